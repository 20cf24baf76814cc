import { PRACTICE_PAUSES, PRACTICE_SLOWLY } from '../../contract/narration.ts';
import type { Language } from '../../contract/options.ts';
import type { Sentence, StoryWord } from '../../contract/schemas/stories.ts';
import { EagerIterable } from './eager-iterable.ts';
import type { Reading, SentenceAudio } from './narrate.ts';
import type { VoiceAudio } from './voice-audio.ts';

/** A sentence, or a word of the list, on both sides; a side that is missing is null. */
export type Pair = { own: Sentence | null; learnt: Sentence | null };

/** Sentences of a story with those of its other side. @param own in the language that the learner speaks */
export function pairsOf(own: readonly Sentence[], learnt: readonly Sentence[]): Pair[] {
  const ownSides = new Map(own.map((side) => [side.index, side]));
  const learntSides = new Map(learnt.map((side) => [side.index, side]));
  const indices = [...new Set([...ownSides.keys(), ...learntSides.keys()])].sort((a, b) => a - b);
  return indices.map((index) => ({
    own: ownSides.get(index) ?? null,
    learnt: learntSides.get(index) ?? null,
  }));
}

/** The words of a story's lesson as pairs. @param isLearnt whether the story's own language is learnt */
export const wordPairs = (words: readonly StoryWord[], isLearnt: boolean): Pair[] =>
  words.map(({ word, gloss }, index) => {
    const [told, other] = [word, gloss].map((text) => ({ index, paragraph: 0, text }));
    return isLearnt ? { own: other!, learnt: told! } : { own: told!, learnt: other! };
  });

/** One language: which it is, and what speaks texts in it, in order. */
export type Side = { language: Language; speak(texts: Sentence[]): AsyncIterable<SentenceAudio> };

/**
 * Readings of a practice edition. The words of the story, then its sentences, each pair the same way: in the own
 * language, in the learnt one slowly, after a pause as long as that in the learnt one naturally. A sentence with one
 * side is read once. Both languages are requested at the same time.
 */
export async function* practised(
  words: readonly Pair[],
  sentences: readonly Pair[],
  sides: { own: Side; learnt: Side },
): AsyncGenerator<Reading, void> {
  for await (const reading of inTurn(words, sides)) yield { ...reading, isListed: true };
  yield* inTurn(sentences, sides);
}

async function* inTurn(
  pairs: readonly Pair[],
  { own, learnt }: { own: Side; learnt: Side },
): AsyncGenerator<Reading, void> {
  const streams = {
    own: new EagerIterable(own.speak(pairs.flatMap((pair) => pair.own ?? []))),
    learnt: new EagerIterable(learnt.speak(pairs.flatMap((pair) => pair.learnt ?? []))),
  };
  const [owns, learnts] = [streams.own, streams.learnt].map((stream) => stream[Symbol.asyncIterator]());
  let paragraph: number | null = null;
  try {
    for (const pair of pairs) {
      const said = (pair.own ?? pair.learnt)!;
      const paragraphStart = said.paragraph !== paragraph;
      paragraph = said.paragraph;
      const pause = paragraphStart ? PRACTICE_PAUSES.paragraph : PRACTICE_PAUSES.sentence;
      if (pair.own) {
        const reading = await nextOf(owns!);
        yield { ...reading, paragraphStart, language: own.language, pace: { pause, rate: 1 } };
      }
      if (!pair.learnt) continue;
      const reading = { ...(await nextOf(learnts!)), paragraphStart: false, language: learnt.language };
      if (!pair.own) {
        yield { ...reading, paragraphStart, pace: { pause, rate: 1 } };
        continue;
      }
      const kept = await keptWhole(reading);
      yield { ...kept, pace: { pause: PRACTICE_PAUSES.side, rate: PRACTICE_SLOWLY } };
      yield { ...kept, pace: { pause: 'as long', rate: 1 } };
    }
  } finally {
    streams.own.close();
    streams.learnt.close();
  }
}

async function nextOf(stream: AsyncIterator<SentenceAudio>): Promise<SentenceAudio> {
  const { value, done } = await stream.next();
  if (done) throw new Error('a speech service spoke fewer sentences than it was asked for');
  return value;
}

/** A sentence whose samples can be read twice. */
async function keptWhole<Audio extends SentenceAudio>(sentence: Audio): Promise<Audio> {
  if (!sentence.spans) return { ...sentence, samples: await wholeOf(sentence) };
  const spans = [];
  for (const span of sentence.spans) spans.push({ ...span, samples: await wholeOf(span) });
  return { ...sentence, spans };
}

async function wholeOf({ samples }: Pick<VoiceAudio, 'samples'>): Promise<Uint8Array> {
  if (samples instanceof Uint8Array) return samples;
  const portions: Uint8Array[] = [];
  for await (const portion of samples) portions.push(portion.slice());
  const whole = new Uint8Array(portions.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const portion of portions) {
    whole.set(portion, at);
    at += portion.length;
  }
  return whole;
}
