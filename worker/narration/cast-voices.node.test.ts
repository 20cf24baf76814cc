import { expect, test } from 'vitest';
import { VOICE_IDS } from '../../contract/options.ts';
import type { CastMember } from '../../contract/schemas/stories.ts';
import { AURA_FIGURES, AURA_VOICES } from '../providers/speech/aura-voices.ts';
import { OPENAI_FIGURES, OPENAI_VOICES } from '../providers/speech/openai-voices.ts';
import { seatsOf } from '../story/cast.ts';
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

test('in a series a figure keeps its voice, whoever comes and stays away', () => {
  const known = FAMILY.map((member) => ({ ...member, wave: 0 }));
  const lion = ofKind('león', 'old', 'm');
  const girl = ofKind('niña', 'small', 'f');
  for (const service of [OPENAI, AURA])
    for (const narrator of VOICE_IDS) {
      const first = namesOf(FAMILY, narrator, service);
      const second = namesOf(seatsOf([lion, FAMILY[1]!, girl], known), narrator, service);
      const third = [...known, { ...lion, wave: 1 }, { ...girl, wave: 1 }];
      const last = namesOf(seatsOf([girl, FAMILY[3]!, lion, FAMILY[0]!], third), narrator, service);
      expect(second.zorro).toBe(first.zorro);
      expect([last.ana, last.eva]).toEqual([first.ana, first.eva]);
      expect(Object.keys(second).sort()).not.toContain('absent 0');
    }
  // As many voices as figures: the new ones keep theirs, too.
  const two = namesOf(seatsOf([lion, girl], known.slice(0, 2)), 'female', OPENAI);
  const later = [...known.slice(0, 2), { ...lion, wave: 1 }, { ...girl, wave: 1 }];
  expect(namesOf(seatsOf([girl, FAMILY[0]!, lion], later), 'female', OPENAI)).toMatchObject(two);
});
