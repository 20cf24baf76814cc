/** A code as services have them: no words of a person, and nothing that could hold a text that was sent. */
const PLAIN = /^[\w.-]{1,60}$/;

/**
 * What a provider calls a failure, if that has the form of a code. Everything else that a provider says may quote what it was
 * sent (keys, topics, names, sentences), and is never logged, mailed or shown.
 * @returns null for anything else
 */
export function plainCode(said: unknown): string | null {
  const code = typeof said === 'number' ? String(said) : said;
  return typeof code === 'string' && PLAIN.test(code) ? code : null;
}

/** What runtimes say of a connection. Other messages of theirs quote an address, a header or what could not be parsed. */
const OF_CONNECTIONS =
  /^(?:Network connection lost|Connection (?:error|timeout|refused|reset)|fetch failed|terminated|Request timed out)\b/i;

/** How a call failed without an answer: what kind of error it was, and no word that the provider may have said. */
export function failureName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const connection = OF_CONNECTIONS.exec(error.message)?.[0];
  const codes = [error, error.cause].map((one) => plainCode((one as { code?: unknown } | undefined)?.code));
  return [error.name, connection, ...codes].filter(Boolean).join(' ');
}
