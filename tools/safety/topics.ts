import { readFileSync } from 'node:fs';
import type { Language } from '../../contract/options.ts';
import { inContent } from '../content/in-content.ts';
import type { Sample, SampleSet } from './samples.ts';

const flat = (kinds: Record<string, string[]>): Sample[] =>
  Object.entries(kinds).flatMap(([category, topics]) => topics.map((text) => ({ category, text })));

/** The published topics of a language, in the file's order. */
export function readTopics(language: Language): SampleSet {
  const file = inContent('safety', `topics.${language}.json`);
  const { refused, allowed } = JSON.parse(readFileSync(file, 'utf8'));
  return { refuse: flat(refused), ordinary: flat(allowed) };
}
