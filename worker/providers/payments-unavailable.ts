/** The payment provider did not answer, or not as documented. The cause is for the log, never for users. */
export class PaymentsUnavailable extends Error {
  override name = 'PaymentsUnavailable';
}
