import { gainFor } from './leveller.ts';
import type { Mixer } from './mixer.ts';
import { afterJoin, BeforeJoin, SPAN_GAP } from './span-edges.ts';
import { speechLoudness } from './speech-loudness.ts';
import { TimeStretch } from './time-stretch.ts';
import type { TimelineBuilder, WordInSamples } from './timeline.ts';
import { stretched, stretchedWords, type VoiceAudio } from './voice-audio.ts';

/** A part of a sentence by one voice: that of a figure, or the narrator's for null. */
export type SpanAudio = VoiceAudio & { by: string | null };

/** Portions of stretched speech, some half a second of it, that are collected in one turn. */
const PORTIONS_A_TURN = 5;

type MixedSpans = {
  mixer: Mixer;
  timeline: TimelineBuilder;
  rate: number;
  /** Whether the first span is the narration's first sound, which is mixed while it arrives. */
  isFirst: boolean;
  yield: () => Promise<void>;
  /** Called at the end with the words of the sentence; null when one of the spans has no times. */
  placed(words: WordInSamples[] | null): void;
};

/**
 * Mixes the spans of one sentence, equally loud and with the same silence between any two. Each is measured as a whole
 * before it is mixed, which its voice has had time for while the one before was mixed.
 */
export async function* mixSpans(
  spans: readonly SpanAudio[],
  { mixer, timeline, rate, isFirst, yield: yieldToOthers, placed }: MixedSpans,
): AsyncGenerator<Float32Array> {
  let words: WordInSamples[] | null = [];
  for (const [nth, span] of spans.entries()) {
    const stretch = new TimeStretch(rate);
    const isLast = nth === spans.length - 1;
    const portions = isLast ? stretched(span, stretch) : untilJoin(stretched(span, stretch));
    let offset = 0;
    if (isFirst && nth === 0) {
      mixer.fixGain(null);
      timeline.span(span.by, mixer.position);
      let begins = true;
      for await (const portion of portions) {
        yield* mixer.speech(portion, begins);
        begins = false;
      }
    } else {
      const whole = await allOf(portions, yieldToOthers);
      const { samples, cut } = nth > 0 ? afterJoin(whole) : { samples: whole, cut: 0 };
      const gain = gainFor(speechLoudness(samples));
      if (nth > 0) yield* mixer.pause(SPAN_GAP, false);
      mixer.fixGain(gain);
      offset = timeline.span(span.by, mixer.position) - cut;
      yield* mixer.speech(samples, nth === 0);
    }
    const own = stretchedWords(span, stretch);
    words = words && own && [...words, ...own.map((word) => ({ ...word, after: word.after + offset }))];
  }
  placed(words);
}

async function* untilJoin(portions: AsyncIterable<Int16Array>): AsyncGenerator<Int16Array> {
  const edge = new BeforeJoin();
  for await (const portion of portions) yield edge.push(portion);
  yield edge.finish();
}

async function allOf(
  portions: AsyncIterable<Int16Array>,
  yieldToOthers: () => Promise<void>,
): Promise<Int16Array> {
  const all: Int16Array[] = [];
  for await (const portion of portions) {
    all.push(portion);
    if (all.length % PORTIONS_A_TURN === 0) await yieldToOthers();
  }
  const whole = new Int16Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const portion of all) {
    whole.set(portion, at);
    at += portion.length;
  }
  return whole;
}
