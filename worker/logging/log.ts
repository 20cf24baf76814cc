import process from 'node:process';
import { currentRelease } from './release.ts';
import { currentRequest } from './request-scope.ts';

type Level = 'info' | 'warn' | 'error';

/**
 * Patterns masked in every log line: addresses, tokens, keys and signatures. A last line of defence; callers must not
 * log such values.
 */
const PRIVATE: [RegExp, string][] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63})+/g, '[address]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/\b(sk|rk|pk|whsec|ya29)[-_.][\w.*-]{6,}/g, '[key]'],
  [/([?&](?:token|code|state|signature|key)=)[^&\s"']+/gi, '$1[hidden]'],
];

/** Longer than our messages: a longer text quotes something. */
const MAX_LENGTH = 500;

/** Maximum input of the patterns, whose time may be quadratic. */
const MAX_READ = 2000;

/** Names of secret settings. */
const SECRET = /_(?:KEY|TOKEN|SECRET)$/;
/** Minimum length of a masked secret. A shorter value would occur in ordinary words. */
const SHORTEST_SECRET = 8;

let secrets: string[] | undefined;

/** Values of the Worker's secrets, which the runtime also provides as environment variables, the longest first. */
function secretValues(): string[] {
  secrets ??= Object.entries(process.env)
    .flatMap(([name, value]) => (SECRET.test(name) && value && value.length >= SHORTEST_SECRET ? value : []))
    .sort((one, other) => other.length - one.length);
  return secrets;
}

/** Cuts a long text at a space: half an address or key would not match its pattern. */
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
 * The only way to log: an object, with the release and the request's id added. Log what happened and ids of generations
 * or files; never identities or typed text. Pass errors through `redactedErrorMessage`.
 */
export function logLine(level: Level, line: Record<string, unknown>): void {
  const requestId = currentRequest()?.requestId;
  const release = currentRelease();
  console[level](cleaned({ release, ...(requestId !== undefined && { requestId }), ...line }));
}
