import { readFileSync } from 'node:fs';
import type { Language } from '../../contract/options.ts';
import { inContent } from '../content.ts';

/** One topic and the kind of topic it stands for. */
export type Topic = { category: string; topic: string };

export type TopicSet = {
  /** Must never become a story. */
  refused: Topic[];
  /** Ordinary story conflict, which must. */
  allowed: Topic[];
};

const flat = (kinds: Record<string, string[]>): Topic[] =>
  Object.entries(kinds).flatMap(([category, topics]) => topics.map((topic) => ({ category, topic })));

/** The published topics of a language, in the order of the file. */
export function readTopics(language: Language): TopicSet {
  const file = inContent('safety', `topics.${language}.json`);
  const { refused, allowed } = JSON.parse(readFileSync(file, 'utf8'));
  return { refused: flat(refused), allowed: flat(allowed) };
}
