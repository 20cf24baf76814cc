import { COVERS, coverKey } from '../../contract/covers.ts';
import type { AgeGroup, StoryType } from '../../contract/options.ts';
import { keyedDigest, sameText, UNIQUE } from '../files/digest.ts';

/**
 * The secret part of a feed's addresses: the id of its row, and a digest of it that only we can make. So no secret is stored, and an
 * address that is not ours costs no look into the database.
 */
export async function feedSecret(secret: string, feedId: string): Promise<string> {
  return `${feedId}.${await keyedDigest(secret, `feed ${feedId}`, UNIQUE)}`;
}

/** The id that a secret part was made for, or null when it is none of ours. */
export async function feedIdOf(secret: string, told: string): Promise<string | null> {
  const [feedId = ''] = told.split('.');
  return sameText(await feedSecret(secret, feedId), told) ? feedId : null;
}

/** Names that end like what they are, in ASCII: there are podcast apps that go by them. */
export const FEED_FILE = 'cuentame.xml';
export const feedUrl = (origin: string, secret: string) => `${origin}/feeds/${secret}/${FEED_FILE}`;
export const episodeUrl = (origin: string, secret: string, episodeId: string) =>
  `${origin}/feeds/${secret}/${episodeId}.mp3`;

/** A narration's sleep edition is an episode of its own, since apps do not look again at what they have. */
export const sleepEpisodeId = (narrationId: string) => `${narrationId}.sleep`;

/** The narration of an episode's file name, and whether it is the sleep edition of it; null of any other name. */
export function episodeOf(file: string): { narrationId: string; isSleepEdition: boolean } | null {
  const [, narrationId, sleep] = /^([\w-]+)(\.sleep)?\.mp3$/.exec(file) ?? [];
  return narrationId ? { narrationId, isSleepEdition: sleep !== undefined } : null;
}

/**
 * The cover of a story of that kind and for that age, by an address that ends like a picture's: podcast apps go by
 * that.
 */
export const coverUrl = (origin: string, type: StoryType, age: AgeGroup) =>
  `${origin}/covers/${coverKey(type, age, 'large').slice(COVERS.length)}`;
