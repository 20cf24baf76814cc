import { expect, test } from 'vitest';
import { readOpenExample, withOpenExample } from './open-example.ts';

// @spec 4.42
test('the address says which story is open, and whether only its text', () => {
  for (const open of [
    { id: 'the-queue', mode: 'read' },
    { id: 'the-queue', mode: 'listen' },
  ] as const) {
    const params = withOpenExample(new URLSearchParams('level=beginner'), open);
    expect(readOpenExample(params)).toEqual(open);
    expect(params.get('level')).toBe('beginner');
  }
});

// @spec 2.62
test('a shared address opens the story with its narration', () => {
  expect(readOpenExample(new URLSearchParams('story=the-queue'))).toEqual({
    id: 'the-queue',
    mode: 'listen',
  });
});

test('closing leaves the filters as they were', () => {
  const params = withOpenExample(new URLSearchParams('story=a&as=text&age=3-5'), null);
  expect(params.toString()).toBe('age=3-5');
  expect(readOpenExample(params)).toBeNull();
});
