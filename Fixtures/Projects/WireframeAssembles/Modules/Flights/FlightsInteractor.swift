import Foundation

protocol FlightsInteractorInterface: InteractorInterface {
    func flights(_ completion: @escaping ([String]) -> Void)
}

final class FlightsInteractor { // role: presenter
    private let timetable: TimetableProviding

    init(timetable: TimetableProviding) {
        self.timetable = timetable
    }
}

extension FlightsInteractor: FlightsInteractorInterface {
    func flights(_ completion: @escaping ([String]) -> Void) {
        timetable.departures(completion)
    }
}
