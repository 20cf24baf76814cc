import { describe, expect, test } from 'vitest';
import type { StoryPiece } from '../story/pairing.ts';
import { tellStory } from './story-telling.ts';

const TITLE: StoryPiece = { type: 'title', title: 'El faro' };
const sentence = (index: number): StoryPiece => ({
  type: 'sentence',
  index,
  paragraph: 0,
  text: `Frase ${index}.`,
});

async function* piecesOf(...pieces: StoryPiece[]) {
  yield* pieces;
}

/** Runs `tellStory`. `told` and `read` are the pieces in the log and in the second opinion, in order. */
function tell(
  pieces: AsyncIterable<StoryPiece>,
  isRefused: Promise<boolean> = Promise.resolve(false),
  signal = new AbortController().signal,
) {
  const told: StoryPiece[] = [];
  const read: (StoryPiece | 'closed')[] = [];
  const opinion = {
    add: (piece: StoryPiece) => void read.push(piece),
    close: () => void read.push('closed'),
  };
  const emit = (piece: StoryPiece) => void told.push(piece);
  return { told, read, end: tellStory(pieces, { isRefused, emit, opinion }, signal) };
}

describe('the telling of a story', () => {
  test('releases every piece in order, to the log and to the second reader', async () => {
    const pieces = [TITLE, sentence(0), sentence(1)];
    const { told, read, end } = tell(piecesOf(...pieces));
    await end;
    expect([told, read]).toEqual([pieces, [...pieces, 'closed']]);
  });

  test('releases nothing before the topic check has ended', async () => {
    const topic = Promise.withResolvers<boolean>();
    const { told, read, end } = tell(piecesOf(TITLE, sentence(0)), topic.promise);
    await new Promise((resolve) => setImmediate(resolve));
    expect([told, read]).toEqual([[], []]);
    topic.resolve(false);
    await end;
    expect(told).toHaveLength(2);
  });

  test('fails with topic_refused, and releases nothing', async () => {
    const { told, read, end } = tell(piecesOf(TITLE, sentence(0)), Promise.resolve(true));
    await expect(end).rejects.toMatchObject({ code: 'topic_refused' });
    expect([told, read]).toEqual([[], []]);
  });

  test('fails as the topic check does', async () => {
    const error = new Error('down');
    const { told, end } = tell(piecesOf(TITLE, sentence(0)), Promise.reject(error));
    await expect(end).rejects.toBe(error);
    expect(told).toEqual([]);
  });

  test('fails when there is no sentence, and asks the second reader nothing', async () => {
    const { read, end } = tell(piecesOf(TITLE));
    await expect(end).rejects.toMatchObject({ code: 'story_generation_failed' });
    expect(read).toEqual([TITLE]);
  });

  test('fails with the reason of its end when the pieces just end', async () => {
    const ended = new AbortController();
    const reason = new Error('stopped');
    async function* hungUp() {
      yield TITLE;
      yield sentence(0);
      ended.abort(reason);
    }
    const { told, read, end } = tell(hungUp(), Promise.resolve(false), ended.signal);
    await expect(end).rejects.toBe(reason);
    expect([told, read.at(-1)]).toEqual([[TITLE, sentence(0)], sentence(0)]);
  });

  test('releases nothing after its end', async () => {
    const ended = new AbortController();
    async function* writing() {
      yield TITLE;
      ended.abort(new Error('stopped'));
      yield sentence(0);
    }
    const { told, end } = tell(writing(), Promise.resolve(false), ended.signal);
    await expect(end).rejects.toThrow('stopped');
    expect(told).toEqual([TITLE]);
  });

  test('ends its pieces when it fails', async () => {
    let isEnded = false;
    async function* writing() {
      try {
        yield TITLE;
      } finally {
        isEnded = true;
      }
    }
    await expect(tell(writing(), Promise.resolve(true)).end).rejects.toThrow();
    expect(isEnded).toBe(true);
  });
});
