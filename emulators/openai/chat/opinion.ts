import type { Context } from 'hono';
import type { Emulator } from '../emulator.ts';
import { opinionDelayIn, opinionTroubleIn, topicTroubleIn } from '../topic-directives.ts';
import { type ClosedAnswer, closedAnswer } from './closed-answer.ts';
import type { ChatRequest } from './request.ts';
import { objectionTo, type Passage } from './second-reader.ts';
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

type Asked = Pick<ClosedAnswer, 'request' | 'model' | 'trouble'> & {
  /** In place of the knob's. */
  delayMs: number | null;
  /** The objection, or `none`. */
  find(): string;
  /** The paragraphs, if there are any. */
  text: string[];
};

function answer(c: Context, emulator: Emulator, { delayMs, find, text, ...asked }: Asked): Response {
  const objection = asked.trouble === 'withdraw' ? TOLD_TO_OBJECT : find();
  emulator.entryOf(c).opinion = { paragraphs: text.length, objection };
  return closedAnswer(c, emulator, {
    ...asked,
    delayMs: delayMs ?? emulator.knobs.current.opinionMs,
    content:
      asked.trouble === 'nonsense' ? `I quite liked it: ${text[0] ?? ''}` : JSON.stringify({ objection }),
  });
}
