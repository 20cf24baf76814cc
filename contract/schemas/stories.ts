import { z } from 'zod';
import { CHILD_NAMES_MAX_LENGTH, TOPIC_MAX_LENGTH } from '../limits.ts';
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
import { seenNames } from '../typed-text.ts';
import { typedLine } from './typed-line.ts';

/** An option by its own name or by one of its aliases. */
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
  storyLength: option(LENGTHS).default('medium'),
  storyType: option(STORY_TYPES).default('original'),
  creativityLevel: option(CREATIVITY_LEVELS, OPTION_ALIASES.creativityLevel).default('innovative'),
  ageGroup: option(AGE_GROUPS).default('default'),
  englishLevel: option(LEVELS, OPTION_ALIASES.englishLevel).default('intermediate'),
  language: option(LANGUAGES, OPTION_ALIASES.language).default(DEFAULT_LANGUAGE),
  /** Of a story in Spanish. When it is not said, the region of `Accept-Language` and then the voice last chosen decide. */
  variety: option(SPANISH_VARIETIES).optional(),
  /** Told beside it, sentence by sentence. Left out, or the language of the story itself: told in one language alone. */
  secondLanguage: option(LANGUAGES, OPTION_ALIASES.language).optional(),
});
export type StoryRequest = z.infer<typeof storyRequest>;

/** A field that holds whatever somebody types, and not one of a few values. */
export type TypedField = {
  [Field in keyof StoryRequest]-?: string extends StoryRequest[Field] ? Field : never;
}[keyof StoryRequest];

/** Asks for every typed field there is: the compiler names one that is missing. */
const TYPED = { topic: true, childNames: true } satisfies Record<TypedField, true>;

/** What is typed of an order. These fields are moderated, told to the model as data, and searched in the library. */
export const TYPED_FIELDS = Object.keys(TYPED) as TypedField[];

/** The texts of the typed fields, in the order of the list; those left empty are left out. */
export const typedTexts = (request: Pick<StoryRequest, TypedField>): string[] =>
  TYPED_FIELDS.map((field) => request[field]).filter(Boolean);

/** One sentence as it is shown, spoken and highlighted. `index` and `paragraph` count from 0 over the whole story. */
export const sentence = z.object({ index: z.int(), paragraph: z.int(), text: z.string() });
export type Sentence = z.infer<typeof sentence>;

/** What the sentence with this index says in the story's second language. */
export const translatedSentence = z.object({ index: z.int(), text: z.string() });
export type TranslatedSentence = z.infer<typeof translatedSentence>;

/** A word above the level of the story, as it stands in the sentence with this index, and what it means in the second language. */
export const storyWord = z.object({ word: z.string(), gloss: z.string(), index: z.int() });
export type StoryWord = z.infer<typeof storyWord>;

/** Something for the adult to ask about the story, in its language and in the second one. */
export const storyQuestion = z.object({ text: z.string(), translation: z.string() });
export type StoryQuestion = z.infer<typeof storyQuestion>;

/** The other side of a story that was asked for in two languages. */
export const storyTranslation = z.object({
  language: z.enum(LANGUAGES),
  /** Null when it could not be paired. */
  title: z.string().nullable(),
  /** In the order of the story. One that could not be paired is left out. */
  sentences: z.array(translatedSentence),
  words: z.array(storyWord),
  questions: z.array(storyQuestion),
});
export type StoryTranslation = z.infer<typeof storyTranslation>;

/**
 * A word of a sentence: where it begins and where it ends in the sentence's text, in UTF-16 units, and when it begins to be spoken, in
 * seconds from the start of the audio.
 */
export const spokenWord = z.object({ from: z.int(), to: z.int(), start: z.number() });
export type SpokenWord = z.infer<typeof spokenWord>;

/** When one sentence is spoken, in seconds from the start of the audio. */
export const spokenSentence = z.object({
  index: z.int(),
  start: z.number(),
  end: z.number(),
  /** In their order. Left out where who spoke did not say when each word is heard. */
  words: z.array(spokenWord).optional(),
});
export type SpokenSentence = z.infer<typeof spokenSentence>;

