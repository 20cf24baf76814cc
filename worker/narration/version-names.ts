import type { Language, MusicTrack, SpeechRate, VoiceId } from '../../contract/options.ts';

/** Sound of a version, and its language. */
export type Version = {
  id: string;
  voiceId: string;
  speechRate: number;
  musicTrack: string;
  language: Language;
  cast: boolean;
};

type Words = {
  voices: Record<VoiceId, string>;
  rates: Record<SpeechRate, string>;
  tracks: Record<MusicTrack | 'none', string>;
  languages: Record<Language, string>;
  both: string;
  cast: string;
  oneVoice: string;
  sleep: string;
};

const WORDS: Record<Language, Words> = {
  es: {
    voices: {
      female: 'voz de mujer',
      male: 'voz de hombre',
      'female-latam': 'voz de mujer latinoamericana',
      'male-latam': 'voz de hombre latinoamericano',
      'female-english': 'voz inglesa de mujer',
      'male-english': 'voz inglesa de hombre',
    },
    rates: { 0.5: 'muy lenta', 0.7: 'lenta', 0.8: 'velocidad normal', 1: 'rápida', 1.2: 'muy rápida' },
    tracks: {
      none: 'sin música',
      relaxing: 'música tranquila',
      magical: 'música mágica',
      adventure: 'música de aventuras',
      bedtime: 'música para dormir',
      piano: 'piano',
      forest: 'bosque',
      'magic-box': 'caja de música',
      journey: 'música de viaje',
    },
    languages: { es: 'en español', en: 'en inglés' },
    both: 'en dos idiomas',
    cast: 'con voces de los personajes',
    oneVoice: 'con una sola voz',
    sleep: 'para dormir',
  },
  en: {
    voices: {
      female: 'woman from Spain',
      male: 'man from Spain',
      'female-latam': 'woman from Latin America',
      'male-latam': 'man from Latin America',
      'female-english': 'woman’s voice',
      'male-english': 'man’s voice',
    },
    rates: { 0.5: 'very slow', 0.7: 'slow', 0.8: 'normal speed', 1: 'fast', 1.2: 'very fast' },
    tracks: {
      none: 'no music',
      relaxing: 'calm music',
      magical: 'magical music',
      adventure: 'adventure music',
      bedtime: 'bedtime music',
      piano: 'piano',
      forest: 'forest',
      'magic-box': 'music box',
      journey: 'journey music',
    },
    languages: { es: 'in Spanish', en: 'in English' },
    both: 'in two languages',
    cast: 'with the characters’ voices',
    oneVoice: 'with one voice',
    sleep: 'to fall asleep to',
  },
};

/** Label in the language of the page; a value without one, such as a newer voice, is shown by its id. */
const wordOf = (words: Record<string, string>, id: string | number) => words[id] ?? String(id);

const FACTS = {
  language: ({ languages }: Words, version: Version) => wordOf(languages, version.language),
  voiceId: ({ voices }: Words, version: Version) => wordOf(voices, version.voiceId),
  speechRate: ({ rates }: Words, version: Version) => wordOf(rates, version.speechRate),
  musicTrack: ({ tracks }: Words, version: Version) => wordOf(tracks, version.musicTrack),
  /** Nothing for the usual narration, by one voice. */
  cast: (words: Words, { cast }: Version) => (cast ? words.cast : ''),
};
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
  wordsOf(version, ['voiceId', 'speechRate', 'musicTrack', 'cast'], words).join(', ');

const wordsOf = (version: Version, facts: readonly Fact[], words: Language): string[] =>
  facts.map((fact) => FACTS[fact](WORDS[words], version)).filter((one) => one !== '');

export const oneVoice = (words: Language): string => WORDS[words].oneVoice;
export const sleepWords = (words: Language): string => WORDS[words].sleep;
export const languageWords = (heard: Language | 'both', words: Language): string =>
  heard === 'both' ? WORDS[words].both : WORDS[words].languages[heard];

/** A title with the distinguishing facts of the sound. */
export const titleWith = (title: string, details: readonly string[]): string =>
  details.length > 0 ? `${title} (${details.join(', ')})` : title;
