import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { ApiError } from '../refusal.ts';
import { inTurn } from './hashing-queue.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password is known by its digest, whatever composition its letters came in', async () => {
  const stored = await hashPassword('contraseña');
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await verifyPassword('contrasen\u0303a', stored)).toBe(true);
  expect(await verifyPassword('contrasena', stored)).toBe(false);
});

test('two people with the same password have two digests, and each is known by their own', async () => {
  const [one, other] = [await hashPassword('contraseña'), await hashPassword('contraseña')];
  expect(one.split('$').slice(4)).not.toEqual(other.split('$').slice(4));
  const salts = [one, other].map((stored) => stored.split('$')[4]);
  expect(new Set(salts).size).toBe(2);
  expect(await verifyPassword('contraseña', other)).toBe(true);
});

test('where there is no password to compare with, the work is that of a wrong one', async () => {
  const workFor = async (stored: string | null) => {
    const done: unknown[] = [];
    const matches = await verifyPassword('not that one', stored, async (_, salt, parameters, bytes) => {
      done.push({ salt: salt.length, parameters, bytes });
      return randomBytes(bytes);
    });
    expect(matches).toBe(false);
    return done;
  };
  const wrong = await workFor(await hashPassword('the right one'));
  expect(wrong).toHaveLength(1);
  // No account; an account of Google's; a digest of a kind we do not know.
  for (const stored of [null, '', 'bcrypt$x']) expect(await workFor(stored)).toEqual(wrong);
});

test('a digest that the runtime’s own scrypt made is that of its password still', async () => {
  const stored = 'scrypt$32768$8$3$diCAddt7QfWWOO7IEL_XeQ$f9CueEOMq--iQJoZ_4SuPbmdGu-CZRRjPD6Mnfyt3n8';
  expect(await verifyPassword('a-long-enough-password', stored)).toBe(true);
});

test('while a password is hashed others have their turns, although the clock stands still', async () => {
  // As in production, where it stands still while code computes.
  vi.useFakeTimers({ toFake: ['Date'] });
  let isOver = false;
  const hashing = hashPassword('contraseña').finally(() => {
    isOver = true;
  });
  let turns = 0;
  while (!isOver) {
    await scheduler.wait(0);
    turns += 1;
  }
  expect(await hashing).toMatch(/^scrypt/);
  expect(turns).toBeGreaterThan(40);
});

/** Work that says when it runs, until it is told to end. */
function handWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = { isRunning: false, end: resolve };
  const run = async (pause: () => Promise<void>) => {
    work.isRunning = true;
    let isEnding = false;
    promise.then(() => {
      isEnding = true;
    });
    while (!isEnding) await pause();
    work.isRunning = false;
  };
  return { work, run };
}

test('passwords are hashed one at a time, in the order in which they came', async () => {
  const works = [handWork(), handWork(), handWork()];
  const running = () => works.map(({ work }) => work.isRunning);
  const all = works.map(({ run }) => inTurn(run));
  for (const [position, { work }] of works.entries()) {
    await vi.waitFor(() => expect(running()).toEqual(works.map((_, n) => n === position)));
    work.end();
    await all[position];
  }
});

test('who comes when too many wait is asked to come again soon, and what fails lets the next one in', async () => {
  const first = handWork();
  const waiting = [inTurn(first.run), ...Array.from({ length: 31 }, () => inTurn(async () => {}))];
  const refused = await inTurn(async () => {}).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ code: 'rate_limited' });
  first.work.end();
  await Promise.all(waiting);
  await expect(
    inTurn(async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(await inTurn(async () => 'next')).toBe('next');
});

test('a request that ended without a word while it hashed holds nobody up for long', async () => {
  const { promise: never } = Promise.withResolvers<void>();
  const lost = inTurn(() => never);
  lost.catch(() => {});
  let isOver = false;
  const next = inTurn(async () => {}).then(() => {
    isOver = true;
  });
  await scheduler.wait(100);
  expect(isOver).toBe(false);
  advanceClock(3_000);
  await next;
});
