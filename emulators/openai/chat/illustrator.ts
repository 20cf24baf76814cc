import type { Context } from 'hono';
import { z } from 'zod';
import { NATURE, sceneWordsIn } from '../../../contract/scene-words.ts';
import type { Emulator } from '../emulator.ts';
import { pictureTroubleIn } from '../topic-directives.ts';
import { closedAnswer } from './closed-answer.ts';
import { type ChatRequest, dataIn } from './request.ts';

/** What pictures of stories show, said to a request of its own. */

const PARTS = ['beginning', 'middle', 'end'] as const;

const asked = z.object({
  pictures: z.array(z.enum(PARTS)).min(1),
  topic: z.string(),
  title: z.string(),
  text: z.array(z.string()).min(1),
  at: z.array(z.int()).default([]),
});
type Asked = z.infer<typeof asked>;

/** What a request wants pictures of; null for any other request. */
export const picturesIn = (messages: ChatRequest['messages']): Asked | null =>
  asked.safeParse(dataIn(messages)).data ?? null;

/** Answers a request about pictures. @throws OpenAiError */
export function illustrate(
  c: Context,
  emulator: Emulator,
  { request, story, model }: { request: ChatRequest; story: Asked; model: string },
): Response {
  const trouble = emulator.knobs.takeFailure('failPicture') ?? pictureTroubleIn(story.topic);
  const known = emulator.knownPictures.of(story);
  const lines = story.pictures.map((part, at) => `${part}: ${known?.[part] ?? lineByWords(story, at)}`);
  emulator.entryOf(c).pictures = { asked: story.pictures, isKnown: known !== null };
  return closedAnswer(c, emulator, {
    request,
    model,
    trouble,
    delayMs: emulator.knobs.current.pictureMs,
    content: trouble === 'nonsense' ? 'What a lovely story!' : lines.join('\n'),
  });
}

/** Line of a picture that nobody knows, by the words of topic and text. */
function lineByWords({ topic, text, at }: Asked, picture: number): string {
  const paragraph = text[at[picture] ?? 0] ?? '';
  const [wished, told] = [topic, paragraph].map((words) => sceneWordsIn(words));
  const [hero = { kind: 'child' as const, colour: null, garment: null }, ...others] = [
    ...wished!.figures,
    ...told!.figures.filter(({ kind }) => wished!.figures.every((one) => one.kind !== kind)),
  ];
  return [
    wished!.place ?? told!.place ?? NATURE[hero.kind].place,
    wished!.hour ?? told!.hour ?? 'day',
    'curious',
    ...[hero, ...others]
      .slice(0, 3)
      .map(({ kind, colour, garment }) =>
        [kind, colour ?? NATURE[kind].colour, garment ?? ''].join(' ').trim(),
      ),
    wished!.thing ?? told!.thing ?? '',
  ]
    .filter(Boolean)
    .join(', ');
}
