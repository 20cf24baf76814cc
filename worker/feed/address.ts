import { COVERS, coverKey } from '../../contract/covers.ts';
import { type AgeGroup, LANGUAGES, type Language, type StoryType } from '../../contract/options.ts';
import { keyedDigest, sameText, UNIQUE } from '../files/digest.ts';
import { parseSoundName, type SoundName } from '../files/keys.ts';

/** The feed's own secret, which its home stores, and whose home that is. */
export type FeedKey = { userId: string; secret: string };

/** A new feed's own secret; 24 bytes. */
export const newFeedSecret = () =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url');

/**
 * Secret part of a feed's addresses: the user, the feed's own secret, and a digest of both, so that a forged address is
 * refused before a home is asked.
 * @param key DIGEST_SECRET, which never changes, as podcast apps keep an address for years
 */
export async function feedSecret(key: string, { userId, secret }: FeedKey): Promise<string> {
  return `${userId}.${secret}.${await keyedDigest(key, `feed ${secret} of ${userId}`, UNIQUE)}`;
}

/** Reads a secret part; null when its digest is wrong. */
export async function readFeedSecret(key: string, told: string): Promise<FeedKey | null> {
  const [userId = '', secret = ''] = told.split('.');
  const feedKey = { userId, secret };
  return sameText(await feedSecret(key, feedKey), told) ? feedKey : null;
}

/** ASCII names with the right extension: some podcast apps go by them. */
export const FEED_FILE = 'cuentame.xml';
export const feedUrl = (origin: string, secret: string) => `${origin}/feeds/${secret}/${FEED_FILE}`;
export const episodeUrl = (origin: string, secret: string, episodeId: string) =>
  `${origin}/feeds/${secret}/${episodeId}.mp3`;

export const transcriptUrl = (origin: string, secret: string, episodeId: string, language: Language) =>
  `${origin}/feeds/${secret}/${episodeId}.${language}.vtt`;

/** Sound and language in the name of a transcript; null for any other name. */
export function parseTranscriptName(file: string): (SoundName & { language: Language }) | null {
  const [, episode, code] = /^(.+)[.](\w+)[.]vtt$/.exec(file) ?? [];
  const language = LANGUAGES.find((each) => each === code);
  const sound = episode === undefined ? null : parseSoundName(`${episode}.mp3`);
  return language && sound ? { ...sound, language } : null;
}

/** Cover for stories of that kind and age, at an address with a picture's extension: podcast apps go by it. */
export const coverUrl = (origin: string, type: StoryType, age: AgeGroup) =>
  `${origin}/covers/${coverKey(type, age, 'large').slice(COVERS.length)}`;
