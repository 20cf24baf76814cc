import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_SLEEP_MINUTES } from '../../contract/narration.ts';
import { HandClock } from '../../testkit/worker/hand-clock.ts';
import { AFTER_SHORT_SLEEP, withShortSleep } from '../../testkit/worker/short-sleep.ts';
import { MemoryTrack, music, toBytes, voice } from '../../testkit/worker/sound.ts';
import { BYTES_PER_SECOND, FRAME_BYTES, SAMPLE_RATE } from './format.ts';
import {
  encodeNarration,
  type FinishedNarration,
  type NarrationFrame,
  type SentenceAudio,
} from './narrate.ts';
import { narrationTag } from './narration-tag.ts';
import { asleep } from './sleep-pacing.ts';
import { TimeStretch } from './time-stretch.ts';

/** The promised seconds. */
const INTRO = 2.5;
const SHORTEST_INTRO = 0.8;
const OUTRO = 7;
const SENTENCE_PAUSE = 0.35;
const PARAGRAPH_PAUSE = 0.8;

afterEach(() => vi.restoreAllMocks());

const LOOP = music(0.5, 4);
const TAG = { tag: narrationTag('es') };

const story = [
  { index: 0, paragraphStart: true, bytes: toBytes(voice(0.3, 1.5, 1)) },
  { index: 1, paragraphStart: false, bytes: toBytes(voice(0.3, 1.25, 2)) },
  { index: 2, paragraphStart: true, bytes: toBytes(voice(0.3, 2, 3)) },
];

async function* tell(portion?: number, before?: () => Promise<void>): AsyncGenerator<SentenceAudio> {
  for (const { index, paragraphStart, bytes } of story) {
    await before?.();
    yield { index, paragraphStart, samples: portion ? cut(bytes, portion) : bytes };
  }
}

async function* cut(bytes: Uint8Array, portion: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += portion) yield bytes.subarray(at, at + portion);
}

function narrate(
  speech: AsyncIterable<SentenceAudio>,
  track: MemoryTrack | null = new MemoryTrack(LOOP),
  rate = 1,
) {
  return encodeNarration({ ...TAG, speech, rate, music: track, yield: async () => undefined });
}

async function collect(frames: AsyncIterable<NarrationFrame>) {
  const bytes: number[] = [];
  const cues: NarrationFrame['cues'] = [];
  let finished: FinishedNarration | undefined;
  for await (const frame of frames) {
    expect(finished).toBe(undefined);
    bytes.push(...frame.mp3);
    cues.push(...frame.cues);
    finished = frame.finished;
  }
  if (!finished) throw new Error('the narration did not finish');
  return { bytes: Uint8Array.from(bytes), cues, finished };
}

test.each([1, 333, 4096])('the file does not depend on speech cut into %i bytes', async (portion) => {
  const [cutUp, whole] = [await collect(narrate(tell(portion))), await collect(narrate(tell()))];
  expect(cutUp).toEqual(whole);
});

test('the timeline is the sum of its parts, and the cues agree with it', async () => {
  const { finished, cues } = await collect(narrate(tell()));
  const second = INTRO + 1.5 + SENTENCE_PAUSE;
  const third = second + 1.25 + PARAGRAPH_PAUSE;
  const { duration, sentences } = finished.timeline;
  expect(duration).toBeCloseTo(third + 2 + OUTRO, 6);
  expect(sentences.map(({ start }) => start)).toEqual(
    [INTRO, second, third].map((at) => expect.closeTo(at, 6)),
  );
  expect(sentences.map(({ end, start }) => end - start)).toEqual(
    [1.5, 1.25, 2].map((t) => expect.closeTo(t, 6)),
  );
  expect(cues.filter(({ end }) => end !== undefined)).toEqual(sentences);
  expect(cues.filter(({ end }) => end === undefined)).toEqual(
    sentences.map(({ index, start }) => ({ index, start })),
  );
});

