import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { targetOf, workerConfiguration } from '../deploy/configuration.ts';
import { EXAMPLE_FILE, readOwner } from '../deploy/owner.ts';
import { openDeployed } from './provider.ts';

const folder = () => process.env.DEPLOY_FOLDER!;
beforeEach(() => vi.stubEnv('DEPLOY_FOLDER', mkdtempSync(join(tmpdir(), 'cuentame-safety-'))));
afterEach(() => {
  rmSync(folder(), { recursive: true });
  vi.unstubAllEnvs();
});

test('the deployed servers are those of owner.json, whatever the environment names', () => {
  const server = { url: 'https://models.test/v1', key: 'MODELS_API_KEY', model: 'deployed' };
  const owner = readOwner(EXAMPLE_FILE);
  const servers = { ...owner.servers, stories: [server], moderation: [{ kind: 'chat' as const, ...server }] };
  mkdirSync(join(folder(), 'production'));
  const composed = workerConfiguration(targetOf({ ...owner, servers }, 'production'));
  writeFileSync(join(folder(), 'production', 'wrangler.json'), JSON.stringify(composed));
  vi.stubEnv('STORY_SERVERS', JSON.stringify([{ ...server, model: 'local' }]));
  expect(openDeployed).toThrow('there is no setting MODELS_API_KEY');
  vi.stubEnv('MODELS_API_KEY', 'key');
  const { provider, isBuiltIn } = openDeployed();
  const asked = [...provider.writers, ...provider.moderators, ...provider.secondReaders];
  expect(asked.map(({ id }) => id)).toEqual(Array(3).fill(expect.stringContaining('deployed')));
  expect(isBuiltIn).toBe(false);
});
