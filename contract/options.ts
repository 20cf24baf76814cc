/** Every option value, in the API's spelling. Plain data, so that the browser needs no validator. */

/**
 * Languages of app and stories: native name, English name (in examples and requests of older clients), ISO 639-2 code,
 * and locale of dates and money.
 */
export const LANGUAGE_TABLE = {
  es: { name: 'Español', word: 'spanish', iso639: 'spa', locale: 'es-ES' },
  en: { name: 'English', word: 'english', iso639: 'eng', locale: 'en-GB' },
} as const;
export type Language = keyof typeof LANGUAGE_TABLE;
export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as [Language, ...Language[]];
export type LanguageWord = (typeof LANGUAGE_TABLE)[Language]['word'];
export const LANGUAGE_WORDS = LANGUAGES.map((language) => LANGUAGE_TABLE[language].word);
/** Primary language, and the fallback where none is given. */
export const DEFAULT_LANGUAGE = 'es' satisfies Language;
/** Second language of a story: the other of the two. */
export const otherLanguage = (language: Language): Language => (language === 'es' ? 'en' : 'es');

/** How a story in two languages is read: in its own language, the other one, or both side by side. */
export const READING_WAYS = ['own', 'other', 'both'] as const;
export type ReadingWay = (typeof READING_WAYS)[number];

/** Varieties of Spanish. The first is that of the default voice. */
export const SPANISH_VARIETIES = ['spain', 'america'] as const;
export type SpanishVariety = (typeof SPANISH_VARIETIES)[number];

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * Lengths of a story. `words`: requested from the model. `usualWords`: typical result, for the progress bar. `minutes`:
 * rough time of reading aloud.
 */
export const LENGTH_TABLE = {
  short: { words: 250, usualWords: 300, minutes: 3 },
  medium: { words: 500, usualWords: 600, minutes: 6 },
  long: { words: 900, usualWords: 1000, minutes: 10 },
} as const;
export type StoryLength = keyof typeof LENGTH_TABLE;
/** Words below which a text is no story of its length, for all ages: models write three quarters and more. */
export const leastWordsOf = (length: StoryLength) => Math.ceil(LENGTH_TABLE[length].words / 4);
export const LENGTHS = Object.keys(LENGTH_TABLE) as [StoryLength, ...StoryLength[]];

export const STORY_TYPES = [
  'original',
  'classic',
  'humor',
  'sci-fi',
  'horror',
  'adventure',
  'fantasy',
] as const;
export type StoryType = (typeof STORY_TYPES)[number];

export const AGE_GROUPS = ['default', '3-5', '6-8', '9-12'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

export const CREATIVITY_LEVELS = ['standard', 'innovative', 'creative'] as const;
export type CreativityLevel = (typeof CREATIVITY_LEVELS)[number];

/** Alternative spellings of clients, mapped to the values above at the API. */
export const OPTION_ALIASES = {
  language: Object.fromEntries(
    LANGUAGES.map((language) => [LANGUAGE_TABLE[language].word, language]),
  ) as Record<LanguageWord, Language>,
  englishLevel: { basic: 'beginner' },
  creativityLevel: { 'very creative': 'creative', 'very-creative': 'creative' },
} as const;

/** Voices with their native language. */
export const VOICES = [
  { id: 'female', language: 'es', variety: 'spain' },
  { id: 'male', language: 'es', variety: 'spain' },
  { id: 'female-latam', language: 'es', variety: 'america' },
  { id: 'male-latam', language: 'es', variety: 'america' },
  { id: 'female-english', language: 'en' },
  { id: 'male-english', language: 'en' },
] as const satisfies readonly { id: string; language: Language; variety?: SpanishVariety }[];
export type Voice = (typeof VOICES)[number];
export type VoiceId = Voice['id'];
export const VOICE_IDS = VOICES.map(({ id }) => id);
/** Native language of a voice. */
export const languageOfVoice = (voice: VoiceId): Language =>
  VOICES.find(({ id }) => id === voice)?.language ?? DEFAULT_LANGUAGE;

/** Speech rates, from very slow to very fast; 1 is the voice's natural pace. */
export const SPEECH_RATES = [0.5, 0.7, 0.8, 1, 1.2] as const;
export type SpeechRate = (typeof SPEECH_RATES)[number];
/** Slow enough for bedtime and for language learners. */
export const DEFAULT_SPEECH_RATE: SpeechRate = 0.7;

export const MUSIC_TRACKS = [
  'relaxing',
  'magical',
  'adventure',
  'bedtime',
  'piano',
  'forest',
  'magic-box',
  'journey',
] as const;
export type MusicTrack = (typeof MUSIC_TRACKS)[number];

export const MUSIC_CHOICES = ['none', 'random', ...MUSIC_TRACKS] as const;
export type MusicChoice = (typeof MUSIC_CHOICES)[number];
export const DEFAULT_MUSIC: MusicChoice = 'random';

/** Default voice of a language: a native one. */
export const DEFAULT_VOICES: { [Spoken in Language]: Extract<Voice, { language: Spoken }>['id'] } = {
  es: 'female',
  en: 'female-english',
};

/** Reasons for reporting a story. */
export const REPORT_REASONS = ['frightening', 'unsuitable', 'hurtful', 'mistaken', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
