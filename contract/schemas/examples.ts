import { z } from 'zod';
import { LANGUAGE_WORDS, type Language, LEVELS, SPEECH_RATES, STORY_TYPES, VOICE_IDS } from '../options.ts';
import { sentence, spokenSentence } from './stories.ts';

/** Age groups of a story; `all` when it has none. */
const EXAMPLE_AGES = ['all', '3-5', '6-8', '9-12'] as const;
export type ExampleAge = (typeof EXAMPLE_AGES)[number];

/** Also a file name and part of addresses. */
const exampleId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const age = z.enum(EXAMPLE_AGES);
const language = z.enum(LANGUAGE_WORDS);
const level = z.enum(LEVELS);
const type = z.enum(STORY_TYPES);
/** ISO 3166-1 alpha-2: country of a story's Spanish. Null for neutral Spanish. */
const country = z.string().regex(/^[A-Z]{2}$/);
/** Number of paragraphs before a drawing in the text. */
const paragraph = z.number().int().positive();
const altText = z.string().default('');
const NO_ALT = { es: '', en: '' } satisfies Record<Language, string>;
const alt = z.object({ es: z.string(), en: z.string() } satisfies Record<Language, unknown>);

/** An entry of `content/stories/manifest.json`, with defaults for omitted fields. */
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
    /** Text alternative of the picture. */
    alt: z.object({ es: altText, en: altText } satisfies Record<Language, unknown>).default(NO_ALT),
    /** A story in another language whose picture is reused. */
    picture: exampleId.optional(),
    /** A small drawing inside a long text, after this many paragraphs. */
    middle: z.object({ paragraph, alt }).nullable().default(null),
  })
  .transform((entry) => ({ ...entry, title: entry.title ?? `Story ${entry.id}` }));
export type ExampleEntry = z.output<typeof exampleEntry>;

/** Marks built-in development voices, which the app labels as such. Otherwise the provider's model. */
export const BUILT_IN_VOICE = 'built-in';

const middleDrawing = z.object({ path: z.string(), paragraph, alt });
export type MiddleDrawing = z.infer<typeof middleDrawing>;

/** An example without text. Paths are relative to `/files/`; fetch them with `?alt=media`. */
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
  /** The JPEG; `.webp` and `.avif` are at the same path. */
  imagePath: z.string(),
  /** Drawing inside the text; usually null. Path as in `imagePath`. */
  middle: middleDrawing.nullable(),
  /** Seconds of audio; null without audio, like `voice`. */
  duration: z.number().nullable(),
  /** `BUILT_IN_VOICE` or the name of a model. */
  voice: z.string().nullable(),
});
export type Example = z.infer<typeof example>;

/** `GET /api/examples`, in page order. */
export const exampleList = z.array(example);
export type ExampleList = z.infer<typeof exampleList>;

export const exampleNarration = z.object({
  /** Path on the origin of the answer; playable without headers. */
  audioUrl: z.string(),
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
  /** Paragraphs separated by a blank line; null without text. */
  content: z.string().nullable(),
  /** `content` as sentences; the timeline refers to their indices. */
  sentences: z.array(sentence),
  narration: exampleNarration.nullable(),
});
export type ExampleDocument = z.infer<typeof exampleDocument>;
