/**
 * Redacted message of an error for the log: name, message and cause, without the values of a query, which Drizzle adds
 * and which contain typed text, and without the input that JSON and URL errors quote.
 */
export function redactedErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : typeof error;
  if (error instanceof SyntaxError || /^Invalid URL/.test(error.message)) return `${error.name}: unreadable`;
  const message = error.message.replace(/\nparams: [\s\S]*/, '');
  const cause = error.cause === undefined ? '' : ` (because of ${redactedErrorMessage(error.cause)})`;
  return `${error.name}: ${message}${cause}`;
}
