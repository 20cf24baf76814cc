import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type OpenAI from 'openai';
import type { Emulator } from '../emulator.ts';
import { type OpinionTrouble, refusalFor } from '../failures.ts';
import { hangForever, streamedBody, waitUntil } from '../streamed-body.ts';
import { countUsage } from './completion.ts';
import type { ChatRequest } from './request.ts';
import { splitIntoTokens } from './tokens.ts';

export type ClosedAnswer = {
  request: ChatRequest;
  model: string;
  trouble: OpinionTrouble | null;
  /** Milliseconds from the request to the answer. */
  delayMs: number;
  content: string;
};

/** Answer to a closed question, in one piece. @throws OpenAiError for a trouble with an error status */
export function closedAnswer(
  c: Context,
  { log, now, entryOf }: Emulator,
  { request, model, trouble, delayMs, content }: ClosedAnswer,
): Response {
  const entry = entryOf(c);
  entry.failure = trouble;
  const refusal = trouble === null ? null : refusalFor(trouble, model);
  if (refusal !== null) throw refusal;
  const completion = {
    id: `chatcmpl-${randomBytes(14).toString('hex')}`,
    object: 'chat.completion',
    created: Math.floor(now() / 1000),
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: countUsage(request, splitIntoTokens(content).length, 0),
  } satisfies OpenAI.ChatCompletion;
  const due = entry.receivedAt + delayMs;
  const body = streamedBody(
    async function* (signal) {
      if (trouble === 'hang') yield* hangForever(signal);
      await waitUntil(due, now, signal);
      yield new TextEncoder().encode(JSON.stringify(completion));
    },
    { clientSignal: c.req.raw.signal, log, entry },
  );
  return c.body(body, 200, { 'content-type': 'application/json' });
}
