import { z } from 'zod';
import { CHILD_NAMES_MAX_LENGTH, TOPIC_MAX_LENGTH } from './limits.ts';
import {
  AGE_GROUPS,
  CREATIVITY_LEVELS,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  LENGTHS,
  LEVELS,
  OPTION_ALIASES,
  STORY_TYPES,
} from './options.ts';

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
  topic: z.string().trim().min(1).max(TOPIC_MAX_LENGTH),
  childNames: z.string().trim().max(CHILD_NAMES_MAX_LENGTH).default(''),
  storyLength: option(LENGTHS).default('medium'),
  storyType: option(STORY_TYPES).default('original'),
  creativityLevel: option(CREATIVITY_LEVELS, OPTION_ALIASES.creativityLevel).default('innovative'),
  ageGroup: option(AGE_GROUPS).default('default'),
  englishLevel: option(LEVELS, OPTION_ALIASES.englishLevel).default('intermediate'),
  language: option(LANGUAGES, OPTION_ALIASES.language).default(DEFAULT_LANGUAGE),
});
export type StoryRequest = z.infer<typeof storyRequest>;

/** One sentence as it is shown, spoken and highlighted. `index` and `paragraph` count from 0 over the whole story. */
export type Sentence = { index: number; paragraph: number; text: string };

/** The whole story, as `POST /api/stories/generate` answers it and the library keeps it. */
export type Story = {
  id: string;
  title: string;
  /** Paragraphs separated by a blank line. */
  content: string;
  /** `content` cut the one way that the timeline of a narration refers to. */
  sentences: Sentence[];
  language: Language;
  options: StoryRequest;
  createdAt: string;
  narrations: Narration[];
};

/** A row of the library: everything but the text, and whether it can be heard already. */
export type StorySummary = Omit<Story, 'content' | 'sentences' | 'narrations'> & { hasAudio: boolean };

export const STORY_SORTS = ['newest', 'oldest', 'title'] as const;
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

export type StoryList = { stories: StorySummary[]; nextCursor: string | null };

/** When one sentence is spoken, in seconds from the start of the audio. */
export type SpokenSentence = { index: number; start: number; end: number };

export type Narration = {
  id: string;
  storyId: string;
  audioUrl: string;
  voiceId: string;
  speechRate: number;
  musicTrack: string;
  /** Seconds. */
  duration: number;
  timeline: SpokenSentence[];
};

/** What is being made for this person right now, so that a reload or a second device can join in. */
export type CurrentWork = {
  /** The story being written, and what was asked for. */
  generationId: string | null;
  request: StoryRequest | null;
  narration: { generationId: string; storyId: string } | null;
};
