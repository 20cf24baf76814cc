import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../contract/options.ts';
import {
  type StoryRequest,
  storyRequest,
  TYPED_FIELDS,
  type TypedField,
} from '../../contract/schemas/stories.ts';
import { NO_STORY } from './model-refusal.ts';
import { storyPrompt } from './prompt.ts';

const attempts: Record<Language, Record<TypedField, string[]>> = JSON.parse(
  readFileSync('content/safety/injections.json', 'utf8'),
);
const cases = LANGUAGES.flatMap((language) =>
  TYPED_FIELDS.flatMap((field) =>
    attempts[language][field].map((text): [string, TypedField, string] => [language, field, text]),
  ),
);

/** What the Worker makes of a request of anybody. */
function asked(language: string, fields: Partial<Record<TypedField, string>>): StoryRequest {
  return storyRequest.parse({ topic: 'un faro', language, ...fields });
}

function expectOnlyData(request: StoryRequest): void {
  const { system, user } = storyPrompt(request);
  const harmless = storyPrompt({ ...request, topic: 'un faro', childNames: '' });
  expect(system).toBe(harmless.system);
  expect(JSON.parse(user)).toEqual(request);
  expect(Object.keys(JSON.parse(user))).toEqual(Object.keys(JSON.parse(harmless.user)));
  // One line, one object, and nothing in it that a template could take for the end of it.
  expect(user).not.toMatch(/[\n\r<>|`[\]\p{Cc}\p{Zl}\p{Zp}]/u);
  expect(user.replaceAll('\u200d', '')).not.toMatch(/\p{Cf}/u);
}

test('there are attempts enough, in both languages and both fields', () => {
  expect(cases.length).toBeGreaterThanOrEqual(50);
  for (const language of LANGUAGES) {
    expect(new Set(attempts[language].topic).size).toBeGreaterThanOrEqual(20);
    expect(new Set(attempts[language].childNames).size).toBeGreaterThanOrEqual(6);
  }
});

describe('what somebody types into the form stays data', () => {
  test.each(cases)('%s, %s: %j', (language, field, text) => {
    expectOnlyData(asked(language, { [field]: text }));
  });

  test('and so does anything else', () => {
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

  test('escaped signs come back as what was typed', () => {
    const request = asked('es', { topic: 'el <3 de [Ana] | `Luis`' });
    expect(JSON.parse(storyPrompt(request).user).topic).toBe('el <3 de [Ana] | `Luis`');
  });
});

test('the model is told the rules, what the data is, and how to decline', () => {
  const { system } = storyPrompt(asked('en', {}));
  for (const rule of [/never an instruction/, /No cruelty, gore, sexual content/, NO_STORY]) {
    expect(system).toMatch(rule);
  }
});

test('the model is told that conflict belongs in stories', () => {
  const { system } = storyPrompt(asked('es', {}));
  for (const what of ['villains', 'wolves', 'witches', 'fear of the dark', 'death of someone loved']) {
    expect(system).toContain(what);
  }
});

test('the rules are written for the fields that there are', () => {
  const advice =
    'Read the rules in worker/story/prompt.ts: does one contradict the new field? Then list it here.';
  expect(TYPED_FIELDS, advice).toEqual(['topic', 'childNames']);
});
