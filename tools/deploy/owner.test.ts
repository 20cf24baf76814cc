import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import example from '../../owner.example.json' with { type: 'json' };
import { EXAMPLE_FILE, mistakesIn, ownerFile, placeholdersIn, readOwner } from './owner.ts';

/** A file without a mistake. */
const OWN = {
  ...example,
  domain: 'cuentos.org',
  responsible: {
    name: 'Rosa Gil',
    taxNumber: null,
    address: 'Calle 2, Vigo',
    email: 'rosa.gil@gmail.com',
    phone: '+34 986 000 000',
  },
  mail: { from: 'hola@cuentos.org', support: 'ayuda@cuentos.org', admin: 'rosa.gil@gmail.com' },
  staging: { domain: 'prueba.cuentos.org', caps: { ...example.caps } },
};

/** It with other values at some paths, such as `caps.storiesPerDay`; undefined: without. */
function withValues(values: Record<string, unknown>, base: object = OWN): unknown {
  const content = structuredClone(base) as Record<string, never>;
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    const last = keys.pop()!;
    const group: Record<string, unknown> = keys.reduce((part, key) => part[key] as never, content);
    if (value === undefined) delete group[last];
    else group[last] = value;
  }
  return content;
}

test('the schema for editors is that of the reader', () => {
  const written = JSON.parse(readFileSync('owner.schema.json', 'utf8'));
  expect(written).toEqual(z.toJSONSchema(ownerFile, { io: 'input' }));
});

test('the example has no mistake, and each of its values that an owner must replace is named', () => {
  expect(mistakesIn(example)).toEqual([]);
  const names = placeholdersIn(readOwner(EXAMPLE_FILE)).map((line) => line.split(' ')[0]);
  expect(names).toEqual([
    'domain',
    'responsible.name',
    'responsible.address',
    'responsible.email',
    'mail.from',
    'mail.support',
    'mail.admin',
    'responsible.phone',
  ]);
  const own = withValues({ domain: 'cuentos.org' }, example);
  expect(mistakesIn(own)).toEqual([]);
  expect(placeholdersIn(ownerFile.parse(own)).some((line) => line.startsWith('domain'))).toBe(false);
  expect(placeholdersIn(ownerFile.parse(OWN))).toEqual([]);
});

test('an owner who sells to consumers has a telephone number', () => {
  const asked = (payments: unknown, phone?: string) => {
    const values = { payments, 'responsible.phone': phone };
    return placeholdersIn(ownerFile.parse(withValues(values))).some((line) =>
      line.startsWith('responsible.phone is missing'),
    );
  };
  expect([asked({ tax: 'none' }), asked({ tax: 'automatic_tax' })]).toEqual([true, true]);
  expect([asked({ tax: 'managed_payments' }), asked(null)]).toEqual([false, false]);
  expect(asked({ tax: 'none' }, '+34 910 000 000')).toBe(false);
});

const HELP_LINE = {
  for: 'children',
  name: 'ANAR',
  number: '116 111',
  source: 'https://anar.org',
  read: '2026-11-29',
};
const help = (change: object, country = 'ES') => ({
  helpLines: { [country]: { language: 'es', lines: [{ ...HELP_LINE, ...change }] } },
});

test('the helplines of the product have what the owner’s must have', () => {
  const content: unknown = JSON.parse(readFileSync('content/help-lines.json', 'utf8'));
  expect(mistakesIn(withValues({ helpLines: content }))).toEqual([]);
});

const ACCOUNT = '0123456789abcdef0123456789abcdef';
const VOICES = Object.fromEntries(
  ['female', 'male', 'female-latam', 'male-latam', 'female-english', 'male-english'].map((id, at) => [
    id,
    `21m00Tcm4TlvDq8ikWA${at}`,
  ]),
);
const SPEECH = { service: 'openai', url: 'https://voz.org/v1', model: 'hexgrad/Kokoro-82M-v1.0', key: null };

