import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { EXAMPLE_FILE, mistakesIn, ownerFile, placeholdersIn, readOwner } from './owner.ts';

const example = () => JSON.parse(readFileSync(EXAMPLE_FILE, 'utf8'));
/** The example with a value at a path. */
function withValue(path: string, value: unknown) {
  const content = example();
  const keys = path.split('.');
  const last = keys.pop()!;
  const group = keys.reduce((part, key) => part[key], content);
  if (value === undefined) delete group[last];
  else group[last] = value;
  return content;
}

test('the schema for editors is that of the reader', () => {
  const written = JSON.parse(readFileSync('owner.schema.json', 'utf8'));
  expect(written).toEqual(z.toJSONSchema(ownerFile, { io: 'input' }));
});

test('the example has no mistake, and each of its values that an owner must replace is named', () => {
  expect(mistakesIn(example())).toEqual([]);
  const names = placeholdersIn(readOwner(EXAMPLE_FILE)).map((line) => line.split(' ')[0]);
  expect(names).toEqual([
    ...['domain', 'responsible.name', 'responsible.address', 'responsible.email'],
    ...['mail.from', 'mail.support', 'mail.admin'],
  ]);
  const own = ownerFile.parse(withValue('domain', 'cuentos.org'));
  expect(placeholdersIn(own).some((line) => line.startsWith('domain'))).toBe(false);
});

const HELP_LINE = {
  ...{ for: 'children', name: 'ANAR', number: '116 111', source: 'https://anar.org', read: '2026-11-29' },
};

test('the helplines of the product have what the owner’s must have', () => {
  const content: unknown = JSON.parse(readFileSync('content/help-lines.json', 'utf8'));
  expect(mistakesIn(withValue('helpLines', content))).toEqual([]);
});

const ADMIN_WITHOUT_EMAILS = { team: 'a.cloudflareaccess.com', audience: 'a'.repeat(64), emails: [] };

test.each([
  ['domain', 'https://cuentos.org', 'domain must be a domain such as "cuentame.org".'],
  ['domain', undefined, 'domain is missing: it must be a domain such as "cuentame.org".'],
  ['responsible', undefined, 'responsible is missing: it must be a group of settings.'],
  ['responsible.name', ' ', 'responsible.name must be a text that is not empty.'],
  ['responsible.email', 'hola', 'responsible.email must be an e-mail address.'],
  ['caps.storiesPerDay', -1, 'caps.storiesPerDay must be a whole number from 0, or "none" for no cap.'],
  ['caps.storiesPerDay', '500', 'caps.storiesPerDay must be a whole number from 0, or "none" for no cap.'],
  ['caps.stories', 3, 'caps.stories is not a setting.'],
  ['regions.jurisdiction', 'us', 'regions.jurisdiction must be "eu" or null.'],
  ['payments', {}, 'payments.tax is missing: it must be "automatic_tax", "managed_payments" or "none".'],
  ['google', { clientId: 3 }, 'google.clientId must be a text.'],
  ['admin', { team: 'x.org' }, 'admin.team must be a team domain such as "cuentame.cloudflareaccess.com".'],
  ['admin', ADMIN_WITHOUT_EMAILS, 'admin.emails must be at least one address.'],
  ['models.server', 'http://x.org', 'models.server must be an https address.'],
  ['servers.speech', [], 'servers.speech must be at least one server.'],
  ['helpLines', { ES: { language: 'es', lines: [] } }, 'helpLines.ES.lines must be at least one helpline.'],
  [
    'helpLines',
    { ES: { language: 'es', lines: [{ ...HELP_LINE, source: '' }] } },
    'helpLines.ES.lines.0.source must be the address of the page that states the number.',
  ],
  [
    'helpLines',
    { ES: { language: 'es', lines: [{ ...HELP_LINE, number: 'one' }] } },
    'helpLines.ES.lines.0.number must be a telephone number such as "116 111".',
  ],
  [
    'helpLines',
    { ES: { language: 'es', lines: [{ ...HELP_LINE, read: 'yesterday' }] } },
    'helpLines.ES.lines.0.read must be the day on which that page was read, such as "2026-11-29".',
  ],
  [
    'helpLines',
    { ES: { language: 'es', lines: [{ ...HELP_LINE, name: undefined }] } },
    'helpLines.ES.lines.0 must be a line with the name of its service.',
  ],
  ['staging', { domain: 'x' }, 'staging.domain must be a domain such as "cuentame.org".'],
])('%s = %j is answered with a sentence', (path, value, sentence) => {
  expect(mistakesIn(withValue(path, value))).toContain(sentence);
});
