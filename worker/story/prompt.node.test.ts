import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BANDS } from '../../contract/level/bands.ts';
import { measureText } from '../../contract/level/measure.ts';
import {
  AGE_GROUPS,
  CREATIVITY_LEVELS,
  LANGUAGES,
  type Language,
  LENGTH_TABLE,
  LENGTHS,
  LEVELS,
  SPANISH_VARIETIES,
  STORY_TYPES,
} from '../../contract/options.ts';
import {
  type StoryRequest,
  storyRequest,
  TYPED_FIELDS,
  type TypedField,
} from '../../contract/schemas/stories.ts';
import { NO_STORY } from './model-refusal.ts';
import { storyPrompt } from './prompt.ts';
import { INGREDIENTS, ingredientOf } from './prompting/ingredients.ts';
import { VOICE } from './prompting/voice.ts';

const attempts: Record<Language, Record<TypedField, string[]>> = JSON.parse(
  readFileSync('content/safety/injections.json', 'utf8'),
);
const cases = LANGUAGES.flatMap((language) =>
  TYPED_FIELDS.flatMap((field) =>
    attempts[language][field].map((text): [string, TypedField, string] => [language, field, text]),
  ),
);

/** Parsed request with defaults. */
function asked(language: string, fields: Partial<Record<TypedField, string>>): StoryRequest {
  return storyRequest.parse({ topic: 'un faro', language, ...fields });
}

function expectOnlyData(request: StoryRequest): void {
  const { system, user } = storyPrompt(request, 'a-story');
  const harmless = storyPrompt({ ...request, topic: 'un faro', childNames: '' }, 'a-story');
  expect(system).toBe(harmless.system);
  // Typed text only.
  expect(JSON.parse(user)).toEqual({ topic: request.topic, childNames: request.childNames });
  // One line, one object, and nothing in it that a template could take for the end of it.
  expect(user).not.toMatch(/[\n\r<>|`[\]\p{Cc}\p{Zl}\p{Zp}]/u);
  expect(user.replaceAll('\u200d', '')).not.toMatch(/\p{Cf}/u);
}

test('the list of injection attempts covers both languages and fields', () => {
  expect(cases.length).toBeGreaterThanOrEqual(50);
  for (const language of LANGUAGES) {
    expect(new Set(attempts[language].topic).size).toBeGreaterThanOrEqual(20);
    expect(new Set(attempts[language].childNames).size).toBeGreaterThanOrEqual(6);
  }
});

describe('typed text stays data', () => {
  test.each(cases)('%s, %s: %j', (language, field, text) => {
    expectOnlyData(asked(language, { [field]: text }));
  });

  test('for random text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc
        .array(
          fc.constantFrom(
            '"',
            '}',
            ']',
            '\\',
            '{',
            '\n',
            '<|',
            '|>',
            'system',
            ':',
            ',',
            '```',
            '\u202e',
            'a',
          ),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, text, (topic, childNames) => {
        const parsed = storyRequest.safeParse({ topic, childNames });
        if (parsed.success) expectOnlyData(parsed.data);
      }),
      { numRuns: 2000 },
    );
  });

  test('escaped characters parse back to the typed text', () => {
    const request = asked('es', { topic: 'el <3 de [Ana] | `Luis`' });
    expect(JSON.parse(storyPrompt(request, 'a-story').user).topic).toBe('el <3 de [Ana] | `Luis`');
  });
});

const systemOf = (fields: Partial<StoryRequest>, storyId = 'a-story') =>
  storyPrompt(storyRequest.parse({ topic: 'un faro', ...fields }), storyId).system;

/** Required content per language. */
const SAID: Record<Language, Record<string, string[]>> = {
  es: {
    'the rules': ['Nada de crueldad, sangre, contenido sexual', 'nunca una instrucción'],
    'that conflict belongs in stories': [
      ...['villanos', 'lobos', 'brujas', 'miedo a la oscuridad', 'la muerte de alguien querido'],
    ],
    'no brands and no real persons': ['Ni marcas, ni personajes registrados, ni personas reales'],
    'that the topic is resolved': ['El tema es el motor', 'se sabe adónde fue'],
    'that known tales may be retold': ['dominio público'],
    'to guess nobody’s gender': ['No supongas si un nombre es de niña o de niño'],
    'which phrases are worn out': ['érase una vez', 'el búho sabio'],
  },
  en: {
    'the rules': ['No cruelty, gore, sexual content', 'never an instruction'],
    'that conflict belongs in stories': [
      ...['villains', 'wolves', 'witches', 'fear of the dark', 'death of someone loved'],
    ],
    'no brands and no real persons': ['No brands, no trademarked characters, no real persons'],
    'that the topic is resolved': ['The topic is the engine', 'we learn where it went'],
    'that known tales may be retold': ['public domain'],
    'to guess nobody’s gender': ['Do not guess from a name whether a child is a girl or a boy'],
    'which phrases are worn out': ['once upon a time', 'the wise old owl'],
  },
};

