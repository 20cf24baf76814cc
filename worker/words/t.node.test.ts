import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/options.ts';
import { inEveryLanguage, t } from './t.ts';

/** Typed text with what the library takes for marks: gaps, references, patterns of a replacement, markup. */
const written = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '{{',
        '}}',
        '{{moment}}',
        '{{- holder}}',
        '{{holder, uppercase}}',
        '{{versions}}',
        '{{__proto__}}',
        '$t(mail.signature)',
        '$t(',
        '$&',
        '$1',
        '$$',
        '$`',
        '_other',
        ':',
        '.',
        '<b>',
        '&amp;',
        "'",
        '\n',
      ),
    )
    .map((parts) => parts.join('')),
);

test('a typed figure is filled in as it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), written, written, (language, holder, moment) => {
      const [before, middle, after] = t(language, 'mail.contractWithdrawal.deletion', {
        holder: '⟦',
        moment: '⟧',
      }).split(/[⟦⟧]/);
      expect(t(language, 'mail.contractWithdrawal.deletion', { holder, moment })).toBe(
        `${before}${moment}${middle}${holder}${after}`,
      );
    }),
  );
});

test('a count chooses the form of a plural', () => {
  const ends = (count: number) => t('es', 'notices.model.ends', { day: '2026-12-01', count });
  expect(ends(1)).toBe('Dejará de funcionar el 2026-12-01, dentro de un día.');
  expect(ends(2)).toBe('Dejará de funcionar el 2026-12-01, dentro de 2 días.');
});

test('a text for readers of an unknown language is in every one', () => {
  expect(inEveryLanguage('notices.model.ending', { day: '2026-12-01' })).toBe(
    'se retira el 2026-12-01 · ends on 2026-12-01',
  );
});

test('the compiler refuses an unknown text, a missing figure and an unknown one', () => {
  const planted = [
    // @ts-expect-error -- no such text
    () => t('es', 'mail.nothing'),
    // @ts-expect-error -- `days` is missing
    () => t('es', 'mail.inactiveAccount.text'),
    // @ts-expect-error -- another figure
    () => t('es', 'mail.inactiveAccount.text', { weeks: 1 }),
    // @ts-expect-error -- one too many
    () => t('es', 'mail.inactiveAccount.text', { days: 1, weeks: 1 }),
    // @ts-expect-error -- takes none
    () => t('es', 'mail.signature', { days: 1 }),
  ];
  expect(planted).toHaveLength(5);
});
