import { z } from 'zod';
import { fold } from '../moderation/fold.ts';
import { type ChatRequest, dataIn } from './request.ts';

/** Yes or no to questions about a story. */
const asked = z.strictObject({
  topic: z.string(),
  story: z.object({ title: z.string(), text: z.string() }),
  questions: z.record(z.string(), z.string()),
});

/** Letters by which forms of a word are one. */
const STEM = 4;
/** Least occurrences of what a story is about. */
const OFTEN = 3;

const stemsIn = (text: string) =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));

/** Words that blame or mock a person who suffers. */
const CRUEL =
  /(?<!not |never |isn't |no es |no fue |nunca )\b(?:your (?:own )?fault|culpa tuya)\b|\bserves? (?:you|him|her|them) right\b|\b(?:laughed|laughs) at (?:him|her|them)\b|\byou(?:'re| are) (?:stupid|ugly)\b|\bse (?:rieron|rien) de (?:el|ella|ellos)\b|\bte lo mereces\b/u;

/**
 * Answers to an editor's questions about a story, a line for each. This counts words of the topic and understands
 * nothing; a question that it does not know is answered with no.
 * @returns null for any other request
 */
export function editorsAnswers(messages: ChatRequest['messages']): string | null {
  const request = asked.safeParse(dataIn(messages));
  if (!request.success) return null;
  const { topic, story, questions } = request.data;
  const wanted = new Set(stemsIn(topic));
  const stems = stemsIn(`${story.title} ${story.text}`);
  const times = stems.filter((stem) => wanted.has(stem)).length;
  const atEnd = stems.slice(-Math.ceil(stems.length / 3)).some((stem) => wanted.has(stem));
  const answers: Record<string, boolean> = {
    hero: times >= OFTEN,
    swap: times < OFTEN,
    resolved: atEnd,
    gentle: !CRUEL.test(fold(story.text)),
  };
  return Object.keys(questions)
    .map((name) => `${name} ${answers[name] === true ? 'yes' : 'no'}`)
    .join('\n');
}