/** A narration as something to fall asleep to: a second file of it, with five minutes of music at its end. */
export const sleepEdition = z.object({
  /** Absolute, and plays without headers. */
  audioUrl: z.url(),
  /** Seconds of the story, up to the end of its last word. */
  duration: z.number(),
  /** Seconds of the file: the story, then music, then silence. */
  length: z.number(),
  timeline: z.array(spokenSentence),
});
export type SleepEdition = z.infer<typeof sleepEdition>;

export const narration = z.object({
  id: z.string(),
  storyId: z.string(),
  /** Absolute, and plays without headers. */
  audioUrl: z.url(),
  voiceId: z.string(),
  speechRate: z.number(),
  musicTrack: z.string(),
  /** Of the side that it reads: the story's own language, or its second one. */
  language: z.enum(LANGUAGES),
  /** Seconds. */
  duration: z.number(),
  timeline: z.array(spokenSentence),
  /** Present once it was made. */
  sleepEdition: sleepEdition.optional(),
});
export type Narration = z.infer<typeof narration>;

/** How hard a story is to read, as measured when it was written. */
export const measuredLevel = z.object({
  level: z.enum(LEVELS),
  /** False of what is harder than advanced, or of labels instead of sentences. */
  isInBand: z.boolean(),
  /** To one decimal. */
  wordsPerSentence: z.number(),
  /** Words of the longest sentence. */
  longest: z.int(),
});
export type MeasuredLevel = z.infer<typeof measuredLevel>;

/** The whole story, as the library keeps it. */
export const story = z.object({
  id: z.string(),
  title: z.string(),
  /** Paragraphs separated by a blank line. */
  content: z.string(),
  /** `content` cut the one way that the timeline of a narration refers to. */
  sentences: z.array(sentence),
  language: z.enum(LANGUAGES),
  options: storyRequest,
  /** Left out in the library of stories that were written before stories were measured. */
  measured: measuredLevel.optional(),
  /** Left out where `options.secondLanguage` asks for none, and where the other side failed as a whole. */
  translation: storyTranslation.optional(),
  createdAt: z.iso.datetime(),
  narrations: z.array(narration),
});
export type Story = z.infer<typeof story>;

/** The whole story, as `POST /api/stories/generate` answers it. */
export const generatedStory = story.extend({
  /** Present when the same request came again without an idempotency key and this is the story of the first one. */
  replayed: z.literal(true).optional(),
});
export type GeneratedStory = z.infer<typeof generatedStory>;

/** A row of the library: everything but the text, and whether it can be heard already. */
export const storySummary = story
  .omit({ content: true, sentences: true, translation: true, narrations: true })
  .extend({ hasAudio: z.boolean() });
export type StorySummary = z.infer<typeof storySummary>;

const STORY_SORTS = ['newest', 'oldest', 'title'] as const;
export type StorySort = (typeof STORY_SORTS)[number];

/** What the library shows: `q` are words of title, topic or names, accents and capitals aside. */
export const storyListRequest = z.object({
  q: z.string().trim().max(TOPIC_MAX_LENGTH).default(''),
  language: option(LANGUAGES, OPTION_ALIASES.language).optional(),
  type: option(STORY_TYPES).optional(),
  level: option(LEVELS, OPTION_ALIASES.englishLevel).optional(),
  audio: z.enum(['with', 'without']).optional(),
  sort: z.enum(STORY_SORTS).default('newest'),
  /** `nextCursor` of the page before, with everything else as it was. */
  cursor: z.string().max(1000).optional(),
});
export type StoryListRequest = z.infer<typeof storyListRequest>;

export const storyList = z.object({ stories: z.array(storySummary), nextCursor: z.string().nullable() });
export type StoryList = z.infer<typeof storyList>;

/** What is being made for this person right now, so that a reload or a second device can join in. */
export const currentWork = z.object({
  /** The story being written, and what was asked for. */
  generationId: z.string().nullable(),
  request: storyRequest.nullable(),
  narration: z.object({ generationId: z.string(), storyId: z.string() }).nullable(),
});
export type CurrentWork = z.infer<typeof currentWork>;
