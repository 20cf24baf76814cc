import { readFileSync } from 'node:fs';
import { AGE_GROUPS, type AgeGroup, type Language } from '../../contract/options.ts';
import { inContent } from '../content/in-content.ts';

/** One text with its category. */
export type Sample = { category: string; text: string };

/** Texts that must be refused, and similar or ordinary ones that must not. */
export type SampleSet = { refuse: Sample[]; ordinary: Sample[] };

/** Age groups with topics: all selectable ones. */
export const AGES = AGE_GROUPS.filter((age) => age !== 'default');

/** A syntax error in a sample file, with its line. */
class SampleFileError extends Error {
  override name = 'SampleFileError';
}

/**
 * Parses a file of samples, one per line. `# category` begins a category, `== refuse` and `== ordinary` the two halves;
 * empty lines are ignored. `content/safety/README.md` documents this for editors.
 * @throws SampleFileError
 */
export function parseSamples(file: string, content: string): SampleSet {
  const set: SampleSet = { refuse: [], ordinary: [] };
  let half: keyof SampleSet | null = null;
  let category: string | null = null;
  for (const [position, line] of content.split(/\r?\n/).entries()) {
    const text = line.trim();
    const wrong = (what: string) => new SampleFileError(`${file}:${position + 1}: ${what}`);
    if (text === '') continue;
    if (text.startsWith('==')) {
      const name = text.slice(2).trim();
      if (name !== 'refuse' && name !== 'ordinary')
        throw wrong(`"== ${name}" is neither refuse nor ordinary`);
      [half, category] = [name, null];
    } else if (text.startsWith('#')) category = text.slice(1).trim();
    else if (half === null) throw wrong('stands before "== refuse" or "== ordinary"');
    else if (category === null) throw wrong('has no category above it');
    else set[half].push({ category, text });
  }
  return set;
}

const read = (...path: string[]): SampleSet =>
  parseSamples(path.join('/'), readFileSync(inContent('safety', ...path), 'utf8'));

/** Topics for one age: at least sixty of each half. */
export const topicsForAge = (age: Exclude<AgeGroup, 'default'>, language: Language): SampleSet =>
  read('ages', `${age}.${language}.txt`);

/** Sentences of stories, as checked one by one. */
export const sentences = (language: Language): SampleSet => read(`sentences.${language}.txt`);

/** Paragraphs of acceptable sentences; those to refuse are unsuitable as a whole. */
export const paragraphs = (language: Language): SampleSet => read(`paragraphs.${language}.txt`);

/** Topics about hardship, to be told gently: none may be refused. */
export const heavyTopics = (language: Language): Sample[] =>
  parseSamples(
    `heavy.${language}.txt`,
    `== ordinary\n${readFileSync(inContent('safety', `heavy.${language}.txt`), 'utf8')}`,
  ).ordinary;