test.each<[string, Record<string, unknown>]>([
  ['a first file', {}],
  ['a mark at its beginning', { $schema: './owner.schema.json' }],
  [
    'no part that may be left out',
    { mail: null, payments: null, google: null, turnstile: null, staging: null },
  ],
  ['caps of nothing and of none', { caps: { storiesPerDay: 0, spokenCharactersPerDay: 'none' } }],
  ['a sender of a part of the domain', { 'mail.from': 'hola@correo.cuentos.org' }],
  ['a sender of the domain above', { domain: 'noche.cuentos.org', 'mail.from': 'hola@cuentos.org' }],
  [
    'a domain with an accent, as DNS has it',
    { domain: 'xn--cuntame-cya.es', 'mail.from': 'a@xn--cuntame-cya.es' },
  ],
  [
    'addresses with an id',
    {
      $schema:
        'https://raw.githubusercontent.com/a/b/3f2a9c8b7d6e5f4a3b2c1d0e9f8a7b6c3f2a9c8b/owner.schema.json',
      'servers.speech': [
        { ...SPEECH, url: 'https://a1b2c3d4e5f6g7h8.eu-west-1.aws.endpoints.huggingface.cloud/v1' },
      ],
    },
  ],
  ['a domain in other letters', { domain: 'xn--80aikfb4a1f2b9c.xn--p1ai', mail: null }],
  ['a short domain', { domain: 'app.es', 'mail.from': 'a@app.es' }],
  ['a word that is also a name', { 'responsible.name': 'TODO CUENTOS S.L.' }],
  ['a name that begins like a word of ours', { 'responsible.name': 'Tu Cuento de Noche' }],
  [
    'ids of Google, Access and Turnstile',
    {
      google: { clientId: '123456789012-abc123def456ghi789jkl012mno345pq.apps.googleusercontent.com' },
      admin: {
        team: 'rosa.cloudflareaccess.com',
        audience: '0123456789abcdef'.repeat(4),
        emails: ['a@b.org'],
      },
      turnstile: { siteKey: '0x4AAAAAAADnPIDROrmt1Wwj' },
    },
  ],
  [
    'servers of the documents',
    {
      servers: {
        stories: [
          {},
          {
            url: `https://api.cloudflare.com/client/v4/accounts/${ACCOUNT}/ai/v1`,
            key: 'CLOUDFLARE_API_TOKEN',
            model: '@cf/google/gemma-4-26b-a4b-it',
            hasModels: false,
            answerSchema: false,
          },
        ],
        moderation: [
          { kind: 'moderations' },
          { kind: 'chat', model: 'deepseek-ai/DeepSeek-R1-0528-Qwen3-8B' },
        ],
        opinions: 'none',
        speech: [
          { service: 'workers-ai', account: ACCOUNT, key: 'CLOUDFLARE_API_TOKEN' },
          SPEECH,
          { service: 'elevenlabs', key: 'ELEVENLABS_API_KEY', voices: VOICES },
        ],
      },
    },
  ],
])('%s is accepted', (_, values) => {
  expect(mistakesIn(withValues(values))).toEqual([]);
});

const NUMBER = 'must be a whole number from 0 of at most 12 digits, or "none" for no cap.';
const DOMAIN = 'must be a domain such as "cuentame.org", without address, path or port.';
const SERVICES = 'must be one of openai, workers-ai, elevenlabs.';
const NAME_OF_KEY = 'must be the name of a setting that ends in _API_KEY or _API_TOKEN.';
const BASE =
  'must be an address without user, query and the path of a request, such as "https://api.openai.com/v1".';
const REACHED = 'must be an https address that Cloudflare reaches: no machine of your own.';
const OTHERS = 'must be an address of domain: another domain would not let its mail through.';
const TAXES = 'must be "automatic_tax", "managed_payments" or "none".';
const GOOGLE_ID = 'must be the id of an OAuth client, which ends in ".apps.googleusercontent.com".';
const CLIENT = '123456789012-abc123def456.apps.googleusercontent.com';
const LINE = 'must be a text of one line, without invisible characters.';
const speech = (...servers: unknown[]) => ({ 'servers.speech': servers });
const stories = (...servers: unknown[]) => ({ 'servers.stories': servers });