test.each([0.5, 0.7, 1, 1.2])('at rate %d the timeline has the words where they sound', async (rate) => {
  const sounds = [0, 0.31, 0.9].map((start, i) => ({ from: 2 * i, to: 2 * i + 1, start }));
  const silence = new Int16Array(1.2 * SAMPLE_RATE);
  for (const { start } of sounds) silence.set(voice(0.3, 0.1), start * SAMPLE_RATE);
  const samples = toBytes(silence);
  async function* told(): AsyncGenerator<SentenceAudio> {
    yield { index: 0, paragraphStart: true, samples };
    yield { index: 1, paragraphStart: false, samples, words: () => sounds };
    yield { index: 2, paragraphStart: false, samples, words: () => null };
  }
  const { finished, cues } = await collect(narrate(told(), null, rate));
  const { sentences } = finished.timeline;
  expect(sentences.map(({ words }) => words?.length)).toEqual([undefined, 3, undefined]);
  const { start, words } = sentences[1]!;
  expect(words!.map(({ from, to }) => [from, to])).toEqual(sounds.map(({ from, to }) => [from, to]));
  const stretch = new TimeStretch(rate);
  stretch.push(silence);
  stretch.finish();
  for (const [i, word] of words!.entries()) {
    const after = stretch.outputPlace(sounds[i]!.start * SAMPLE_RATE) / SAMPLE_RATE;
    expect(Math.abs(word.start - start - after)).toBeLessThan(0.001);
  }
  expect(cues.filter(({ end }) => end !== undefined)).toEqual(sentences);
});

test.each([0.5, 0.7, 0.8, 1.2])(
  'at rate %d speech and pauses last 1/rate times as long, intro and outro do not',
  async (rate) => {
    const { finished, cues, bytes } = await collect(narrate(tell(), undefined, rate));
    const second = INTRO + (1.5 + SENTENCE_PAUSE) / rate;
    const third = second + (1.25 + PARAGRAPH_PAUSE) / rate;
    const { duration, sentences } = finished.timeline;
    expect(Math.abs(duration - (third + 2 / rate + OUTRO))).toBeLessThan(0.06);
    for (const [place, start] of [INTRO, second, third].entries()) {
      const length = [1.5, 1.25, 2][place]! / rate;
      // A sound without silence at its end is not cut off, for which it may be 20 ms longer.
      expect(Math.abs(sentences[place]!.start - start)).toBeLessThan(0.045);
      expect(Math.abs(sentences[place]!.end - sentences[place]!.start - length)).toBeLessThan(0.025);
    }
    expect(cues.filter(({ end }) => end !== undefined)).toEqual(sentences);
    expect((bytes.length - finished.head.length) / BYTES_PER_SECOND).toBeCloseTo(duration, 0);
    expect(await collect(narrate(tell(333), undefined, rate))).toEqual({ finished, cues, bytes });
  },
);

test.each([
  [0.5, false],
  [1, true],
])(
  'at rate %d a sleep edition keeps its paces, and its timeline ends with the story',
  async (rate, musicAtEnd) => {
    withShortSleep();
    const paces = new Map([
      [0, { extraPause: 0, slowdown: 1, isLast: false }],
      [1, { extraPause: 1, slowdown: 1, isLast: false }],
      [2, { extraPause: 2.5, slowdown: 0.9, isLast: true }],
    ]);
    const { finished, bytes } = await collect(
      encodeNarration({
        ...TAG,
        speech: asleep(tell(), paces, rate),
        rate,
        edition: { from: musicAtEnd ? 'last sentence' : 'intro', minutes: DEFAULT_SLEEP_MINUTES },
        music: new MemoryTrack(LOOP),
        yield: async () => undefined,
      }),
    );
    const { sentences, duration } = finished.timeline;
    const [first, second, third] = sentences;
    expect(first?.start).toBeCloseTo(musicAtEnd ? 0.25 : INTRO, 6);
    expect(second!.start - first!.end).toBeCloseTo(SENTENCE_PAUSE / rate + 1, 6);
    expect(third!.start - second!.end).toBeCloseTo(PARAGRAPH_PAUSE / rate + 2.5, 6);
    const lengths = sentences.map(({ start, end }) => end - start);
    for (const [place, seconds] of [1.5 / rate, 1.25 / rate, 2 / (0.9 * rate)].entries())
      expect(Math.abs(lengths[place]! - seconds)).toBeLessThan(0.025);
    expect(duration - third!.end).toBeCloseTo(AFTER_SHORT_SLEEP, 6);
    expect((bytes.length - finished.head.length) / BYTES_PER_SECOND).toBeCloseTo(duration, 0);
  },
);

