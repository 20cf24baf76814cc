import { z } from 'zod';
import { CHILD_NAMES_MAX_LENGTH, TOPIC_MAX_LENGTH } from '../limits.ts';
import { SLEEP_MINUTES } from '../narration.ts';
import {
  AGE_GROUPS,
  CREATIVITY_LEVELS,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  LENGTHS,
  LEVELS,
  OPTION_ALIASES,
  SPANISH_VARIETIES,
  STORY_TYPES,
} from '../options.ts';
import { LATER_PARTS } from '../picture.ts';
import { seenNames } from '../typed-text.ts';
import { scene } from './scene.ts';
import { targetWords } from './target-words.ts';
import { typedLine } from './typed-line.ts';

/** An option by name or alias. */
function option<const Values extends readonly [string, ...string[]]>(
  values: Values,
  aliases: Record<string, Values[number]> = {},
) {
  return z.preprocess(
    (given) => (typeof given === 'string' ? (aliases[given.toLowerCase()] ?? given) : given),
    z.enum(values),
  );
}

export const storyRequest = z.object({
  topic: typedLine(TOPIC_MAX_LENGTH).min(1),
  childNames: typedLine(CHILD_NAMES_MAX_LENGTH, seenNames).default(''),
  /** Omitted: none. */
  targetWords: targetWords.optional(),
  storyLength: option(LENGTHS).default('medium'),
  storyType: option(STORY_TYPES).default('original'),
  creativityLevel: option(CREATIVITY_LEVELS, OPTION_ALIASES.creativityLevel).default('innovative'),
  ageGroup: option(AGE_GROUPS).default('default'),
  englishLevel: option(LEVELS, OPTION_ALIASES.englishLevel).default('intermediate'),
  language: option(LANGUAGES, OPTION_ALIASES.language).default(DEFAULT_LANGUAGE),
  /** Variety of a Spanish story. Default: the region of `Accept-Language`, then the last chosen voice. */
  variety: option(SPANISH_VARIETIES).optional(),
  /** Language of a sentence-by-sentence translation. Omitted, or equal to the story's: one language only. */
  secondLanguage: option(LANGUAGES, OPTION_ALIASES.language).optional(),
});
export type StoryRequest = z.infer<typeof storyRequest>;

/** A field of free text, as opposed to a list of values. */
export type TypedField = {
  [Field in keyof StoryRequest]-?: string extends StoryRequest[Field] ? Field : never;
}[keyof StoryRequest];

/** Requires every free-text field: the compiler names a missing one. */
const TYPED = { topic: true, childNames: true } satisfies Record<TypedField, true>;

/** Free-text fields of a story request: moderated, quoted to the model as data, and searchable. */
export const TYPED_FIELDS = Object.keys(TYPED) as TypedField[];

/** What a person typed of an order. */
export type Typed = Pick<StoryRequest, TypedField | 'targetWords'>;

/** Non-empty texts of the typed fields, in their order, and the wanted words. */
export const typedTexts = (request: Typed): string[] => [
  ...TYPED_FIELDS.map((field) => request[field]).filter(Boolean),
  ...(request.targetWords ?? []),
];

/** Maximum figures of a story with voices of their own; the narrator speaks for all others. */
export const MAX_CAST = 4;

/** Id of a figure within its story, not made of its name. */
const castId = z.string().regex(/^[a-z][a-z0-9]{0,11}$/);

/** A figure that speaks in a story. */
export const castMember = z.object({
  id: castId,
  /** As the story calls the figure: *el zorro*, *Ana*. */
  name: z.string(),
  /** As the second language calls it, where that differs. */
  translatedName: z.string().optional(),
  age: z.enum(['small', 'adult', 'old']),
  gender: z.enum(['f', 'm']).nullable(),
});
export type CastMember = z.infer<typeof castMember>;

/**
 * Direct speech in a sentence: the figure's id, and start and end of the words in the sentence's text, in UTF-16 units.
 * The quotation marks or the dash around the words are outside. A stored span is never empty, `by` is in the cast.
 */
export const speechSpan = z.object({ by: castId, start: z.int(), end: z.int() });
export type SpeechSpan = z.infer<typeof speechSpan>;

/** Ascending, not overlapping; the narrator speaks all else. Omitted when the narrator speaks the whole sentence. */
const speech = z.array(speechSpan).optional();

/** When the user last changed a sentence. Omitted for one as it was written. */
const editedAt = z.iso.datetime().optional();

/**
 * One sentence as shown, spoken and highlighted. `index` and `paragraph` count from 0 over the whole story; a sentence
 * that the user left out leaves a gap in the indices.
 */