test.each<[Record<string, unknown>, ...string[]]>([
  // Domains.
  [{ domain: undefined }, `domain is missing: it ${DOMAIN}`],
  [{ domain: 'https://cuentos.org' }, `domain ${DOMAIN}`],
  [{ domain: 'cuentos.org/' }, `domain ${DOMAIN}`],
  [{ domain: 'cuentos' }, `domain ${DOMAIN}`],
  [{ domain: 'xn--a.es', mail: null }, `domain ${DOMAIN}`],
  [{ domain: '192.168.1.10' }, `domain ${DOMAIN}`],
  [{ domain: 'Cuentos.org' }, 'domain must be written as "cuentos.org": in lower case, an accent as xn--.'],
  [
    { domain: 'cuéntame.es', 'mail.from': 'hola@cuéntame.es' },
    'domain must be written as "xn--cuntame-cya.es": in lower case, an accent as xn--.',
    'mail.from must be an e-mail address at "xn--cuntame-cya.es".',
  ],
  [
    { domain: 'app.cuentos.org' },
    'domain must be the domain without "app.": the app is at app.DOMAIN, the API at api.DOMAIN.',
  ],
  [{ domain: 'cuentos.pages.dev', mail: null }, 'domain must be of a domain of your own.'],
  [{ 'staging.domain': 'cuentame.example' }, 'staging.domain must be of a domain of your own.'],
  [
    { 'staging.domain': 'Cuentos.org' },
    'staging.domain must be written as "cuentos.org": in lower case, an accent as xn--.',
  ],
  [
    { 'staging.domain': 'cuentos.org' },
    'staging.domain must be another domain than domain, whose hosts are those of production.',
  ],
  // Responsible, mail, owner's pages.
  [
    { responsible: undefined },
    'responsible is missing: it must be a group of name, taxNumber, register, address, email, phone.',
  ],
  [{ 'responsible.name': ' ' }, 'responsible.name must be a text that is not empty.'],
  [{ 'responsible.name': 'Rosa\nBcc: a@b.org' }, `responsible.name ${LINE}`],
  [{ 'responsible.address': 'Calle 2\u202e, Vigo' }, `responsible.address ${LINE}`],
  [{ 'responsible.name': 'x'.repeat(301) }, 'responsible.name must be a text of at most 300 characters.'],
  [{ 'responsible.address': 'TODO' }, 'responsible.address is not filled in.'],
  [{ 'responsible.name': 'Your name' }, 'responsible.name is not filled in.'],
  [{ 'responsible.email': 'hola' }, 'responsible.email must be an e-mail address.'],
  [
    { 'responsible.phone': '910 000 000' },
    'responsible.phone must be a telephone number such as "+34 910 000 000".',
  ],
  [{ 'responsible.email': 'todo@cuentos.org' }, 'responsible.email is not filled in.'],
  [{ 'mail.admin': 'rosa@cuentame.example' }, 'mail.admin must be of a domain of your own.'],
  [{ 'mail.from': 'cuentos@gmail.com' }, `mail.from ${OTHERS}`],
  [{ 'mail.from': 'hola@miscuentos.org' }, `mail.from ${OTHERS}`],
  [
    { mail: { sender: 'hola@cuentos.org', support: 'a@cuentos.org', admin: 'a@cuentos.org' } },
    'mail.from is missing: it must be an e-mail address.',
    'mail.sender is not a setting.',
  ],
  [
    { admin: { team: 'x.org', audience: 'abc', emails: [] } },
    'admin.team must be a team domain such as "cuentame.cloudflareaccess.com".',
    'admin.audience must be the 64 digits of the application audience tag.',
    'admin.emails must be at least one address.',
  ],
  // Caps, regions, money, sign-in.
  [{ 'caps.storiesPerDay': -1 }, `caps.storiesPerDay ${NUMBER}`],
  [{ 'caps.storiesPerDay': '500' }, `caps.storiesPerDay ${NUMBER}`],
  [{ 'caps.spokenCharactersPerDay': 4_000_000_000_000 }, `caps.spokenCharactersPerDay ${NUMBER}`],
  [{ 'staging.caps.storiesPerDay': 0.5 }, `staging.caps.storiesPerDay ${NUMBER}`],
  [{ 'caps.stories': 3 }, 'caps.stories is not a setting.'],
  [{ 'regions.jurisdiction': 'us' }, 'regions.jurisdiction must be "eu" or null.'],
  [
    { 'regions.database': 'enam' },
    'regions.database must be weur or eeur, since regions.jurisdiction is "eu".',
  ],
  [{ payments: {} }, `payments.tax is missing: it ${TAXES}`],
  [{ payments: 'none' }, 'payments must be null, or a group of tax.'],
  [{ google: { clientId: 3 } }, 'google.clientId must be a text.'],
  [{ google: { clientId: CLIENT.replace('.com', '') } }, `google.clientId ${GOOGLE_ID}`],
  [{ google: { clientId: 'YOUR_CLIENT_ID' } }, 'google.clientId is not filled in.'],
  [
    { turnstile: { siteKey: '1x00000000000000000000AA' } },
    'turnstile.siteKey must be the site key of a widget of your own, not one for tests.',
  ],
  // Models and servers.
  [{ 'models.server': 'http://api.openai.com/v1' }, `models.server ${REACHED}`],
  [{ 'models.server': 'https://api.openai.com/v1/chat/completions' }, `models.server ${BASE}`],
  [{ 'models.server': 'https://192.168.1.10:11434/v1' }, `models.server ${REACHED}`],
  [{ 'models.stories': '' }, 'models.stories must be a text that is not empty.'],
  [speech(), 'servers.speech must be a list of at least one server.'],
  [{ 'servers.speech': { service: 'workers-ai' } }, 'servers.speech must be a list of servers.'],
  [speech({ service: 'workersai' }), `servers.speech.0.service ${SERVICES}`],
  [
    speech({ service: 'workers-ai', voice: 'x' }, {}),
    'servers.speech.0.voice is not a setting.',
    `servers.speech.1.service is missing: it ${SERVICES}`,
  ],
  [speech({ ...SPEECH, url: 'http://localhost:8880/v1' }), `servers.speech.0.url ${REACHED}`],
  [speech({ ...SPEECH, key: 'ELEVEN' }), `servers.speech.0.key ${NAME_OF_KEY}`],
  [speech({ ...SPEECH, voices: { granny: 'Ana' } }), 'servers.speech.0.voices.granny is not a setting.'],
  [
    speech({ service: 'elevenlabs', key: 'ELEVENLABS_API_KEY', voices: { ...VOICES, male: 'VOICE_ID' } }),
    'servers.speech.0.voices.male is not filled in.',
  ],
  [stories({ nonsense: 1 }), 'servers.stories.0.nonsense is not a setting.'],
  [
    stories({ url: 'https://a.org/v1', model: 'm' }),
    'servers.stories.0 must be a server with its own key (null for none) and model, since it has a url.',
  ],
  [
    stories({
      url: 'https://gateway.ai.cloudflare.com/v1/ACCOUNT/GATEWAY/openai',
      key: 'A_API_KEY',
      model: 'm',
    }),
    'servers.stories.0.url is not filled in.',
  ],
  [
    stories({ headers: { authorization: 'Bearer x' } }),
    'servers.stories.0.headers.authorization must be a header without a secret, whose place is "key".',
  ],
  [
    stories({ temperature: 'no', reasoningEffort: 'some' }),
    'servers.stories.0.temperature must be true or false.',
    'servers.stories.0.reasoningEffort must be one of none, minimal, low, medium, high, xhigh, max.',
  ],
  [
    { 'servers.moderation': [{}] },
    'servers.moderation.0.kind is missing: it must be one of moderations, chat.',
  ],
  [{ 'servers.opinions': 'no' }, 'servers.opinions must be a list of servers, or "none".'],
  [{ 'servers.opinions': [{ modell: 'x' }] }, 'servers.opinions.0.modell is not a setting.'],
  // Helplines.
  [{ helpLines: { ES: { language: 'es', lines: [] } } }, 'helpLines.ES.lines must be at least one helpline.'],
  [help({}, 'UK'), 'helpLines.UK must be a country of two capital letters (ISO 3166-1: "GB", not "UK").'],
  [
    help({ source: '' }),
    'helpLines.ES.lines.0.source must be the address of the page that states the number.',
  ],
  [help({ number: 'one' }), 'helpLines.ES.lines.0.number must be a telephone number such as "116 111".'],
  [
    help({ read: 'yesterday' }),
    'helpLines.ES.lines.0.read must be the day on which that page was read, such as "2026-11-29".',
  ],
  [help({ read: '2126-11-29' }), 'helpLines.ES.lines.0.read must be a day that is not to come.'],
  [help({ name: undefined }), 'helpLines.ES.lines.0 must be a line with the name of its service.'],
])('%j is answered with a sentence for each mistake', (values, ...sentences) => {
  expect(mistakesIn(withValues(values))).toEqual(sentences);
});

