import { splitWords } from '../../contract/level/words.ts';
import { AGE_GROUPS, LANGUAGES, LEVELS } from '../../contract/options.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import { distinctiveSentences, qualityOf } from '../../worker/story/quality.ts';
import type { Written } from './write.ts';

/** A percentage with Wilson's 95 % interval. */
export function share(hits: number, of: number): string {
  if (of === 0) return 'none';
  const z = 1.96;
  const part = hits / of;
  const scale = 1 + z ** 2 / of;
  const centre = (part + z ** 2 / (2 * of)) / scale;
  const half = (z * Math.sqrt((part * (1 - part)) / of + z ** 2 / (4 * of ** 2))) / scale;
  const percent = (value: number) => `${Math.round(Math.min(1, Math.max(0, value)) * 100)}`;
  return `${percent(part)} % (${percent(centre - half)}–${percent(centre + half)})`;
}

/** A mean with its 95 % interval. */
export function mean(values: readonly number[], digits = 1): string {
  if (values.length === 0) return 'none';
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance =
    values.reduce((sum, value) => sum + (value - average) ** 2, 0) / Math.max(1, values.length - 1);
  const half = 1.96 * Math.sqrt(variance / values.length);
  return `${average.toFixed(digits)} (${(average - half).toFixed(digits)}–${(average + half).toFixed(digits)})`;
}

/** Share of one story's sentences that occur verbatim in another. */
export function shared(one: Story, other: Story): number {
  const known = new Set(distinctiveSentences(other.sentences));
  const sentences = distinctiveSentences(one.sentences);
  return sentences.length === 0 ? 0 : sentences.filter((each) => known.has(each)).length / sentences.length;
}

/** Earlier stories to compare with, as in the product. */
const BEFORE = 10;
/** Share of the ordered words. */
const LENGTH_TOLERANCE = 0.15;
/** Assumed characters per token. */
const CHARACTERS_PER_TOKEN = 4;

/** Dollars per million tokens. */
export type Price = { sent: number; received: number };

type WrittenStory = Written & { story: Story };
const isInBand = ({ story }: WrittenStory) =>
  story.measured?.isInBand === true && story.measured.level === story.options.englishLevel;

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/**
 * Measurements of these stories as Markdown.
 * @param pairs stories of the same request, generated twice
 */
export function tableOf(
  written: readonly Written[],
  pairs: readonly [Written, Written][],
  price: Price,
): string {
  const stories = written.filter((one): one is WrittenStory => one.story !== null);
  const of = (filter: (one: WrittenStory) => boolean) => stories.filter(filter);
  const inBand = (some: WrittenStory[]) => share(some.filter(isInBand).length, some.length);
  const wordsOf = (some: WrittenStory[]) =>
    mean(some.flatMap(({ story }) => story.measured?.wordsPerSentence ?? []));
  const lines = [
    `${written.length} requests, ${stories.length} stories. Intervals are of 95 %.`,
    '',
    row([
      '',
      'level asked for',
      'stories',
      'inside its band',
      'measured easier',
      'harder',
      'words a sentence',
    ]),
    row(['---', '---', '--:', '--:', '--:', '--:', '--:']),
  ];
  for (const language of LANGUAGES) {
    for (const [position, level] of LEVELS.entries()) {
      const some = of(({ request }) => request.language === language && request.englishLevel === level);
      const places = some.map(({ story }) => LEVELS.indexOf(story.measured?.level ?? level) - position);
      const easier = places.filter((place) => place < 0).length;
      const harder = places.filter((place) => place > 0).length;
      lines.push(row([language, level, some.length, inBand(some), easier, harder, wordsOf(some)]));
    }
  }
  lines.push(
    '',
    row(['age', 'stories', 'inside the band', 'words a sentence']),
    row(['---', '--:', '--:', '--:']),
  );
  for (const age of AGE_GROUPS) {
    const some = of(({ request }) => request.ageGroup === age);
    lines.push(row([age, some.length, inBand(some), wordsOf(some)]));
  }

  const qualities = stories.map((one, position) => {
    const before = stories
      .slice(0, position)
      .filter(({ request }) => request.language === one.request.language)
      .slice(-BEFORE);
    const earlier = new Set(before.flatMap(({ story }) => distinctiveSentences(story.sentences)));
    return qualityOf(one.story, earlier);
  });
  const named = qualities.filter(({ names }) => names > 0);
  const twice = pairs.flatMap(([one, other]) =>
    one.story && other.story ? shared(one.story, other.story) : [],
  );
  const refused = written.filter(({ code }) => code === 'topic_refused' || code === 'story_refused');
  const failed = written.filter(({ code }) => code !== null && !refused.some((one) => one.code === code));
  const total = [...written, ...pairs.map(([, again]) => again)];
  const dollars = total.reduce(
    (sum, { sent, received }) =>
      sum + (sent * price.sent + received * price.received) / CHARACTERS_PER_TOKEN / 1_000_000,
    0,
  );
  const isOfLength = ({ length }: { length: number }) => Math.abs(length - 1) <= LENGTH_TOLERANCE;
  lines.push(
    '',
    row(['of all', '']),
    row(['---', '--:']),
    row([
      'length within 15 % of what was ordered',
      share(qualities.filter(isOfLength).length, qualities.length),
    ]),
    row([
      'every name occurs',
      share(named.filter(({ missingNames }) => missingNames === 0).length, named.length),
    ]),
    row([
      'stories with a paragraph in another language',
      share(qualities.filter(({ foreignParagraphs }) => foreignParagraphs > 0).length, qualities.length),
    ]),
    row([
      `sentences of the ${BEFORE} stories before, %`,
      mean(
        qualities.map(
          ({ repeatedSentences, sentences }) => (100 * repeatedSentences) / Math.max(1, sentences),
        ),
      ),
    ]),
    row([
      `sentences shared by the same request made twice, % (${twice.length} pairs)`,
      mean(twice.map((part) => 100 * part)),
    ]),
    row(['the most of any pair, %', twice.length === 0 ? 'none' : (100 * Math.max(...twice)).toFixed(0)]),
    row([
      'overused words in a thousand',
      mean(
        qualities.map(({ slop }) => slop),
        2,
      ),
    ]),
    row(['refused', share(refused.length, written.length)]),
    row(['failed', share(failed.length, written.length)]),
    row([
      'cost, at four characters a token',
      `$${dollars.toFixed(4)} ($${(dollars / total.length).toFixed(5)} each)`,
    ]),
  );
  return `${lines.join('\n')}\n`;
}

/** One story as a file, headed by its request and measurements. */
export function fileOf({ request, story, code }: Written): string {
  const { topic, childNames, ...options } = request;
  const { measured } = story ?? {};
  return [
    `${topic}${childNames ? ` (${childNames})` : ''}`,
    Object.values(options).join(' · '),
    measured
      ? `${measured.level}${measured.isInBand ? '' : ' (outside its band)'} · ${measured.wordsPerSentence} words a sentence · longest ${measured.longest} · ${splitWords(story!.content).length} words`
      : `no story: ${code}`,
    '',
    ...(story ? [`# ${story.title}`, '', story.content, ''] : []),
  ].join('\n');
}
