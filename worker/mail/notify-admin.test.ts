import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { mailsTo } from '../../testkit/worker/inbox.ts';
import { newPerson } from '../../testkit/worker/person.ts';
import { notifyDailyCap, notifyQuotaExhausted } from './notify-admin.ts';

const HOUR_MS = 3_600_000;
/** A separate inbox for every test. */
const withAdmin = (address: string) => ({ ...env, ADMIN_ADDRESS: address });
const forget = () => env.DB.prepare('DELETE FROM admin_notices').run();

// @spec 6.5
test('notifyQuotaExhausted mails the administrator once an hour over all users', async () => {
  await forget();
  const admin = withAdmin(`admin-${crypto.randomUUID()}@example.org`);
  const now = Date.now();
  await Promise.all(
    Array.from({ length: 10 }, (_, n) => notifyQuotaExhausted(admin, n % 2 ? 'story' : 'speech', now + n)),
  );
  expect(await mailsTo(admin.ADMIN_ADDRESS)).toHaveLength(1);
  await notifyQuotaExhausted(admin, 'story', now + HOUR_MS - 1000);
  expect(await mailsTo(admin.ADMIN_ADDRESS)).toHaveLength(1);
  await notifyQuotaExhausted(admin, 'speech', now + HOUR_MS + 1000);
  const mails = await mailsTo(admin.ADMIN_ADDRESS);
  expect(mails).toHaveLength(2);
  expect(mails[0]!.text).toMatch(/en voz alta.*reads them aloud/s);
});

test('notifyQuotaExhausted retries a notice that could not be sent', async () => {
  await forget();
  const now = Date.now();
  await expect(
    notifyQuotaExhausted(withAdmin(`bounce-${crypto.randomUUID()}@example.org`), 'story', now),
  ).rejects.toThrow('503');
  const admin = withAdmin(`admin-${crypto.randomUUID()}@example.org`);
  await notifyQuotaExhausted(admin, 'story', now + 1000);
  expect(await mailsTo(admin.ADMIN_ADDRESS)).toHaveLength(1);
});

test('notifyDailyCap mails each half and each end of a cap once a day', async () => {
  await forget();
  const admin = withAdmin(`admin-${crypto.randomUUID()}@example.org`);
  const noon = Date.UTC(2027, 0, 10, 12);
  const notifyAll = async (now: number) => {
    for (const what of ['stories', 'characters'] as const)
      for (const part of ['half', 'all'] as const) await notifyDailyCap(admin, what, part, 9, now);
    return (await mailsTo(admin.ADMIN_ADDRESS)).length;
  };
  expect([await notifyAll(noon), await notifyAll(noon + HOUR_MS)]).toEqual([4, 4]);
  expect(await notifyAll(noon + 24 * HOUR_MS)).toBe(8);
});

// @spec 6.5
test('a story that fails for lack of quota sends the notice', async () => {
  await forget();
  // All tests use this address, also those of other files that run at the same time.
  const notices = async () =>
    (await mailsTo(env.ADMIN_ADDRESS)).filter(
      ({ subject }) => subject === 'Cuota de IA agotada · AI quota exhausted',
    ).length;
  const before = await notices();
  const person = await newPerson();
  expect((await person.generate({ topic: 'un barco !quota' })).status).toBe(503);
  await expect.poll(notices).toBeGreaterThan(before);
});
