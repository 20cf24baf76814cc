import { expect, test } from 'vitest';
import { lackingParts, servesContracts } from '../config/parts.ts';
import { turnstileSecretOf } from '../config/protections.ts';
import type { Env } from '../env.ts';
import { bitRateOf } from '../narration/format.ts';
import { checkEnv } from './check-env.ts';

const SECRET = 'x'.repeat(32);
/** Complete settings of sufficient length. */
const complete = (more: Partial<Env>) =>
  new Proxy(more, {
    get: (given, name) => {
      if (name in given) return given[name as keyof Env];
      if (name === 'SPEECH_SERVERS') return '[{"service":"workers-ai"}]';
      if (name === 'OPENAI_BASE_URL') return 'https://api.openai.com/v1';
      if (/_ADDRESS$|^MAIL_FROM$/.test(String(name))) return 'hola@cuentos.org';
      return /^(DAILY|TURNSTILE|EU|NARRATION|STRIPE_TAX|.*SERVERS|.*_BEFORE$|SWITCHED_OFF$)/.test(
        String(name),
      )
        ? ''
        : SECRET;
    },
  }) as Env;
const protections = {
  DAILY_STORIES: '500',
  DAILY_SPOKEN_CHARACTERS: '400000',
  TURNSTILE_SECRET_KEY: 'secret',
  EU_JURISDICTION: 'true',
};

test.each(['DAILY_STORIES', 'DAILY_SPOKEN_CHARACTERS', 'TURNSTILE_SECRET_KEY', 'EU_JURISDICTION'] as const)(
  'production requires %s or the value none, and names it when missing',
  (name) => {
    const ENVIRONMENT = 'production' as const;
    const without = complete({ ENVIRONMENT, ...protections, [name]: '' });
    expect(() => checkEnv(without)).toThrow(
      `Settings that production needs, or "none" to do without: ${name}`,
    );
    checkEnv(complete({ ENVIRONMENT, ...protections, [name]: 'none' }));
    checkEnv(complete({ ENVIRONMENT: 'development', ...protections, [name]: '' }));
  },
);

test('the human check is off with the value none', () => {
  expect(turnstileSecretOf(complete({ TURNSTILE_SECRET_KEY: 'none' }))).toBe(null);
  expect(turnstileSecretOf(complete({ TURNSTILE_SECRET_KEY: '' }))).toBe(null);
  expect(turnstileSecretOf(complete({ TURNSTILE_SECRET_KEY: 'secret' }))).toBe('secret');
});

test.each(['payments', 'mail', 'google', 'human_check'] as const)(
  'a deployment that switches %s off lacks it, although its settings are there',
  (part) => {
    const env = complete({ ...protections, SWITCHED_OFF: part });
    checkEnv(env);
    expect(lackingParts(env)).toEqual([part]);
    // What was sold before is still served.
    expect(servesContracts(env)).toBe(true);
  },
);

test('a mistyped switch is named', () => {
  expect(() => checkEnv(complete({ SWITCHED_OFF: 'mail,payment' }))).toThrow(
    'SWITCHED_OFF names no part: payment',
  );
});

test('payments need all of their settings, or none', () => {
  const ENVIRONMENT = 'development';
  const none = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_PRICE_ID: '' };
  const without = complete({
    ENVIRONMENT,
    ...none,
    MAIL_FROM: '',
    GOOGLE_CLIENT_ID: '',
    TURNSTILE_SECRET_KEY: 'none',
  });
  checkEnv(without);
  expect(lackingParts(without)).toEqual(['payments', 'mail', 'google', 'human_check']);
  expect(lackingParts(complete(protections))).toEqual([]);
  expect(() => checkEnv(complete({ ENVIRONMENT, STRIPE_WEBHOOK_SECRET: '' }))).toThrow(
    'Settings missing or too short: STRIPE_WEBHOOK_SECRET',
  );
});

test('the narration bit rate is 64 or 40 kbit/s, and nothing else', () => {
  expect(bitRateOf({})).toBe(64);
  expect(bitRateOf({ NARRATION_KBPS: '' })).toBe(64);
  expect(bitRateOf({ NARRATION_KBPS: '40' })).toBe(40);
  expect(() =>
    checkEnv(complete({ ...protections, ENVIRONMENT: 'development', NARRATION_KBPS: '48' })),
  ).toThrow('NARRATION_KBPS is not one of 40, 64');
});

test.each(['TOKEN_SECRET_BEFORE', 'FILE_SECRET_BEFORE', 'DIGEST_SECRET'] as const)(
  'a short %s is named, since guessers could sign with it',
  (name) => {
    const ENVIRONMENT = 'development';
    expect(() => checkEnv(complete({ ENVIRONMENT, [name]: 'short' }))).toThrow(
      `Settings missing or too short: ${name}`,
    );
    checkEnv(complete({ ENVIRONMENT, [name]: SECRET }));
  },
);

const CAP = 'must be a whole number of at most 12 digits, or "none"';

test.each<[Partial<Env>, string]>([
  [{ DAILY_STORIES: '5 000' }, `DAILY_STORIES: ${CAP}`],
  [{ DAILY_SPOKEN_CHARACTERS: '9'.repeat(13) }, `DAILY_SPOKEN_CHARACTERS: ${CAP}`],
  [{ EU_JURISDICTION: 'eu' }, 'EU_JURISDICTION: must be "true" or "none"'],
  [{ STRIPE_TAX: 'automatic' }, 'STRIPE_TAX: must be "automatic_tax", "managed_payments" or "none"'],
  [{ OPENAI_BASE_URL: 'api.openai.com' }, 'OPENAI_BASE_URL: must be an http(s) address'],
  [{ MAIL_FROM: 'hola' }, 'MAIL_FROM: must be an e-mail address'],
  [
    { RESPONSIBLE: 'Rosa\nBcc: x@y.org' },
    'RESPONSIBLE: must be a text of one line, without invisible characters',
  ],
  [{ SPEECH_SERVERS: '[{"service":"workersai"}]' }, 'SPEECH_SERVERS[0].service: must be one of'],
  [{ STORY_SERVERS: '[{"nonsense":1}]' }, 'STORY_SERVERS[0].nonsense: is not a setting'],
])('%j fails with the name of the setting', (more, said) => {
  const fault = () => checkEnv(complete({ ENVIRONMENT: 'production', ...protections, ...more }));
  expect(fault).toThrow(said);
  expect(fault).toThrow(/^[A-Z_]+(\[\d\])?[.:]/);
});

test('all wrong settings are named at once', () => {
  const wrong = { SUPPORT_ADDRESS: '', DAILY_STORIES: 'x', NARRATION_KBPS: '48', SPEECH_SERVERS: '[]' };
  expect(() => checkEnv(complete({ ENVIRONMENT: 'development', ...wrong }))).toThrow(
    /missing or too short: SUPPORT_ADDRESS; DAILY_STORIES: .*; NARRATION_KBPS is .*; SPEECH_SERVERS: /,
  );
});
