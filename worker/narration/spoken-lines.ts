import type { VoiceId } from '../../contract/options.ts';
import type { CastMember, Sentence } from '../../contract/schemas/stories.ts';
import { castVoices } from './cast-voices.ts';
import { type Respelt, respell, type Saying } from './said-right.ts';
import type { SpeechOrder, SpeechProvider } from './speech-provider.ts';
import { isSpeakable } from './utterance-parts.ts';

/** Part of a sentence that one voice speaks: one utterance. */
export type SpokenPart = {
  /** Id of a figure; null for the narrator. */
  by: string | null;
  /** Start of the text in its sentence, in UTF-16 units. */
  from: number;
  /** Its text, and what of it is said by another spelling. */
  respelt: Respelt;
  /** With the text as it is said. */
  order: SpeechOrder;
  /** A figure's words in the narrator's voice, for when the service refuses the figure's. */
  inNarratorsVoice: SpeechOrder | null;
};

/** A sentence as one provider speaks it. `hasSpans`: other voices than the narrator's are among its parts. */
export type SpokenLine = { sentence: Sentence; parts: [SpokenPart, ...SpokenPart[]]; hasSpans: boolean };

/** Punctuation of the narrator next to a figure's words, which is not spoken: `», ` before, ` —` after. */
const BEFORE_WORDS = /^[\s»”"’',.;:!?…)\]—–-]+/u;
const AFTER_WORDS = /[\s«“"‘'¿¡([—–-]+$/u;

type Piece = { by: string | null; from: number; text: string };

/** Cuts a sentence where the voice changes. Pieces without a word are left out. */
function piecesOf({ text, speech = [] }: Sentence, hasVoice: (figure: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (by: string | null, from: number, to: number) => {
    const piece = text.slice(from, to);
    if (isSpeakable(piece)) pieces.push({ by, from, text: piece });
  };
  const addNarrator = (to: number) => {
    const skipped = at > 0 ? (BEFORE_WORDS.exec(text.slice(at, to))?.[0].length ?? 0) : 0;
    const unsaid = to < text.length ? (AFTER_WORDS.exec(text.slice(at + skipped, to))?.[0].length ?? 0) : 0;
    add(null, at + skipped, to - unsaid);
  };
  for (const { by, start, end } of speech) {
    if (!hasVoice(by)) continue;
    addNarrator(start);
    add(by, start, end);
    at = end;
  }
  if (at < text.length) addNarrator(text.length);
  return pieces;
}

/**
 * What a provider is asked to speak. A sentence without voices of figures is one part: the whole text, as it is.
 * @param cast whose figures have voices of their own; empty: the narrator speaks alone
 * @param sayings spellings for voices: in the orders alone, and so in their keys
 */
export function spokenLines(
  sentences: readonly Sentence[],
  voiceId: VoiceId,
  cast: readonly CastMember[],
  provider: Pick<SpeechProvider, 'voices' | 'figures'>,
  sayings: readonly Saying[],
): SpokenLine[] {
  const narrator = provider.voices[voiceId];
  const figures = castVoices(cast, voiceId, provider);
  return sentences.map((sentence): SpokenLine => {
    const pieces = piecesOf(sentence, (figure) => figures.has(figure));
    const parts = pieces.map(({ by, from, text }): SpokenPart => {
      const respelt = respell(text, sayings);
      const read = { ...narrator, text: respelt.said };
      if (by === null) return { by, from, respelt, order: read, inNarratorsVoice: null };
      const order = { ...figures.get(by)!, text: respelt.said };
      return { by, from, respelt, order, inNarratorsVoice: read };
    });
    const [first, ...others] = parts;
    const hasSpans = parts.some(({ by }) => by !== null);
    if (first && hasSpans) return { sentence, parts: [first, ...others], hasSpans };
    const respelt = respell(sentence.text, sayings);
    const order = { ...narrator, text: respelt.said };
    return {
      sentence,
      parts: [{ by: null, from: 0, respelt, order, inNarratorsVoice: null }],
      hasSpans: false,
    };
  });
}
