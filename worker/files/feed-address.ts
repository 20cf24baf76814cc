import { COVERS, coverKey } from '../../contract/covers.ts';
import { type AgeGroup, LANGUAGES, type Language, type StoryType } from '../../contract/options.ts';
import { parseSoundName, type SoundName } from './keys.ts';
import { newSecret, type SecretKey, secretAddress } from './secret-address.ts';

export type FeedKey = SecretKey;

export const newFeedSecret = newSecret;

/** Secret part of a feed's addresses. */
export const { write: feedSecret, read: readFeedSecret } = secretAddress('feed');

/** ASCII names with the right extension: some podcast apps go by them. */
export const FEED_FILE = 'cuentame.xml';
export const feedUrl = (origin: string, secret: string) => `${origin}/feeds/${secret}/${FEED_FILE}`;
/** The feed of one series, at the address of all. */
export const seriesFeedUrl = (origin: string, secret: string, seriesId: string) =>
  `${origin}/feeds/${secret}/series-${seriesId}.xml`;
/** The series in the name of its feed; null for any other name. */
export const parseSeriesFeed = (file: string): string | null =>
  /^series-([\w-]{1,64})\.xml$/u.exec(file)?.[1] ?? null;
export const episodeUrl = (origin: string, secret: string, episodeId: string) =>
  `${origin}/feeds/${secret}/${episodeId}.mp3`;

/** Extensions of a transcript's address. */
export const TRANSCRIPT_FORMATS = ['vtt', 'srt'] as const;
export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number];

export type TranscriptName = { language: Language; format: TranscriptFormat };

export const transcriptUrl = (
  origin: string,
  secret: string,
  episodeId: string,
  { language, format }: TranscriptName,
) => `${origin}/feeds/${secret}/${episodeId}.${language}.${format}`;

export const isTranscript = (file: string): boolean => formatOf(file) !== undefined;
const formatOf = (file: string) => TRANSCRIPT_FORMATS.find((format) => file.endsWith(`.${format}`));

/** Sound, language and format in the name of a transcript; null for any other name. */
export function parseTranscriptName(file: string): (SoundName & TranscriptName) | null {
  const [, episode, code] = /^(.+)[.](\w+)[.]\w+$/.exec(file) ?? [];
  const format = formatOf(file);
  const language = LANGUAGES.find((each) => each === code);
  const sound = episode === undefined ? null : parseSoundName(`${episode}.mp3`);
  return language && format && sound ? { ...sound, language, format } : null;
}

/** Cover for stories of that kind and age, at an address with a picture's extension: podcast apps go by it. */
export const coverUrl = (origin: string, type: StoryType, age: AgeGroup) =>
  `${origin}/covers/${coverKey(type, age, 'large').slice(COVERS.length)}`;
