import { z } from 'zod';
import { detectLanguage } from '../../../contract/detect-language.ts';
import {
  AGE_GROUPS,
  CREATIVITY_LEVELS,
  LANGUAGES,
  type Language,
  LENGTHS,
  LEVELS,
  STORY_TYPES,
} from '../../../contract/options.ts';
import { PLACES } from '../../../contract/scene.ts';
import type { StoryBrief } from '../../../storyteller/engine/index.ts';
import { type Directive, readDirectives } from '../topic-directives.ts';
import { type ChatRequest, textOf } from './request.ts';

// An unknown value of an option falls back to its default, as a language model would cope with it.
const briefSchema = z.object({
  topic: z.string(),
  childNames: z.string().catch(''),
  targetWords: z.array(z.string()).optional().catch(undefined),
  storyType: z.enum(STORY_TYPES).catch('original'),
  storyLength: z.enum(LENGTHS).catch('medium'),
  englishLevel: z.enum(LEVELS).catch('intermediate'),
  ageGroup: z.enum(AGE_GROUPS).catch('default'),
  creativityLevel: z.enum(CREATIVITY_LEVELS).catch('standard'),
  language: z.enum(LANGUAGES).optional().catch(undefined),
  secondLanguage: z.enum(LANGUAGES).optional().catch(undefined),
  /** Nights of its series before it, oldest first. */
  nights: z
    .array(
      z.object({
        title: z.string(),
        memory: z.string(),
        place: z.enum(PLACES).optional().catch(undefined),
        opening: z.string().optional(),
      }),
    )
    .optional()
    .catch(undefined),
});

const topicForNone: Record<Language, string> = { es: 'un dragón pequeño', en: 'a little dragon' };

export type BriefRead = { brief: StoryBrief; originalTopic: string; directives: Directive[] };

/**
 * Parses the order of a story: the topic from the user's last message (the product's JSON or any text), the options
 * from their line in the system message, or from that JSON.
 */
export function readBrief(messages: ChatRequest['messages']): BriefRead {
  const last = messages.findLast((message) => message.role === 'user');
  const text = last ? textOf(last) : '';
  const system = messages.filter((message) => message.role === 'system').map(textOf);
  const asked = asObjectWithTopic(text) ?? { topic: text };
  const options = briefSchema.parse({ ...optionsIn(system.join('\n')), ...asked });
  const { topic, directives } = readDirectives(options.topic);
  const language = options.language ?? detectLanguage(topic) ?? 'es';
  return {
    brief: { ...options, language, topic: topic || topicForNone[language] },
    originalTopic: options.topic,
    directives,
  };
}

/** A line of `name=value` pairs only, at the beginning of the product's prompt. */
const OPTIONS_LINE = /^(?:\w+=[\w-]+ )+\w+=[\w-]+$/m;

function optionsIn(system: string): Record<string, string> {
  const line = OPTIONS_LINE.exec(system)?.[0] ?? '';
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=')));
}

/** The product's data: an object with a topic, alone or on a line of the message. */
function asObjectWithTopic(text: string): Record<string, unknown> | null {
  for (const part of [text, ...text.split('\n')]) {
    try {
      const json: unknown = JSON.parse(part);
      if (briefSchema.safeParse(json).success) return json as Record<string, unknown>;
    } catch {
      // Plain text, which is a topic.
    }
  }
  return null;
}
