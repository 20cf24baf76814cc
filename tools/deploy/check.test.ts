import { expect, test, vi } from 'vitest';
import { RIGHT_KEY } from '../../emulators/openai/app.ts';
import { createElevenLabs, SPEECH_KEY, subscription } from '../../emulators/speech/elevenlabs.ts';
import type { Fault } from '../../emulators/speech/faults.ts';
import { documentedSettings } from '../speech/documented.ts';
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

/** The answer of ElevenLabs or a fault of it, the key, and what is said. */
const SUBSCRIPTIONS: [string, Record<string, unknown> | Fault | null, string, string | null][] = [
  ['a right key', null, RIGHT_KEY, null],
  ['a key for speech alone', null, SPEECH_KEY, null],
  ['a wrong key', null, 'sk_another', 'refuses the key'],
  ['a used-up quota', 'quota', RIGHT_KEY, 'has no characters left for this account before 2027-01-01'],
  ['a quota that may be exceeded', { max_credit_limit_extension: 'unlimited' }, RIGHT_KEY, null],
  [
    'a quota exceeded as far as allowed',
    { max_credit_limit_extension: 5 },
    RIGHT_KEY,
    'has no characters left',
  ],
  [
    'a plan that may not exceed it',
    { max_credit_limit_extension: 'unlimited', can_extend_character_limit: false },
    RIGHT_KEY,
    'has no characters left',
  ],
  ['an unpaid subscription', { status: 'past_due' }, RIGHT_KEY, 'has the subscription as past_due'],
  ['a breakdown', '500', RIGHT_KEY, 'answered 500'],
  ['a page in place of the answer', 'html', RIGHT_KEY, 'answered otherwise than documented'],
  [
    'an answer of another form',
    { character_limit: '100000' },
    RIGHT_KEY,
    'answered otherwise than documented',
  ],
];

test.each(SUBSCRIPTIONS)('ElevenLabs with %s', async (_, how, key, said) => {
  const service = createElevenLabs();
  if (typeof how === 'string') {
    const body = JSON.stringify({ kind: how, times: 1 });
    await service.request('/__emulator/fault', { method: 'POST', body });
  }
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { host, pathname } = new URL(address);
    asked.push(`${init?.method ?? 'GET'} ${host}${pathname}`);
    if (how !== null && typeof how === 'object') return Response.json(subscription(100_005, how));
    return service.request(pathname, init);
  });
  const speech = JSON.parse(documentedSettings('ElevenLabs', 'https://voces.org').SPEECH_SERVERS!);
  const [question, ...others] = keyQuestions(target({ servers: { speech } }), { ELEVENLABS_API_KEY: key });
  expect(others).toEqual([]);
  const { wrong, accepted } = await askKeys([question!]);
  expect(asked).toEqual(['GET voces.org/v1/user/subscription']);
  if (said === null)
    return expect({ wrong, accepted }).toEqual({ wrong: [], accepted: ['ELEVENLABS_API_KEY'] });
  expect(wrong).toEqual([expect.stringContaining(`ELEVENLABS_API_KEY: https://voces.org ${said}`)]);
});

test('a machine with an old Node or a full disk is named', () => {
  const gigabyte = 1024 ** 3;
  expect(machine('.', 'v18.20.0', 50 * gigabyte).wrong).toContain('Node is v18.20.0, and must be >=20.');
  expect(machine('.', 'v26.10.0', gigabyte / 2).wrong).toContain(
    'The disk has 0.5 GB left, and a build wants 2.',
  );
});
