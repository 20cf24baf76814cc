import { COVERS, coverKey } from '../../contract/covers.ts';
import type { AgeGroup, StoryType } from '../../contract/options.ts';
import { keyedDigest, sameText, UNIQUE } from '../files/digest.ts';

/** A feed, and whose home has it. */
export type FeedIds = { userId: string; feedId: string };

/**
 * Secret part of a feed's addresses: the ids of user and feed, and a digest of them that only we can compute. No secret
 * is stored, and a forged address is refused before a home is asked.
 */
export async function feedSecret(secret: string, { userId, feedId }: FeedIds): Promise<string> {
  return `${userId}.${feedId}.${await keyedDigest(secret, `feed ${feedId} of ${userId}`, UNIQUE)}`;
}

/** The ids in a secret part; null when its digest is wrong. */
export async function feedIdsOf(secret: string, told: string): Promise<FeedIds | null> {
  const [userId = '', feedId = ''] = told.split('.');
  const ids = { userId, feedId };
  return sameText(await feedSecret(secret, ids), told) ? ids : null;
}

/** ASCII names with the right extension: some podcast apps go by them. */
export const FEED_FILE = 'cuentame.xml';
export const feedUrl = (origin: string, secret: string) => `${origin}/feeds/${secret}/${FEED_FILE}`;
export const episodeUrl = (origin: string, secret: string, episodeId: string) =>
  `${origin}/feeds/${secret}/${episodeId}.mp3`;

/** A narration's sleep edition is a separate episode, since apps do not fetch an episode again. */
export const sleepEpisodeId = (narrationId: string) => `${narrationId}.sleep`;

/** The narration of an episode's file name, and whether it is the sleep edition; null for any other name. */
export function episodeOf(file: string): { narrationId: string; isSleepEdition: boolean } | null {
  const [, narrationId, sleep] = /^([\w-]+)(\.sleep)?\.mp3$/.exec(file) ?? [];
  return narrationId ? { narrationId, isSleepEdition: sleep !== undefined } : null;
}

/** Cover for stories of that kind and age, at an address with a picture's extension: podcast apps go by it. */
export const coverUrl = (origin: string, type: StoryType, age: AgeGroup) =>
  `${origin}/covers/${coverKey(type, age, 'large').slice(COVERS.length)}`;
