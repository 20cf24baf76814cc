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
export const episodeUrl = (origin: string, secret: string, narrationId: string) =>
  `${origin}/feeds/${secret}/${narrationId}.mp3`;

/** The narration of an episode's file name, or null. */
export const episodeOf = (file: string): string | null => /^([\w-]+)\.mp3$/.exec(file)?.[1] ?? null;
