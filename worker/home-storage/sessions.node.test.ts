import { beforeEach, expect, test } from 'vitest';
import { ObjectStorage } from '../../testkit/worker/object-storage.ts';
import { type SessionRow, Sessions } from './sessions.ts';

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;

let sessions: Sessions;
beforeEach(() => {
  sessions = new Sessions(ObjectStorage.new().sql as unknown as SqlStorage);
});

const begin = (credentials = 1, tokenLifetime: SessionRow['tokenLifetime'] = 'session', now = NOW) =>
  sessions.begin(crypto.randomUUID(), { userAgent: 'A tablet', tokenLifetime }, credentials, now);
const numberAfter = (id: string, number: number, now = NOW) =>
  sessions.exchange(id, number, 'session', now)?.secretNumber ?? null;

test('a secret is exchanged for the next one, and the session lasts sixty days from then', () => {
  const { id } = begin();
  const later = NOW + 59 * DAY_MS;
  expect(sessions.exchange(id, 1, 'session', later)).toMatchObject({
    secretNumber: 2,
    usedAt: later,
    expiresAt: later + 60 * DAY_MS,
    createdAt: NOW,
  });
  expect(sessions.live(id, later + 60 * DAY_MS - 1)?.id).toBe(id);
  expect(sessions.live(id, later + 60 * DAY_MS)).toBeNull();
  expect(numberAfter(id, 2, later + 60 * DAY_MS)).toBeNull();
});

test('the previous secret gets the same successor for a minute, and ends the session after it', () => {
  const { id } = begin();
  expect(numberAfter(id, 1)).toBe(2);
  for (const now of [NOW, NOW + 59_999, NOW + 60_000]) expect(numberAfter(id, 1, now)).toBe(2);
  expect(sessions.live(id, NOW)?.usedAt).toBe(NOW);
  expect(numberAfter(id, 1, NOW + 60_001)).toBeNull();
  expect(sessions.live(id, NOW)).toBeNull();
});

test('the previous secret is repeated when the clock was set back, at most by a minute', () => {
  const { id } = begin();
  expect(numberAfter(id, 1)).toBe(2);
  expect(numberAfter(id, 1, NOW - 60_000)).toBe(2);
  expect(numberAfter(id, 1, NOW - 60_001)).toBeNull();
});

test('a secret older than the previous one ends the session within the minute', () => {
  const { id } = begin();
  for (const number of [1, 2]) numberAfter(id, number);
  expect(numberAfter(id, 1)).toBeNull();
  expect(numberAfter(id, 3)).toBeNull();
});

test('a secret issued before the home was restored is exchanged, and the restored number ends nothing later', () => {
  const { id } = begin();
  expect(numberAfter(id, 7)).toBe(8);
  expect(numberAfter(id, 7)).toBe(8);
  expect(numberAfter(id, 8)).toBe(9);
});

test('the lifetime of tokens only gets shorter, by an exchange and by its repetition', () => {
  const { id } = begin(1, 'session');
  const lifetime = (number: number, asked: SessionRow['tokenLifetime']) =>
    sessions.exchange(id, number, asked, NOW)?.tokenLifetime;
  expect(lifetime(1, 'session')).toBe('session');
  expect(lifetime(1, 'hour')).toBe('hour');
  expect(lifetime(1, 'session')).toBe('hour');
  expect(lifetime(2, 'session')).toBe('hour');
  expect(sessions.live(id, NOW)?.tokenLifetime).toBe('hour');
});

test('an ended session is neither live nor exchanged', () => {
  const [ended, other] = [begin(), begin()];
  expect([sessions.end(ended.id), sessions.end(ended.id)]).toEqual([true, false]);
  expect(numberAfter(ended.id, 1)).toBeNull();
  expect(sessions.all(NOW).map(({ id }) => id)).toEqual([other.id]);
});

test('all sessions end at once, or all but one', () => {
  const [one, ...others] = [begin(), begin(), begin()];
  sessions.endAll(one.id);
  expect(sessions.all(NOW).map(({ id }) => id)).toEqual([one.id]);
  for (const { id } of others) expect(numberAfter(id, 1)).toBeNull();
  sessions.endAll(null);
  expect(sessions.all(NOW)).toEqual([]);
});

test('new credentials end the sessions of earlier ones, except the kept one, which lasts under these', () => {
  const [kept, other] = [begin(1), begin(1)];
  sessions.endBefore(1, null);
  expect(sessions.all(NOW)).toHaveLength(2);
  sessions.endBefore(2, kept.id);
  expect(sessions.all(NOW).map(({ id }) => id)).toEqual([kept.id]);
  expect(numberAfter(other.id, 1)).toBeNull();
  // A repeated hand-over of the same credentials ends nothing; the next credentials end it too.
  sessions.endBefore(2, null);
  expect(sessions.live(kept.id, NOW)?.id).toBe(kept.id);
  const fresh = begin(3);
  sessions.endBefore(3, null);
  expect(sessions.all(NOW).map(({ id }) => id)).toEqual([fresh.id]);
});

test('a sign-in deletes expired sessions and stores at most 200 characters of the device', () => {
  const old = begin();
  const later = NOW + 60 * DAY_MS;
  const device = { userAgent: 'x'.repeat(300), tokenLifetime: 'hour' } as const;
  const { userAgent } = sessions.begin(crypto.randomUUID(), device, 1, later);
  expect(userAgent).toHaveLength(200);
  // The clock set back shows whether the row is gone.
  expect(sessions.live(old.id, NOW)).toBeNull();
});
