import { expect, test } from 'vitest';
import { costsOf, incomeOfDays } from './costs.ts';

test.each([
  ['workers-ai aura-2', 30],
  ['elevenlabs eleven_flash_v2_5', 50],
  ['elevenlabs eleven_v4_turbo', 40],
  ['elevenlabs eleven_v4', 80],
  ['api.openai.com/v1 gpt-4o-mini-tts', 26],
  ['api.inworld.ai/tts inworld-tts-2', 35],
  ['127.0.0.1:8880/v1 kokoro', null],
])('a million characters by %s cost %s dollars', (detail, dollars) => {
  expect(costsOf([{ what: 'characters', detail, n: 1_000_000 }])).toEqual([
    { provider: detail, what: 'characters', n: 1_000_000, dollars },
  ]);
});

test('stories have a cost, other counts none, and a day a thirtieth of the subscriptions', () => {
  const counts = [
    { what: 'written' as const, detail: 'api.openai.com/v1 m', n: 1000 },
    { what: 'story' as const, detail: 'saved', n: 1000 },
  ];
  expect(costsOf(counts).map(({ dollars }) => dollars)).toEqual([expect.closeTo(1.1, 5)]);
  expect(incomeOfDays(30)).toBe(500);
});
