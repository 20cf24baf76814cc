import { z } from 'zod';
import { castMember, story } from '../../contract/schemas/stories.ts';

/** A figure of an earlier night, by the wave in which it came: voices were given to those of one night together. */
const knownMember = castMember.extend({ wave: z.int() });
export type KnownMember = z.infer<typeof knownMember>;

/**
 * Document of one story in R2: its released sentences and, where there are any, cast, translation, words and questions.
 * Events, timelines and translations refer to sentences by index, so the text is joined from them and never cut again.
 */
export const storedStory = story
  .pick({
    language: true,
    sentences: true,
    cast: true,
    understood: true,
    translation: true,
  })
  .extend({
    /** Figures of earlier nights of its series, for whom their voices are kept. */
    earlierCast: z.array(knownMember).optional(),
  });
export type StoredStory = z.infer<typeof storedStory>;
