/** Answer to a question of `public/first-paint.js`, with the token that it was asked with; null when none came. */
type Early = Promise<{ token: string; answer: Response } | null>;

/** Milliseconds since the page was opened in which an answer is as good as a new one. */
const FRESH_MS = 10_000;

const page = globalThis as { early?: Record<string, Early> };

/**
 * `fetch` that takes over what `public/first-paint.js` asked before the app had loaded, once each and with the same
 * token. After a change nothing is taken over.
 */
export const fetchOnce: typeof fetch = async (path, init) => {
  const early = page.early?.[String(path)];
  delete page.early?.[String(path)];
  if (init?.method !== 'GET' && path !== '/api/auth/refresh-token') delete page.early;
  if (!early || performance.now() > FRESH_MS) return fetch(path, init);
  const aborted = new Promise<null>((resolve) => {
    init?.signal?.addEventListener('abort', () => resolve(null), { once: true });
  });
  const came = await Promise.race([early, aborted]);
  const { headers, signal } = init ?? {};
  const isOurs = new Headers(headers).get('authorization') === `Bearer ${came?.token}`;
  return came && isOurs && !signal?.aborted ? came.answer : fetch(path, init);
};
