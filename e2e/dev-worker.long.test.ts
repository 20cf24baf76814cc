import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { devWorker } from '../scripts/dev-worker.ts';
import { writeSettings } from '../scripts/local-settings.ts';
import { isFree, startServices } from '../scripts/services.ts';
import { findFirstPort } from '../testkit/first-port.ts';

test('the Worker of `npm run dev` starts, answers with its local settings, and cleans up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dev-worker-'));
  const port = await findFirstPort(25_001);
  const vars = join(folder, 'vars');
  writeSettings(vars, { api: port, providers: port + 1, app: port + 2 }, { GEO_COUNTRY: 'PT' });
  const options = ['--env-file', vars, '--persist-to', join(folder, 'state'), '--inspector-port', '0'];
  const printed: string[] = [];
  const services = await startServices([devWorker(port, ...options)], (_, text) => printed.push(text));
  try {
    await services.ready.catch((error) => expect.fail(`${error}\n${printed.join('')}`));
    const answer = await fetch(`http://localhost:${port}/api/geo`);
    expect(await answer.json()).toMatchObject({ country: 'PT' });
  } finally {
    await services.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  expect(await isFree(port)).toBe(true);
});
