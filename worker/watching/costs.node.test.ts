import { expect, test } from 'vitest';
import { costsOf, DOLLARS_A_EURO, incomeOfDays } from './costs.ts';

test.each([
  ['workers-ai aura-2', 30],
  ['elevenlabs eleven_flash_v2_5', 50],
  ['elevenlabs eleven_v4_turbo', 40],
  ['elevenlabs eleven_v4', 80],
  ['api.openai.com/v1 gpt-4o-mini-tts', 26],
  ['api.inworld.ai/tts inworld-tts-2', 35],
  ['api.venice.ai/api/v1 tts-kokoro', 3.5],
  ['api.together.xyz/v1 hexgrad/Kokoro-82M', 4],
  ['127.0.0.1:8880/v1 kokoro', null],
])('a million characters by %s cost %s dollars', (detail, dollars) => {
  expect(costsOf([{ what: 'characters', detail, n: 1_000_000 }])).toEqual([
    { provider: detail, what: 'characters', n: 1_000_000, dollars },
  ]);
});

test.each([
  ['api.openai.com/v1 gpt-6-luna', 1.308],
  ['workers-ai @cf/google/gemma-4-26b-a4b-it', 1.12],
  ['api.example.com/v1 gpt-6-luna-pro', null],
])('a thousand stories by %s cost %s dollars', (detail, dollars) => {
  const counts = [
    { what: 'written' as const, detail, n: 1000 },
    { what: 'story' as const, detail: 'saved', n: 1000 },
  ];
  expect(costsOf(counts)).toEqual([
    {
      provider: detail,
      what: 'stories',
      n: 1000,
      dollars: dollars === null ? null : expect.closeTo(dollars, 3),
    },
  ]);
});

test('a month of Premium leaves 3.77 euros after VAT and fees, in dollars', () => {
  expect(incomeOfDays(30)).toBeCloseTo(3.772 * DOLLARS_A_EURO, 2);
  expect(incomeOfDays(1)).toBeCloseTo(incomeOfDays(30) / 30);
});
