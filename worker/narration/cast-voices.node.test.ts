import { expect, test } from 'vitest';
import { VOICE_IDS } from '../../contract/options.ts';
import type { CastMember } from '../../contract/schemas/stories.ts';
import { AURA_FIGURES, AURA_VOICES } from '../providers/speech/aura-voices.ts';
import { OPENAI_FIGURES, OPENAI_VOICES } from '../providers/speech/openai-voices.ts';
import { castVoices } from './cast-voices.ts';

const AURA = { voices: AURA_VOICES, figures: AURA_FIGURES };
const OPENAI = { voices: OPENAI_VOICES, figures: OPENAI_FIGURES };
const NONE = { voices: AURA_VOICES, figures: { spain: [], america: [], britain: [] } };

const ofKind = (id: string, age: CastMember['age'], gender: CastMember['gender']): CastMember => ({
  id,
  name: id,
  age,
  gender,
});
const FAMILY = [
  ofKind('ana', 'adult', 'f'),
  ofKind('zorro', 'small', null),
  ofKind('abuelo', 'old', 'm'),
  ofKind('eva', 'adult', 'f'),
];
const namesOf = (...given: Parameters<typeof castVoices>) =>
  Object.fromEntries([...castVoices(...given)].map(([id, { voice }]) => [id, voice]));

test('figures get voices of their age and gender, two women two', () => {
  expect(namesOf(FAMILY, 'female', OPENAI)).toEqual({
    ana: 'marin',
    zorro: 'verse',
    abuelo: 'cedar',
    eva: 'shimmer',
  });
  expect(namesOf(FAMILY, 'female-latam', AURA)).toEqual({
    ana: 'selena',
    zorro: 'aquila',
    abuelo: 'sirio',
    eva: 'celeste',
  });
});

test('a figure is spoken by the narrator when the accent has no further voice of its gender', () => {
  expect(namesOf(FAMILY, 'female', AURA)).toEqual({ ana: 'diana', zorro: 'nestor', abuelo: 'alvaro' });
  expect(namesOf(FAMILY, 'female-english', AURA)).toEqual({ zorro: 'draco' });
  expect(namesOf(FAMILY, 'male', NONE)).toEqual({ ana: 'carina' });
});

test.each(VOICE_IDS)(
  'with narrator %s each voice is of one figure, not the narrator’s, and of its accent',
  (id) => {
    for (const service of [OPENAI, AURA, NONE]) {
      const voices = [...castVoices(FAMILY, id, service).values()];
      const names = voices.map(({ voice }) => voice);
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain(service.voices[id].voice);
      const { model, instructions } = service.voices[id];
      expect(voices.every((voice) => voice.model === model)).toBe(true);
      const accent = /Accent: .*/.exec(instructions)?.[0] ?? '';
      expect(voices.every((voice) => voice.instructions.includes(accent))).toBe(true);
    }
  },
);

test('the gender of an unknown figure depends on the cast alone, and alternates', () => {
  const unknown = ['a', 'b', 'c'].map((id) => ofKind(id, 'adult', null));
  const genderOf = (voice: string) => OPENAI_FIGURES.spain.find((one) => one.voice === voice)!.gender;
  const genders = Object.values(namesOf(unknown, 'male', OPENAI)).map(genderOf);
  expect(genders).toEqual(['m', 'f', 'm']);
  expect(Object.values(namesOf(unknown, 'male-english', OPENAI)).map(genderOf)).toEqual(genders);
});
