import { z } from 'zod';
import {
  AGE_GROUPS,
  CREATIVITY_LEVELS,
  LANGUAGES,
  type Language,
  LENGTHS,
  LEVELS,
  STORY_TYPES,
} from '../../../contract/options.ts';
import { detectLanguage } from '../language.ts';
import type { StoryBrief } from '../story-grammar/index.ts';
import { type Directive, readDirectives } from '../topic-directives.ts';
import { type ChatRequest, textOf } from './request.ts';

// An unknown value of an option falls back to its default, as a language model would make the best of it.
const briefSchema = z.object({
  topic: z.string(),
  childNames: z.string().catch(''),
  storyType: z.enum(STORY_TYPES).catch('original'),
  storyLength: z.enum(LENGTHS).catch('medium'),
  englishLevel: z.enum(LEVELS).catch('intermediate'),
  ageGroup: z.enum(AGE_GROUPS).catch('default'),
  creativityLevel: z.enum(CREATIVITY_LEVELS).catch('standard'),
  language: z.enum(LANGUAGES).optional().catch(undefined),
});

const topicForNone: Record<Language, string> = { es: 'un dragón pequeño', en: 'a little dragon' };

export type BriefRead = { brief: StoryBrief; originalTopic: string; directives: Directive[] };

/** What to tell, read from the last message of the user: the product's JSON, or any text as a topic. */
export function readBrief(messages: ChatRequest['messages']): BriefRead {
  const last = messages.findLast((message) => message.role === 'user');
  const text = last ? textOf(last) : '';
  const options = briefSchema.parse(asObjectWithTopic(text) ?? { topic: text });
  const { topic, directives } = readDirectives(options.topic);
  const language = options.language ?? detectLanguage(topic) ?? 'es';
  return {
    brief: { ...options, language, topic: topic || topicForNone[language] },
    originalTopic: options.topic,
    directives,
  };
}

function asObjectWithTopic(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return briefSchema.safeParse(json).success ? json : null;
  } catch {
    return null; // plain text, which is a topic
  }
}
