import { BANDS } from '../../contract/level/bands.ts';
import { isWithin, measureSentences } from '../../contract/level/measure.ts';
import {
  LANGUAGES,
  type Language,
  LENGTH_TABLE,
  LENGTHS,
  LEVELS,
  type Level,
  type StoryLength,
} from '../../contract/options.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { objectionTo } from '../../emulators/openai/chat/second-reader.ts';
import { classify } from '../../emulators/openai/moderation/classify.ts';
import { parseNames } from '../engine/names.ts';
import { mulberry32 } from '../engine/random.ts';
import { countWords, paragraphsOf, type StoryBrief, type ToldStory, tellBy } from '../engine/tell.ts';
import type { Template } from '../engine/template.ts';
import { readTopic } from '../engine/topic.ts';
import { faultsOf, sourceAnswers, sourceDoubts, sourceFaults } from './rules.ts';
import { samplesFor } from './samples.ts';
import { speakerFaults } from './speakers.ts';

export const LENGTH_TOLERANCE = 0.15;
/** Allowed excess in words per sentence of a story with long names or topic; nearly all must be in the band. */
const FAR = 0.6;
const SHARE_IN_BAND = 0.95;
const NAMES = ['', 'Lucía', 'Mateo', 'Ana y Leo', 'Ana, Leo and Sam'];
const FEWEST_WORDS_TO_LEARN = 8;

type Cell = { language: Language; level: Level; length: StoryLength };
export type Sample = Cell & { brief: StoryBrief; seed: number; story: ToldStory; label: string };
type Report = { faults: string[]; doubts: string[] };

/**
 * Generates stories of one template over all supported levels, lengths, languages, names, topics, types and ages.
 * @param isTold whether the story with this number is wanted
 */
export function tellSamples(
  template: Template,
  seeds: number,
  isTold: (turn: number) => boolean = () => true,
): Sample[] {
  const samples: Sample[] = [];
  let turn = -1;
  for (const language of LANGUAGES) {
    const topics = template.topics.flatMap((tag) => samplesFor(tag, language));
    for (const level of LEVELS)
      for (const length of LENGTHS)
        for (let seed = 1; seed <= seeds; seed++) {
          turn += 1;
          if (!isTold(turn)) continue;
          const brief: StoryBrief = {
            language,
            topic: topics[turn % topics.length] ?? '',
            childNames: NAMES[turn % NAMES.length] ?? '',
            storyLength: length,
            englishLevel: level,
            storyType: template.kinds[turn % template.kinds.length] ?? 'original',
            ageGroup: template.ages[turn % template.ages.length] ?? '6-8',
            creativityLevel: 'innovative',
          };
          const story = tellBy([template], brief, mulberry32(seed));
          const label = `${language} ${level} ${length} seed ${seed} «${brief.topic}» [${brief.childNames}] ${brief.storyType} ${brief.ageGroup}`;
          samples.push({ language, level, length, brief, seed, story, label });
        }
  }
  return samples;
}

const bare = (sentence: string) =>
  sentence
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function faultsIn(
  { story, brief, language, level, length, label }: Sample,
  refrains: ReadonlySet<string>,
): string[] {
  const faults: string[] = [];
  for (const side of LANGUAGES) {
    const paragraphs = paragraphsOf(story, side);
    const text = paragraphs.join('\n\n');
    const own = side === language;
    for (const paragraph of paragraphs) faults.push(...faultsOf(paragraph, side));
    const sentences = paragraphs.flatMap((paragraph) => cutSentences(paragraph, side));
    const wrong = story.pairs.findIndex(({ [side]: sentence }, index) => sentences[index] !== sentence);
    if (wrong >= 0)
      faults.push(`${side}: cut elsewhere: ${story.pairs[wrong]?.[side]} | ${sentences[wrong]}`);
    const { wordsPerSentence, longest } = BANDS[level];
    const per = mean(sentences.map(countWords));
    if (per < wordsPerSentence.above - FAR || per > wordsPerSentence.atMost + FAR)
      faults.push(`${side}: ${per.toFixed(1)} words a sentence (${label})`);
    for (const sentence of sentences)
      if (countWords(sentence) > longest)
        faults.push(`${side} ${level}: ${countWords(sentence)} words: ${sentence}`);
    const ratio = countWords(text) / LENGTH_TABLE[length].words;
    const tolerance = own ? LENGTH_TOLERANCE : 2 * LENGTH_TOLERANCE;
    if (Math.abs(ratio - 1) > tolerance) faults.push(`${side}: ${countWords(text)} words (${label})`);
    const missing = parseNames(brief.childNames).filter((name) => !text.includes(name));
    if (missing.length > 0) faults.push(`${side}: without ${missing.join()} (${label})`);
    const seen = new Set<string>();
    for (const sentence of sentences.map(bare)) {
      if (countWords(sentence) > 3 && seen.has(sentence) && !refrains.has(sentence))
        faults.push(`${side}: said twice: ${sentence}`);
      seen.add(sentence);
    }
    if (classify(`${story.title[side]}\n${text}`).flagged)
      faults.push(`${side}: the moderation flags it (${label})`);
    const objection = objectionTo({ paragraphs });
    if (objection !== 'none') faults.push(`${side}: the second reader objects, ${objection} (${label})`);
    for (const line of [story.title[side], ...story.questions.map((question) => question[side])])
      faults.push(...faultsOf(line, side));
  }
  const topic = readTopic(brief.topic, language);
  const named = paragraphsOf(story, language).join(' ').toLocaleLowerCase();
  const { noun, doing, fact, what } = topic;
  const words = [
    topic.said[language].replace(/[«»“”¿?]/gu, ''),
    ...(noun ? [noun[language].bare, noun[language].the] : []),
    ...(doing ? [doing.do[language]] : []),
    ...(fact ? [fact.first[language]] : []),
    ...(what ? [what[language]] : []),
  ];
  const isNamed = !topic.tags.some((tag) => /^(?:heavy|evening)/.test(tag));
  if (isNamed && !words.some((word) => named.includes(word.toLocaleLowerCase())))
    faults.push(`the topic is not in the story (${label})`);
  if (length !== 'short' && story.words.length < FEWEST_WORDS_TO_LEARN)
    faults.push(`${story.words.length} words to learn (${label})`);
  return faults;
}

