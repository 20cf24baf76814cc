import type { Env } from '../env.ts';
import { type LastBackups, lastBackups } from '../files/backups.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';

/** When backups were made last, by what the second bucket has. */
export type SeenBackups = LastBackups | 'unread' | null;

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
