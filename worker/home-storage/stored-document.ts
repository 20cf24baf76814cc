import { z } from 'zod';
import { castMember, story } from '../../contract/schemas/stories.ts';

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
    earlierCast: z.array(castMember).optional(),
  });
export type StoredStory = z.infer<typeof storedStory>;
