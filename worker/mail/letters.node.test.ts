import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../contract/options.ts';
import { ANY_CHARACTER } from '../../testkit/worker/any-character.ts';
import { runs } from '../../testkit/worker/runs.ts';
import { RULES } from '../directory/incidents.ts';
import { withFoot } from '../providers/mail-foot.ts';
import { figuresOf } from '../watching/day-report.ts';
import { contactLetter } from './contact-message.ts';
import { contractWithdrawalLetter } from './contract-withdrawal.ts';
import { dailyCapNotice } from './daily-cap-notice.ts';
import { duplicateRefundedLetter } from './duplicate-refunded.ts';
import { googleLinkedLetter } from './google-linked.ts';
import { inactiveAccountLetter } from './inactive-account.ts';
import { incidentNotice } from './incident-notice.ts';
import { composeLetter, type Letter } from './letter.ts';
import { problemNotice } from './model-notice.ts';
import { morningReport } from './morning-report.ts';
import { passwordResetLetter } from './password-reset.ts';
import { paymentReversalNotice } from './payment-reversal-notice.ts';
import { quotaNotice } from './quota-notice.ts';
import { reportAnswerLetter } from './report-answer.ts';
import { reportLetter } from './report-letter.ts';
import { verificationLetter } from './verification.ts';
import { waitingWithdrawalsNotice } from './waiting-withdrawals-notice.ts';
import { withdrawalNotice } from './withdrawal-notice.ts';

const URL = 'https://app.example/page?token=abc&more="x"';
const MESSAGE = { name: 'Rosa', email: 'r@example.org', subject: null, message: 'Hola', isPriority: false };
const REPORT = {
  id: 'r',
  userId: null,
  storyId: null,
  exampleId: 'fox',
  title: 'El zorro',
  reason: 'other' as const,
  comment: null,
  isFromLink: false,
  createdAt: 0,
  claimedAt: null,
  mailedAt: null,
  decidedAt: null,
};

const WITHDRAWAL = {
  statedAt: Date.UTC(2026, 10, 23, 13, 5, 9),
  email: 'ana@example.org',
  name: 'Ana',
  cause: 'statement' as const,
  outcome: 'refunded' as const,
  refundedAmount: 500,
  currency: 'eur',
  endsAt: null,
};

/** Letters to users, by the name of their file. Those without the user's language are in both. */
const TO_USERS: Record<string, (language: Language) => Letter> = {
  'contract-withdrawal': () => contractWithdrawalLetter(WITHDRAWAL, URL, null),
  'duplicate-refunded': () => duplicateRefundedLetter({ amount: 500, currency: 'eur' }, URL),
  'google-linked': (language) => googleLinkedLetter(language, URL),
  'inactive-account': () => inactiveAccountLetter(30, URL),
  'password-reset': (language) => passwordResetLetter(language, URL),
  'report-answer': (language) => reportAnswerLetter(language, 'Uno.\n\nDos.'),
  verification: (language) => verificationLetter(language, URL),
};
/** Letters to ourselves. */
const TO_US: Record<string, () => Letter> = {
  'contact-message': () => contactLetter('es', MESSAGE),
  'daily-cap-notice': () => dailyCapNotice('stories', 'half', 9),
  'incident-notice': () => incidentNotice('database', {}, null),
  'morning-report': () =>
    morningReport({
      day: '2026-11-22',
      ...figuresOf([]),
      waiting: { reports: 0, withdrawals: 0, incidents: 0 },
      backups: { seen: { tombstones: 0, save: null }, now: 0 },
      dearest: [],
    }),
  'model-notice': () =>
    problemNotice({ id: 'a', server: 'b', service: 'story', model: 'gpt-1' }, 'key_refused'),
  'payment-reversal-notice': () =>
    paymentReversalNotice({ kind: 'refund', chargeId: 'ch_1', userId: 'u', state: 'ended' }),
  'quota-notice': () => quotaNotice('story'),
  'report-letter': () => reportLetter(REPORT, [], null),
  'waiting-withdrawals-notice': () =>
    waitingWithdrawalsNotice({ newest: 'w', customers: 2, oldestOfCustomers: 0, others: 1 }),
  'withdrawal-notice': () =>
    withdrawalNotice({ id: 'w', objection: 'danger', ageGroup: 'default', language: 'es' }),
};

test.each(RULES)(
  'the notice of %s names a runbook that exists, and its begin and end are one incident',
  (rule) => {
    const facts = { what: 'stories', spent: 8, cap: 10, run: 'failed' };
    const [begun, over] = [incidentNotice(rule, facts, null), incidentNotice(rule, facts, 12)];
    const [, runbook = ''] = /docs\/runbooks\/([\w-]+\.md)/.exec(begun.text) ?? [];
    expect(existsSync(`docs/runbooks/${runbook}`), runbook).toBe(true);
    expect(over.subject).toBe(`✓ ${begun.subject}`);
    expect(over.text).toContain('12 minut');
  },
);

test.each([
  ['stories', /8 de 10 \(cuentos\).*8 of 10 \(stories\)/s],
  ['characters', /8 de 10 \(caracteres leídos\).*8 of 10 \(characters/s],
])('the notice of spending says what was spent: %s', (what, said) => {
  expect(incidentNotice('spending', { what, spent: 8, cap: 10 }, null).text).toMatch(said);
});

test('the morning report of a day without anything says so in each line', () => {
  const said = TO_US['morning-report']!().text.match(/(?<=: )(ninguno|ninguna|none)\b/g);
  expect(said).toEqual([
    'ninguno',
    'ninguno',
    'ninguna',
    'ninguno',
    'ninguno',
    'ninguna',
    ...Array.from({ length: 6 }, () => 'none'),
  ]);
});

test('every letter is in one of the two tables', () => {
  const folder = import.meta.dirname;
  const letters = readdirSync(folder)
    .filter((file) => !/^letters?\./.test(file))
    .filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes('composeLetter('));
  const missing = letters
    .map((file) => file.replace('.ts', ''))
    .filter((name) => !(name in TO_USERS || name in TO_US));
  expect(missing, 'add them to TO_USERS or TO_US').toEqual([]);
});

