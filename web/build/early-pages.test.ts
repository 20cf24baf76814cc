import { expect, test } from 'vitest';
import { textsFor } from './early-pages.ts';

test('an early page has the texts that its code names, plurals and templates too, and no others', () => {
  const code = [
    't("library.title")',
    't(`levels.$',
    '{level}`)',
    't("series.nights",{count:2})',
    '"brand"',
  ].join('');
  expect(
    textsFor(code, [
      ['library.title', 'Biblioteca'],
      ['library.find', 'Buscar'],
      ['levels.a1', 'Fácil'],
      ['series.nights_one', '{{count}} noche'],
      ['series.nights_other', '{{count}} noches de {{premium}}'],
      ['brand', 'Cuéntame'],
    ]),
  ).toEqual({
    'library.title': 'Biblioteca',
    'levels.a1': 'Fácil',
    'series.nights_one': '{{count}} noche',
    'series.nights_other': '{{count}} noches de 30',
  });
});
