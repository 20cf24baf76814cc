import { expect, test } from 'vitest';
import { FIGURES, withFigures } from './figures.ts';

test('a sentence says the figures of the product, and leaves its other gaps open', () => {
  expect(withFigures('{{voices}} voces, {{versions}} versiones')).toBe('6 voces, 4 versiones');
  expect(withFigures('On {{date}}, {{toString}}')).toBe('On {{date}}, {{toString}}');
});

test('every figure is one that people are told', () => {
  expect(FIGURES).toEqual({
    voices: 6,
    speeds: 5,
    tracks: 8,
    levels: 3,
    versions: 4,
    free: 3,
    premium: 30,
  });
});
