import { expect, test } from 'vitest';
import { withFigures } from './figures.ts';
import { VOICES } from './options.ts';

test("withFigures fills in the product's figures and leaves other placeholders", () => {
  expect(withFigures('{{voices}} voces, {{versions}} versiones')).toBe(`${VOICES.length} voces, 4 versiones`);
  expect(withFigures('On {{date}}, {{toString}}')).toBe('On {{date}}, {{toString}}');
});
