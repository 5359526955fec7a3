/// Projects as Xcode writes them, shortened.
enum ExampleXcodeProject {
    static let groups = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
                R /* Project object */ = {
                    isa = PBXProject;
                    mainGroup = M;
                    projectDirPath = "";
                    targets = (APP /* App */, WIDGET, SCRIPTS,);
                };
                M = { isa = PBXGroup; children = (S /* Screens */, MAIN, SHARED, OLD,);
                    sourceTree = "<group>"; };
                S = { isa = PBXGroup; children = (HOME,); path = Screens; sourceTree = "<group>"; };
                HOME = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift;
                    path = Home.swift; sourceTree = "<group>"; };
                MAIN = {isa = PBXFileReference; path = "Main.swift"; sourceTree = SOURCE_ROOT; };
                SHARED = { isa = PBXVariantGroup; children = (LOG,); path = ../Shared;
                    sourceTree = "<group>"; };
                LOG = {isa = PBXFileReference; path = Log.swift; sourceTree = "<group>"; };
                OLD = {isa = PBXFileReference; path = /Old.swift; sourceTree = "<absolute>"; };
                APP = {
                    isa = PBXNativeTarget;
                    buildConfigurationList = LIST;
                    buildPhases = (RES, SOURCES, );
                    dependencies = (DEP, );
                    name = App;
                    productType = "com.apple.product-type.application";
                };
                LIST = { isa = XCConfigurationList; buildConfigurations = (DEBUG, RELEASE); };
                DEBUG = { isa = XCBuildConfiguration; buildSettings = {
                    LD_RUNPATH_SEARCH_PATHS = ("$(inherited)", "@executable_path/Frameworks", );
                    PRODUCT_MODULE_NAME = "$(PRODUCT_NAME)"; PRODUCT_NAME = AppKitchen; }; };
                RELEASE = { isa = XCBuildConfiguration; buildSettings = { }; };
                DEP = { isa = PBXTargetDependency; target = WIDGET; };
                RES = { isa = PBXResourcesBuildPhase; files = (B5,); };
                SOURCES = { isa = PBXSourcesBuildPhase; files = (B1 /* in S */, B2, B3, B4,); };
                B1 = {isa = PBXBuildFile; fileRef = HOME; };
                B2 = {isa = PBXBuildFile; fileRef = MAIN; };
                B3 = {isa = PBXBuildFile; fileRef = LOG; };
                B4 = {isa = PBXBuildFile; fileRef = GONE; };
                B5 = {isa = PBXBuildFile; fileRef = OLD; };
                WIDGET = {
                    isa = PBXNativeTarget;
                    buildPhases = (WS, );
                    name = Widget;
                    productType = "com.apple.product-type.app-extension";
                };
                WS = { isa = PBXSourcesBuildPhase; files = (B6, B7); };
                B6 = {isa = PBXBuildFile; fileRef = LOG; };
                B7 = {isa = PBXBuildFile; fileRef = OLD; };
                SCRIPTS = { isa = PBXAggregateTarget; name = Scripts; };
            };
            rootObject = R /* Project object */;
        }
        """

    static let synchronized = """
        { objects = {
            R = { isa = PBXProject; mainGroup = M; targets = (APP, WIDGET); };
            M = { isa = PBXGroup; children = (GA, GW); sourceTree = "<group>"; };
            GA = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EA, EW); path = App;
                sourceTree = "<group>"; };
            GW = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget;
                sourceTree = "<group>"; };
            EA = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                membershipExceptions = (Info, Info/Info.plist); target = APP; };
            EW = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                membershipExceptions = (Shared.swift); target = WIDGET; };
            APP = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (GA);
                buildPhases = (); productType = "com.apple.product-type.application"; };
            WIDGET = { isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (GW);
                productType = "com.apple.product-type.app-extension"; };
        }; rootObject = R; }
        """
}
