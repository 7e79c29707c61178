import Testing

@testable import NetworkManagerHotspot

@Suite("A mailbox between two threads")
struct MailboxTests {
    @Test("is waited for until something complete is in it, and has the latest")
    func completeness() {
        let mailbox = Mailbox<Int>()
        mailbox.put(1, isComplete: false)
        #expect(!mailbox.wait(atMost: .zero))
        mailbox.put(2)
        mailbox.put(3, isComplete: false)
        #expect(mailbox.wait(atMost: .zero))
        #expect(mailbox.take() == 3)
        #expect(mailbox.take() == nil)
    }
}
