import { env } from 'cloudflare:workers';

/**
 * Watches log lines and mails in every test: what a test typed is in no line, and the names and topics of its stories
 * are in no mail.
 */

/** Fields of requests that a person fills in. */
const FIELDS = [
  'email',
  'user_email',
  'name',
  'user_name',
  'password',
  'newPassword',
  'currentPassword',
  'subject',
  'message',
  'comment',
  'topic',
  'childNames',
  'targetWords',
  'word',
  'said',
  'text',
];
const OF_STORIES = ['topic', 'childNames', 'targetWords'];
/** A report's mail has the story, for an owner without pages. */
const REPORT = /"subject":"[^"]* Story reported: /;
/** Shorter texts may be in any line. */
const SHORTEST = 8;

/** Texts of the running test, with whether a story is asked for with them. */
const typed = new Map<string, boolean>();
const leaks: string[] = [];

/** Notes the typed texts of a request's body. */
export function noteTyped(body: unknown): void {
  for (const [field, value] of Object.entries(body ?? {}))
    for (const text of FIELDS.includes(field) ? [value].flat() : [])
      if (typeof text === 'string' && text.length >= SHORTEST)
        typed.set(text, typed.get(text) === true || OF_STORIES.includes(field));
}

/** All text of a logged value, properties of errors included. */
function textOf(value: unknown): string {
  if (value instanceof Error) return `${value.stack} ${textOf({ ...value })} ${textOf(value.cause)}`;
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(textOf).join(' ');
}

function noteLeaks(where: string, said: string, isMail: boolean): void {
  for (const [text, isOfStory] of typed)
    if ((isOfStory || !isMail) && said.includes(text))
      leaks.push(`"${text}" in ${where}: ${said.slice(0, 300)}`);
}

const LEVELS = ['log', 'info', 'warn', 'error', 'debug', 'trace'];

/** Replaces the runtime's console and `fetch` once. Spies of tests are watched as well. */
export function watchTyped(): void {
  const seen = globalThis as typeof globalThis & { isTypedWatched?: true };
  if (seen.isTypedWatched) return;
  seen.isTypedWatched = true;
  globalThis.console = new Proxy(console, {
    get(target, level) {
      const method = Reflect.get(target, level);
      if (!LEVELS.includes(String(level))) return method;
      return new Proxy(method, {
        apply(_, __, line: unknown[]) {
          noteLeaks('a log line', line.map(textOf).join(' '), false);
          return Reflect.apply(method, target, line);
        },
      });
    },
  });
  const { fetch } = globalThis;
  globalThis.fetch = Object.assign((...[input, init]: Parameters<typeof globalThis.fetch>) => {
    const isMail = input === env.MAIL_SINK_URL && typeof init?.body === 'string';
    if (isMail && !REPORT.test(init.body as string)) noteLeaks('a mail', init.body as string, true);
    return fetch(input, init);
  }, fetch);
}

/** Leaks of the test that has ended; the next one begins without texts. */
export function takeTypedLeaks(): string[] {
  typed.clear();
  return leaks.splice(0);
}