export const sentence = z.object({ index: z.int(), paragraph: z.int(), text: z.string(), speech, editedAt });
export type Sentence = z.infer<typeof sentence>;

/** Translation of the sentence with this index. */
export const translatedSentence = z.object({ index: z.int(), text: z.string(), speech, editedAt });
export type TranslatedSentence = z.infer<typeof translatedSentence>;

/**
 * A word that was wanted or is above the story's level, in dictionary form, a noun with its article, with its meaning in
 * the second language.
 * `form`: as it stands in the sentence with this index, where that differs.
 */
export const storyWord = z.object({
  word: z.string(),
  gloss: z.string(),
  /** Omitted for a wanted word that is in no sentence. */
  index: z.int().optional(),
  form: z.string().optional(),
});
export type StoryWord = z.infer<typeof storyWord>;

/** A question for the adult to ask about the story, in both languages. */
export const storyQuestion = z.object({ text: z.string(), translation: z.string() });
export type StoryQuestion = z.infer<typeof storyQuestion>;

/** Translation of a story in two languages. */
export const storyTranslation = z.object({
  language: z.enum(LANGUAGES),
  /** Null when it could not be paired. */
  title: z.string().nullable(),
  /** In story order, without sentences that could not be paired. */
  sentences: z.array(translatedSentence),
  words: z.array(storyWord),
  questions: z.array(storyQuestion),
});
export type StoryTranslation = z.infer<typeof storyTranslation>;

/**
 * A word of a sentence: start and end in its text, in UTF-16 units, and start of its sound, in seconds of the audio.
 */
export const spokenWord = z.object({ from: z.int(), to: z.int(), start: z.number() });
export type SpokenWord = z.infer<typeof spokenWord>;

/**
 * Part of a sentence by one voice: that of a figure, or the narrator's for null. It lasts until the next part begins.
 */
export const spokenSpan = z.object({ by: castId.nullable(), start: z.number() });
export type SpokenSpan = z.infer<typeof spokenSpan>;

/** When one sentence is spoken, in seconds from the start of the audio. */
export const spokenSentence = z.object({
  index: z.int(),
  start: z.number(),
  end: z.number(),
  /** In order. Omitted when the narrator's voice speaks the whole sentence. */
  spans: z.array(spokenSpan).optional(),
  /** In order. Omitted when the speech service has no word times. */
  words: z.array(spokenWord).optional(),
  /** Language in which a practice edition reads it now; it reads a sentence three times. */
  language: z.enum(LANGUAGES).optional(),
});
export type SpokenSentence = z.infer<typeof spokenSentence>;

/** Bedtime version of a narration: a second file that ends with minutes of music. */
export const sleepEdition = z.object({
  minutes: z.literal(SLEEP_MINUTES),
  /** Absolute; playable without headers. */
  audioUrl: z.url(),
  /** Seconds until the end of the last word. */
  duration: z.number(),
  /** Seconds of the file: story, music and silence. */
  length: z.number(),
  timeline: z.array(spokenSentence),
});
export type SleepEdition = z.infer<typeof sleepEdition>;

/**
 * File of a narration's story for learners: the story's words, then each sentence in the own language, in the learnt one
 * slowly, after a pause as long as that once more at the voice's natural pace.
 */
export const practiceEdition = sleepEdition.omit({ minutes: true }).extend({ learns: z.enum(LANGUAGES) });
export type PracticeEdition = z.infer<typeof practiceEdition>;

export const narration = z.object({
  id: z.string(),
  storyId: z.string(),
  /** Absolute; playable without headers. */
  audioUrl: z.url(),
  voiceId: z.string(),
  speechRate: z.number(),
  musicTrack: z.string(),
  /** Language of the audio: the story's own or its second one. */
  language: z.enum(LANGUAGES),
  /** Present when the figures speak in voices of their own. */
  cast: z.literal(true).optional(),
  /** Present when a sentence was changed or left out since: it reads the earlier text. */
  ofEarlierText: z.literal(true).optional(),
  /** Digest of the family's recordings that it reads; absent for a voice alone. */
  takes: z.string().optional(),
  /** Seconds. */
  duration: z.number(),
  timeline: z.array(spokenSentence),
  /** Present while a word in it is to be said by another spelling: it is being spoken again, at another address. */
  isOutdated: z.literal(true).optional(),
  /** Present once it was made. */
  sleepEdition: sleepEdition.optional(),
  /** As the sleep edition. */
  practiceEdition: practiceEdition.optional(),
});
export type Narration = z.infer<typeof narration>;

