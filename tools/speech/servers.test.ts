import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { VOICE_IDS } from '../../contract/options.ts';
import type { Fault } from '../../emulators/speech/faults.ts';
import { checkProvider, hear } from './checks.ts';
import { type Candidate, candidates } from './configured.ts';
import { documentedSettings } from './documented.ts';
import { openStandIn, SERVER_NAMES, STAND_INS, type StandIn } from './stand-ins.ts';

/** Contract of a speech provider: the settings of docs/speech.md against stand-ins with each server's rules. */

const FAULTS: [Fault, string][] = [
  ['429', 'rate_limited'],
  ['quota', 'quota_exceeded'],
  ['500', 'audio_generation_failed'],
  ['die', 'audio_generation_failed'],
  ['html', 'audio_generation_failed'],
  ['silence', 'audio_generation_failed'],
  ['nothing', 'audio_generation_failed'],
  ['odd', 'audio_generation_failed'],
];
/** Timeout of tests that take seconds. */
const LIMIT_MS = 60_000;
/** Faults that OpenAI's stand-in lacks. */
const NOT_OPENAI: Fault[] = ['nothing', 'odd'];

// Servers log connections that they cut on request.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

describe.each(SERVER_NAMES)('%s, as documented', (name) => {
  let standIn: StandIn;
  let candidate: Candidate;

  beforeAll(async () => {
    standIn = await openStandIn(name);
    [candidate] = candidates(documentedSettings(name, standIn.url)) as [Candidate];
  });
  afterAll(() => standIn.close());

  test('speaks in all six voices and over its text limit, and refuses invalid requests', async () => {
    const findings = await checkProvider(candidate.provider, candidate.stranger, {
      long: STAND_INS[name].hasBound,
    });
    expect(findings.flatMap(({ what, wrong }) => wrong.map((fault) => `${what}: ${fault}`))).toEqual([]);
    expect(findings.length).toBe(
      VOICE_IDS.length + 1 + Number(candidate.stranger !== null) + Number(STAND_INS[name].hasBound),
    );
  });

  test('reports every failure as a provider error', async () => {
    for (const [fault, code] of FAULTS) {
      if (name.startsWith('OpenAI') && NOT_OPENAI.includes(fault)) continue;
      await standIn.fail(fault);
      const failed = await hear(candidate.provider, 'female', 'Un faro.').catch((error: unknown) => error);
      expect(failed, fault).toMatchObject({ name: 'ProviderError', code });
    }
    expect((await hear(candidate.provider, 'female', 'Un faro.')).pcm.length).toBeGreaterThan(0);
  });

  test('ends a hanging request on abort, with its reason', async () => {
    await standIn.fail('hang');
    const hangUp = new AbortController();
    const order = { ...candidate.provider.voices.female, text: 'Un faro.' };
    const reading = (async () => {
      for await (const _ of candidate.provider.stream(order, hangUp.signal));
    })();
    const reason = new Error('nobody listens');
    setTimeout(() => hangUp.abort(reason), 50);
    await expect(reading).rejects.toBe(reason);
  });
});

test('ElevenLabs returns word times, no other server does', async () => {
  for (const name of SERVER_NAMES) {
    const standIn = await openStandIn(name);
    const [{ provider }] = candidates(documentedSettings(name, standIn.url)) as [Candidate];
    const { words } = await hear(provider, 'female', 'Un faro solo.');
    expect(words.map(({ text }) => text)).toEqual(name === 'ElevenLabs' ? ['Un', 'faro', 'solo.'] : []);
    standIn.close();
  }
});

test('`npm run providers` prints successes and violations, and exits accordingly', async () => {
  const standIn = await openStandIn('Inworld');
  const settings = documentedSettings('Inworld', standIn.url);
  const run = (env: Record<string, string | undefined>) =>
    promisify(execFile)('node', ['tools/speech/main.ts'], {
      env: { ...process.env, ...env },
      timeout: LIMIT_MS,
    });
  const { stdout } = await run(settings);
  expect(stdout).toContain('inworld-tts-2');
  expect(stdout).toMatch(/female-english \(Olivia\): first sound \d+ ms, [\d.]+ s, -\d+ dBFS, \d+ Hz/);
  expect(stdout).toContain('a wrong key: refused with 401');
  expect(stdout).toContain('All as it must be.');
  const wrong = (settings.SPEECH_SERVERS ?? '').replace('Olivia', 'Nobody');
  const failed = await run({ ...settings, SPEECH_SERVERS: wrong }).catch(
    (error: { stdout: string }) => error,
  );
  expect(failed.stdout).toContain('1 things are wrong.');
  standIn.close();
});