test('a sentence is as long alone as after others', async () => {
  async function* only(position: number): AsyncGenerator<SentenceAudio> {
    const { index, bytes } = story[position]!;
    yield { index, paragraphStart: true, samples: bytes };
  }
  const lengths = async (speech: AsyncIterable<SentenceAudio>) =>
    (await collect(narrate(speech, null, 0.7))).finished.timeline.sentences.map(
      ({ start, end }) => end - start,
    );
  const together = await lengths(tell());
  for (const position of story.keys()) {
    expect(await lengths(only(position))).toEqual([expect.closeTo(together[position]!, 9)]);
  }
});

test('the file’s length is its time at the constant rate, and its head is replaced in place', async () => {
  const { bytes, finished } = await collect(narrate(tell()));
  const { head, timeline } = finished;
  const surplus = (bytes.length - head.length) / BYTES_PER_SECOND - timeline.duration;
  expect(surplus).toBeGreaterThan(0);
  expect(surplus).toBeLessThan(0.1);
  const tagLength = head.length - FRAME_BYTES;
  expect([...bytes.subarray(0, tagLength)]).toEqual([...head.subarray(0, tagLength)]);
  expect([...bytes.subarray(tagLength, tagLength + 4)]).toEqual([
    ...bytes.subarray(head.length, head.length + 4),
  ]);
  const frames = new DataView(head.buffer).getUint32(tagLength + 21);
  expect(frames).toBe((bytes.length - head.length) / FRAME_BYTES);
});

test('the intro is sent before any speech arrives, and late speech does not lengthen the file', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const frames = narrate(tell(undefined, () => arrival));
  const early: NarrationFrame[] = [];
  let next = frames.next();
  const sentSo = () => early.slice(1).reduce((sum, frame) => sum + frame.mp3.length, 0) / BYTES_PER_SECOND;
  // Silence is the end of the intro, unless the machine is too busy to have sent it yet.
  for (let silences = 0; silences < 50;) {
    const frame = await Promise.race([next, new Promise<null>((resolve) => setTimeout(resolve, 200, null))]);
    if (frame === null) {
      if (sentSo() > INTRO - 0.3) break;
      silences += 1;
      continue;
    }
    early.push(frame.value as NarrationFrame);
    next = frames.next();
  }
  const sent = sentSo();
  expect(sent).toBeGreaterThan(INTRO - 0.3);
  expect(sent).toBeLessThan(INTRO);
  arrive();
  const rest: NarrationFrame[] = [];
  for (let frame = await next; !frame.done; frame = await frames.next()) rest.push(frame.value);
  const late = [...early, ...rest].flatMap((frame) => [...frame.mp3]);
  expect(Uint8Array.from(late)).toEqual((await collect(narrate(tell()))).bytes);
});

/** Narrates to a listener. @returns where the voice entered and how much music was ready, after each 0.1 s of waiting */
async function listened(readyAfterMs: number, spans = false) {
  const clock = new HandClock(0);
  async function* speech(): AsyncGenerator<SentenceAudio> {
    if (readyAfterMs > 0) await new Promise<void>((resolve) => void clock.after(readyAfterMs, resolve));
    const [first, ...others] = story;
    const { index, paragraphStart, bytes } = first!;
    yield spans
      ? { index, paragraphStart, spans: [{ by: null, samples: bytes, words: () => null }] }
      : { index, paragraphStart, samples: bytes };
    for (const { bytes: samples, ...about } of others) yield { ...about, samples };
  }
  const frames = encodeNarration({
    ...TAG,
    speech: speech(),
    rate: 1,
    music: new MemoryTrack(LOOP),
    listener: clock,
    yield: async () => undefined,
  });
  await frames.next();
  let sent = 0;
  const collected = collect(
    (async function* () {
      for await (const frame of frames) {
        sent += frame.mp3.length;
        yield frame;
      }
    })(),
  );
  const ahead: number[] = [];
  while (clock.now() < readyAfterMs) {
    await clock.advance(100);
    ahead.push(sent / BYTES_PER_SECOND - clock.now() / 1000);
  }
  const { finished, cues } = await collected;
  expect(cues.filter(({ end }) => end !== undefined)).toEqual(finished.timeline.sentences);
  return { start: finished.timeline.sentences[0]!.start, ahead };
}

test.each([
  ['at once', 0, SHORTEST_INTRO, SHORTEST_INTRO],
  ['after 0.5 s', 500, 1, 1.2],
  ['after 1.5 s', 1500, 2, 2.2],
  ['after 5 s', 5000, INTRO, INTRO],
])('the voice enters the music when it is ready: %s', async (_, readyAfterMs, earliest, latest) => {
  const { start, ahead } = await listened(readyAfterMs);
  expect(start).toBeGreaterThanOrEqual(earliest);
  expect(start).toBeLessThanOrEqual(latest);
  // What a player has left to play, as long as the intro lasts.
  for (const seconds of ahead.slice(0, 18)) expect(seconds).toBeGreaterThan(0.3);
});

