import { expect, test } from 'vitest';
import { jsonText } from './json-text.ts';

async function* pages(...all: unknown[][]) {
  yield* all;
}

test('pages are the elements of one list, and a function is the value that it resolves to', async () => {
  const text = jsonText<Record<string, unknown>>({
    name: 'Ana',
    none: null,
    list: [1, 2],
    empty: pages(),
    gaps: pages([], ['a', { b: '"' }], [], ['c'], []),
    one: pages([[]]),
    later: async () => ({ at: 1 }),
  });
  let json = '';
  for await (const piece of text) json += new TextDecoder().decode(piece);
  expect(JSON.parse(json)).toEqual({
    name: 'Ana',
    none: null,
    list: [1, 2],
    empty: [],
    gaps: ['a', { b: '"' }, 'c'],
    one: [[]],
    later: { at: 1 },
  });
});

test('no page is asked for before the one in front of it was read', async () => {
  let asked = 0;
  async function* counted() {
    while (asked < 3) yield [++asked];
  }
  const text = jsonText<{ list: number[]; end: string }>({
    list: counted(),
    end: async () => `after ${asked}`,
  });
  const next = async () => new TextDecoder().decode((await text.next()).value!);
  expect([await next(), asked]).toEqual(['{"list":[', 0]);
  for (const number of [1, 2, 3]) {
    await text.next();
    expect(asked).toBe(number);
  }
  expect(await next()).toBe('],"end":"after 3"}');
});
