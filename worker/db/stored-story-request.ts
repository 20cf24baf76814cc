import { z } from 'zod';
import { type StoryRequest, storyRequest } from '../../contract/schemas/stories.ts';

const { shape } = storyRequest;

/** What an option is for a story that was stored before there was the option, or with a value that is none any more. */
const orDefault = <Option extends z.ZodDefault>(option: Option) =>
  option.catch(() => option.parse(undefined));

/**
 * An order of a story as it was stored, by this version or an earlier one. Unlike `storyRequest` it takes texts as they
 * are: they were checked when they came, and what is in the library must stay readable under any later rule.
 */
const storedStoryRequest = z.object({
  topic: z.string().default(''),
  childNames: z.string().default(''),
  storyLength: orDefault(shape.storyLength),
  storyType: orDefault(shape.storyType),
  creativityLevel: orDefault(shape.creativityLevel),
  ageGroup: orDefault(shape.ageGroup),
  englishLevel: orDefault(shape.englishLevel),
  language: orDefault(shape.language),
  variety: shape.variety.catch(undefined),
  secondLanguage: shape.secondLanguage.catch(undefined),
}) satisfies z.ZodType<StoryRequest>;

/** @param json of a row; a field that it lacks has its default. @throws Error when it is no JSON object */
export const readStoryRequest = (json: string): StoryRequest => storedStoryRequest.parse(JSON.parse(json));
