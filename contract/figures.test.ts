import { expect, test } from 'vitest';
import { withFigures } from './figures.ts';
import { VOICES } from './options.ts';

test('a sentence says the figures of the product, and leaves its other gaps open', () => {
  expect(withFigures('{{voices}} voces, {{versions}} versiones')).toBe(`${VOICES.length} voces, 4 versiones`);
  expect(withFigures('On {{date}}, {{toString}}')).toBe('On {{date}}, {{toString}}');
});
