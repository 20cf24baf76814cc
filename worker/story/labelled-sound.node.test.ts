import { expect, test } from 'vitest';
import type { FetchedPart } from '../files/stored-bytes.ts';
import { LABEL_BYTES, storedPartFor } from './labelled-sound.ts';

test.each<[string, FetchedPart, FetchedPart]>([
  ['after the label', { offset: LABEL_BYTES + 10, length: 5 }, { offset: 10, length: LABEL_BYTES + 5 }],
  ['in the label', { offset: 3, length: 5 }, { offset: 0, length: LABEL_BYTES + 5 }],
  ['to the end', { offset: LABEL_BYTES + 10 }, { offset: 10 }],
  ['at the end', { suffix: 7 }, { suffix: 7 }],
])('the stored part for a part %s is longer by the label', (_, part, stored) => {
  expect(storedPartFor(part)).toEqual(stored);
});
