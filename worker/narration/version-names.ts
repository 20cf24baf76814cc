import type { EditionKind } from '../../contract/narration.ts';
import { type Language, MUSIC_TRACKS, SPEECH_RATES, VOICE_IDS } from '../../contract/options.ts';
import { t } from '../words/t.ts';

/** Sound of a version, and its language. */
export type Version = {
  id: string;
  voiceId: string;
  speechRate: number;
  musicTrack: string;
  language: Language;
  cast: boolean;
  takes: string | null;
};

const isOneOf = <const Value extends string | number>(
  values: readonly Value[],
  value: unknown,
): value is Value => values.some((one) => one === value);

/** Each in the language of the page; a value without words, such as a newer voice, is shown by its id. */
const FACTS = {
  language: ({ language }, words) => languageWords(language, words),
  voiceId: ({ voiceId: id }, words) => (isOneOf(VOICE_IDS, id) ? t(words, `narration.voices.${id}`) : id),
  speechRate: ({ speechRate: rate }, words) =>
    isOneOf(SPEECH_RATES, rate) ? t(words, `narration.rates.${rate}`) : String(rate),
  musicTrack: ({ musicTrack: track }, words) =>
    isOneOf(['none', ...MUSIC_TRACKS], track) ? t(words, `narration.tracks.${track}`) : track,
  /** Nothing for the usual narration, by one voice. */
  cast: ({ cast }, words) => (cast ? t(words, 'narration.cast') : ''),
  takes: ({ takes }, words) => (takes === null ? '' : t(words, 'narration.ours')),
} satisfies Partial<Record<keyof Version, (version: Version, words: Language) => string>>;
type Fact = keyof typeof FACTS;
const ALL = Object.keys(FACTS) as Fact[];

/**
 * Facts that distinguish a version from the others of its text, in words; empty for an only one.
 * @param versions to differ from; may contain the version itself
 * @param always facts that are named in any case
 */
export function versionDetails(
  version: Version,
  versions: readonly Version[],
  words: Language,
  always: readonly Fact[] = [],
): string[] {
  const differs = (fact: Fact) => versions.some((other) => other[fact] !== version[fact]);
  return wordsOf(
    version,
    ALL.filter((fact) => always.includes(fact) || differs(fact)),
    words,
  );
}

/** All facts about the sound of a version, for a choice between them. */
export const voiceRateAndMusic = (version: Version, words: Language): string =>
  wordsOf(version, ['voiceId', 'speechRate', 'musicTrack', 'cast', 'takes'], words).join(', ');

const wordsOf = (version: Version, facts: readonly Fact[], words: Language): string[] =>
  facts.map((fact) => FACTS[fact](version, words)).filter((one) => one !== '');

export const oneVoice = (words: Language): string => t(words, 'narration.oneVoice');
export const editionWords = (kind: EditionKind, words: Language): string =>
  t(words, `narration.editions.${kind}`);
export const languageWords = (heard: Language | 'both', words: Language): string =>
  heard === 'both' ? t(words, 'narration.both') : t(words, `narration.languages.${heard}`);

/** A title with the distinguishing facts of the sound. */
export const titleWith = (title: string, details: readonly string[]): string =>
  details.length > 0 ? `${title} (${details.join(', ')})` : title;
