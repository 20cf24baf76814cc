import { describe, expect, test } from 'vitest';
import { ProviderError, type ProviderErrorCode } from '../providers/provider-error.ts';
import { StoryRefusedError } from '../story/moderated-release.ts';
import type { StoryWriter } from '../story/story-provider.ts';
import { GenerationError } from './generation-error.ts';
import { withWriterFallback } from './writer-fallback.ts';

const FIRST_TOKEN_TIMEOUT_MS = 30_000;

const writer = (id: string, patienceMs: number): StoryWriter => ({
  id,
  server: 'https://a',
  model: 'm',
  patienceMs,
  stream: () => {
    throw new Error('not asked here');
  },
});
const WRITERS = [writer('first', 1000), writer('second', 2000), writer('third', 3000)];

/** @param outcomes of the servers in order: an error or their text */
async function run(outcomes: unknown[], { writers = WRITERS, hasTold = false, hasEnded = false } = {}) {
  const asked: [string, number][] = [];
  const failed: [string, unknown][] = [];
  const told = withWriterFallback(
    writers,
    async ({ id }, patienceMs) => {
      const outcome = outcomes[asked.length];
      asked.push([id, patienceMs]);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    {
      failed: ({ id }, error) => failed.push([id, error]),
      hasEnded: () => hasEnded,
      hasTold: () => hasTold,
    },
  );
  const [result] = await Promise.allSettled([told]);
  return { asked, failed, result };
}

const failure = (code: ProviderErrorCode) => new ProviderError(code, 'no');
const DOWN = failure('story_generation_failed');

describe('the fallback of writers', () => {
  test('asks the first server alone when that tells its story', async () => {
    const { asked, failed, result } = await run(['a story']);
    expect([asked, failed]).toEqual([[['first', 1000]], []]);
    expect(result).toEqual({ status: 'fulfilled', value: 'a story' });
  });

  test('gives each server its own patience and the last one the full time-out', async () => {
    const { asked, failed, result } = await run([DOWN, failure('rate_limited'), 'a story']);
    expect(asked).toEqual([
      ['first', 1000],
      ['second', 2000],
      ['third', FIRST_TOKEN_TIMEOUT_MS],
    ]);
    expect(failed.map(([id]) => id)).toEqual(['first', 'second']);
    expect(result).toMatchObject({ value: 'a story' });
  });

  test.each([
    failure('quota_exceeded'),
    failure('story_timed_out'),
    new GenerationError('story_timed_out'),
    new GenerationError('story_generation_failed'),
  ])('asks the next server after $name $code', async (error) => {
    const { asked, failed } = await run([error, 'a story']);
    expect(asked).toHaveLength(2);
    expect(failed).toEqual([['first', error]]);
  });

  test.each([
    failure('topic_refused'),
    failure('story_refused'),
    new StoryRefusedError('story_refused', 'unfit'),
    new GenerationError('moderation_unavailable'),
    new TypeError('a bug'),
  ])('asks no other server after $name $code, and reports no failed server', async (error) => {
    const { asked, failed, result } = await run([error, 'a story']);
    expect([asked.length, failed]).toEqual([1, []]);
    expect(result).toEqual({ status: 'rejected', reason: error });
  });

  test('asks no other server after the first word, and reports the failed one', async () => {
    const { asked, failed, result } = await run([DOWN, 'a story'], { hasTold: true });
    expect([asked.length, failed]).toEqual([1, [['first', DOWN]]]);
    expect(result).toEqual({ status: 'rejected', reason: DOWN });
  });

  test('asks no other server after the end of the generation, and reports no failed server', async () => {
    const { asked, failed } = await run([DOWN, 'a story'], { hasEnded: true });
    expect([asked.length, failed]).toEqual([1, []]);
  });

  test('fails as the last server did, and reports that as well', async () => {
    const last = failure('quota_exceeded');
    const { failed, result } = await run([DOWN, DOWN, last]);
    expect(failed.map(([id]) => id)).toEqual(['first', 'second', 'third']);
    expect(result).toEqual({ status: 'rejected', reason: last });
  });

  test('fails when there is no server', async () => {
    const { result } = await run([], { writers: [] });
    expect(result).toMatchObject({ status: 'rejected', reason: { message: 'no server to write' } });
  });
});
