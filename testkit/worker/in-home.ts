import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { DAY_MS } from '../../contract/time.ts';
import { Library } from '../../worker/home-storage/library.ts';
import { advanceClock } from './clock.ts';

const stubOf = (userId: string) => env.HOMES.get(env.HOMES.idFromName(userId));

/** Runs work on the library of a user's home. */
export const inLibrary = <Result>(userId: string, work: (library: Library) => Result): Promise<Result> =>
  runInDurableObject(stubOf(userId), (_, { storage }) => work(new Library(storage.sql, () => userId)));

/** Runs one statement in a user's home. @returns its rows */
export const sqlInHome = (userId: string, query: string, ...bindings: SqlStorageValue[]) =>
  runInDurableObject(stubOf(userId), (_, { storage }) => storage.sql.exec(query, ...bindings).toArray());

/** Runs the alarm of homes, if it is set, as if these days had passed. */
export async function alarmIn(days: number, ...userIds: string[]): Promise<void> {
  const now = Date.now();
  advanceClock(days * DAY_MS);
  for (const id of userIds) await runDurableObjectAlarm(stubOf(id));
  vi.setSystemTime(now);
}

/** Aborts a home like a crash: memory and running work are lost. */
export async function crashHome(userId: string): Promise<void> {
  await runInDurableObject(stubOf(userId), (_, state) => state.abort('crash')).catch(() => {});
}
