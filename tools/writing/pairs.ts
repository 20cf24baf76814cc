import { detectLanguage } from '../../contract/detect-language.ts';
import { splitWords } from '../../contract/level/words.ts';
import type { Language } from '../../contract/options.ts';
import type { Story, StoryRequest } from '../../contract/schemas/stories.ts';
import { StandIns } from '../../worker/story/stand-ins.ts';
import type { StoryProvider, StoryWriter } from '../../worker/story/story-provider.ts';
import { translationPrompt, translationsIn } from '../../worker/story/translation-prompt.ts';
import { inTwoLanguages } from './grid.ts';
import { write } from './write.ts';

/** Translation shown for a sentence: its own, a neighbour's, another, or none. */
type Shown = 'its own' | 'plainly none' | 'a neighbour’s' | 'something else';

type PairTally = Record<Shown, number> & {
  stories: number;
  withoutTranslation: number;
  sentences: number;
  titles: number;
  words: number;
  questions: number;
  /** Faults of shown translations: empty, two merged, in the story's own language, with other names or numbers. */
  wrong: Record<'empty' | 'merged' | 'language' | 'names' | 'numbers', number>;
  /** Sentences shown with another's translation. */
  listed: string[];
};

const newTally = (): PairTally => ({
  stories: 0,
  withoutTranslation: 0,
  sentences: 0,
  titles: 0,
  words: 0,
  questions: 0,
  'its own': 0,
  'plainly none': 0,
  'a neighbour’s': 0,
  'something else': 0,
  wrong: {
    empty: 0,
    merged: 0,
    language: 0,
    names: 0,
    numbers: 0,
  },
  listed: [],
});

/** The built-in provider's uncorrupted translations of a story's sentences, which it knows with stand-ins. */
async function truthOf(
  writer: StoryWriter,
  { id, sentences: told, title, options }: Story,
  own: Language,
  other: Language,
): Promise<(string | null)[]> {
  const texts = told.map(({ text }) => text);
  const standIns = new StandIns(options, id, [title, ...texts]);
  const sentences = texts.map((text) => standIns.hide(text));
  let answer = '';
  const order = {
    ...translationPrompt(sentences, own, other),
    maxTokens: 100_000,
    userDigest: 'npm run tool -- pairs',
  };
  for await (const piece of writer.stream(order, new AbortController().signal)) answer += piece;
  const found = translationsIn(answer, other);
  return sentences.map((_, index) => {
    const side = found.get(index);
    return side === undefined ? null : standIns.reveal(side, other);
  });
}

const ANOTHER_NAME = /Bartolomeo/;
const ANOTHER_NUMBER = /\b(?:dieciséis|sixteen)\b/i;

/**
 * Counts a story in two languages.
 * @param truth right translation of each sentence
 */
function count(tally: PairTally, story: Story, truth: readonly (string | null)[]): void {
  const own = story.language;
  tally.stories += 1;
  tally.sentences += story.sentences.length;
  const { translation } = story;
  if (!translation) tally.withoutTranslation += 1;
  tally.titles += translation?.title ? 1 : 0;
  tally.words += translation?.words.length ?? 0;
  tally.questions += translation?.questions.length ?? 0;
  const shown = new Map(translation?.sentences.map(({ index, text }) => [index, text]));
  for (const { index, text } of story.sentences) {
    const other = shown.get(index);
    const right = truth[index];
    if (other === undefined) {
      tally['plainly none'] += 1;
      continue;
    }
    if (other === right) {
      tally['its own'] += 1;
      continue;
    }
    const neighbours = [truth[index - 1], truth[index + 1]];
    const isOfNeighbour = neighbours.includes(other);
    tally[isOfNeighbour ? 'a neighbour’s' : 'something else'] += 1;
    tally.listed.push(`${text} | ${other}`);
    if (!/[\p{L}\p{N}]/u.test(other)) tally.wrong.empty += 1;
    if (neighbours.some((next) => next && right && other === `${right} ${next}`)) tally.wrong.merged += 1;
    if (!isOfNeighbour && splitWords(other).length > 2 && detectLanguage(other) === own)
      tally.wrong.language += 1;
    if (ANOTHER_NAME.test(other)) tally.wrong.names += 1;
    if (ANOTHER_NUMBER.test(other)) tally.wrong.numbers += 1;
  }
}

/** Generates these requests in two languages as the Worker does, and counts them. */
export async function writePairs(
  provider: StoryProvider,
  requests: readonly StoryRequest[],
  stories: Story[] = [],
): Promise<PairTally> {
  const tally = newTally();
  for (const [position, asked] of requests.entries()) {
    const request = inTwoLanguages(asked);
    const { story, code } = await write(provider, `pairs-${position}`, request);
    // Some topics are refused.
    if (code === 'topic_refused') continue;
    if (!story) throw new Error(`${request.topic}: ${code}`);
    stories.push(story);
    count(
      tally,
      story,
      await truthOf(provider.writers[0]!, story, request.language, request.secondLanguage!),
    );
  }
  return tally;
}
