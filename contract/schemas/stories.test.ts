import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { storyRequest, TYPED_FIELDS, typedTexts } from './stories.ts';

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema | Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** Paths of free text in a schema: `topic`, `children[].name`. */
function freeTexts(schema: Schema, path: string): string[] {
  const { type, properties = {}, additionalProperties, items = [] } = schema;
  if (schema.enum || schema.const !== undefined) return [];
  const either = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((options) => options ?? []);
  if (either.length > 0) return either.flatMap((option) => freeTexts(option, path));
  switch (type) {
    case 'object':
      return [
        ...Object.entries(properties).flatMap(([name, inner]) =>
          freeTexts(inner, path ? `${path}.${name}` : name),
        ),
        ...(typeof additionalProperties === 'object' ? freeTexts(additionalProperties, `${path}.*`) : []),
      ];
    case 'array':
      return [items].flat().flatMap((item) => freeTexts(item, `${path}[]`));
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return [];
    default:
      // A string, or an unconstrained value.
      return [path];
  }
}

const freeTextsOf = (schema: z.ZodType) => freeTexts(z.toJSONSchema(schema) as Schema, '');

test('every free-text field of a request is in TYPED_FIELDS', () => {
  expect(freeTextsOf(storyRequest.omit({ targetWords: true })).toSorted()).toEqual(TYPED_FIELDS.toSorted());
});

describe('freeTexts finds free text in every kind of schema', () => {
  test.each<[string, z.ZodType, string[]]>([
    [
      'in a new field',
      storyRequest.extend({ moral: z.string() }),
      ['topic', 'childNames', 'targetWords[]', 'moral'],
    ],
    ['with a default', z.object({ moral: z.string().max(9).default('') }), ['moral']],
    ['when it may be absent', z.object({ moral: z.string().nullable().optional() }), ['moral']],
    ['in a list', z.object({ children: z.array(z.object({ name: z.string() })) }), ['children[].name']],
    ['in one of two shapes', z.object({ moral: z.union([z.enum(['none']), z.string()]) }), ['moral']],
    ['as a map', z.object({ notes: z.record(z.string(), z.string()) }), ['notes.*']],
    ['as anything', z.object({ extra: z.unknown() }), ['extra']],
    ['in a chosen value it is not', z.object({ kind: z.enum(['a', 'b']), pages: z.int() }), []],
  ])('%s', (_, schema, expected) => {
    expect(freeTextsOf(schema)).toEqual(expected);
  });
});

test('typed text is composed and stripped of invisible characters', () => {
  const typed = Object.fromEntries(TYPED_FIELDS.map((field) => [field, 'Ana\u200b  Mari\u0301a\u202e']));
  const request = storyRequest.parse(typed);
  expect(typedTexts(request)).toEqual(TYPED_FIELDS.map(() => 'Ana Mar\u00eda'));
});

test('typedTexts omits empty fields', () => {
  expect(typedTexts(storyRequest.parse({ topic: 'un faro' }))).toEqual(['un faro']);
});
