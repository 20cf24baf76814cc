import { expect, test } from 'vitest';
import { isNarrowed, readView, viewQuery } from './shelf-view.ts';

const view = (query: string) => readView(new URLSearchParams(query));

test.each([
  '',
  'q=luna+roja&language=en&type=humor&level=advanced&audio=with&sort=title',
  'sort=oldest',
  'sort=starred',
])('the query ?%s is read and written without loss', (query) =>
  expect(viewQuery(view(query)).toString()).toBe(query),
);

test('invalid and default values are left out of the query', () => {
  expect(viewQuery(view('language=fr&type=x&audio=&sort=newest&q=++&page=3')).toString()).toBe('');
});

test('the order is not a filter, everything else is', () => {
  expect(isNarrowed(view('sort=title'))).toBe(false);
  for (const query of ['q=luna', 'language=es', 'audio=without']) expect(isNarrowed(view(query))).toBe(true);
});