test('every kind of mistake is named in one reading', () => {
  const wrong = {
    domain: 'Cuentos.org',
    'caps.storiesPerDay': -1,
    'mail.from': 'x@gmail.com',
    prices: 5,
    'servers.speech': [{ service: 'workersai' }],
    'servers.stories': [{ nonsense: 1 }],
  };
  const names = mistakesIn(withValues(wrong)).map((line) => line.split(' ')[0]);
  expect(names.toSorted()).toEqual([
    'caps.storiesPerDay',
    'domain',
    'mail.from',
    'prices',
    'servers.speech.0.service',
    'servers.stories.0.nonsense',
  ]);
  const own = JSON.stringify(OWN).slice(0, -1);
  expect(mistakesIn(JSON.parse(`${own}, "__proto__": 1 }`))).toEqual(['__proto__ is not a setting.']);
  for (const content of [null, [], 'x', 3])
    expect(mistakesIn(content)).toEqual(['the file must be a group of settings.']);
});

const RANDOM = 'x7Kq2mVb9TzL4wRn8YcP3dGh6JfS5aQe1UoZ0iXt';
const [HEX, TOKEN, LOWER] = [
  '3f2a9c8b7d6e5f4a3b2c1d0e9f8a7b6c',
  'w_Xk29-Lq8ZpT4vB6nMd1RsYc7Gf3HjA5eUoQiWx',
  'k3x9q2m7w5t1z8b4n6v0c3d7',
];
test.each<[string, string, Record<string, unknown>, string]>([
  [
    'sk_abcdef123456',
    'servers.speech.0.key',
    speech({ ...SPEECH, key: 'sk_abcdef123456' }),
    '“sk_…”, 15 characters',
  ],
  [RANDOM, 'servers.stories.0.key', stories({ key: RANDOM }), '40 random characters'],
  [
    'GOCSPX-abcdefghijklmn',
    'google.clientId',
    { google: { clientId: 'GOCSPX-abcdefghijklmn' } },
    '“GOCSPX-…”',
  ],
  ['whsec_12345678abc', 'payments.tax', { payments: { tax: 'whsec_12345678abc' } }, '“whsec_…”'],
  ['sk-proj-12345678', 'models.server', { 'models.server': 'https://a.org/sk-proj-12345678' }, '“sk-…”'],
  [RANDOM, 'models.stories', { 'models.stories': RANDOM }, '40 random characters'],
  [HEX, 'models.stories', { 'models.stories': HEX }, '32 random characters'],
  [TOKEN, 'models.stories', { 'models.stories': TOKEN }, '40 random characters'],
  [LOWER, 'models.stories', { 'models.stories': LOWER }, '24 random characters'],
  [RANDOM, 'responsible.name', { 'responsible.name': `Rosa ${RANDOM}` }, '40 random characters'],
  [RANDOM, 'servers.stories.0.headers.x-a', stories({ headers: { 'x-a': RANDOM } }), '40 random characters'],
  ['sk-ant-api03-abcdef', '“…”', { 'sk-ant-api03-abcdef': true }, 'has a name that looks like a key (“sk-…”'],
  [
    RANDOM,
    'servers.speech.0.voices.“…”',
    speech({ ...SPEECH, voices: { [RANDOM]: 'x' } }),
    'has a name that looks',
  ],
  [
    '0x4AAAAAAADnPIDROzI0qKDwWk2x9cVb7n5M',
    'turnstile.siteKey',
    { turnstile: { siteKey: '0x4AAAAAAADnPIDROzI0qKDwWk2x9cVb7n5M' } },
    'must be the site key of the widget, not its secret',
  ],
])('the key %s at %s is named by its place and printed nowhere', (key, place, values, said) => {
  const mistakes = mistakesIn(withValues(values));
  expect(mistakes).toEqual([expect.stringMatching(/\.$/)]);
  expect(mistakes[0]).toContain(`${place} `);
  expect(mistakes[0]).toContain(said);
  for (let at = 0; at + 8 <= key.length; at += 1) expect(mistakes[0]).not.toContain(key.slice(at, at + 8));
});

