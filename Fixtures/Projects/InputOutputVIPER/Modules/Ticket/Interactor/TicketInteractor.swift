import Foundation

protocol TicketInteractorInput {
    func obtainSeats()
}

protocol TicketInteractorOutput: AnyObject {
    func didObtain(_ seats: [Int])
}

final class TicketInteractor: TicketInteractorInput { // role: presenter
    weak var output: TicketInteractorOutput?
    private let seats: SeatServicing

    init(seats: SeatServicing) {
        self.seats = seats
    }

    func obtainSeats() {
        seats.freeSeats { [weak output] seats in output?.didObtain(seats) }
    }
}
