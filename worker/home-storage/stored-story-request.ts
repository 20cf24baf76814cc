import { z } from 'zod';
import type { GenerateRequest } from '../../contract/schemas/series.ts';
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
  targetWords: z.array(z.string()).optional().catch(undefined),
  storyLength: orDefault(shape.storyLength),
  storyType: orDefault(shape.storyType),
  creativityLevel: orDefault(shape.creativityLevel),
  ageGroup: orDefault(shape.ageGroup),
  englishLevel: orDefault(shape.englishLevel),
  language: orDefault(shape.language),
  variety: shape.variety.catch(undefined),
  secondLanguage: shape.secondLanguage.catch(undefined),
}) satisfies z.ZodType<StoryRequest>;

/** A story's order: its request, and for another night what it goes on with. */
export type OrderedRequest = GenerateRequest & {
  /** Names that were typed on earlier nights and not for this one: its memory, and so its text, may have them. */
  earlierNames?: string | undefined;
};

const storedOrder = storedStoryRequest.extend({
  continues: z.string().optional().catch(undefined),
  earlierNames: z.string().optional().catch(undefined),
}) satisfies z.ZodType<OrderedRequest>;

/** The order of a story's generation. @throws Error when it is no JSON object */
export const readStoryOrder = (json: string): OrderedRequest => storedOrder.parse(JSON.parse(json));

/** The request of an order, as the library has it. */
export const requestOf = ({ continues: _, earlierNames: __, ...request }: OrderedRequest): StoryRequest =>
  request;

/**
 * @param json of a row; missing fields read as their defaults
 * @throws Error when it is no JSON object
 */
export const readStoryRequest = (json: string): StoryRequest => storedStoryRequest.parse(JSON.parse(json));
