import fc from 'fast-check';
import type { ZodType } from 'zod';
import { hostileText, hostileValue, valuesOf } from './values.ts';

export type Body = string | Uint8Array<ArrayBuffer>;

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'length', 'email', 'id', 'userId', ''];

/** An object with one property added, replaced or removed. */
function changed(value: unknown): fc.Arbitrary<Body> {
  const entries = Object.entries(Object(value));
  const write = (pairs: [string, unknown][]) =>
    `{${pairs.map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one)}`).join(',')}}`;
  const names = [...KEYS, ...entries.map(([name]) => name)];
  return fc.oneof(
    // Written as text, since an object literal would drop `__proto__` and duplicate keys.
    fc
      .tuple(fc.constantFrom(...names), hostileValue, fc.boolean())
      .map(([key, one, first]) => write(first ? [[key, one], ...entries] : [...entries, [key, one]])),
    fc.nat(Math.max(0, entries.length - 1)).map((at) => write(entries.filter((_, place) => place !== at))),
  );
}

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );

const BROKEN: Body[] = [
  '',
  '{',
  '}',
  'null',
  '[]',
  '"text"',
  '{"topic":',
  "{'topic':'x'}",
  '{"topic":"x",}',
  '{"topic":1e999}',
  '{"topic":"\\ud800"}',
  '{"topic":"\\u0000"}',
  '\ufeff{"topic":"x"}',
  '{"a":1}{"b":2}',
  '['.repeat(5000),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  `{"__proto__":{"polluted":true},"topic":"x"}`,
  `{"constructor":{"prototype":{"polluted":true}}}`,
  `{"topic":"${'x'.repeat(70_000)}"}`,
  'topic=x&email=y',
  '--b\r\nContent-Disposition: form-data; name="topic"\r\n\r\nx\r\n--b--',
  bytes([0xff, 0xfe, 0x7b, 0x00]),
  bytes('{"topic":"', [0xc3, 0x28, 0xed, 0xa0, 0x80, 0xf8], '"}'),
  bytes('{"topic":"', [0xe2, 0x82]),
  bytes([0x1f, 0x8b, 0x08, 0x00]),
];

/** Request bodies: valid, nearly valid, or arbitrary. */
export function bodies(schema: ZodType | null): fc.Arbitrary<Body> {
  const valid = schema ? valuesOf(schema) : fc.constant({});
  const text = valid.map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 4, arbitrary: text },
    { weight: 4, arbitrary: valid.chain(changed) },
    { weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.tuple(text, fc.nat(80)).map(([whole, length]) => whole.slice(0, length)) },
  );
}
