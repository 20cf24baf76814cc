/** Form of an error code: too short and too plain to contain typed text. */
const PLAIN = /^[\w.-]{1,60}$/;

/**
 * A provider's error code, if it has the form of one. Everything else from a provider may quote its input (keys,
 * topics, names, sentences), and is never logged, mailed or shown.
 * @returns null for anything else
 */
export function plainCode(said: unknown): string | null {
  const code = typeof said === 'number' ? String(said) : said;
  return typeof code === 'string' && PLAIN.test(code) ? code : null;
}

/** Messages of runtimes about connections. Their other messages quote an address, a header or unparsable input. */
const OF_CONNECTIONS =
  /^(?:Network connection lost|Connection (?:error|timeout|refused|reset)|fetch failed|terminated|Request timed out)\b/i;

/** Name of a failure without an answer: the kind of error, without any text of the provider. */
export function failureName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const connection = OF_CONNECTIONS.exec(error.message)?.[0];
  const codes = [error, error.cause].map((one) => plainCode((one as { code?: unknown } | undefined)?.code));
  return [error.name, connection, ...codes].filter(Boolean).join(' ');
}
