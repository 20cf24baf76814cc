import type { SpokenSentence, SpokenWord } from '../../contract/schemas/stories.ts';
import { toSeconds } from './format.ts';

export interface Timeline {
  /** Seconds of the whole narration, music's end included. */
  duration: number;
  sentences: SpokenSentence[];
}

/** A sentence has begun (no `end` yet) or is over (with it). */
export interface Cue {
  index: number;
  start: number;
  end?: number;
  /** Of a sentence that is over. */
  words?: SpokenWord[];
}

/** A word of a sentence that is heard so many samples after the sentence began. */
export type WordInSamples = Pick<SpokenWord, 'from' | 'to'> & { after: number };

/** Counts samples into times while the narration grows. */
export class TimelineBuilder {
  #sentences: SpokenSentence[] = [];
  #begun = 0;

  /** `at`: samples since the start of the file, here and below. */
  begin(index: number, at: number): Cue {
    const start = toSeconds(at);
    this.#begun = at;
    this.#sentences.push({ index, start, end: start });
    return { index, start };
  }

  /** Closes the sentence begun last, of whose words it may be known when they are heard. */
  end(at: number, words: readonly WordInSamples[] | null = null): Cue {
    const sentence = this.#sentences[this.#sentences.length - 1];
    if (!sentence) throw new Error('timeline: no sentence has begun');
    sentence.end = toSeconds(at);
    if (words) {
      sentence.words = words.map(({ from, to, after }) => ({
        from,
        to,
        start: toMilliseconds(this.#begun + after),
      }));
    }
    return { ...sentence };
  }

  finish(at: number): Timeline {
    return { duration: toSeconds(at), sentences: this.#sentences };
  }
}

/** Seconds to the millisecond: of words there are many, and nobody sees less. */
const toMilliseconds = (samples: number) => Math.round(toSeconds(samples) * 1000) / 1000;
