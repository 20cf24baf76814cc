import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { SPEECH_RATES } from '../../contract/options.ts';
import { spokenBytes, testProvider } from '../../testkit/worker/speech-provider.ts';
import { realClock } from '../generation/clock.ts';
import { RecentFailures } from '../providers/recent-failures.ts';
import { InflightSpeech } from './inflight-speech.ts';
import { encodeNarration, type SentenceAudio } from './narrate.ts';
import { narrationTag } from './narration-tag.ts';
import { type SpeechDeps, speak } from './speech.ts';
import { VoiceLost } from './voice-lost.ts';
import { inOneVoice } from './whole-narration.ts';

const VOICE = 'female';

const sentences = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    index,
    paragraph: 0,
    text: `${crypto.randomUUID()} ${index}.`,
  }));

/** Provider that records its requests and their signals. */
function provider(answer: () => ReadableStream<Uint8Array>, onAsk: () => void = () => {}) {
  const asked: { text: string; signal: AbortSignal }[] = [];
  const allowed: number[] = [];
  const deps: SpeechDeps = {
    allow: async (characters) => void allowed.push(characters),
    sayings: [],
    moved: () => {},
    failures: new RecentFailures(),
    clock: realClock,
    folder: crypto.randomUUID(),
    inflight: new InflightSpeech(),
    cache: env.FILES,
    providers: [
      testProvider('noting', async function* ({ text }, signal) {
        signal.throwIfAborted();
        asked.push({ text, signal });
        onAsk();
        for await (const pcm of answer()) yield { pcm };
      }),
    ],
  };
  return { asked, allowed, deps };
}

const bytes = () => new Blob([spokenBytes(48_000)]).stream();
/** A first sound, then neither sound nor an end. */
const endless = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(spokenBytes(48_000));
    },
  });

async function hear({ samples }: SentenceAudio): Promise<void> {
  for await (const _ of samples as AsyncIterable<Uint8Array>);
}

test('at most three sentences are requested at once, the played one included', async () => {
  let heard = 0;
  const ahead: number[] = [];
  const { asked, deps } = provider(bytes, () => ahead.push(asked.length - heard));
  const story = sentences(10);
  for await (const sentence of speak(story, VOICE, deps, new AbortController().signal)) {
    await hear(sentence);
    heard += 1;
  }
  expect(Math.max(...ahead)).toBe(3);
  expect(asked.map(({ text }) => text).sort()).toEqual(story.map(({ text }) => text).sort());
});

test('an aborted narration requests nothing more, and aborts the requests in flight', async () => {
  const { asked, deps } = provider(endless);
  const abort = new AbortController();
  const speech = speak(sentences(10), VOICE, deps, abort.signal);
  await speech.next();
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  abort.abort(new Error('stopped'));
  // Requests in flight end by their signal; all later sentences reject.
  await speech.next();
  await speech.next();
  for await (const sentence of speech) await expect(hear(sentence)).rejects.toThrow('stopped');
  expect(asked).toHaveLength(3);
  expect(asked.every(({ signal }) => signal.aborted)).toBe(true);
});

test('a listener who stops causes no further requests', async () => {
  const { asked, deps } = provider(bytes);
  for await (const sentence of speak(sentences(10), VOICE, deps, new AbortController().signal)) {
    await hear(sentence);
    break;
  }
  await vi.waitFor(() => expect(asked).toHaveLength(3));
});

test('permission is asked for once, for the rest of the text, and not for cached sentences', async () => {
  const { asked, allowed, deps } = provider(bytes);
  const story = sentences(5);
  const characters = story.reduce((sum, { text }) => sum + text.length, 0);
  const hearAll = async (of: typeof story, from: SpeechDeps) => {
    for await (const one of speak(of, VOICE, from, new AbortController().signal)) await hear(one);
  };
  await hearAll(story, deps);
  expect(allowed).toEqual([characters]);
  await vi.waitFor(async () => {
    const { objects } = await env.FILES.list({ prefix: deps.folder });
    expect(objects).toHaveLength(5);
  });
  await hearAll(story, deps);
  expect([asked.length, allowed]).toEqual([5, [characters]]);

  const refusing = { ...deps, allow: () => Promise.reject(new Error('not today')) };
  await hearAll(story, refusing);
  await expect(hearAll(sentences(2), refusing)).rejects.toThrow('not today');
  expect(asked).toHaveLength(5);
});

test('one story at all five rates is bought once', async () => {
  const { asked, allowed, deps } = provider(() => new Blob([spokenBytes(48_000)]).stream());
  const story = sentences(4);
  const spoken: number[] = [];
  for (const rate of SPEECH_RATES) {
    const speech = speak(story, VOICE, deps, new AbortController().signal);
    const tag = narrationTag('es');
    for await (const { finished } of encodeNarration({
      tag,
      music: null,
      yield: async () => {},
      speech,
      rate,
    })) {
      const sentences = finished?.timeline.sentences ?? [];
      if (finished) spoken.push(sentences.reduce((sum, { start, end }) => sum + end - start, 0));
    }
    await vi.waitFor(async () => {
      const { objects } = await env.FILES.list({ prefix: deps.folder });
      expect(objects).toHaveLength(story.length);
    });
  }
  expect(asked).toHaveLength(story.length);
  expect(allowed).toHaveLength(1);
  const natural = spoken[SPEECH_RATES.indexOf(1)]!;
  for (const [place, rate] of SPEECH_RATES.entries()) {
    expect(Math.abs((spoken[place]! * rate) / natural - 1)).toBeLessThan(0.02);
  }
});

test('a reading that loses its voice is repeated four times, then fails with the cause', async () => {
  const cause = new Error('gone');
  let readings = 0;
  const losing = (times: number) => async () => {
    readings += 1;
    if (readings <= times) throw new VoiceLost('lost', { cause });
    return 'read';
  };
  expect(await inOneVoice(losing(4))).toBe('read');
  readings = 0;
  await expect(inOneVoice(losing(9))).rejects.toBe(cause);
  expect(readings).toBe(5);
});