const folder = mkdtempSync(join(tmpdir(), 'owner-'));
const FILE = join(folder, 'owner.json');
afterAll(() => rmSync(folder, { recursive: true }));

test.each<[string, string | Uint8Array, string]>([
  [
    'a comma too few',
    '{\n  "domain": "a.org"\n  "mail": null\n}',
    ', line 3: there is something before which a comma or a closing bracket is missing.',
  ],
  ['a comma too many', '{\n  "mail": null,\n}', ', line 3: there is a } after a comma too many.'],
  ['a comment', '{\n  // mine\n}', ', line 2: there is a comment, which JSON does not have.'],
  ['another quotation mark', '{ “domain”: 1 }', ', line 1: there is a quotation mark that is not ".'],
  ['no quotation marks', '{ domain: 1 }', ', line 1: there is a word without quotation marks around it.'],
  ['no closing mark', '{ "domain": "a.org\n}', ', line 1: there is a text without its closing ".'],
  [
    'a backslash',
    '{ "domain": "a\\d" }',
    ', line 1: there is a text with a backslash, which is written \\\\.',
  ],
  [
    'a backslash at the end',
    '{ "a": "C:\\" }',
    ', line 1: there is a text with a backslash, which is written \\\\.',
  ],
  ['a character of another line', '{ "a": 1 \u2028 }', ', line 1: there is something that is no JSON.'],
  ['no end', '{\n "mail": {\n', ', line 3: there is the end, too early.'],
  ['a rest', '{}\n{}', ', line 2: there is something after the end.'],
  ['no value', '{ "domain": }', ', line 1: there is no value where one is expected.'],
  ['no colon', '{ "domain" "a.org" }', ', line 1: there is something before which a colon is missing.'],
  [
    'a number in the place of a name',
    '{ 1: 2 }',
    ', line 1: there is something in the place of a name in quotation marks.',
  ],
  [
    'a name twice',
    '{ "caps": 1,\n "c\\u0061ps": 2 }',
    ', line 2: there is a name that is in its group twice.',
  ],
  ['nothing', '', ', line 1: there is the end, too early.'],
  [
    'another encoding',
    new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x7d]),
    ' is not in UTF-8: save it again in that encoding.',
  ],
  ['a mistake', JSON.stringify({ ...OWN, prices: 1 }), ':\n  prices is not a setting.'],
])('a file with %s is named with its line', (_, content, said) => {
  writeFileSync(FILE, content);
  expect(() => readOwner(FILE)).toThrow(new Error(`${FILE}${said}`));
});

test('no message about a broken file has its text', () => {
  for (const rest of [' "b": 1 }', '', '\n}', ' // c', ', }']) {
    writeFileSync(FILE, `{ "key": "sk_abcdef123456"${rest}`);
    if (rest === '') writeFileSync(FILE, '{ "key": sk_abcdef123456 }');
    expect(() => readOwner(FILE)).toThrow(/^(?!.*sk_abc)/s);
  }
});

test('a file that is not there is named; a mark of Windows at its beginning is no mistake', () => {
  expect(() => readOwner(join(folder, 'none.json'))).toThrow('none.json cannot be read (ENOENT).');
  writeFileSync(FILE, `\uFEFF${JSON.stringify(OWN).replaceAll(',"', ',\r\n"')}`);
  expect(readOwner(FILE)).toEqual(OWN);
});
