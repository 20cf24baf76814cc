import { describe, expect, test } from 'vitest';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { acceptAnything } from '../../testkit/worker/accept-anything.ts';
import { HandClock } from '../../testkit/worker/hand-clock.ts';
import type { StoryPiece } from '../story/pairing.ts';
import { StandIns } from '../story/stand-ins.ts';
import type { StoryOrder, StoryWriter } from '../story/story-provider.ts';
import { type Clock, realClock } from './clock.ts';
import { type StoryPiecesDeps, storyPieces } from './story-pieces.ts';

const STORY = '# El faro\n\nUno vino. Dos vinieron.\n\nTres se fueron.';
const UNFIT = 'MALO';
const prompt: StoryOrder = { system: 's', user: 'u', temperature: 1, maxTokens: 100, userDigest: 'digest' };

type Stream = StoryWriter['stream'];

/** Pieces of one server's text. `signals` are those of its requests, in order. */
function piecesOf(
  stream: Stream,
  { clock = realClock as Clock, request = {}, ...deps }: Partial<StoryPiecesDeps> & { request?: object } = {},
  signal = new AbortController().signal,
) {
  const signals: AbortSignal[] = [];
  const orders: StoryOrder[] = [];
  const writer: StoryWriter = {
    id: 'w',
    server: 'https://a',
    model: 'm',
    patienceMs: 10_000,
    stream(order, until, notes) {
      orders.push(order);
      signals.push(until);
      return stream(order, until, notes);
    },
  };
  const pieces = storyPieces(
    {
      moderate: async (texts) => texts.map((text) => !text.includes(UNFIT)),
      acceptance: acceptAnything,
      clock,
      ...deps,
    },
    { id: 'g', order: new StandIns(storyRequest.parse({ topic: 'un faro', ...request }), 's').request },
    { writer, prompt, patienceMs: 1000, variety: undefined },
    signal,
  );
  return { pieces, signals, orders };
}

const writing = (text: string): Stream =>
  async function* (_, signal) {
    for (const letter of text) if (!signal.aborted) yield letter;
  };

async function all(pieces: AsyncIterable<StoryPiece>): Promise<StoryPiece[]> {
  const found: StoryPiece[] = [];
  for await (const piece of pieces) found.push(piece);
  return found;
}

const textOf = (piece: StoryPiece) => ('text' in piece ? piece.text : 'title' in piece ? piece.title : '');

