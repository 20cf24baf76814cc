import { vi } from 'vitest';

/** One request of the page: `GET /api/account`, and its JSON body. */
export type Asked = { line: string; body: unknown };
type Answer = Response | object | ((asked: Asked) => Response | object | Promise<Response | object>);

export const refusal = (code: string, status: number): Response =>
  Response.json({ code, status }, { status });
export const nothing = (): Response => new Response(null, { status: 204 });

/**
 * Replaces `fetch` by a server that answers by method and path. A request without an answer fails like a lost
 * connection.
 * @returns the requests in order
 */
export function serve(answers: Record<string, Answer>): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, search } = new URL(url, 'https://api.example');
    const asked = { line: `${method} ${pathname}${search}`, body: body && JSON.parse(String(body)) };
    all.push(asked);
    const answer = answers[asked.line] ?? answers[`${method} ${pathname}`];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    const given = typeof answer === 'function' ? await answer(asked) : answer;
    return given instanceof Response ? given.clone() : Response.json(given);
  });
  return all;
}
