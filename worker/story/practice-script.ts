import { createHash } from 'node:crypto';
import { type Language, otherLanguage } from '../../contract/options.ts';
import type { StoredSaying } from '../home-storage/schema.ts';
import type { StoredStory } from '../home-storage/stored-document.ts';
import { type Pair, pairsOf, wordPairs } from '../narration/practice.ts';
import { respell } from '../narration/said-right.ts';
import { sentencesIn } from './stored-story.ts';

/**
 * What a practice edition says: the words of the story, then its sentences. `digest`: of all of it as it is said; an
 * edition of another text, or of another spelling of a word, has another.
 */
export type PracticeScript = { words: Pair[]; sentences: Pair[]; digest: string };

/** @returns null for a story in one language */
export function practiceScript(
  story: StoredStory,
  learns: Language,
  saidIn: (language: Language) => readonly StoredSaying[],
): PracticeScript | null {
  const knows = otherLanguage(learns);
  const [own, learnt] = [sentencesIn(story, knows), sentencesIn(story, learns)];
  if (!own || !learnt || !story.translation) return null;
  const words = wordPairs(story.translation.words, learns === story.language);
  const sentences = pairsOf(own, learnt);
  const said = { own: saidIn(knows), learnt: saidIn(learns) };
  const sideOf = (pair: Pair, side: keyof Pair) => {
    const { index, paragraph, text, speech } = pair[side] ?? {};
    return text === undefined ? null : [index, paragraph, respell(text, said[side]).said, speech];
  };
  const read = [...words, ...sentences].map((pair) => [sideOf(pair, 'own'), sideOf(pair, 'learnt')]);
  const digest = createHash('sha256').update(JSON.stringify([learns, words.length, read]));
  return { words, sentences, digest: digest.digest('base64url') };
}