/** Share of a story's sentences that occur in another, in the requested language. */
export function sharedSentences(one: ToldStory, other: ToldStory, side: Language): number {
  const set = new Set(other.pairs.map((pair) => bare(pair[side])));
  return mean(one.pairs.map((pair) => Number(set.has(bare(pair[side])))));
}

/** Every fault of a template, and sentences for a writer to review. */
export function checkTemplate(template: Template, seeds = 20): Report {
  const faults = speakerFaults(template);
  const doubts: string[] = [];
  const refrains = new Set<string>();
  const pairs = template.scenes().flatMap(({ told }) => LEVELS.flatMap((level) => told[level].flat()));
  for (const { es, en } of pairs) {
    faults.push(...sourceFaults(es, en));
    doubts.push(...sourceDoubts(es, en));
  }
  for (const { only, told } of template.scenes()) {
    if (only.children?.includes('one') === false) continue;
    for (const level of LEVELS) {
      const sentences = told[level].flat();
      for (const [at, { es }] of sentences.entries())
        faults.push(...sourceAnswers(sentences[at - 1]?.es ?? '', es));
    }
  }
  const samples = tellSamples(template, seeds);
  for (const { es, en, refrain } of samples.flatMap(({ story }) => story.pairs))
    if (refrain) refrains.add(bare(es)).add(bare(en));
  for (const sample of samples) faults.push(...faultsIn(sample, refrains));
  for (const language of LANGUAGES)
    for (const level of LEVELS) {
      const told = samples.filter((one) => one.language === language && one.level === level);
      const outside = told.filter((one) => !isInBand(one));
      if (outside.length > Math.max(1, told.length * (1 - SHARE_IN_BAND)))
        faults.push(`${language} ${level}: ${outside.length} of ${told.length} outside the band`);
    }
  return { faults: [...new Set(faults)], doubts: [...new Set(doubts)] };
}

function isInBand({ story, language, level }: Sample): boolean {
  const measured = measureSentences(
    story.pairs.map((pair) => pair[language]),
    language,
  );
  return measured !== null && isWithin(measured, level);
}

/**
 * A row per language, level and length: words, words per sentence, longest sentence, share in the band, share in common
 * with another seed.
 */
export function measureTemplate(template: Template, seeds: number) {
  const samples = tellSamples(template, seeds);
  return LANGUAGES.flatMap((language) =>
    LEVELS.flatMap((level) =>
      LENGTHS.map((length) => {
        const told = samples.filter(
          (one) => one.language === language && one.level === level && one.length === length,
        );
        const sentences = told.map(({ story }) => story.pairs.map((pair) => countWords(pair[language])));
        const words = sentences.map((counts) => counts.reduce((sum, count) => sum + count, 0));
        const again = told.map(({ brief, seed, story }) =>
          sharedSentences(story, tellBy([template], brief, mulberry32(seed + 1000)), language),
        );
        return {
          language,
          level,
          length,
          words: `${Math.min(...words)}–${Math.max(...words)}`,
          perSentence: mean(sentences.map(mean)).toFixed(1),
          longest: Math.max(...sentences.flat()),
          inBand: `${Math.round(100 * mean(told.map((one) => Number(isInBand(one)))))} %`,
          shared: `${Math.round(100 * mean(again))} %`,
        };
      }),
    ),
  );
}

/** Words of each scene by language and level, to find scenes that are too long or short. */
export function sceneTable(template: Template) {
  return template.scenes().map(({ name, from, pool, told }) => ({
    scene: name,
    from,
    pool: pool ?? '',
    ...Object.fromEntries(
      LEVELS.map((level) => [
        level,
        LANGUAGES.map((side) =>
          countWords(
            told[level]
              .flat()
              .map((pair) => pair[side].replace(/[<[]([^/|\]>]*)[^\]>]*[\]>]/g, '$1'))
              .join(' '),
          ),
        ).join('/'),
      ]),
    ),
  }));
}
