import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, LENGTHS, LEVELS, otherLanguage } from '../../contract/options.ts';
import { asText } from '../../emulators/openai/chat/completion.ts';
import { asLines } from '../../emulators/openai/chat/pairs.ts';
import { AnswerText } from '../../worker/providers/answer-text.ts';
import { PairCutter } from '../../worker/story/pair-cutter.ts';
import { PlainProse } from '../../worker/story/plain-prose.ts';
import { StoryCutter } from '../../worker/story/story-cutter.ts';
import { mulberry32 } from '../engine/random.ts';
import { castLine, markedSide, paragraphsOf } from '../engine/tell.ts';
import { TEMPLATES } from '../engine/templates.ts';
import { type Sample, tellSamples } from './check.ts';

/** What a model says passes the reader as it is, where it is a story and nothing else. */

const NOTHING: ReadonlySet<never> = new Set();

/** A story in one language, as a model writes it. */
function proseOf({ language, length, story }: Sample): string {
  const marked = story.pairs.map((pair) => ({ ...pair, [language]: markedSide(pair, language) }));
  const told = {
    title: story.title[language],
    paragraphs: paragraphsOf(story, language),
    marked: {
      paragraphs: paragraphsOf({ pairs: marked }, language),
      cast: castLine(story, language, null),
    },
    pictures: story.pictures,
  };
  return asText(told, { language, storyLength: length }, NOTHING, true);
}

function pairsOf({ language, length, story }: Sample): string {
  const languages = { own: language, other: otherLanguage(language), isMarked: true, length };
  return asLines(story, languages, NOTHING, { share: 0, random: () => 1 });
}

function* chunksOf(text: string, random: () => number): Generator<string> {
  for (let at = 0; at < text.length;) {
    const length = 1 + Math.floor(random() ** 2 * 24);
    yield text.slice(at, at + length);
    at += length;
  }
}

/** Text behind each reader, whole and in chunks. */
function readings(text: string, isProse: boolean): string[] {
  return [[text], [...chunksOf(text, mulberry32(text.length))]].map((chunks) => {
    const reader = new AnswerText();
    const prose = new PlainProse();
    const further = (piece: string) => (isProse ? prose.push(piece) : piece);
    const read = chunks.map((chunk) => further(reader.push(chunk))).join('') + further(reader.end());
    return isProse ? read + prose.end() : read;
  });
}

const bare = (text: string) => text.replace(/\s+/gu, ' ').trim();
const sentencesOf = (cutter: StoryCutter | PairCutter, text: string) =>
  [...cutter.push(text), ...cutter.end()].flatMap((piece) => (piece.type === 'sentence' ? [piece.text] : []));

const FOLDER = 'content/stories/texts';
test.each(readdirSync(FOLDER))('the example %s passes the reader unchanged', (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  expect(readings(text, true)).toEqual([text, text]);
  const lines = JSON.stringify({ p: 1, es: text, en: text });
  expect(readings(lines, false)).toEqual([lines, lines]);
  expect(sentencesOf(new StoryCutter('es'), `# T\n\n${text}`).join(' ')).toBe(bare(text));
});

const IS_LONG = process.env.TEST_LONG !== undefined;
/** Stories of a template: one of each language, level and length. */
const EACH = LANGUAGES.length * LEVELS.length * LENGTHS.length;
/** `npm test` has one story of every third template: it is the reader that is tested. */
const isTold = (place: number) => (turn: number) => IS_LONG || turn % EACH === place % EACH;

const READ = TEMPLATES.filter((_, place) => IS_LONG || place % 3 === 0);

test.each(READ.map((template, place) => [template.id, template, place] as const))(
  'the stories of the template %s pass the reader unchanged',
  (_, template, place) => {
    for (const sample of tellSamples(template, 1, isTold(place))) {
      const [prose, pairs] = [proseOf(sample), pairsOf(sample)];
      expect(readings(prose, true), sample.label).toEqual([prose, prose]);
      expect(readings(pairs, false), sample.label).toEqual([pairs, pairs]);
      const { language, story } = sample;
      const told = bare(paragraphsOf(story, language).join(' '));
      expect(sentencesOf(new StoryCutter(language), prose).join(' '), sample.label).toBe(told);
      const cutter = new PairCutter(language, otherLanguage(language));
      expect(sentencesOf(cutter, pairs).join(' '), sample.label).toBe(told);
    }
  },
);