test('a sentence in several voices waits for the whole intro', async () => {
  expect((await listened(300, true)).start).toBe(INTRO);
});

test('tag and intro of a sleep edition fill the first block of an audio element', async () => {
  const BLOCK = 32 * 1024;
  const frames = encodeNarration({
    ...TAG,
    speech: tell(undefined, () => new Promise(() => undefined)),
    rate: 1,
    edition: { from: 'intro', minutes: 2 },
    music: new MemoryTrack(LOOP),
    yield: async () => undefined,
  });
  const { value: head } = await frames.next();
  let bytes = head!.mp3.length;
  expect(BLOCK - bytes).toBeGreaterThan(12 * 1024);
  while (bytes < BLOCK) bytes += (await frames.next()).value!.mp3.length;
  await frames.return();
});

test.each([1, 0.5])('the encoder yields at least every 0.2 s of sound at rate %d', async (rate) => {
  let bytesSinceTurn = 0;
  let longest = 0;
  const frames = encodeNarration({
    ...TAG,
    speech: tell(),
    rate,
    music: new MemoryTrack(LOOP),
    yield: async () => {
      longest = Math.max(longest, bytesSinceTurn);
      bytesSinceTurn = 0;
    },
  });
  await frames.next();
  for await (const frame of frames) bytesSinceTurn += frame.mp3.length;
  expect(longest).toBeGreaterThan(0);
  expect(longest / BYTES_PER_SECOND).toBeLessThan(0.3);
});

test('the encoder reads track and speech no further ahead than its window, over a minute', async () => {
  const track = new MemoryTrack(music(0.5, 30));
  const sentence = toBytes(voice(0.3, 10, 4));
  let spoken = 0;
  async function* long(): AsyncGenerator<SentenceAudio> {
    for (let index = 0; index < 6; index++) {
      spoken++;
      yield { index, paragraphStart: index % 5 === 0, samples: cut(sentence, 48_000) };
    }
  }
  let sent = 0;
  let duration = 0;
  for await (const { mp3, finished } of narrate(long(), track)) {
    expect(mp3.length).toBeLessThan(2 * BYTES_PER_SECOND);
    sent += mp3.length / BYTES_PER_SECOND;
    const read = track.reads.reduce((sum, { count }) => sum + count, 0) / SAMPLE_RATE;
    expect(read - sent).toBeLessThan(6);
    expect(spoken * 10 - sent).toBeLessThan(11);
    duration = finished?.timeline.duration ?? 0;
  }
  expect(duration).toBeGreaterThan(60);
});

test('a narration without sentences is an error', async () => {
  await expect(() => collect(narrate((async function* () {})()))).rejects.toThrow('at least one sentence');
});

test('errors of speech and music reach the caller', async () => {
  async function* broken(): AsyncGenerator<SentenceAudio> {
    yield* tell();
    throw new Error('speech: connection lost');
  }
  await expect(() => collect(narrate(broken()))).rejects.toThrow('connection lost');
  const track = new MemoryTrack(LOOP);
  track.read = async () => {
    throw new Error('R2 is away');
  };
  await expect(() => collect(narrate(tell(), track))).rejects.toThrow('R2 is away');
});

test('the first sentence is requested before the intro is sent', async () => {
  let asked = false;
  const frames = narrate(
    tell(undefined, async () => {
      asked = true;
    }),
  );
  await frames.next();
  expect(asked).toBe(true);
  await frames.return();
});

test('speech is cleaned up when the listener leaves during the intro', async () => {
  let closed = false;
  async function* speech(): AsyncGenerator<SentenceAudio> {
    try {
      yield* tell();
    } finally {
      closed = true;
    }
  }
  for await (const _ of narrate(speech())) break;
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(closed).toBe(true);
});

test('a failure of the music is not delayed by speech that hangs', async () => {
  const track = new MemoryTrack(LOOP);
  track.read = async () => {
    throw new Error('R2 is away');
  };
  const hanging = tell(undefined, () => new Promise(() => {}));
  await expect(() => collect(narrate(hanging, track))).rejects.toThrow('R2 is away');
});
