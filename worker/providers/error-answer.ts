import { plainCode } from './plain-code.ts';
import { isOutOfQuota, parsed } from './quota.ts';

/** Codes of a rate limit, where no status says it. */
export const RATE_LIMITS = ['rate_limit_exceeded', 'rate_limit_error', 'too_many_requests'];

/** HTTP status that some servers put in place of the code. */
export const statusIn = (code: unknown) => (/^[45]\d\d$/.test(String(code)) ? Number(code) : undefined);

/**
 * Reads the first bytes of a body.
 * @param least how many, if there are so many
 * @returns them, and the whole body
 */
export async function peek(
  body: ReadableStream<Uint8Array>,
  least: number,
): Promise<{ head: Uint8Array; body: ReadableStream<Uint8Array> }> {
  const reader = body.getReader();
  let head = new Uint8Array(0);
  while (head.length < least) {
    const { done, value } = await reader.read();
    if (done) break;
    head = new Uint8Array([...head, ...value]);
  }
  const whole = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        if (head.length > 0) controller.enqueue(head);
      },
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { head, body: whole };
}

/** The error in the JSON of an answer with status 200; undefined when it is an answer. */
function errorIn(text: string): unknown {
  const body = parsed(text);
  if (typeof body !== 'object' || body === null || 'choices' in body || 'results' in body) return undefined;
  const { error, errors, detail, success, code, message } = body as Record<string, unknown>;
  if (error || detail || success === false) return error ?? detail ?? errors ?? body;
  return code !== undefined && message !== undefined ? body : undefined;
}

/** A refusal as OpenAI's SDK reads it. A used-up quota has one code, and is not asked again. */
function restated({ headers }: Response, status: number, text: string): Response {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name);
  if (!isOutOfQuota(status, text)) return new Response(text || null, { status, headers: kept });
  kept.set('x-should-retry', 'false');
  const said = errorIn(text) as { code?: unknown } | undefined;
  const error = { code: 'insufficient_quota', type: plainCode(said?.code), message: null };
  return new Response(JSON.stringify({ error }), { status, headers: kept });
}

/** An answer as OpenAI's SDK reads a refusal, whatever its form and status; null when it is none. @param text its body */
export function refusalIn(response: Response, text: string): Response | null {
  if (!response.ok) return restated(response, response.status, text);
  const error = errorIn(text);
  if (error === undefined) return null;
  const code = (error as { code?: unknown }).code;
  const status = statusIn(code) ?? (RATE_LIMITS.includes(String(code)) ? 429 : 502);
  return restated(response, status, text);
}

/**
 * `fetch` for answers in one piece by OpenAI's SDK, which does not know refusals of another form, or with status 200.
 * The body is read once, without a stream of our own: twenty stories at once ask some hundred of them before their first
 * sentences.
 */
export async function fetchRestated(...asked: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...asked);
  if (response.ok && !response.body) return response;
  const text = await response.text();
  return refusalIn(response, text) ?? new Response(text, response);
}
