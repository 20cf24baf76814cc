import { z } from 'zod';
import { LANGUAGE_WORDS, type Language, LEVELS, SPEECH_RATES, STORY_TYPES, VOICE_IDS } from '../options.ts';
import { sentence, spokenSentence } from './stories.ts';

/** The ages a story can be for; `all` is for a story that says nothing about it. */
const EXAMPLE_AGES = ['all', '3-5', '6-8', '9-12'] as const;
export type ExampleAge = (typeof EXAMPLE_AGES)[number];

/** Also a file name and a part of addresses. */
const exampleId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const age = z.enum(EXAMPLE_AGES);
const language = z.enum(LANGUAGE_WORDS);
const level = z.enum(LEVELS);
const type = z.enum(STORY_TYPES);
/** ISO 3166-1 alpha-2: where a story in Spanish is spoken like this. Null when it could be told like this anywhere. */
const country = z.string().regex(/^[A-Z]{2}$/);
/** Paragraphs that come before a drawing inside the text. */
const paragraph = z.number().int().positive();
const altText = z.string().default('');
const NO_ALT = { es: '', en: '' } satisfies Record<Language, string>;
const alt = z.object({ es: z.string(), en: z.string() } satisfies Record<Language, unknown>);

/** An example as it is listed in `content/stories/manifest.json`: whatever is left out has its default. */
export const exampleEntry = z
  .object({
    id: exampleId,
    title: z.string().trim().min(1).optional(),
    age: age.default('all'),
    language: language.default('spanish'),
    level: level.default('beginner'),
    type: type.default('original'),
    country: country.nullable().default(null),
    protagonista: z.string().trim().min(1).nullable().default(null),
    /** What the picture shows, for people who do not see it. */
    alt: z.object({ es: altText, en: altText } satisfies Record<Language, unknown>).default(NO_ALT),
    /** The story whose picture is shown for this one, too: the same story in another language. */
    picture: exampleId.optional(),
    /** A small drawing inside a long text, and after how many paragraphs. */
    middle: z.object({ paragraph, alt }).nullable().default(null),
  })
  .transform((entry) => ({ ...entry, title: entry.title ?? `Story ${entry.id}` }));
export type ExampleEntry = z.output<typeof exampleEntry>;

/** `built-in` marks the voices built in for development, which is said wherever they play. Else the provider's model. */
export const BUILT_IN_VOICE = 'built-in';

const middleDrawing = z.object({ path: z.string(), paragraph, alt });
export type MiddleDrawing = z.infer<typeof middleDrawing>;

/** One card of the examples. Paths are below `/files/`, to be fetched with `?alt=media`. */
export const example = z.object({
  id: exampleId,
  title: z.string(),
  age,
  language,
  level,
  type,
  country: country.nullable(),
  protagonista: z.string().nullable(),
  alt,
  textPath: z.string().nullable(),
  audioPath: z.string().nullable(),
  /** The JPEG; the same path with `.webp` and `.avif` is the same picture. */
  imagePath: z.string(),
  /** A small drawing inside the text, after as many paragraphs; null in most. Its path is as `imagePath`. */
  middle: middleDrawing.nullable(),
  /** Seconds of audio; null without audio, like `voice`. */
  duration: z.number().nullable(),
  /** Who speaks: `BUILT_IN_VOICE` or the name of a model. */
  voice: z.string().nullable(),
});
export type Example = z.infer<typeof example>;

/** `GET /api/examples`: in the order of the page. */
export const exampleList = z.array(example);
export type ExampleList = z.infer<typeof exampleList>;

export const exampleNarration = z.object({
  /** Absolute, and plays without headers. */
  audioUrl: z.url(),
  /** As in `Example`. */
  voice: z.string(),
  voiceId: z.enum(VOICE_IDS),
  speechRate: z.literal(SPEECH_RATES),
  /** A track's id or `none`. */
  musicTrack: z.string(),
  /** Seconds. */
  duration: z.number(),
  timeline: z.array(spokenSentence),
});
export type ExampleNarration = z.infer<typeof exampleNarration>;

/** `GET /api/examples/{id}`. */
export const exampleDocument = example.extend({
  /** Paragraphs separated by a blank line; null when there is no text. */
  content: z.string().nullable(),
  /** `content` cut the one way that the timeline refers to. */
  sentences: z.array(sentence),
  narration: exampleNarration.nullable(),
});
export type ExampleDocument = z.infer<typeof exampleDocument>;
