import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type OpenAI from 'openai';
import type { Emulator } from '../emulator.ts';
import { type OpinionTrouble, refusalFor } from '../failures.ts';
import { hangForever, streamedBody, waitUntil } from '../streamed-body.ts';
import { opinionDelayIn, opinionTroubleIn, topicTroubleIn } from '../topic-directives.ts';
import { countUsage } from './completion.ts';
import type { ChatRequest } from './request.ts';
import { objectionTo, type Passage } from './second-reader.ts';
import { splitIntoTokens } from './tokens.ts';
import { objectionToWish } from './topic-reader.ts';

/** The answer when a directive requests an objection. */
const TOLD_TO_OBJECT = 'danger';

/** Answers a request for a second opinion. @throws OpenAiError */
export function giveOpinion(
  c: Context,
  emulator: Emulator,
  { request, passage, model }: { request: ChatRequest; passage: Passage; model: string },
): Response {
  const trouble = emulator.knobs.takeFailure('failOpinion') ?? opinionTroubleIn(passage.others);
  const delayMs = opinionDelayIn(passage.others);
  const find = () => objectionTo(passage);
  return answer(c, emulator, { request, model, trouble, delayMs, find, text: passage.paragraphs });
}

/** Answers a request to check a topic. @throws OpenAiError */
export function readWish(
  c: Context,
  emulator: Emulator,
  { request, wish, model }: { request: ChatRequest; wish: string; model: string },
): Response {
  const find = () => objectionToWish(wish);
  const trouble = topicTroubleIn(wish);
  return answer(c, emulator, { request, model, trouble, delayMs: null, find, text: [] });
}

type Asked = {
  request: ChatRequest;
  model: string;
  trouble: OpinionTrouble | null;
  delayMs: number | null;
  /** The objection, or `none`. */
  find(): string;
  /** The paragraphs, if there are any. */
  text: string[];
};

function answer(
  c: Context,
  { knobs, log, now, entryOf }: Emulator,
  { request, model, trouble, delayMs, find, text }: Asked,
): Response {
  const entry = entryOf(c);
  entry.failure = trouble;
  const refusal = trouble === null ? null : refusalFor(trouble, model);
  if (refusal !== null) throw refusal;
  const objection = trouble === 'withdraw' ? TOLD_TO_OBJECT : find();
  entry.opinion = { paragraphs: text.length, objection };
  const content =
    trouble === 'nonsense' ? `I quite liked it: ${text[0] ?? ''}` : JSON.stringify({ objection });
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
  const due = entry.receivedAt + (delayMs ?? knobs.current.opinionMs);
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
