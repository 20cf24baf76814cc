import { z } from 'zod';
import { type StoryRequest, storyRequest } from '../../contract/schemas/stories.ts';

const { shape } = storyRequest;

/** Default of an option that is missing in an old row, or whose value was removed. */
const orDefault = <Option extends z.ZodDefault>(option: Option) =>
  option.catch(() => option.parse(undefined));

/**
 * Schema of stored story requests of this and earlier versions. Unlike `storyRequest` it does not check texts again, so
 * that the library stays readable under later rules.
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

/**
 * @param json of a row; missing fields read as their defaults
 * @throws Error when it is no JSON object
 */
export const readStoryRequest = (json: string): StoryRequest => storedStoryRequest.parse(JSON.parse(json));
