/// Frameworks that do a service's work.
package enum ForeignFrameworks {
    /// Those of the SDK and widespread libraries that reach a network, a storage, a device or an
    /// account, or that hand out dependencies.
    package static let names: Set<String> = [
        "CoreData", "SwiftData", "CloudKit", "Network", "SystemConfiguration", "Security",
        "CryptoKit", "LocalAuthentication", "CoreBluetooth", "HealthKit", "HomeKit", "EventKit",
        "Contacts", "MultipeerConnectivity", "BackgroundTasks", "PushKit", "CallKit",
        "CoreSpotlight", "WatchConnectivity", "CoreTelephony", "SQLite3", "CommonCrypto",
        "Alamofire", "Moya", "RxMoya", "CombineMoya", "Apollo", "ApolloAPI", "Starscream",
        "SocketIO", "GRPC", "NIO", "AsyncHTTPClient", "AFNetworking", "Get", "Siesta", "Just",
        "Realm", "RealmSwift", "RxRealm", "GRDB", "SQLite", "CouchbaseLiteSwift", "YapDatabase",
        "KeychainAccess", "KeychainSwift", "SwiftKeychainWrapper", "Valet", "Locksmith",
        "Firebase", "GoogleSignIn", "GoogleAnalytics", "FBSDKCoreKit", "FBSDKLoginKit",
        "FacebookCore", "FacebookLogin", "Amplitude", "Mixpanel", "Segment", "Sentry", "Bugsnag",
        "AppCenter", "AppCenterAnalytics", "AppCenterCrashes", "Datadog", "NewRelic", "Adjust",
        "AppsFlyerLib", "Branch", "PostHog", "OneSignal", "Parse", "AWSCore", "AWSS3",
        "AWSMobileClient", "Amplify", "Supabase", "Stripe", "RevenueCat", "Purchases",
        "SwiftyJSON", "ObjectMapper", "CocoaMQTT", "Swinject", "SwinjectStoryboard", "Resolver",
        "Factory", "Typhoon", "DITranquillity", "EasyDi",
    ]
}
