import type { Env } from '../env.ts';
import { lastBackups, type SeenBackups } from '../files/backups.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';

/** @returns null where nothing is backed up, `unread` when R2 does not answer. Never throws. */
export async function readBackups({ BACKUPS }: Pick<Env, 'BACKUPS'>, now: number): Promise<SeenBackups> {
  if (!BACKUPS) return null;
  try {
    return await lastBackups(BACKUPS, now);
  } catch (error) {
    logLine('warn', { backups: 'not listed', error: redactedErrorMessage(error) });
    return 'unread';
  }
}
