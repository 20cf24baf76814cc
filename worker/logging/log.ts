import process from 'node:process';
import { currentRequest } from './request-scope.ts';

type Level = 'info' | 'warn' | 'error';

/**
 * What must never be in a log, in messages of ours or of others: addresses, tokens, keys and what is signed. A last
 * line of defence; nobody should hand such things in.
 */
const PRIVATE: [RegExp, string][] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63})+/g, '[address]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/\b(sk|rk|pk|whsec|ya29)[-_.][\w.*-]{6,}/g, '[key]'],
  [/([?&](?:token|code|state|signature|key)=)[^&\s"']+/gi, '$1[hidden]'],
];

/** Longer than any description of ours: what else is that long was quoted from somebody. */
const MAX_LENGTH = 500;

/** Characters that are looked at: the time that a pattern takes may grow with their square. */
const MAX_READ = 2000;

/** Settings whose values open something, by the end of their names. */
const SECRET = /_(?:KEY|TOKEN|SECRET)$/;
/** Characters. A shorter value would be found in innocent words. */
const SHORTEST_SECRET = 8;

/** The values of the Worker's secrets, which the runtime offers as environment variables as well. */
const secretValues = () =>
  Object.entries(process.env)
    .flatMap(([name, value]) => (SECRET.test(name) && value && value.length >= SHORTEST_SECRET ? value : []))
    .sort((one, other) => other.length - one.length);

/** The beginning of a text that is too long, up to a blank: half of an address or a key would not be known as one. */
function beginningOf(text: string): string {
  if (text.length <= MAX_READ) return text;
  const end = text.lastIndexOf(' ', MAX_READ);
  return end > 0 ? text.slice(0, end) : '[long]';
}

function clean(text: string): string {
  const masked = secretValues().reduce(
    (cleaned, value) => cleaned.replaceAll(value, '[secret]'),
    beginningOf(text),
  );
  return PRIVATE.reduce((cleaned, [pattern, mark]) => cleaned.replace(pattern, mark), masked).slice(
    0,
    MAX_LENGTH,
  );
}

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
