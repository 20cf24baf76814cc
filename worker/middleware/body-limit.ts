import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { App } from './context.ts';
import { errorAnswer } from './error-answer.ts';

/** The largest body there is: a long story's text, sent back to be read aloud. */
const MAX_BODY_BYTES = 64 * 1024;

const limited = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => errorAnswer(c, 'payload_too_large') });

/** Refuses a body that is too large before it is read. A body of GET or HEAD is ignored: no route reads it. */
export const limitedBody = createMiddleware<App>((c, next) => {
  const { method } = c.req;
  return method === 'GET' || method === 'HEAD' ? next() : (limited(c, next) as Promise<Response | undefined>);
});
