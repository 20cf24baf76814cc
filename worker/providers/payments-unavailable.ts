/** The payment provider did not answer, or not as it should. The cause is for the log, never for people. */
export class PaymentsUnavailable extends Error {
  override name = 'PaymentsUnavailable';
}
