import { splitWords } from '../../contract/level/words.ts';
import { AGE_GROUPS, LANGUAGES, LEVELS } from '../../contract/options.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import { distinctiveSentences, qualityOf } from '../../worker/story/quality.ts';
import { shareOf } from '../safety/interval.ts';
import { ORDER_KINDS, type OrderKind } from './grid.ts';
import { certain, type Judgement, QUESTION_NAMES, QUESTIONS } from './judge.ts';
import { type ChildrensWords, type Reference, type TextMeasures, textMeasures } from './reference.ts';
import type { Written } from './write.ts';

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
/** Codes of a refusal. */
const REFUSED = ['topic_refused', 'story_refused'];

/** Dollars per million tokens. */
export type Price = { sent: number; received: number };

/** A request of a kind with what came of it; null where there is no story, or no judge. */
export type Measured = Written & { kind: OrderKind; judgement: Judgement | null };

/** What stories are measured by: other texts, and the words of texts for children. */
export type Yardstick = {
  examples: readonly Reference[];
  human: readonly Reference[];
  known: ChildrensWords;
};

type WrittenStory = Measured & { story: Story };
const isInBand = ({ story }: WrittenStory) =>
  story.measured?.isInBand === true && story.measured.level === story.options.englishLevel;

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** What a judge says of each kind of orders: certain answers that a good story has, and those that changed. */
function judgedRows(written: readonly Measured[]): string[] {
  const judged = written.filter((one): one is Measured & { judgement: Judgement } => one.judgement !== null);
  if (judged.length === 0) return [];
  const answers = (of: OrderKind, name: (typeof QUESTION_NAMES)[number]) =>
    judged.filter(({ kind }) => kind === of).map(({ judgement }) => certain(judgement[name]));
  const rows = QUESTION_NAMES.map((name) =>
    row([
      QUESTIONS[name].means,
      ...ORDER_KINDS.map((kind) => {
        const given = answers(kind, name).filter((answer) => answer !== null);
        return shareOf(given.filter((answer) => answer === QUESTIONS[name].good).length, given.length);
      }),
    ]),
  );
  const all = judged.flatMap(({ judgement }) => QUESTION_NAMES.map((name) => certain(judgement[name])));
  return [
    '',
    row(['by the judge', ...ORDER_KINDS]),
    row(['---', ...ORDER_KINDS.map(() => '--:')]),
    ...rows,
    '',
    `The judge answered otherwise the second time, or illegibly: ${shareOf(all.filter((one) => one === null).length, all.length)}.`,
  ];
}

/** Measures that any text has, beside those of the examples and of books by people. */
function comparedRows(stories: readonly WrittenStory[], { examples, human, known }: Yardstick): string[] {
  const own = stories.map(({ story, request }) => ({
    ...textMeasures({ text: story.content, language: story.language }, known),
    age: request.ageGroup,
  }));
  const measured = (texts: readonly Reference[]) =>
    texts.map((text) => ({ ...textMeasures(text, known, true), age: text.age }));
  const columns = [own, measured(examples), measured(human)] as const;
  const of = (name: keyof TextMeasures, digits: number) =>
    columns.map((some) =>
      mean(
        some.map((one) => one[name]),
        digits,
      ),
    );
  return [
    '',
    row(['', 'stories', `examples (${examples.length})`, `books by people (${human.length})`]),
    row(['---', '--:', '--:', '--:']),
    row(['words a sentence', ...of('wordsPerSentence', 1)]),
    row(['overused words in a thousand', ...of('slop', 2)]),
    row([`words that none of ${known.size} texts for children has, %`, ...of('unknown', 1)]),
    ...AGE_GROUPS.map((age) =>
      row([
        `the same, ${age}`,
        ...columns.map((some) => mean(some.filter((one) => one.age === age).map(({ unknown }) => unknown))),
      ]),
    ),
  ];
}

/**
 * Measurements of these stories as Markdown.
 * @param pairs stories of the same request, generated twice
 */
export function tableOf(
  all: readonly Measured[],
  pairs: readonly [Written, Written][],
  price: Price,
  yardstick: Yardstick,
): string {
  // Levels, lengths and repetition are those of ordinary orders, so that they can be compared with earlier tables.
  const written = all.filter(({ kind }) => kind === 'ordinary');
  const stories = written.filter((one): one is WrittenStory => one.story !== null);
  const of = (filter: (one: WrittenStory) => boolean) => stories.filter(filter);
  const inBand = (some: WrittenStory[]) => shareOf(some.filter(isInBand).length, some.length);
  const wordsOf = (some: WrittenStory[]) =>
    mean(some.flatMap(({ story }) => story.measured?.wordsPerSentence ?? []));
  const lines = [
    `${all.length} requests, ${all.filter(({ story }) => story !== null).length} stories. Intervals are of 95 %.`,
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
  lines.push(...comparedRows(stories, yardstick));

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
  const total = [...all, ...pairs.map(([, again]) => again)];
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
      shareOf(qualities.filter(isOfLength).length, qualities.length),
    ]),
    row([
      'every name occurs',
      shareOf(named.filter(({ missingNames }) => missingNames === 0).length, named.length),
    ]),
    row([
      'stories with a paragraph in another language',
      shareOf(qualities.filter(({ foreignParagraphs }) => foreignParagraphs > 0).length, qualities.length),
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
    ...ORDER_KINDS.flatMap((kind) => {
      const asked = all.filter((one) => one.kind === kind);
      const refused = asked.filter(({ code }) => code !== null && REFUSED.includes(code)).length;
      const failed = asked.filter(({ code }) => code !== null).length - refused;
      return [
        row([`refused, ${kind}`, shareOf(refused, asked.length)]),
        row([`failed, ${kind}`, shareOf(failed, asked.length)]),
      ];
    }),
    row([
      'cost, at four characters a token',
      `$${dollars.toFixed(4)} ($${(dollars / total.length).toFixed(5)} each)`,
    ]),
  );
  lines.push(...judgedRows(all));
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

/** Topic and story of such a file, without what was measured; null for one without a story. */
export function storyIn(file: string): { topic: string; text: string } | null {
  const [topic = '', , , , ...story] = file.split('\n');
  return story[0]?.startsWith('# ') ? { topic, text: story.join('\n').replace(/^# /u, '').trim() } : null;
}
