import type { StoryRequest } from '../../../contract/schemas/stories.ts';

/** What a parent asked for, in the product's own fields: those that are typed may be of any length, with any characters. */
export type StoryBrief = StoryRequest;