test.each(
  LANGUAGES.flatMap((language) => [
    { language, kind: 'verification', letter: verificationLetter(language, URL) },
    { language, kind: 'password reset', letter: passwordResetLetter(language, URL) },
  ]),
)('the $kind mail in $language has its link in text and HTML', ({ letter, language }) => {
  expect(letter.text).toContain(`\n${URL}\n`);
  expect(letter.html).toContain('href="https://app.example/page?token=abc&amp;more=&quot;x&quot;"');
  expect(letter.html).toContain(`<html lang="${language}">`);
});

test('every letter has different words in each language', () => {
  for (const letter of [verificationLetter, passwordResetLetter]) {
    const [es, en] = [letter('es', URL), letter('en', URL)];
    expect(es.subject).not.toBe(en.subject);
    expect(es.text).not.toBe(en.text);
  }
});

test('a letter loads nothing external and keeps line breaks', () => {
  const { html, text } = composeLetter({
    unsigned: true,
    language: 'es',
    subject: 'Asunto',
    paragraphs: ['uno\ndos', '<img src=x onerror=alert(1)>'],
  });
  expect(text).toBe('uno\ndos\n\n<img src=x onerror=alert(1)>\n');
  expect(html).toContain('uno<br>dos');
  expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|https?:/);
});

test('the acknowledgement of a withdrawal says who stated what, with date and second, and what follows', () => {
  const { text } = contractWithdrawalLetter(WITHDRAWAL, URL, null);
  expect(text).toContain('23 de noviembre de 2026 a las 13:05:09 UTC');
  expect(text).toContain('23 November 2026 at 13:05:09 UTC');
  expect(text).toContain('«Ana, ana@example.org: por la presente comunico que desisto');
  expect(text).toMatch(/5,00\s€/);
  expect(text).toContain('€5.00');
  const later = { ...WITHDRAWAL, outcome: 'cancelled' as const, endsAt: Date.UTC(2026, 11, 1) };
  expect(contractWithdrawalLetter(later, URL, null).text).toContain('hasta el 1 de diciembre de 2026');
  const unconfirmed = { ...WITHDRAWAL, outcome: 'unconfirmed' as const };
  expect(contractWithdrawalLetter(unconfirmed, 'https://page.example', URL).text).toContain(`\n${URL}\n`);
});

test('a contact letter without a subject says so', () => {
  expect(contactLetter('es', MESSAGE).subject).toBe('Sin asunto · Rosa');
  expect(contactLetter('en', { ...MESSAGE, isPriority: true }).subject).toBe('[Premium] No subject · Rosa');
});

const written = fc.oneof(
  fc.string({ unit: ANY_CHARACTER }),
  fc
    .array(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '&lt;',
        'script',
        '<img src=x onerror=x>',
        '<!--',
        ']]>',
        '\r\n',
        '\0',
        '\u2028',
        'a',
      ),
    )
    .map((parts) => parts.join('')),
);

/** The tags of a text, without their content. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];

test('a letter escapes typed text: its markup is constant and its subject has one line', () => {
  const empty = { name: 'a', email: 'a@example.org', subject: 'a', message: 'a', isPriority: false };
  const plain = tagsOf(contactLetter('es', empty).html);
  fc.assert(
    fc.property(written, written, written, (name, subject, message) => {
      const letter = contactLetter('es', { ...empty, name, subject, message });
      expect(tagsOf(letter.html).filter((tag) => tag !== '<br>')).toEqual(
        plain.filter((tag) => tag !== '<br>'),
      );
      expect(letter.text).toContain(message);
    }),
    { numRuns: runs(1000) },
  );
});

test('letters to users are signed, letters to ourselves are not', () => {
  for (const [name, letter] of Object.entries(TO_USERS)) {
    expect(letter('es').text, name).toContain('\nEl equipo de Cuéntame\n');
    expect(letter('en').html, name).toMatch(/>(The Cuéntame team|El equipo de Cuéntame)</);
  }
  for (const [name, letter] of Object.entries(TO_US))
    expect(letter().text, name).not.toContain('El equipo de Cuéntame');
});

test("letters use the app's form of address", () => {
  const [spanish, english] = LANGUAGES.map((language) =>
    Object.values(TO_USERS)
      .flatMap((letter) => Object.values(letter(language)))
      .join('\n'),
  );
  expect(english).not.toMatch(/e-mail|sign(ed)? (in|out)|open(ed|ing)? an account/i);
  expect(spanish).not.toMatch(/inici\p{L}+ sesión|abr\p{L}+ (tu|una|ninguna) cuenta|\busted/iu);
});

test('every letter takes a foot with who is responsible, once, in text and escaped in HTML', () => {
  const foot = 'Cuentos & Cía · B00000000 · Calle Mayor 1, Madrid · hola@cuentos.org';
  for (const [name, letter] of Object.entries({ ...TO_USERS, ...TO_US })) {
    const { text, html } = withFoot(letter('es'), foot);
    expect(text.split(foot).length, name).toBe(2);
    expect(text, name).toMatch(/\n-- \n.*\n$/);
    expect(html.split('Cuentos &amp; Cía · B00000000').length, name).toBe(2);
    expect(html.indexOf('Cuentos &amp;'), name).toBeLessThan(html.indexOf('</table>'));
  }
  expect(() => withFoot({ text: '', html: '<p>' }, foot)).toThrow('frame');
});
