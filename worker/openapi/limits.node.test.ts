import { expect, test } from 'vitest';
import { type ZodObject, type ZodType, z } from 'zod';
import { REQUESTS } from './schemas.ts';

type Property = {
  type?: string;
  maxLength?: number;
  minLength?: number;
  maximum?: number;
  minimum?: number;
  pattern?: string;
  format?: string;
};

/** A field with a limit, and the values on both sides of it. */
type Edge = { name: string; field: ZodType; accepted: unknown[]; refused: unknown[] };

/** A list of short words, since some fields shorten long ones and runs of a letter, and some have so many words. */
const text = (length: number) =>
  'lominado, '
    .repeat(length)
    .slice(0, length)
    .replace(/[ ,]+$/, (end) => 'a'.repeat(end.length));

function edgesOf(name: string, field: ZodType, property: Property): Edge[] {
  const { type, maxLength, minLength, maximum, minimum, pattern, format } = property;
  // Their own tests have the values of these.
  if (pattern !== undefined || (format !== undefined && type === 'string')) return [];
  if (type === 'string' && maxLength !== undefined)
    return [
      {
        name,
        field,
        accepted: [text(Math.max(1, minLength ?? 0)), text(maxLength)],
        refused: [text(maxLength + 1)],
      },
    ];
  if ((type === 'integer' || type === 'number') && maximum !== undefined && maximum < 1e9)
    return [
      { name, field, accepted: [maximum, minimum ?? maximum], refused: [maximum + 1, (minimum ?? 0) - 1] },
    ];
  return [];
}

const edges = Object.entries(REQUESTS).flatMap(([request, schema]) => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Property>;
  };
  const shape = (schema as ZodObject).shape ?? {};
  return Object.entries(properties).flatMap(([key, property]) =>
    shape[key] && !/email/.test(key) ? edgesOf(`${request}.${key}`, shape[key] as ZodType, property) : [],
  );
});

test('there are limits to test', () => {
  expect(edges.length).toBeGreaterThan(15);
});

test.each(edges)(
  'the largest value of $name passes, and the next one is refused',
  ({ field, accepted, refused }) => {
    for (const value of accepted)
      expect(field.safeParse(value).success, `accepted ${String(value).slice(0, 20)}`).toBe(true);
    for (const value of refused)
      expect(field.safeParse(value).success, `refused ${String(value).slice(0, 20)}`).toBe(false);
  },
);
