// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Narration } from '../../../../contract/schemas/stories.ts';
import { serve } from '../../testing/server.ts';
import { renewedStory } from './saying-requests.ts';

afterEach(() => vi.unstubAllGlobals());

const file = 'https://app.test/files/n1.mp3?signature=';
const sound = (signature: string, said = '', more = {}) => ({
  id: 'n1',
  audioUrl: file + signature + said,
  ...more,
});

test.each([
  ['has the word', sound('b', '&said=one'), true],
  ['has no longer the word', sound('b'), true, '&said=one'],
  ['does not have the word', sound('b'), false],
  ['does not have the word, but another one', sound('b', '&said=one'), false, '&said=one'],
])(
  'of a sound that %s it is said that it was made again: %s',
  async (_, narration, isRenewed, before = '') => {
    serve({ 'GET /api/stories/s1': { id: 's1', narrations: [narration] } });
    const narrations = [sound('a', before)] as Narration[];
    expect(await renewedStory({ id: 's1', narrations }, new AbortController().signal)).toBe(isRenewed);
  },
);

test('a story is looked at until its sound is made', async () => {
  vi.useFakeTimers();
  const answers = [
    sound('b', '', { isOutdated: true }),
    sound('b', '', { isOutdated: true }),
    sound('b', '&said=one'),
  ];
  serve({ 'GET /api/stories/s1': () => ({ id: 's1', narrations: [answers.shift()] }) });
  const narrations = [sound('a')] as Narration[];
  const renewed = renewedStory({ id: 's1', narrations }, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await renewed).toBe(true);
  vi.useRealTimers();
});