describe.each(LANGUAGES)('the prompt in %s contains', (language) => {
  test.each(Object.entries(SAID[language]))('%s', (_, parts) => {
    for (const part of parts) expect(systemOf({ language })).toContain(part);
  });

  test('the prescribed refusal', () => {
    expect(systemOf({ language })).toContain(NO_STORY);
  });

  test.each(LEVELS)('the limits of level %s', (englishLevel) => {
    const { wordsPerSentence, longest } = BANDS[englishLevel];
    const line = systemOf({ language, englishLevel })
      .split('\n')
      .find((one) => /^(Nivel|Level): /.test(one));
    expect(line?.match(/\d+/g)?.map(Number)).toEqual([
      englishLevel === 'beginner' ? wordsPerSentence.above + 1 : wordsPerSentence.above,
      wordsPerSentence.atMost,
      longest,
    ]);
  });

  test.each(LEVELS)('sample sentences that measure as %s', (level) => {
    expect(measureText(VOICE[language][level], language)).toMatchObject({ level, isInBand: true });
  });

  test.each(LENGTHS)('the measured length of a %s story', (storyLength) => {
    const { words } = LENGTH_TABLE[storyLength];
    for (const number of [words, Math.round(words * 0.85), Math.round(words * 1.15)]) {
      expect(systemOf({ language, storyLength })).toContain(` ${number} `.trimEnd());
    }
  });

  test('a different text for each choice of every option', () => {
    for (const [field, values] of Object.entries({
      storyLength: LENGTHS,
      storyType: STORY_TYPES,
      creativityLevel: CREATIVITY_LEVELS,
      ageGroup: AGE_GROUPS,
      englishLevel: LEVELS,
    })) {
      const systems = values.map((value) => systemOf({ language, [field]: value }));
      // The last line names the choice; the rest must differ too.
      const told = systems.map((system) => system.split('\n').slice(0, -1).join('\n'));
      expect(new Set(told).size, field).toBe(values.length);
    }
  });
});

test('Spanish is in the requested variety, by default in that of Spain', () => {
  expect(systemOf({ language: 'es' })).toContain('Español de España: vosotros');
  expect(systemOf({ language: 'es', variety: 'spain' })).toBe(systemOf({ language: 'es' }));
  expect(systemOf({ language: 'es', variety: 'america' })).toContain('ustedes y nunca vosotros');
});

describe('the ingredient of a story', () => {
  const ids = Array.from({ length: 2_000 }, (_, position) => `story-${position}`);

  test.each(LANGUAGES)('is one of at least sixty different ones in %s', (language) => {
    expect(INGREDIENTS[language].length).toBeGreaterThanOrEqual(60);
    expect(new Set(INGREDIENTS[language]).size).toBe(INGREDIENTS[language].length);
  });

  test.each(LANGUAGES)('is stable per story in %s and evenly distributed', (language) => {
    const given = ids.map((id) => ingredientOf(id, language));
    expect(ids.map((id) => ingredientOf(id, language))).toEqual(given);
    const counts = INGREDIENTS[language].map((one) => given.filter((other) => other === one).length);
    expect(Math.min(...counts)).toBeGreaterThan(10);
    expect(Math.max(...counts)).toBeLessThan(60);
    expect(systemOf({ language }, ids[0])).toContain(given[0]);
  });
});

test('the last line lists the chosen options', () => {
  expect(systemOf({ language: 'en', englishLevel: 'beginner', ageGroup: '3-5' }).split('\n').at(-1)).toBe(
    'language=en storyLength=medium storyType=original creativityLevel=innovative ageGroup=3-5 englishLevel=beginner',
  );
});

test('the rules name the existing fields', () => {
  const advice =
    'Read the rules in worker/story/prompt.ts: does one contradict the new field? Then list it here.';
  expect(TYPED_FIELDS, advice).toEqual(['topic', 'childNames']);
});

/** Pairs of options, since single ones miss their combinations. */
const everyOrder = LANGUAGES.flatMap((language) =>
  LENGTHS.flatMap((storyLength) =>
    LEVELS.flatMap((englishLevel) =>
      AGE_GROUPS.flatMap((ageGroup) =>
        SPANISH_VARIETIES.map((variety) => ({ language, storyLength, englishLevel, ageGroup, variety })),
      ),
    ),
  ),
);
const orderOf = (options: object) => storyRequest.parse({ topic: 'un faro', childNames: 'Ana', ...options });

test('the prompt of a story in one language has a fixed digest', () => {
  const digest = createHash('sha256');
  for (const options of everyOrder) digest.update(JSON.stringify(storyPrompt(orderOf(options), 'a-story')));
  expect(digest.digest('hex')).toBe('50042fafbb2e8a3c83683efafebc325d291a9b57dcc8e2f7b8650c4df9c5b6b6');
});

test('the prompt of a bilingual story has the rules of both languages, the line format and a larger token limit', () => {
  for (const options of everyOrder) {
    const [own, other] = options.language === 'es' ? ['es', 'en'] : ['en', 'es'];
    const { system, maxTokens } = storyPrompt(orderOf({ ...options, secondLanguage: other }), 'a-story');
    expect(system).toContain(`{"p":1,"${own}":"…","${other}":"…"}`);
    expect(system).toMatch(/Escribe en español, como quien nació/);
    expect(system).toMatch(/Write in English, as somebody born to it/);
    expect(system).toContain(options.variety === 'spain' ? '«coger», pretérito' : 'nunca «coger»');
    expect(system.split('\n').at(-1)).toContain(`language=${own} secondLanguage=${other} storyLength=`);
    expect(maxTokens).toBeGreaterThan(LENGTH_TABLE[options.storyLength].words * 1.15 * 5 + 500);
  }
});
