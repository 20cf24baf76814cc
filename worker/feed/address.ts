import { COVERS, coverKey } from '../../contract/covers.ts';
import type { AgeGroup, StoryType } from '../../contract/options.ts';
import { keyedDigest, sameText, UNIQUE } from '../files/digest.ts';

/**
 * Secret part of a feed's addresses: the id of its row, and a digest of it that only we can compute. No secret is
 * stored, and a forged address is refused without a database read.
 */
export async function feedSecret(secret: string, feedId: string): Promise<string> {
  return `${feedId}.${await keyedDigest(secret, `feed ${feedId}`, UNIQUE)}`;
}

/** The id in a secret part; null when its digest is wrong. */
export async function feedIdOf(secret: string, told: string): Promise<string | null> {
  const [feedId = ''] = told.split('.');
  return sameText(await feedSecret(secret, feedId), told) ? feedId : null;
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
