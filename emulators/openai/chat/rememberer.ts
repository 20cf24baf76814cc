import type { Context } from 'hono';
import { z } from 'zod';
import { LANGUAGES } from '../../../contract/options.ts';
import { type Left, leftByWords } from '../../../storyteller/engine/index.ts';
import type { Emulator } from '../emulator.ts';
import { memoryTroubleIn } from '../topic-directives.ts';
import { closedAnswer } from './closed-answer.ts';
import { type ChatRequest, dataIn } from './request.ts';

/** What is remembered of a story, said to a request of its own. */

const asked = z.object({
  /** Languages of the story, its own first. */
  remember: z.array(z.enum(LANGUAGES)).min(1),
  topic: z.string(),
  title: z.string(),
  text: z.array(z.string()).min(1),
});
type Asked = z.infer<typeof asked>;

/** What a request wants to be remembered of; null for any other request. */
export const rememberedIn = (messages: ChatRequest['messages']): Asked | null =>
  asked.safeParse(dataIn(messages)).data ?? null;

/** Answers a request about a story's memory. @throws OpenAiError */
export function remember(
  c: Context,
  emulator: Emulator,
  { request, story, model }: { request: ChatRequest; story: Asked; model: string },
): Response {
  const trouble = emulator.knobs.takeFailure('failMemory') ?? memoryTroubleIn(story.topic);
  const [own = 'es', other] = story.remember;
  const { memoryMs, memory } = emulator.knobs.current;
  const left = emulator.knownNights.of(story) ?? leftByWords(story, own);
  const said = left === null ? null : linesOf(left, own, other);
  return closedAnswer(c, emulator, {
    request,
    model,
    trouble,
    delayMs: memoryMs,
    content: (trouble === 'nonsense' ? null : (memory ?? said)) ?? 'What a lovely story!',
  });
}

const linesOf = ({ memory, next }: Left, own: 'es' | 'en', other: 'es' | 'en' | undefined): string =>
  [
    `memory: ${memory[own]}`,
    ...next.map((both) => `next: ${both[own]}${other === undefined ? '' : ` = ${both[other]}`}`),
  ].join('\n');
