/**
 * What of an error may be logged: its name, what it says and what caused it, without the values of a query. Drizzle puts
 * those into its message, and they are people's topics, names and addresses. What cannot be read as JSON or an address is
 * quoted by the runtime.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : typeof error;
  if (error instanceof SyntaxError || /^Invalid URL/.test(error.message)) return `${error.name}: unreadable`;
  const message = error.message.replace(/\nparams: [\s\S]*/, '');
  const cause = error.cause === undefined ? '' : ` (because of ${describeError(error.cause)})`;
  return `${error.name}: ${message}${cause}`;
}
