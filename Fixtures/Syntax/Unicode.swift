/// Names and marks from beyond ASCII: 名前, naïve, 👩‍👩‍👧 — “quoted”.
struct Größe { let höhe: Double; static let Élan = Größe(höhe: 1) }
enum 天気 { case 晴れ, 雨(Größe) ; static let 今日: 天気 = .晴れ }
class Ωmega { func 🎉(_ 👍🏽: Größe) -> Ωmega { self }; var été: Été { Été() } }
struct Été {}
let naïve = "e\u{301} 👨‍👩‍👧 \(Größe.Élan.höhe)", 合計 = Ωmega().🎉(Größe.Élan) // 終わり
infix operator ×: MultiplicationPrecedence; func ×(a: Größe, b: Größe) -> Größe { a }
