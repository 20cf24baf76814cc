import { z } from 'zod';
import { AGE_GROUPS, CREATIVITY_LEVELS, STORY_TYPES } from '../../../contract/options.ts';
import { TOPIC_CLASSES } from './topic-words.ts';

/**
 * A story template: a header of plain data and a body of scenes. `docs/storyteller.md` says how one is written.
 * Both sides of everything are there, Spanish first.
 */
const both = z.tuple([z.string().min(1), z.string().min(1)]);
const ages = z.array(z.enum(AGE_GROUPS).exclude(['default'])).min(1);
/** A class, `any` for all that are not heavy, or one kind of a class: `event:school`, `heavy:pet`, `tale:three-pigs`. */
const topicTag = z
  .string()
  .refine(
    (tag) => tag === 'any' || TOPIC_CLASSES.some((known) => tag.split(':')[0] === known),
    'no such class',
  );
export const onlySchema = z.strictObject({
  kinds: z.array(z.enum(STORY_TYPES)).min(1).optional(),
  ages: ages.optional(),
  topics: z.array(topicTag).min(1).optional(),
  creativity: z.array(z.enum(CREATIVITY_LEVELS)).min(1).optional(),
  children: z
    .array(z.enum(['one', 'more']))
    .min(1)
    .optional(),
});
/** For whom a scene or a choice of the cast is; without a line, for all. */
export type Only = z.infer<typeof onlySchema>;

const castChoice = z.object({
  only: onlySchema.optional(),
  gender: z.enum(['m', 'f']).optional(),
  name: both.optional(),
  forms: z.record(z.string(), both).optional(),
});
export type CastChoice = z.infer<typeof castChoice>;

export const headerSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** One line for writers: who wants what, what is in the way, how it ends. */
  plot: z.string().min(20),
  kinds: z.array(z.enum(STORY_TYPES)).min(1),
  ages,
  topics: z.array(topicTag).min(1),
  titles: z.array(both).min(2),
  /** How many scenes of each pool a story of each length tells. */
  take: z.record(z.string(), z.strictObject({ short: z.int(), medium: z.int(), long: z.int() })),
  cast: z.record(z.string().regex(/^[a-z]+$/), z.array(castChoice).min(1)),
  /** "shown" or "shown: form, form" in each language; found in the story by form. */
  words: z.array(both).min(12),
  questions: z.array(both).length(3),
});
export type Header = z.input<typeof headerSchema>;
