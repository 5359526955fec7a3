final class Draft: <#Superclass#> {
    let view = ImageView(image: <#T##UIImage#>)
    func show(_ name: <#Type#>) { set(<#T##value##Value#>, on: <#here) }
    var <#name#>: <#type#> { <#code#> }
}

struct After { let count: Int }
