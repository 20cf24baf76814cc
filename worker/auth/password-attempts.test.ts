import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { changeUser, newPerson, PASSWORD } from '../../testkit/worker/person.ts';
import { database } from '../directory/client.ts';
import { tryPassword } from './password-attempts.ts';

const MOST_OF_A_NETWORK = 15;

/** Attempts at an address from one network. The work behind the answers is done at once. */
function attempts(email: string, network: string) {
  const behind: Promise<void>[] = [];
  const deps = {
    db: database(env.DB),
    network,
    digest: async (text: string) => `digest of ${text}`,
    behind: (work: Promise<void>) => void behind.push(work),
  };
  return async (password: string) => {
    const attempt = await tryPassword(deps, email, password, Date.now());
    await Promise.all(behind);
    return attempt.ok ? attempt.matches : attempt.code;
  };
}

async function exhausted(email: string, network: string) {
  const attempt = attempts(email, network);
  for (let n = 0; n < MOST_OF_A_NETWORK; n++) expect(await attempt('wrong')).toBe(false);
  expect(await attempt(PASSWORD)).toBe('too_many_attempts');
  return attempt;
}

test('the limit of wrong passwords of one network does not lock out another', async () => {
  const { email } = await newPerson();
  await exhausted(email, 'one');
  expect(await attempts(email, 'other')(PASSWORD)).toBe(true);
});

test('a replaced password resets every counter of the account', async () => {
  const person = await newPerson();
  const [one, other] = [await exhausted(person.email, 'one'), await exhausted(person.email, 'other')];
  await changeUser(person, 'credentials = credentials + 1');
  expect([await one(PASSWORD), await other('wrong')]).toEqual([true, false]);
});

test('the right password resets the counters of its network and of the account', async () => {
  const { email } = await newPerson();
  const attempt = attempts(email, 'one');
  for (let n = 1; n < MOST_OF_A_NETWORK; n++) await attempt('wrong');
  expect(await attempt(PASSWORD)).toBe(true);
  await exhausted(email, 'one');
});
