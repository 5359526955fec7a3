import Dependencies

/// Kinds of work that belong behind a view, told by the SDK and library types that do it.
package enum LogicKind: String, Sendable, CaseIterable {
    case network, storage, notification, timer, service, singleton, model, decision

    /// The kind of work that a type from elsewhere does; nil where it does none or is unknown.
    package static func kind(ofExternal name: String) -> LogicKind? { externalKinds[name] }

    /// The kinds of those types that a project names, by the words.
    static func kinds(in names: NameTable) -> [NameID: LogicKind] {
        let named = externalKinds.compactMap { text, kind in names.find(text).map { ($0, kind) } }
        return Dictionary(uniqueKeysWithValues: named)
    }

    private static let externalKinds: [String: LogicKind] = {
        let all = [
            (networkTypes, LogicKind.network), (storageTypes, .storage),
            (notificationTypes, .notification), (timerTypes, .timer),
        ]
        let pairs = all.flatMap { names, kind in names.map { ($0, kind) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()

    /// Whether a type reaches the network or a storage: what makes its user a service.
    package static func isOutsideWorld(_ name: String) -> Bool {
        outsideWorldTypes.contains(name)
    }

    /// The types of which `isOutsideWorld` is true.
    static let outsideWorldTypes = networkTypes.union(storageTypes)

    /// Functions of the keychain.
    static let storageFunctions: Set<String> = [
        "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete",
    ]

    /// What writes a value to a file.
    static let fileWriter = "write"

    /// The framework whose attribute of a name makes a property read a storage.
    package static func storage(ofAttribute name: String) -> String? { storageAttributes[name] }

    private static let storageAttributes = [
        "AppStorage": "SwiftUI", "FetchRequest": "SwiftUI", "SectionedFetchRequest": "SwiftUI",
        "Query": "SwiftData", "ObservedResults": "RealmSwift",
    ]

    /// Whether a value of SwiftUI's environment is a storage.
    package static func isStorage(environmentKey name: String) -> Bool {
        ["modelContext", "managedObjectContext"].contains(name)
    }

    /// Values that can be read from a file when they are made, and written to one.
    static let fileReaders: Set<String> = [
        "Data", "String", "NSData", "NSString", "NSDictionary", "NSArray",
    ]

    /// Whether a name is that of a library, whose types stand behind it.
    package static func isLibrary(_ name: String) -> Bool { libraries.contains(name) }

    private static let libraries: Set<String> = ["Alamofire"]

    /// Whether a type says what to load and leaves it to others.
    package static func isRequest(_ name: String) -> Bool { requests.contains(name) }

    private static let requests: Set<String> = ["NSFetchRequest", "NSBatchDeleteRequest"]

    private static let networkTypes: Set<String> = [
        "URLSession", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
        "URLSessionUploadTask", "URLSessionWebSocketTask", "URLSessionConfiguration",
        "NSURLConnection", "NSURLSession", "NWConnection", "NWListener", "NWBrowser", "AF",
        "Alamofire", "SessionManager", "MoyaProvider", "ApolloClient", "WebSocket",
        "SocketManager", "SocketIOClient", "AFHTTPSessionManager", "GRPCChannel", "Firestore",
        "Functions", "CKContainer", "CKDatabase", "MCSession", "MCNearbyServiceBrowser",
    ]

    private static let storageTypes: Set<String> = [
        "UserDefaults", "NSUserDefaults", "FileManager", "FileHandle", "NSPersistentContainer",
        "NSPersistentCloudKitContainer", "NSPersistentStoreCoordinator", "NSManagedObjectContext",
        "NSFetchRequest", "NSFetchedResultsController", "NSBatchDeleteRequest", "NSKeyedArchiver",
        "NSKeyedUnarchiver", "NSUbiquitousKeyValueStore", "ModelContainer", "ModelContext",
        "Realm", "Keychain", "KeychainSwift", "KeychainWrapper", "SSKeychain", "SAMKeychain",
        "DatabaseQueue", "DatabasePool",
    ]

    private static let notificationTypes: Set<String> = [
        "NotificationCenter", "NSNotificationCenter", "DistributedNotificationCenter",
        "CFNotificationCenterGetDarwinNotifyCenter",
    ]

    private static let timerTypes: Set<String> = ["Timer", "NSTimer"]
}
