import { expect, test, vi } from 'vitest';
import { machine } from './check.ts';
import { targetOf } from './configuration.ts';
import { askKeys, keyQuestions } from './keys.ts';
import { mailProblems } from './mail-dns.ts';
import { EXAMPLE_FILE, type Owner, readOwner } from './owner.ts';

const target = (more: Partial<Owner> = {}) =>
  targetOf({ ...readOwner(EXAMPLE_FILE), domain: 'cuentos.org', ...more }, 'production');

const SPF = 'v=spf1 include:_spf.mx.cloudflare.net ~all';
const RECORDS: Record<string, string[][]> = {
  'cf-bounce.cuentos.org': [[SPF]],
  'cf-bounce._domainkey.cuentos.org': [
    ['v=DKIM1; h=sha256; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A', 'MIIBCgKCAQEA'],
  ],
  '_dmarc.cuentos.org': [['v=DMARC1; p=reject;']],
};

/** The domain's records with some others, and what is said. */
const DNS: [string, Record<string, string[][]>, string[]][] = [
  ['all records', {}, []],
  ['other records beside them', { 'cf-bounce.cuentos.org': [['google-site-verification=a'], [SPF]] }, []],
  [
    'a record in pieces',
    { 'cf-bounce.cuentos.org': [['v=spf1 include:_spf.mx.clo', 'udflare.net ~all']] },
    [],
  ],
  ['capitals and a plus', { 'cf-bounce.cuentos.org': [['V=SPF1 +INCLUDE:_spf.mx.cloudflare.net -ALL']] }, []],
  ['two SPF records', { 'cf-bounce.cuentos.org': [[SPF], ['v=spf1 -all']] }, ['SPF is there 2 times']],
  [
    'another version',
    { 'cf-bounce.cuentos.org': [['v=spf10 include:_spf.mx.cloudflare.net']] },
    ['SPF is missing'],
  ],
  [
    'an SPF of another sender',
    { 'cf-bounce.cuentos.org': [['v=spf1 include:amazonses.com ~all']] },
    ['SPF at'],
  ],
  [
    'an include behind all',
    { 'cf-bounce.cuentos.org': [['v=spf1 -all include:_spf.mx.cloudflare.net']] },
    ['SPF at'],
  ],
  [
    'a longer name',
    { 'cf-bounce.cuentos.org': [['v=spf1 include:_spf.mx.cloudflare.net.mal.org ~all']] },
    ['SPF at'],
  ],
  ['no DKIM', { 'cf-bounce._domainkey.cuentos.org': [] }, ['DKIM is missing']],
  ['a revoked key', { 'cf-bounce._domainkey.cuentos.org': [['v=DKIM1; k=rsa; p=']] }, ['has an empty key']],
  ['a key without a version', { 'cf-bounce._domainkey.cuentos.org': [['k=rsa; p=MIIB']] }, []],
  ['no DMARC', { '_dmarc.cuentos.org': [] }, ['DMARC is missing']],
  [
    'two of DMARC',
    { '_dmarc.cuentos.org': [['v=DMARC1; p=none'], ['v=DMARC1; p=reject']] },
    ['DMARC is there 2 times'],
  ],
  ['no policy', { '_dmarc.cuentos.org': [['v=DMARC1; rua=mailto:a@b.org']] }, ['has no policy']],
  ['a policy with spaces', { '_dmarc.cuentos.org': [['v = DMARC1 ; p = quarantine']] }, []],
];

test.each(DNS)("mail's DNS with %s", async (_, others, said) => {
  const records = { ...RECORDS, ...others };
  const problems = await mailProblems('cuentos.org', async (host) => {
    if (records[host]?.length) return records[host];
    throw Object.assign(new Error('queryTxt ENODATA'), { code: 'ENODATA' });
  });
  expect(problems).toEqual(said.map((text) => expect.stringContaining(text)));
});

test('DMARC of a domain holds for the sender in a domain below it, and a resolver that fails is a sentence', async () => {
  const asked: string[] = [];
  const problems = await mailProblems('correo.cuentos.org', async (host) => {
    asked.push(host);
    if (host === '_dmarc.cuentos.org') return [['v=DMARC1; p=none']];
    const code = host.startsWith('_dmarc') ? 'ENOTFOUND' : 'ETIMEOUT';
    throw Object.assign(new Error(code), { code });
  });
  expect(problems).toEqual([
    'The records of cf-bounce.correo.cuentos.org could not be asked (ETIMEOUT).',
    'The records of cf-bounce._domainkey.correo.cuentos.org could not be asked (ETIMEOUT).',
  ]);
  expect(asked).not.toContain('_dmarc.org');
});

test('each service is asked once about a key that is at hand, and no key is in a sentence', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: string | URL | Request, init?: RequestInit) => {
    const { href, host, pathname } = new URL(request instanceof Request ? request.url : request);
    const headers = new Headers(request instanceof Request ? request.headers : init?.headers);
    asked.push(`${host}${pathname}`);
    const key = headers.get('authorization') ?? String(init?.body ?? '');
    expect(href).not.toContain('secret');
    const isRight = key.includes('right');
    if (host === 'api.openai.com')
      return isRight
        ? Response.json({ id: 'gpt', object: 'model' })
        : Response.json(
            { error: { code: 'invalid_api_key', message: 'Incorrect API key: sk-se…' } },
            { status: 401 },
          );
    if (host === 'challenges.cloudflare.com')
      return Response.json({
        success: false,
        'error-codes': [isRight ? 'invalid-input-response' : 'invalid-input-secret'],
      });
    throw new TypeError('fetch failed');
  });
  const settings: Partial<Owner> = {
    turnstile: { siteKey: '0x4AAAAAAA' },
    google: { clientId: '1-a.apps.googleusercontent.com' },
  };
  const names = ['OPENAI_API_KEY', 'TURNSTILE_SECRET_KEY', 'GOOGLE_CLIENT_SECRET'];
  const named = (value: string) => Object.fromEntries(names.map((name) => [name, value]));
  const wrong = await askKeys(keyQuestions(target(settings), named('a-secret-of-another')));
  expect(wrong.accepted).toEqual([]);
  expect(wrong.wrong.join('\n')).not.toContain('a-secret-of-another');
  expect(wrong.wrong).toContain('TURNSTILE_SECRET_KEY: https://challenges.cloudflare.com refuses the key.');
  expect(wrong.wrong).toContain('GOOGLE_CLIENT_SECRET: https://oauth2.googleapis.com does not answer.');
  expect(wrong.wrong.join('\n')).toMatch(/OPENAI_API_KEY: https:\/\/api\.openai\.com\/v1 refuses the key/);
  expect(new Set(asked).size).toBe(asked.length);
  const right = await askKeys(keyQuestions(target(settings), named('the-right-secret')));
  expect(right.accepted).toEqual(['OPENAI_API_KEY', 'TURNSTILE_SECRET_KEY']);
  // What is not at hand is not asked.
  expect(keyQuestions(target(settings), {})).toEqual([]);
});

test('a machine with an old Node or a full disk is named', () => {
  const gigabyte = 1024 ** 3;
  expect(machine('.', 'v18.20.0', 50 * gigabyte).wrong).toContain('Node is v18.20.0, and must be >=20.');
  expect(machine('.', 'v26.10.0', gigabyte / 2).wrong).toContain(
    'The disk has 0.5 GB left, and a build wants 2.',
  );
});
