import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type OpenAI from 'openai';
import type { Emulator } from '../emulator.ts';
import { refusalFor } from '../failures.ts';
import { hangForever, streamedBody, waitUntil } from '../streamed-body.ts';
import { opinionDelayIn, opinionTroubleIn } from '../topic-directives.ts';
import { countUsage } from './completion.ts';
import type { ChatRequest } from './request.ts';
import { objectionTo, type Passage } from './second-reader.ts';
import { splitIntoTokens } from './tokens.ts';

/** What it says when it is told to object, whatever was written. */
const TOLD_TO_OBJECT = 'danger';

/** Answers a chat completion that asks for a second opinion. @throws OpenAiError */
export function giveOpinion(
  c: Context,
  { knobs, log, now, entryOf }: Emulator,
  { request, passage, model }: { request: ChatRequest; passage: Passage; model: string },
): Response {
  const entry = entryOf(c);
  const trouble = knobs.takeFailure('failOpinion') ?? opinionTroubleIn(passage.others);
  entry.failure = trouble;
  const refusal = trouble === null ? null : refusalFor(trouble, model);
  if (refusal !== null) throw refusal;
  const objection = trouble === 'withdraw' ? TOLD_TO_OBJECT : objectionTo(passage);
  entry.opinion = { paragraphs: passage.paragraphs.length, objection };
  const content =
    trouble === 'nonsense' ? `I quite liked it: ${passage.paragraphs[0]}` : JSON.stringify({ objection });
  const answer = {
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
  const due = entry.receivedAt + (opinionDelayIn(passage.others) ?? knobs.current.opinionMs);
  const body = streamedBody(
    async function* (signal) {
      if (trouble === 'hang') yield* hangForever(signal);
      await waitUntil(due, now, signal);
      yield new TextEncoder().encode(JSON.stringify(answer));
    },
    { clientSignal: c.req.raw.signal, log, entry },
  );
  return c.body(body, 200, { 'content-type': 'application/json' });
}
