import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { listMusic } from '../../worker/narration/music-files.ts';

const TABLES = `SELECT count(*) AS tables FROM sqlite_master
  WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name NOT LIKE '!_cf!_%' ESCAPE '!'`;
const MOST_TRIES = 10;
const PAUSE_MS = 20;

/**
 * Deletes all rows, files and objects, tables included, and the isolate's list of tracks. Checked afterwards, since an
 * object that is querying D1 can prevent it.
 * @throws Error when something remains
 */
export async function emptyStorage(): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await reset();
    const left = await env.DB.prepare(TABLES).first<{ tables: number }>();
    if (left?.tables === 0) {
      // Lists none, whatever the clock of the test was, and an empty list is not kept.
      await listMusic(env.FILES, Number.POSITIVE_INFINITY);
      return;
    }
    await scheduler.wait(PAUSE_MS);
  }
  throw new Error('D1 could not be emptied');
}
