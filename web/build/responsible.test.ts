import { expect, test } from 'vitest';
import example from '../../owner.example.json' with { type: 'json' };
import { responsible } from './responsible.ts';

const REAL = {
  name: 'Cuentos SL',
  taxNumber: 'B00000000',
  address: 'Calle Mayor 1, Madrid',
  email: 'hola@cuentos.org',
};
const build = (origin: string, told?: object) =>
  responsible({ VITE_APP_ORIGIN: origin, ...(told && { VITE_RESPONSIBLE: JSON.stringify(told) }) });

test.each(['name', 'address', 'email'] as const)(
  'a build for a real domain fails while the %s is missing or the example\u2019s, and names it',
  (key) => {
    const message = `still the example's: responsible.${key}.`;
    for (const value of [example.responsible[key], ''])
      expect(() => build('https://app.cuentos.org', { ...REAL, [key]: value })).toThrow(message);
  },
);

test('a build for a real domain without VITE_RESPONSIBLE fails', () => {
  expect(() => build('https://app.cuentos.org')).toThrow('responsible.name, responsible.address');
});

test('a build for a real domain has what it was told', () => {
  expect(JSON.parse(build('https://app.cuentos.org', REAL))).toEqual(REAL);
});

test.each(['', 'http://localhost:5173', 'http://127.0.0.1:5173', 'https://app.cuentame.example'])(
  'a build for %j has the example\u2019s',
  (origin) => {
    expect(JSON.parse(build(origin))).toEqual(example.responsible);
  },
);