/** Measured reading difficulty of a story. */
export const measuredLevel = z.object({
  level: z.enum(LEVELS),
  /** False above the advanced level, and for labels instead of sentences. */
  isInBand: z.boolean(),
  /** To one decimal. */
  wordsPerSentence: z.number(),
  /** Words of the longest sentence. */
  longest: z.int(),
});
export type MeasuredLevel = z.infer<typeof measuredLevel>;

/** Picture of a story's scene. */
export const storyPicture = z.object({
  /** Path of the square SVG; before its extension `-wide` and `-outline` name others. */
  svg: z.string(),
  /** Path of the same as PNG, for programs that show no SVG. */
  png: z.string(),
  /** What it shows, in the story's language. */
  alt: z.string(),
});
export type StoryPicture = z.infer<typeof storyPicture>;

/** A picture of a story after its first one. It stands behind the paragraph with this index. */
export const laterPicture = z.object({
  part: z.enum(LATER_PARTS),
  paragraph: z.int(),
  scene,
  picture: storyPicture,
});
export type LaterPicture = z.infer<typeof laterPicture>;

/** A story of the library. */
export const story = z.object({
  id: z.string(),
  title: z.string(),
  /** The sentences as one text: paragraphs separated by a blank line. */
  content: z.string(),
  /** As they were released; timelines, translations and words refer to their indices. */
  sentences: z.array(sentence),
  /** Figures that speak, of both languages. Omitted when the narrator speaks alone. */
  cast: z.array(castMember).min(1).max(MAX_CAST).optional(),
  language: z.enum(LANGUAGES),
  options: storyRequest,
  /** Present when the built-in storyteller did not understand the topic: the story is not about it. */
  understood: z.literal(false).optional(),
  /** Present when the topic tells of harm to a child: the app shows where to find help beside the story. */
  help: z.literal(true).optional(),
  /** Omitted for a story of fewer than forty words. */
  measured: measuredLevel.optional(),
  /** What its first picture shows. Omitted where neither story nor topic says it: the cover of its kind and age. */
  scene: scene.optional(),
  /** Present with `scene`. */
  picture: storyPicture.optional(),
  /** In story order. Omitted without `scene`, in a story of one paragraph, and in one made before stories had three. */
  laterPictures: z.array(laterPicture).optional(),
  /** Omitted without `options.secondLanguage`, and when the translation failed as a whole. */
  translation: storyTranslation.optional(),
  createdAt: z.iso.datetime(),
  /** When the user last changed a sentence. Omitted for a story as it was written. */
  editedAt,
  /** Present while the user has given it a star. */
  starred: z.literal(true).optional(),
  narrations: z.array(narration),
});
export type Story = z.infer<typeof story>;

/** The story, as `POST /api/stories/generate` answers it. */
export const generatedStory = story.extend({
  /** Present when a repeated request without an idempotency key returns the first one's story. */
  replayed: z.literal(true).optional(),
});
export type GeneratedStory = z.infer<typeof generatedStory>;

/** A row of the library: all but the text, and whether it has a narration. */
export const storySummary = story
  .omit({
    content: true,
    sentences: true,
    cast: true,
    understood: true,
    help: true,
    picture: true,
    laterPictures: true,
    translation: true,
    narrations: true,
  })
  .extend({ hasAudio: z.boolean() });
export type StorySummary = z.infer<typeof storySummary>;

const STORY_SORTS = ['newest', 'oldest', 'title', 'starred'] as const;
export type StorySort = (typeof STORY_SORTS)[number];

/** Query of the library: `q` are words of title, topic or names, without regard to accents and case. */
export const storyListRequest = z.object({
  q: z.string().trim().max(TOPIC_MAX_LENGTH).default(''),
  language: option(LANGUAGES, OPTION_ALIASES.language).optional(),
  type: option(STORY_TYPES).optional(),
  level: option(LEVELS, OPTION_ALIASES.englishLevel).optional(),
  audio: z.enum(['with', 'without']).optional(),
  sort: z.enum(STORY_SORTS).default('newest'),
  /** `nextCursor` of the previous page, with the same filters. */
  cursor: z.string().max(1000).optional(),
});
export type StoryListRequest = z.infer<typeof storyListRequest>;

export const storyList = z.object({ stories: z.array(storySummary), nextCursor: z.string().nullable() });
export type StoryList = z.infer<typeof storyList>;

/** Running generations of a user, so that a reload or a second device can join them. */
export const currentWork = z.object({
  /** The running story and its request. */
  generationId: z.string().nullable(),
  request: storyRequest.nullable(),
  narration: z.object({ generationId: z.string(), storyId: z.string() }).nullable(),
});
export type CurrentWork = z.infer<typeof currentWork>;
