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
  'the sweep, which performs promised deletions, runs every night (environment %s)',
  (environment) => {
    const { crons } = configOf(environment).triggers;
    expect(crons).toHaveLength(1);
    const [minute, hour, ...days] = crons![0]!.split(' ');
    expect(minute).toMatch(/^\d+$/);
    expect(Number(hour)).toBeLessThan(6);
    expect(days).toEqual(['*', '*', '*']);
  },
);

test('production equals the tested configuration except for Workers AI, speech and daily caps', () => {
  const { ai: noAi, ...local } = configOf();
  const { ai, ...production } = configOf('production');
  const { SPEECH_SERVERS, DAILY_STORIES, DAILY_SPOKEN_CHARACTERS, ...vars } = production.vars;
  const uncapped = { DAILY_STORIES: '', DAILY_SPOKEN_CHARACTERS: '' };
  expect({ ...production, vars: { ...vars, ...uncapped } }).toEqual(local);
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
