import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEPT, PROCESSORS } from '../../web/src/features/info/personal-data.ts';
import { PERSONAL_DATA_PAGE, personalDataPage } from './personal-data.ts';

test('the page about personal data is that of the list', () => {
  expect(readFileSync(PERSONAL_DATA_PAGE, 'utf8'), 'run npm run tool -- personal-data').toBe(
    personalDataPage(),
  );
});

test('every row has words in both languages, a period, and for a company its terms and a date', () => {
  for (const { id, name, what, kept } of KEPT)
    for (const words of [name, what, kept])
      for (const text of [words.es, words.en]) expect(text.trim(), id).toMatch(/^.{3,}$/);
  for (const { id, terms, revised } of PROCESSORS) {
    expect(new URL(terms).protocol, id).toBe('https:');
    expect(revised, id).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
