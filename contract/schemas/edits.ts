import { z } from 'zod';
import { SENTENCE_MAX_LENGTH } from '../limits.ts';
import { typedLine } from './typed-line.ts';

const typedSentence = typedLine(SENTENCE_MAX_LENGTH).min(1);

/** A sentence as a model may have written it. */
const told = z.string().max(5 * SENTENCE_MAX_LENGTH);

/**
 * Change of one sentence of a story. `before` is the sentence as the user saw it: a change of another text is refused,
 * since it was made on another device meanwhile.
 */
export const sentenceChange = z.object({
  before: z.object({ text: told, translation: told.nullable().default(null) }),
  /** Null leaves the sentence out, in both languages. */
  text: typedSentence.nullable(),
  /** The sentence in the second language; null: it has none there. Ignored for a story in one language. */
  translation: typedSentence.nullable().default(null),
});
export type SentenceChange = z.infer<typeof sentenceChange>;

export const sideRequest = z.object({ text: typedSentence });

/** A sentence in the story's second language; null when the writer has no proposal. */
export const proposedSide = z.object({ text: z.string().nullable() });
export type ProposedSide = z.infer<typeof proposedSide>;
