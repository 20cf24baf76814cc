import { expect, test } from 'vitest';
import file from '../content/help-lines.json' with { type: 'json' };
import { dial, type HelpLines, helpFor, staleLines } from './help-lines.ts';

const ALL = file as HelpLines;
const at = (country: string | null, isEU = false) => ({ country, isEU });
const countries = (help: ReturnType<typeof helpFor>) => help.map(({ country }) => country);

test.each(['ES', 'MX', 'AR', 'CO', 'CL', 'US', 'GB', 'IE'])(
  '%s has its own helplines in both languages',
  (country) => {
    for (const language of ['es', 'en'] as const) {
      const help = helpFor(ALL, at(country, country === 'ES'), language);
      expect(countries(help)).toEqual([country]);
      const kinds = help[0]!.lines.map((line) => line.for);
      expect(kinds[0]).toBe('emergency');
      expect(kinds.length).toBeGreaterThan(1);
    }
  },
);

test.each([
  [at(null, true), 'es', ['ES', 'MX', 'AR', 'CO', 'CL']],
  [at(null, true), 'en', ['US', 'GB', 'IE']],
  [at('PE'), 'es', ['ES', 'MX', 'AR', 'CO', 'CL']],
  [at('DE', true), 'en', [null, 'US', 'GB', 'IE']],
  [at('EU'), 'en', ['US', 'GB', 'IE']],
] as const)('%o without helplines gets those of %s', (place, language, expected) => {
  expect(countries(helpFor(ALL, place, language))).toEqual(expected);
});

test('a helpline is stale when its page was read more than twelve months before', () => {
  const line = (read: string) =>
    ({ for: 'anyone', name: 'A', number: '1', source: 'https://a.org', read }) as const;
  const all: HelpLines = {
    ES: { language: 'es', lines: [line('2026-11-28'), line('2026-11-29'), line('2027-01-01')] },
  };
  expect(staleLines(all, '2027-11-29').map(({ country, read }) => [country, read])).toEqual([
    ['ES', '2026-11-28'],
  ]);
  expect(staleLines(all, '2027-11-28')).toEqual([]);
});

test.each([
  ['116 111', 'tel:116111'],
  ['1-800-422-4453', 'tel:18004224453'],
  ['*4141', 'tel:*4141'],
])('%s is dialled as %s', (number, address) => {
  expect(dial(number)).toBe(address);
});
