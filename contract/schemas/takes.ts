import { z } from 'zod';
import { LANGUAGES } from '../options.ts';
import { ACCEPTED_AT_ONCE, CONSENT } from '../takes.ts';

const instant = z.iso.datetime();

/** A reading of one sentence. Times are ISO 8601 in UTC. */
export const take = z.object({
  id: z.string(),
  language: z.enum(LANGUAGES),
  /** Of its sentence. */
  index: z.int(),
  seconds: z.number(),
  /** SHA-256 of its samples, in base64. */
  digest: z.string(),
  /** Whether the parent has accepted it; one's own take needs no acceptance. */
  isAccepted: z.boolean(),
  /** Whether the sentence is still the one that was read. */
  isCurrent: z.boolean(),
  /** When its reader agreed to be heard. */
  consentedAt: instant,
  createdAt: instant,
  /** Signed address of the sound, a WAV file. */
  url: z.url(),
});
export type Take = z.infer<typeof take>;

/** Takes of a story: accepted ones, and those of a link that wait. */
export const takes = z.object({
  takes: z.array(take),
  /** What a narration by the family would read now, as `takes` of a narration says it; by language. */
  readings: z.partialRecord(z.enum(LANGUAGES), z.string()),
});
export type Takes = z.infer<typeof takes>;

export const acceptRequest = z.object({ ids: z.array(z.string().max(64)).min(1).max(ACCEPTED_AT_ONCE) });

/** Query of a take that is sent: when its reader agreed. */
export const takeQuery = z.object({ [CONSENT]: instant });

/** Query of a deletion: takes of one language only. */
export const takesQuery = z.object({ language: z.enum(LANGUAGES).optional() });

/** A story as the reader of a link for recording gets it. */
export const recording = z.object({
  storyId: z.string(),
  title: z.string(),
  endsAt: instant,
  /** The story's own language first. */
  sides: z.array(
    z.object({
      language: z.enum(LANGUAGES),
      title: z.string(),
      sentences: z.array(z.object({ index: z.int(), paragraph: z.int(), text: z.string() })),
    }),
  ),
  /** Sentences that were read, by any reader. */
  takes: z.array(take.pick({ language: true, index: true, digest: true, isAccepted: true })),
});
export type Recording = z.infer<typeof recording>;

/** Answer to a take that is kept. The same take twice is one. */
export const keptTake = take.pick({
  id: true,
  language: true,
  index: true,
  seconds: true,
  digest: true,
  isAccepted: true,
});
export type KeptTake = z.infer<typeof keptTake>;
