import fc from 'fast-check';
import { type ZodType, z } from 'zod';
import { ANY_CHARACTER } from '../any-character.ts';

/** Hostile text: markup, string terminators of other languages, paths, numbers, names of object internals. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\r\nBcc: all@example.org',
    '\u2028\u2029\ufeff',
    '\ud800',
    'x\udfffy',
    '🦉'.repeat(300),
    'e\u0301'.repeat(200),
    '\u202Egnirts\u202C',
    '<script>window.__xss=1</script>',
    '"><img src=x onerror=alert(1)>',
    "'; DROP TABLE users; --",
    '{{7*7}}<%= 7*7 %>',
    '../../../etc/passwd',
    '..\\..\\windows',
    '%2e%2e%2f',
    '%00',
    '%',
    '%c0%af',
    '__proto__',
    'constructor',
    'toString',
    'undefined',
    'null',
    'NaN',
    '-1',
    '1e309',
    '9007199254740993',
    'http://app.test@evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    'x'.repeat(70_000),
  ),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: ANY_CHARACTER, maxLength: 200 }),
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, 0, -0, -1, 1e308, 2 ** 53, 0.1, [], {}, [[]], { $gt: '' }, [null]),
  fc.jsonValue({ maxDepth: 3 }),
);

type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  format?: string;
};

/** Values that a schema accepts, or nearly: lengths are kept, patterns only for named formats. */
export function valuesOf(schema: ZodType): fc.Arbitrary<unknown> {
  // The output schema is also accepted as input, and has more detail.
  return fromJsonSchema(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema);
}

function fromJsonSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromJsonSchema));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'number':
    case 'integer':
      return fc.integer();
    case 'boolean':
      return fc.boolean();
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [name, fromJsonSchema(property)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return hostileValue;
  }
}

/** Placeholders in braces are filled in at sending: the user's own resources, or the victim's. */
function text({ format, minLength = 0, maxLength = 300 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') {
    return fc.oneof(fc.constantFrom('{ownEmail}', '{theirEmail}'), fc.emailAddress({ size: 'small' }));
  }
  if (format === 'uri') {
    return fc.oneof(
      fc.constantFrom(
        'http://app.test/success',
        'http://app.test/?a={CHECKOUT_SESSION_ID}#b',
        'https://evil.example/',
      ),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
    );
  }
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 300)) };
  const fits = (given: string) => given.length >= minLength && given.length <= maxLength;
  return fc.oneof(
    fc.constantFrom('{ownText}', '{theirText}', '{password}', 'un faro que no sabía dormir').filter(fits),
    hostileText.filter(fits),
    fc.string({ unit: 'grapheme', ...size }).filter(fits),
    fc.string({ unit: ANY_CHARACTER, ...size }).filter(fits),
  );
}
