import { createHash } from 'node:crypto';
import { type Language, otherLanguage } from '../../contract/options.ts';
import type { Library } from '../home-storage/library.ts';
import type { StoredSaying } from '../home-storage/schema.ts';
import type { StoredStory } from '../home-storage/stored-document.ts';
import type { TakeRow } from '../home-storage/takes.ts';
import { type Pair, pairsOf, wordPairs } from '../narration/practice.ts';
import { respell } from '../narration/said-right.ts';
import { digestOfTakes } from '../narration/takes.ts';
import { sentencesIn } from './stored-story.ts';

/**
 * What a practice edition says: the words of the story, then its sentences. `digest`: of all of it as it is said; an
 * edition of another text, of another spelling of a word, or with other takes of the family, has another.
 */
export type PracticeScript = { words: Pair[]; sentences: Pair[]; digest: string };

/** How one language is spoken: words by another spelling, and the takes of the family that an edition reads. */
export type SpokenSide = { said: readonly StoredSaying[]; takes: readonly TakeRow[] };

/**
 * How the languages are spoken in a practice edition of a narration: its own as there, the other one by the user's
 * spellings alone.
 */
export const spokenWith =
  (
    narration: { language: Language; said?: readonly StoredSaying[]; takes?: string | null },
    storyId: string,
    { sayings, takes }: Pick<Library, 'sayings' | 'takes'>,
  ) =>
  (language: Language): SpokenSide =>
    language === narration.language
      ? { said: narration.said ?? [], takes: narration.takes ? takes.accepted(storyId, language) : [] }
      : { said: sayings.of(language), takes: [] };

/** @returns null for a story in one language */
export function practiceScript(
  story: StoredStory,
  learns: Language,
  spokenIn: (language: Language) => SpokenSide,
): PracticeScript | null {
  const knows = otherLanguage(learns);
  const [own, learnt] = [sentencesIn(story, knows), sentencesIn(story, learns)];
  if (!own || !learnt || !story.translation) return null;
  const words = wordPairs(story.translation.words, learns === story.language);
  const sentences = pairsOf(own, learnt);
  const spoken = { own: spokenIn(knows), learnt: spokenIn(learns) };
  const sideOf = (pair: Pair, side: keyof Pair) => {
    const { index, paragraph, text, speech } = pair[side] ?? {};
    return text === undefined ? null : [index, paragraph, respell(text, spoken[side].said).said, speech];
  };
  const read = [...words, ...sentences].map((pair) => [sideOf(pair, 'own'), sideOf(pair, 'learnt')]);
  const takes = [digestOfTakes(spoken.own.takes, own), digestOfTakes(spoken.learnt.takes, learnt)];
  const digest = createHash('sha256').update(JSON.stringify([learns, words.length, read, takes]));
  return { words, sentences, digest: digest.digest('base64url') };
}
