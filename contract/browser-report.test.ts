import { expect, test } from 'vitest';
import { placeInScript, withoutUsersWords } from './browser-report.ts';
import { browserReport } from './schemas/browser-report.ts';

/** Messages of Chromium, Firefox, Safari and React that quote what a user typed. */
const PLANTED: [message: string, kept: string][] = [
  [`Unexpected token 'Z', "Zentinelín y el faro" is not valid JSON`, 'Unexpected token … is not valid JSON'],
  [
    "TypeError: Cannot read properties of undefined (reading 'zarapito')",
    'TypeError Cannot read properties of undefined reading …',
  ],
  ["undefined is not an object (evaluating 'story.hijaMarta')", 'undefined is not an object evaluating …'],
  ['JSON.parse: unexpected character ana@example.org at line 1', 'JSON parse unexpected … at … 1'],
  ['no story is called Marta Zentinela, calle Falsa 123', '… is called … 123'],
  ['Failed to fetch https://app.example/library/7f1c?token=geheim', 'Failed to fetch …'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Marta',
    'Minified React error 418 …',
  ],
  ['«Marta» no está', '…'],
];

test.each(PLANTED)('%s loses what a user typed', (message, kept) => {
  expect(withoutUsersWords(message).slice(0, kept.length + 60)).toContain(kept);
  expect(withoutUsersWords(message)).not.toMatch(/marta|zentinel|zarapito|faro|falsa|ana@|geheim|7f1c/i);
});

test('a message is cleaned again by the schema, and cut', () => {
  const report = { what: 'error', route: '/library/:id', release: 'dev' } as const;
  expect(browserReport.parse({ ...report, message: 'Marta is not defined' }).message).toBe(
    '… is not defined',
  );
  expect(browserReport.safeParse({ ...report, message: 'a '.repeat(500) }).success).toBe(false);
  expect(withoutUsersWords(`${'"'.repeat(5000)}${'a'.repeat(50_000)}`).length).toBeLessThanOrEqual(200);
});

test('a report has no field for anything else, and no address of a page', () => {
  const report = { what: 'error', route: '/', release: 'dev' } as const;
  for (const wrong of [
    { route: '/library/7f1c' },
    { route: '/zentinela' },
    { email: 'ana@example.org' },
    { ms: -1 },
  ])
    expect(browserReport.safeParse({ ...report, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
  expect(
    browserReport.parse({ ...report, release: 'una niña', place: 'app.example/library/marta.js:1:2' }),
  ).toEqual({ ...report, release: 'unknown', place: '' });
});

test('a place is that of a script of the app', () => {
  expect(placeInScript('at f (https://app.example/assets/story-x1_y2.js:1:2345)')).toBe(
    'story-x1_y2.js:1:2345',
  );
  expect(placeInScript('at f (https://other.example/marta.js:1:2345)')).toBeNull();
});
