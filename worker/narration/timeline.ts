import type { Language } from '../../contract/options.ts';
import type { SpokenSentence, SpokenSpan, SpokenWord } from '../../contract/schemas/stories.ts';
import { toSeconds } from './format.ts';

export interface Timeline {
  /** Seconds of the whole narration, with the music's end. */
  duration: number;
  sentences: SpokenSentence[];
}

/** The beginning of a sentence (no `end` yet) or its end. */
export interface Cue {
  index: number;
  start: number;
  end?: number;
  language?: Language;
  /** These only at the end of a sentence. */
  spans?: SpokenSpan[];
  words?: SpokenWord[];
}

/** A word of a sentence, with its position in samples from the beginning of the sentence. */
export type WordInSamples = Pick<SpokenWord, 'from' | 'to'> & { after: number };

/** Converts sample positions to times while the narration grows. */
export class TimelineBuilder {
  #sentences: SpokenSentence[] = [];
  #begun = 0;

  /** `at`: samples since the start of the file, here and below. */
  begin(index: number, at: number, language?: Language): Cue {
    const start = toSeconds(at);
    this.#begun = at;
    const begun = { index, start, ...(language && { language }) };
    this.#sentences.push({ ...begun, end: start });
    return begun;
  }

  get #current(): SpokenSentence {
    const sentence = this.#sentences[this.#sentences.length - 1];
    if (!sentence) throw new Error('timeline: no sentence has begun');
    return sentence;
  }

  /** Begins a span of the current sentence. @returns samples since the sentence began */
  span(by: string | null, at: number): number {
    const sentence = this.#current;
    sentence.spans = [...(sentence.spans ?? []), { by, start: toMilliseconds(at) }];
    return at - this.#begun;
  }

  /** Ends the current sentence, with the positions of its words where they are known. */
  end(at: number, words: readonly WordInSamples[] | null = null): Cue {
    const sentence = this.#current;
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

/** Rounded to milliseconds: there are many words, and no display is finer. */
const toMilliseconds = (samples: number) => Math.round(toSeconds(samples) * 1000) / 1000;
