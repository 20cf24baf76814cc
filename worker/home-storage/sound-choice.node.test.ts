import { expect, test } from 'vitest';
import { type NarrationFields, readVersion } from './schema.ts';
import { choiceParts, readSoundChoice, versionOf } from './sound-choice.ts';

const ORDER = { language: 'es', voiceId: 'female', speechRate: 0.9, musicTrack: 'piano' } as const;

test.each([
  { language: 'en' },
  { voiceId: 'male' },
  { speechRate: 1 },
  { musicTrack: 'none' },
  { cast: true },
  { takes: 'a digest' },
])('a choice with %j is another version and another order', (more) => {
  const other = { ...ORDER, ...more };
  expect(versionOf(other)).not.toBe(versionOf(ORDER));
  expect(choiceParts(other)).not.toEqual(choiceParts(ORDER));
});

test('other takes of the family are the same version by another order', () => {
  const [one, other] = ['one', 'other'].map((takes) => ({ ...ORDER, takes }));
  expect(versionOf(one!)).toBe(versionOf(other!));
  expect(choiceParts(one!)).not.toEqual(choiceParts(other!));
});

test('the order of a narration and its row are the same version', () => {
  const row: Partial<NarrationFields> = readVersion({ ...ORDER, speechRate: 90, cast: 0 });
  const stored = { ...ORDER, takes: null, ...row };
  const order = readSoundChoice(JSON.stringify({ ...ORDER, storyKey: 'a key', source: 'story' }))!;
  expect(versionOf(order)).toBe(versionOf(stored));
  expect(['{}', 'no JSON', 'null'].map(readSoundChoice)).toEqual([null, null, null]);
});
