import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { readSpeechSettings } from '../worker/providers/speech/settings.ts';

/** wrangler's configuration without its path. */
function configOf(env?: string) {
  const read = unstable_readConfig({ config: 'wrangler.toml', ...(env && { env }) });
  const { configPath, userConfigPath, topLevelName, definedEnvironments, targetEnvironment, ...config } =
    read;
  return config;
}

test.each([undefined, 'production'])(
  'request logging, which could record signatures and codes, is off (environment %s)',
  (environment) => {
    expect(configOf(environment).observability).toMatchObject({
      enabled: true,
      logs: { enabled: true, invocation_logs: false },
    });
  },
);

test.each([undefined, 'production'])(
  'the sweep, which performs promised deletions, runs every night, and the hand-over every minute (environment %s)',
  (environment) => {
    const { crons = [] } = configOf(environment).triggers;
    // The Worker tells the two apart by the sweep's expression.
    const source = readFileSync('worker/sweeping/scheduled.ts', 'utf8');
    const [, nightly = ''] = /^const NIGHTLY = '(.+)';$/m.exec(source) ?? [];
    const [minute, hour, ...days] = nightly.split(' ');
    expect(minute).toMatch(/^\d+$/);
    expect(Number(hour)).toBeLessThan(6);
    expect(days).toEqual(['*', '*', '*']);
    expect(crons.toSorted()).toEqual(['* * * * *', nightly]);
  },
);

test('production equals the tested configuration except for Workers AI, speech, daily caps and the jurisdiction', () => {
  const { ai: noAi, ...local } = configOf();
  const { ai, ...production } = configOf('production');
  const { SPEECH_SERVERS, DAILY_STORIES, DAILY_SPOKEN_CHARACTERS, EU_JURISDICTION, ...vars } =
    production.vars;
  const unset = { DAILY_STORIES: '', DAILY_SPOKEN_CHARACTERS: '', EU_JURISDICTION: '' };
  expect({ ...production, vars: { ...vars, ...unset } }).toEqual(local);
  expect(EU_JURISDICTION).toBe('true');
  // Both daily caps are set.
  for (const cap of [DAILY_STORIES, DAILY_SPOKEN_CHARACTERS]) expect(Number(cap)).toBeGreaterThan(0);
  expect(ai).toEqual({ binding: 'AI' });
  expect(noAi).toBe(undefined);
  const deployment = { settingOf: () => undefined, hasWorkersAi: true };
  expect(readSpeechSettings(String(SPEECH_SERVERS), deployment).length).toBeGreaterThan(0);
});

test('no two rate limits share a namespace, which would count their requests together', () => {
  const limits: { name: string; namespace_id: string }[] = configOf().ratelimits;
  const namespaces = limits.map(({ namespace_id }) => namespace_id);
  expect(limits.filter(({ namespace_id }, i) => namespaces.indexOf(namespace_id) !== i)).toEqual([]);
});
