import { currentRequest } from './request-scope.ts';

type Level = 'info' | 'warn' | 'error';

/**
 * What must never be in a log, in messages of ours or of others: addresses, tokens, keys and what is signed. A last
 * line of defence; nobody should hand such things in.
 */
const PRIVATE: [RegExp, string][] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g, '[address]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/\b(sk|rk|pk|whsec|ya29)[-_.][\w.*-]{6,}/g, '[key]'],
  [/([?&](?:token|code|state|signature|key)=)[^&\s"']+/gi, '$1[hidden]'],
];

/** Longer than any description of ours: what else is that long was quoted from somebody. */
const MAX_LENGTH = 500;

const clean = (text: string) =>
  PRIVATE.reduce((cleaned, [pattern, mark]) => cleaned.replace(pattern, mark), text).slice(0, MAX_LENGTH);

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one)]));
}

/**
 * The one way to the logs: an object, with the id of the request that it is about. Say what happened and to which
 * generation or file; never who a person is or what they wrote. Errors as `describeError` tells them.
 */
export function logLine(level: Level, line: Record<string, unknown>): void {
  const requestId = currentRequest()?.requestId;
  console[level](cleaned(requestId === undefined ? line : { requestId, ...line }));
}
