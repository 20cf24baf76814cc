import { toSeconds } from './format.ts';

/** When a sentence is heard, in seconds from the start of the file. */
export interface SentenceTime {
  index: number;
  start: number;
  end: number;
}

export interface Timeline {
  /** Seconds of the whole narration, music's end included. */
  duration: number;
  sentences: SentenceTime[];
}

/** A sentence has begun (no `end` yet) or is over (with it). */
export interface Cue {
  index: number;
  start: number;
  end?: number;
}

/** Counts samples into times while the narration grows. */
export class TimelineBuilder {
  #sentences: SentenceTime[] = [];

  /** `at`: samples since the start of the file, here and below. */
  begin(index: number, at: number): Cue {
    const start = toSeconds(at);
    this.#sentences.push({ index, start, end: start });
    return { index, start };
  }

  /** Closes the sentence begun last. */
  end(at: number): Cue {
    const sentence = this.#sentences[this.#sentences.length - 1];
    if (!sentence) throw new Error('timeline: no sentence has begun');
    sentence.end = toSeconds(at);
    return { ...sentence };
  }

  finish(at: number): Timeline {
    return { duration: toSeconds(at), sentences: this.#sentences };
  }
}
