/** What a browser says about itself: `POST /api/browser-reports`. Nothing in it comes from a user. */

export const REPORTED = ['error', 'interaction', 'largest_paint'] as const;

/** Patterns of the app's pages, as in `web/src/paths.ts`; `*` for any other address. */
export const REPORTED_ROUTES = [
  ...(['*', '/', '/login', '/register', '/library', '/library/words', '/library/:id', '/tonight'] as const),
  ...(['/profile', '/forgot-password', '/reset-password', '/verify-email', '/configuration-error'] as const),
  ...(['/auth/google/callback', '/success', '/como-funciona', '/about', '/services'] as const),
  ...(['/story-examples', '/contact', '/terminos', '/aviso-legal', '/accesibilidad', '/politica'] as const),
  ...(['/desistimiento', '/subscribe', '/record'] as const),
] as const;

export const MESSAGE_MAX = 200;
const MARK = '…';

/**
 * Words that browsers and libraries use in messages. Every other word is masked: a message may quote what a user typed,
 * such as the text that could not be parsed.
 */
const KNOWN = new Set(
  `a abort aborted access after already an and any argument arguments array assign assignment at audio await bad be before
  body buffer by call called callback cannot chunk class client closed cloned code component connection constructor
  context content convert could css decode decoding defined denied depth did directive document does domexception dynamically
  element empty end error errors evaluating event exceeded expected exceeds expression failed fetch fetching field file find
  for found from function get getter hydrate hydration if import imported in index initialization initialize insecure instance
  instanceof integer interface internal into invalid invoke is it iterable iterator json keyword length lexical lifetime limit
  load loaded loading lock loop match maximum media message method minified missing mode module must name network new node
  non not null number object observer of on only operation operator or out outside parameter parse parsing permission play
  playback promise properties property prototype quota range react read reading readonly redeclaration reference referenceerror
  regular reject rejected rejection remove removechild insertbefore render rendered rendering request resizeobserver resource
  response returned root scope script security server service set setting size source stack state status storage stream
  string style such suspended suspense symbol syntax syntaxerror target text than that the this timeout to token too
  transaction type typeerror unable undefined unexpected unhandled unknown unsupported update url use used user valid value
  variable was when while window with without worker write`.split(/\s+/),
);

/** Longest input that is read. */
const READ_MAX = 1000;

/**
 * An error's message with nothing but words of `KNOWN` and numbers of at most three digits, such as those of React's
 * messages. Quoted parts are masked whole.
 */
export function withoutUsersWords(message: string): string {
  return message
    .slice(0, READ_MAX)
    .replace(/["“«][^"”»]{0,1000}(?:["”»]|$)|[`‘][^`’]{0,1000}(?:[`’]|$)|'[^']{0,1000}(?:'|$)/gu, MARK)
    .split(/[^\p{L}\p{M}\p{N}_$@…]+/u)
    .filter((word) => word !== '')
    .map((word) => (KNOWN.has(word.toLowerCase()) || /^\d{1,3}$/.test(word) ? word : MARK))
    .join(' ')
    .replace(/…(?: …)+/g, MARK)
    .slice(0, MESSAGE_MAX);
}

/** Place in a script of the app as `story-x1y2.js:1:2345`, from a stack or an address; null for any other place. */
export function placeInScript(text: string): string | null {
  return /\/assets\/([\w.-]{1,80}\.js:\d{1,7}:\d{1,7})/.exec(text)?.[1] ?? null;
}
