import { z } from 'zod';
import { LEVELS, type SpeechRate, type VoiceId } from './options.ts';
import type { Sentence, SpokenSentence } from './stories.ts';

/** The ages a story can be for; `all` is for a story that says nothing about it. */
export const EXAMPLE_AGES = ['all', '3-5', '6-8', '9-12'] as const;
export type ExampleAge = (typeof EXAMPLE_AGES)[number];
export const EXAMPLE_LANGUAGES = ['spanish', 'english'] as const;
export type ExampleLanguage = (typeof EXAMPLE_LANGUAGES)[number];

/** Also a file name and a part of addresses. */
const exampleId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** An example as it is listed in `content/stories/manifest.json`: whatever is left out has its default. */
export const exampleEntry = z
  .object({
    id: exampleId,
    title: z.string().trim().min(1).optional(),
    age: z.enum(EXAMPLE_AGES).default('all'),
    language: z.enum(EXAMPLE_LANGUAGES).default('spanish'),
    level: z.enum(LEVELS).default('beginner'),
    protagonista: z.string().trim().min(1).nullable().default(null),
    /** What the picture shows, for people who do not see it. */
    alt: z.object({ es: z.string().default(''), en: z.string().default('') }).default({ es: '', en: '' }),
  })
  .transform((entry) => ({ ...entry, title: entry.title ?? `Story ${entry.id}` }));
export type ExampleEntry = z.output<typeof exampleEntry>;

/** `built-in` marks the voices built in for development, which is said wherever they play. Else the provider's model. */
export const BUILT_IN_VOICE = 'built-in';

/** One card of the examples. Paths are below `/files/`, to be fetched with `?alt=media`. */
export type Example = ExampleEntry & {
  textPath: string | null;
  audioPath: string | null;
  /** The JPEG; the same path with `.webp` and `.avif` is the same picture. */
  imagePath: string;
  /** Seconds of audio; null without audio, like `voice`. */
  duration: number | null;
  /** Who speaks: `BUILT_IN_VOICE` or the name of a model. */
  voice: string | null;
};

/** `GET /api/examples`: in the order of the page. */
export type ExampleList = Example[];

/** `GET /api/examples/{id}`. */
export type ExampleDocument = Example & {
  /** Paragraphs separated by a blank line; null when there is no text. */
  content: string | null;
  /** `content` cut the one way that the timeline refers to. */
  sentences: Sentence[];
  narration: ExampleNarration | null;
};

export type ExampleNarration = {
  /** Absolute, and plays without headers. */
  audioUrl: string;
  /** As in `Example`. */
  voice: string;
  voiceId: VoiceId;
  speechRate: SpeechRate;
  /** A track's id or `none`. */
  musicTrack: string;
  /** Seconds. */
  duration: number;
  timeline: SpokenSentence[];
};
