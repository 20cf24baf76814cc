import { readFileSync } from 'node:fs';
import { AGE_GROUPS, type AgeGroup, type Language } from '../../contract/options.ts';
import { inContent } from '../../scripts/content.ts';

/** One text, and the kind of text it stands for. */
export type Sample = { category: string; text: string };

/** What must be refused, and what looks like it or is quite ordinary, and must not be. */
export type SampleSet = { refuse: Sample[]; ordinary: Sample[] };

/** The ages that have topics of their own: all that can be chosen. */
export const AGES = AGE_GROUPS.filter((age) => age !== 'default');

/** What is wrong with a file that somebody edited, by its line. */
class SampleFileError extends Error {
  override name = 'SampleFileError';
}

/**
 * Reads a file of samples, one in a line. `# category` begins a category, `== refuse` and `== ordinary` the two halves; empty
 * lines mean nothing. `content/safety/README.md` says this to who edits them.
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

/** Topics for one age: sixty of each half at the least. */
export const topicsForAge = (age: Exclude<AgeGroup, 'default'>, language: Language): SampleSet =>
  read('ages', `${age}.${language}.txt`);

/** Sentences of stories, as they are checked one by one. */
export const sentences = (language: Language): SampleSet => read(`sentences.${language}.txt`);

/** Paragraphs each of whose sentences a child may hear; those to refuse say together what no child should. */
export const paragraphs = (language: Language): SampleSet => read(`paragraphs.${language}.txt`);

/** Topics that weigh on a child, and are to be told gently: none may ever be refused. */
export const heavyTopics = (language: Language): Sample[] =>
  parseSamples(
    `heavy.${language}.txt`,
    `== ordinary\n${readFileSync(inContent('safety', `heavy.${language}.txt`), 'utf8')}`,
  ).ordinary;
