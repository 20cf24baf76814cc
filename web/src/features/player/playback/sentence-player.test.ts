// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../../../api/problem.ts';
import { pauseOthers } from './exclusive-playback.ts';
import { type SentenceChoice, SentencePlayer } from './sentence-player.ts';

const PLACE = { storyId: 's 1', index: 4, language: 'en' } as const;
const FIFTH: SentenceChoice = { ...PLACE, voiceId: 'female-english', speechRate: 0.7 };

/** Sources of the element, in order. */
let given: string[];
let isRefused: boolean;
beforeEach(() => {
  given = [];
  isRefused = false;
});

function output() {
  const element = document.createElement('audio');
  let holds = '';
  return {
    element,
    start: async () => {
      given.push(`start ${holds}`);
      if (isRefused && holds !== 'silence') throw new DOMException('no', 'NotAllowedError');
    },
    load: () => {
      holds = 'sound';
    },
    loadSilence: () => {
      holds = 'silence';
    },
    clear: () => {
      holds = '';
    },
  };
}

function newPlayer(answer: () => Promise<Response>) {
  const asked: string[] = [];
  const made = output();
  const client = {
    send: async (path: string) => {
      asked.push(path);
      return answer();
    },
  };
  return { player: new SentencePlayer(client, () => made), asked, element: made.element };
}
const sound = async () => new Response('ID3 sound');
const settled = () => vi.waitFor(() => expect(given.at(-1)).toBe('start sound'));

test('a sentence is requested, plays, and is silent after its end', async () => {
  const { player, asked, element } = newPlayer(sound);
  player.hear(FIFTH);
  // The element plays within the press, so that it may play again when the sound has arrived.
  expect(given).toEqual(['start silence']);
  expect(player.getState()).toEqual({ name: 'loading', ...PLACE });
  await settled();
  expect(asked).toEqual([
    '/api/stories/s%201/sentences/4/speech?language=en&voiceId=female-english&speechRate=0.7',
  ]);
  await vi.waitFor(() => expect(player.getState()).toEqual({ name: 'playing', ...PLACE }));
  element.dispatchEvent(new Event('ended'));
  expect(player.getState()).toEqual({ name: 'silent' });
});

test('a replayed sentence is not requested again, and a press during playback stops it', async () => {
  const { player, asked } = newPlayer(sound);
  for (const _ of [1, 2]) {
    player.hear(FIFTH);
    await vi.waitFor(() => expect(player.getState().name).toBe('playing'));
    player.hear(FIFTH);
    expect(player.getState()).toEqual({ name: 'silent' });
  }
  expect(asked).toHaveLength(1);
  player.hear({ ...FIFTH, speechRate: 1 });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
});

test('the same index in another story is another sentence', async () => {
  const { player, asked } = newPlayer(sound);
  player.hear(FIFTH);
  await vi.waitFor(() => expect(player.getState().name).toBe('playing'));
  player.hear({ ...FIFTH, storyId: 's2' });
  await vi.waitFor(() => expect(player.getState()).toEqual({ name: 'playing', ...PLACE, storyId: 's2' }));
  expect(asked.map((path) => path.split('/')[3])).toEqual(['s%201', 's2']);
});

test('another sound stops the sentence, which does not start later', async () => {
  const late = Promise.withResolvers<Response>();
  const { player } = newPlayer(() => late.promise);
  player.hear(FIFTH);
  pauseOthers({ pause: () => undefined });
  expect(player.getState()).toEqual({ name: 'silent' });
  late.resolve(await sound());
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect([given, player.getState().name]).toEqual([['start silence'], 'silent']);
});

test('a limit or failure shows the server’s words, and the next press retries', async () => {
  const refusal = new Problem({ code: 'sentence_limit_reached', status: 429, message: 'Mañana habrá más.' });
  const answers = [() => Promise.reject(refusal), sound];
  const { player } = newPlayer(() => answers.shift()!());
  player.hear(FIFTH);
  await vi.waitFor(() =>
    expect(player.getState()).toMatchObject({
      name: 'failed',
      problem: { code: 'sentence_limit_reached' },
      ...PLACE,
    }),
  );
  player.hear(FIFTH);
  await vi.waitFor(() => expect(player.getState().name).toBe('playing'));
});

test('a blocked sentence reports that the browser will not play it', async () => {
  isRefused = true;
  const { player } = newPlayer(sound);
  player.hear(FIFTH);
  await vi.waitFor(() => expect(player.getState()).toEqual({ name: 'failed', problem: null, ...PLACE }));
});

test('a refusal is withdrawn when its cause is gone', async () => {
  const { player } = newPlayer(() =>
    Promise.reject(new Problem({ code: 'unconfirmed_limit_reached', status: 403 })),
  );
  player.hear(FIFTH);
  await vi.waitFor(() => expect(player.getState().name).toBe('failed'));
  player.causeGone('line');
  expect(player.getState().name).toBe('failed');
  player.causeGone('account');
  expect(player.getState()).toEqual({ name: 'silent' });
});

test('in both languages the second one follows the first, once, and a press in either stops it', async () => {
  const { player, asked, element } = newPlayer(sound);
  const own: SentenceChoice = { ...FIFTH, language: 'es', voiceId: 'female' };
  const inBoth = (language: 'es' | 'en') => ({ name: 'playing', ...PLACE, language, inBoth: true });
  player.hear(own, FIFTH);
  await vi.waitFor(() => expect(player.getState()).toEqual(inBoth('es')));
  expect(asked.map((path) => /language=(\w+)/.exec(path)?.[1])).toEqual(['es', 'en']);
  element.dispatchEvent(new Event('ended'));
  await vi.waitFor(() => expect(player.getState()).toEqual(inBoth('en')));
  element.dispatchEvent(new Event('ended'));
  expect(player.getState()).toEqual({ name: 'silent' });

  for (const isSecond of [false, true]) {
    player.hear(own, FIFTH);
    await vi.waitFor(() => expect(player.getState()).toEqual(inBoth('es')));
    if (isSecond) {
      element.dispatchEvent(new Event('ended'));
      await vi.waitFor(() => expect(player.getState()).toEqual(inBoth('en')));
    }
    player.hear(own, FIFTH);
    expect(player.getState()).toEqual({ name: 'silent' });
    element.dispatchEvent(new Event('ended'));
    expect(player.getState()).toEqual({ name: 'silent' });
  }
  // A single sentence of the same place is another sound.
  player.hear(own, FIFTH);
  player.hear(own);
  await vi.waitFor(() => expect(player.getState()).toEqual({ name: 'playing', ...PLACE, language: 'es' }));
  expect(asked).toHaveLength(2);
});

test('a second language that does not arrive is told when its turn comes', async () => {
  let asks = 0;
  const { player, element } = newPlayer(async () => {
    asks += 1;
    if (asks > 1) throw new Problem({ code: 'rate_limited', status: 429 });
    return sound();
  });
  player.hear({ ...FIFTH, language: 'es', voiceId: 'female' }, FIFTH);
  await vi.waitFor(() => expect(player.getState()).toMatchObject({ name: 'playing', language: 'es' }));
  element.dispatchEvent(new Event('ended'));
  await vi.waitFor(() => expect(player.getState()).toMatchObject({ name: 'failed', language: 'en' }));
});
