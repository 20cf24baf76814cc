import { expect, test } from 'vitest';
import { isNarrowed, isRefined, readView, viewQuery } from './shelf-view.ts';

const view = (query: string) => readView(new URLSearchParams(query));

test.each(['', 'q=luna+roja&language=en&type=humor&level=advanced&audio=with&sort=title', 'sort=oldest'])(
  'the address ?%s comes back as it was',
  (query) => expect(viewQuery(view(query)).toString()).toBe(query),
);

test('what makes no sense, and what is so anyway, is not in the address', () => {
  expect(viewQuery(view('language=fr&type=x&audio=&sort=newest&q=++&page=3')).toString()).toBe('');
});

test('words alone are not a filter, everything else is', () => {
  expect(isRefined(view('q=luna'))).toBe(false);
  for (const query of ['sort=title', 'audio=with']) expect(isRefined(view(query))).toBe(true);
});

test('an order leaves nothing out, anything else does', () => {
  expect(isNarrowed(view('sort=title'))).toBe(false);
  for (const query of ['q=luna', 'language=es', 'audio=without']) expect(isNarrowed(view(query))).toBe(true);
});
