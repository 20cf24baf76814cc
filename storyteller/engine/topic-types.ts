import type { Doing } from './grammar.ts';
import type { Both, Side } from './lexicon.ts';

/** What the reader of topics finds, and stories are filled with. */

/** A noun in the forms of a sentence: "un dragón", "el dragón", "dragón", "un dragón que ronca". */
export type Phrase = { a: string; the: string; bare: string; full: string };
export type Topic = {
  /** From the most particular to the broadest: `heavy:pet`, `heavy`; `dreamer`, `hero`. */
  tags: string[];
  /** Name of the day, the tale or the question; for a topic that was not understood, an invented title. */
  said: Both;
  noun: (Record<Side, Phrase> & { gender: 'm' | 'f'; plural: boolean; kind: string }) | null;
  /** Each of two heroes, of which `noun` is both: "el zorro", "el cuervo". */
  pair: readonly [Both, Both] | null;
  /** What is done, wanted or feared, or what the hero is. */
  doing: Doing | null;
  /**
   * What a topic without a hero is about: the place (`noun` is then one of ours, who lives there), the idea, or what a
   * woman of the story does.
   */
  what: Both | null;
  /** Answer of a question, or what an idea is, in two sentences, and how a child can see it. */
  fact: { first: Both; second: Both; test: Both } | null;
  /** False when the story has nothing to do with the topic. */
  isUnderstood: boolean;
};
