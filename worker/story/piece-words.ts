import type { SpeechSpan } from '../../contract/schemas/stories.ts';
import type { StoryPiece } from './pairing.ts';

/** Which fields of a piece have words. A further type of piece does not compile without its own. */

export type Spoken = { text: string; speech?: SpeechSpan[] | undefined };

/** Texts of a piece that somebody is shown: what is moderated and, as far as the second opinion reads it, read. */
export function textsOf(piece: StoryPiece): string[] {
  switch (piece.type) {
    case 'title':
    case 'translated-title':
      return [piece.title];
    case 'sentence':
    case 'translation':
      return [piece.text];
    case 'lesson':
      return [
        ...piece.words.map(({ word, gloss }) => `${word}: ${gloss}`),
        ...piece.questions.map(({ text, translation }) => `${text} ${translation}`),
      ];
    case 'cast':
      // Shown only as far as it stands in the checked text: see `consistentVoices`.
      return [];
    case 'scene':
      // Read by a closed list, never shown as text.
      return [];
  }
}

/**
 * The piece with changed words.
 * @param own changes words of the story's language
 * @param other changes words of the second language
 */
export function changedPiece(
  piece: StoryPiece,
  own: (text: string) => string,
  other: (text: string) => string,
): StoryPiece {
  switch (piece.type) {
    case 'title':
      return { ...piece, title: own(piece.title) };
    case 'sentence':
      return { ...piece, ...changedSpoken(piece, own) };
    case 'translated-title':
      return { ...piece, title: other(piece.title) };
    case 'translation':
      return { ...piece, ...changedSpoken(piece, other) };
    case 'scene':
      return piece;
    case 'cast':
      return {
        ...piece,
        cast: piece.cast.map(({ translatedName, ...member }) => ({
          ...member,
          name: own(member.name),
          ...(translatedName !== undefined && { translatedName: other(translatedName) }),
        })),
      };
    case 'lesson':
      return {
        ...piece,
        words: piece.words.map(({ form, ...one }) => ({
          ...one,
          word: own(one.word),
          gloss: other(one.gloss),
          ...(form !== undefined && { form: own(form) }),
        })),
        questions: piece.questions.map(({ text, translation }) => ({
          text: own(text),
          translation: other(translation),
        })),
      };
  }
}

/** Marks an edge of direct speech while words are changed: a character of no script. */
export const EDGE = '\uE000';

/** A sentence with its text changed, and its spans where their words now are. @param change keeps `EDGE` */
export function changedSpoken({ text, speech }: Spoken, change: (text: string) => string): Spoken {
  if (!speech) return { text: change(text) };
  const edges = speech.flatMap(({ start, end }) => [start, end]);
  const cuts = [0, ...edges, text.length];
  const parts = cuts.slice(1).map((to, position) => text.slice(cuts[position], to).replaceAll(EDGE, ''));
  const [first = '', ...others] = change(parts.join(EDGE)).split(EDGE);
  const found: number[] = [];
  let whole = first;
  for (const part of others) {
    found.push(whole.length);
    whole += part;
  }
  const spans = speech.map(({ by }, n) => ({ by, start: found[2 * n]!, end: found[2 * n + 1]! }));
  return { text: whole, speech: spans };
}
