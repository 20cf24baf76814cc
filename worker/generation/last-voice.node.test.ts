import { expect, test } from 'vitest';
import { HomeParts, narrationOf } from '../../testkit/worker/home-parts.ts';

const HOUR_MS = 3_600_000;

test('the last chosen voice is that of the newest narration in any of the voices, finished ones included', () => {
  const parts = new HomeParts();
  const lastVoice = () => parts.ledger.lastVoice(['female', 'female-latam']);
  const story = parts.spend();
  expect(lastVoice()).toBeNull();
  for (const voiceId of ['female', 'female-latam', 'male-english'] as const) {
    parts.clock.advance(HOUR_MS);
    parts.spend(narrationOf(story, voiceId, { voiceId }));
  }
  expect(lastVoice()).toBe('female-latam');
});
