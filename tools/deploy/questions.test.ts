import { expect, test, vi } from 'vitest';
import { targetOf } from './configuration.ts';
import { EXAMPLE_FILE, readOwner } from './owner.ts';
import { NotYet, questions } from './questions.ts';

const target = targetOf({ ...readOwner(EXAMPLE_FILE), domain: 'cuentos.test' }, 'production');
const API = 'api.cuentos.test';

/** Asks hosts of which neither answers. */
async function askSilent(ours: string[] | undefined, hasDomain: boolean): Promise<Error> {
  const nobody = 'http://127.0.0.1:1';
  vi.stubEnv('DEPLOY_REACHED', JSON.stringify({ 'app.cuentos.test': nobody, [API]: nobody }));
  return questions({ target, release: 'r', ours }, async () => hasDomain).then(
    () => new Error('all is well'),
    (error: Error) => error,
  );
}

test('a host that cannot answer yet is no failure, and the step that it waits for is said', async () => {
  const error = await askSilent([], false);
  expect(error).toBeInstanceOf(NotYet);
  expect(error.message.split('\n  ')).toEqual([
    'app.cuentos.test is no domain of the Pages project cuentame-app yet: https://dash.cloudflare.com/?to=/:account/pages/view/cuentame-app/domains',
    'api.cuentos.test is new: its certificate takes some minutes.',
    'Then: npm run deploy -- --environment production questions',
  ]);
});

test('a host that answered before and is silent now is a failure', async () => {
  const error = await askSilent([API], false);
  expect(error).not.toBeInstanceOf(NotYet);
  expect(error.message).toMatch(
    /^app\.cuentos\.test is no domain .*\n {2}https:\/\/api\.cuentos\.test\/api\/auth\/login did not/,
  );
  const all = await askSilent(undefined, true);
  expect(all).not.toBeInstanceOf(NotYet);
  expect(all.message.split('\n  ')).toHaveLength(8);
});
