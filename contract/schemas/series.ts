import { z } from 'zod';
import { MEMORY_MAX_LENGTH, MEMORY_MAX_WORDS } from '../limits.ts';
import { wordsIn } from '../paragraphs.ts';
import { storyRequest, storySummary } from './stories.ts';
import { typedLine } from './typed-line.ts';

/**
 * Another night: stories that go on with the same hero are a series. Its nights are stories of the library; this adds
 * what is remembered of them.
 */

/** A story request; `continues` is the id of the story after whose night this one is another. */
export const generateRequest = storyRequest.extend({ continues: z.string().min(1).max(64).optional() });
export type GenerateRequest = z.infer<typeof generateRequest>;

/** What another night may be about: a topic in the story's own language, and in its second one where it has one. */
export const proposal = z.object({ text: z.string(), translation: z.string().optional() });
export type Proposal = z.infer<typeof proposal>;

/** What is remembered of a story, and whose night it is. */
export const night = z.object({
  storyId: z.string(),
  /** In the story's own language. Null while there is none yet; empty when its user deleted it. */
  memory: z.string().nullable(),
  /** Two at most. */
  proposals: z.array(proposal),
  /** Null for a story that no other night followed. */
  series: z
    .object({
      id: z.string(),
      /** This night, from 1. Nights that were deleted keep their numbers. */
      number: z.int(),
      /** How many nights there are. */
      nights: z.int(),
      /** How many earlier nights the story was told with the memory of; 0: it began without. Null for the first. */
      recalled: z.int().nullable(),
    })
    .nullable(),
});
export type Night = z.infer<typeof night>;

export const memoryChange = z.object({
  memory: typedLine(MEMORY_MAX_LENGTH)
    .min(1)
    .refine((text) => wordsIn(text) <= MEMORY_MAX_WORDS, { error: 'too many words' }),
});

/** A series of two nights or more. */
export const series = z.object({
  id: z.string(),
  /** Of its first night. */
  title: z.string(),
  nights: z.int(),
  /** Its last night, after which it goes on, with its proposals. */
  last: storySummary,
  proposals: z.array(proposal),
});
export type Series = z.infer<typeof series>;

/** By their last night, newest first. */
export const seriesList = z.object({ series: z.array(series), nextCursor: z.string().nullable() });
export type SeriesList = z.infer<typeof seriesList>;

export const seriesNight = z.object({
  number: z.int(),
  story: storySummary,
  /** As in `night`. */
  memory: z.string().nullable(),
});
export type SeriesNight = z.infer<typeof seriesNight>;

/** A page of a series' nights, newest first. */
export const seriesNights = series.extend({
  stories: z.array(seriesNight),
  /** Podcast feed of the series; null while the user's feed is closed. */
  feedUrl: z.url().nullable(),
  nextCursor: z.string().nullable(),
});
export type SeriesNights = z.infer<typeof seriesNights>;

export const seriesPage = z.object({
  /** `nextCursor` of the previous page. */
  cursor: z.string().max(100).optional(),
});
