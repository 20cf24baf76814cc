import { describe, expect, test } from 'vitest';
import type { StoryPiece } from '../story/pairing.ts';
import { tellStory } from './story-telling.ts';
import type { TopicRefusal } from './topic-check.ts';

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
  refusal: Promise<TopicRefusal | null> = Promise.resolve(null),
  signal = new AbortController().signal,
) {
  const told: StoryPiece[] = [];
  const read: (StoryPiece | 'closed')[] = [];
  const opinion = {
    add: (piece: StoryPiece) => void read.push(piece),
    close: () => void read.push('closed'),
  };
  const emit = (piece: StoryPiece) => void told.push(piece);
  return { told, read, end: tellStory(pieces, { refusal, emit, opinion }, signal) };
}

describe('the telling of a story', () => {
  test('releases every piece in order, to the log and to the second reader', async () => {
    const pieces = [TITLE, sentence(0), sentence(1)];
    const { told, read, end } = tell(piecesOf(...pieces));
    await end;
    expect([told, read]).toEqual([pieces, [...pieces, 'closed']]);
  });

  test('releases nothing before the topic check has ended', async () => {
    const topic = Promise.withResolvers<TopicRefusal | null>();
    const { told, read, end } = tell(piecesOf(TITLE, sentence(0)), topic.promise);
    await new Promise((resolve) => setImmediate(resolve));
    expect([told, read]).toEqual([[], []]);
    topic.resolve(null);
    await end;
    expect(told).toHaveLength(2);
  });

  test.each(['topic_refused', 'topic_needs_help'] as const)(
    'fails with %s, and releases nothing',
    async (code) => {
      const { told, read, end } = tell(piecesOf(TITLE, sentence(0)), Promise.resolve(code));
      await expect(end).rejects.toMatchObject({ code });
      expect([told, read]).toEqual([[], []]);
    },
  );

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
    const { told, read, end } = tell(hungUp(), Promise.resolve(null), ended.signal);
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
    const { told, end } = tell(writing(), Promise.resolve(null), ended.signal);
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
    await expect(tell(writing(), Promise.resolve('topic_refused')).end).rejects.toThrow();
    expect(isEnded).toBe(true);
  });
});