describe('the pieces of a story', () => {
  test('are its title and sentences, and its server is hung up on after the last', async () => {
    const { pieces, signals, orders } = piecesOf(writing(STORY));
    expect((await all(pieces)).map(textOf)).toEqual([
      'El faro',
      'Uno vino.',
      'Dos vinieron.',
      'Tres se fueron.',
    ]);
    expect([signals.length, signals[0]!.aborted, orders]).toEqual([1, true, [prompt]]);
  });

  test('say with the title that the server did not understand the topic', async () => {
    const { pieces } = piecesOf((order, signal, notes) => {
      notes?.notUnderstood();
      return writing(STORY)(order, signal);
    });
    expect((await all(pieces))[0]).toEqual({ type: 'title', title: 'El faro', understood: false });
  });

  test('end at the first that is unfit, and so does the request', async () => {
    const { pieces, signals } = piecesOf(writing(`# El faro\n\nUno vino. El ${UNFIT} habló.`));
    await expect(all(pieces)).rejects.toMatchObject({ code: 'story_refused' });
    expect(signals[0]!.aborted).toBe(true);
  });

  test('fail with moderation_unavailable when moderation does', async () => {
    const { pieces, signals } = piecesOf(writing(STORY), {
      moderate: () => Promise.reject(new Error('down')),
    });
    await expect(all(pieces)).rejects.toMatchObject({ code: 'moderation_unavailable' });
    expect(signals[0]!.aborted).toBe(true);
  });

  test('end their request when their consumer stops', async () => {
    const { pieces, signals } = piecesOf(async function* (_, signal) {
      yield STORY;
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    });
    for await (const _ of pieces) break;
    expect(signals[0]!.aborted).toBe(true);
  });

  test('fail with story_timed_out after the patience for a first word, and hang up', async () => {
    const clock = new HandClock(0);
    const { pieces, signals } = piecesOf(
      async function* (_, signal) {
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      },
      { clock },
    );
    let code: unknown = null;
    const end = all(pieces).catch((error) => {
      code = error.code;
    });
    await clock.advance(999);
    expect([code, signals[0]!.aborted]).toEqual([null, false]);
    await clock.advance(1);
    await end;
    expect([code, signals[0]!.aborted]).toEqual(['story_timed_out', true]);
  });

  test('fail with story_timed_out after 20 s of silence in the middle, and hang up', async () => {
    const clock = new HandClock(0);
    const tokens = ['# El', ' faro\n\nUno vino. ', 'Dos vinieron. '];
    let ask = Promise.withResolvers<string>();
    const { pieces, signals } = piecesOf(
      async function* () {
        for (;;) yield await ask.promise;
      },
      { clock },
    );
    const told: string[] = [];
    let code: unknown = null;
    const end = (async () => {
      for await (const piece of pieces) told.push(textOf(piece));
    })().catch((error) => {
      code = error.code;
    });
    for (const token of tokens) {
      const last = ask;
      ask = Promise.withResolvers();
      last.resolve(token);
      await clock.advance(token === tokens[0] ? 0 : 19_999);
    }
    expect([code, signals[0]!.aborted, told]).toEqual([null, false, ['El faro', 'Uno vino.']]);
    await clock.advance(1);
    await end;
    expect([code, signals[0]!.aborted]).toEqual(['story_timed_out', true]);
  });

  test('have all the time that their consumer takes', async () => {
    const clock = new HandClock(0);
    const { pieces } = piecesOf(writing(STORY), { clock });
    const told: string[] = [];
    for await (const piece of pieces) {
      told.push(textOf(piece));
      await clock.advance(60_000);
    }
    expect(told).toEqual(['El faro', 'Uno vino.', 'Dos vinieron.', 'Tres se fueron.']);
  });

  test('just end, and the request with them, when the generation ends', async () => {
    const ended = new AbortController();
    const { pieces, signals } = piecesOf(
      async function* (_, signal) {
        yield '# El faro\n\nUno vino. ';
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      },
      {},
      ended.signal,
    );
    const end = all(pieces);
    await new Promise((resolve) => setImmediate(resolve));
    ended.abort();
    expect((await end).map(textOf)).toEqual(['El faro', 'Uno vino.']);
    expect(signals[0]!.aborted).toBe(true);
  });

  test('of a bilingual story have their other side, and its counts are reported with the generation', async () => {
    const counts: unknown[] = [];
    const { pieces } = piecesOf(
      writing('# El faro\n\n{"p":1,"es":"El faro duerme.","en":"The lighthouse sleeps."}\n'),
      {
        request: { language: 'es', secondLanguage: 'en' },
        paired: ({ id }, { sentences, paired }) => counts.push({ id, sentences, paired }),
      },
    );
    expect((await all(pieces)).map(({ type }) => type)).toEqual(['title', 'sentence', 'translation']);
    expect(counts).toEqual([{ id: 'g', sentences: 1, paired: 1 }]);
  });

  test('of a hard sentence are rewritten by the same server, and the outcome is reported', async () => {
    const hard = `El faro ${'muy alto y muy blanco '.repeat(12)}duerme.`;
    const outcomes: unknown[] = [];
    const { pieces, orders } = piecesOf(
      async function* (order, signal) {
        if (order.user.startsWith('{"sentence"')) throw new Error('down');
        yield* writing(`# El faro\n\nUno vino. Dos vinieron. ${hard}`)(order, signal);
      },
      {
        request: { englishLevel: 'beginner' },
        rewrote: ({ id }, how) => outcomes.push({ id, how }),
      },
    );
    expect((await all(pieces)).at(-1)).toMatchObject({ text: hard });
    expect(outcomes).toEqual([{ id: 'g', how: 'failed' }]);
    expect(orders.map(({ userDigest }) => userDigest)).toEqual(['digest', 'digest']);
  });
});
