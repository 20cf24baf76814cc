import { CHILD_NAMES_MAX_LENGTH, TOPIC_MAX_LENGTH } from '../../../../contract/limits.ts';
import {
  AGE_GROUPS,
  CREATIVITY_LEVELS,
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGES,
  LENGTHS,
  LEVELS,
  otherLanguage,
  STORY_TYPES,
} from '../../../../contract/options.ts';
import type { GenerateRequest } from '../../../../contract/schemas/series.ts';
import type { StoryRequest, TypedField } from '../../../../contract/schemas/stories.ts';

/**
 * Content of the form. Its language is not stored: stories are written in the interface's, and with `inBoth` in the
 * other one too. Another night is in the languages of the story that it continues.
 */
export type Draft = Omit<StoryRequest, 'language' | 'secondLanguage' | 'targetWords'> &
  Partial<Pick<GenerateRequest, 'continues' | 'language'>> & {
    inBoth: boolean;
    /** As typed, with commas. */
    targetWords: string;
  };

/** Defaults: only the topic is missing. */
export const EMPTY_DRAFT: Draft = {
  topic: '',
  childNames: '',
  targetWords: '',
  storyLength: 'short',
  storyType: 'original',
  creativityLevel: 'innovative',
  ageGroup: 'default',
  englishLevel: 'beginner',
  inBoth: false,
};

/** Parses a stored draft. Invalid fields, from an older version or edited by hand, get their defaults. */
export function parseDraft(text: string | null): Draft {
  const kept = parseObject(text);
  const words = (name: TypedField | 'targetWords', max: number) => {
    const value = kept[name];
    return typeof value === 'string' ? value.slice(0, max) : '';
  };
  const one = <Value extends string>(name: keyof Draft, values: readonly Value[], fallback: Value): Value =>
    values.find((value) => value === kept[name]) ?? fallback;
  return {
    topic: words('topic', TOPIC_MAX_LENGTH),
    childNames: words('childNames', CHILD_NAMES_MAX_LENGTH),
    targetWords: words('targetWords', TOPIC_MAX_LENGTH),
    storyLength: one('storyLength', LENGTHS, EMPTY_DRAFT.storyLength),
    storyType: one('storyType', STORY_TYPES, EMPTY_DRAFT.storyType),
    creativityLevel: one('creativityLevel', CREATIVITY_LEVELS, EMPTY_DRAFT.creativityLevel),
    ageGroup: one('ageGroup', AGE_GROUPS, EMPTY_DRAFT.ageGroup),
    englishLevel: one('englishLevel', LEVELS, EMPTY_DRAFT.englishLevel),
    inBoth: kept.inBoth === true,
    ...(typeof kept.continues === 'string' && {
      continues: kept.continues,
      language: one('language', LANGUAGES, DEFAULT_LANGUAGE),
    }),
  };
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Request of a draft; null without a topic. */
export function toRequest(
  { inBoth, targetWords: typed, ...draft }: Draft,
  language: Language,
): GenerateRequest | null {
  const topic = draft.topic.trim();
  if (topic === '') return null;
  const request = {
    language,
    ...draft,
    topic,
    childNames: draft.childNames.trim(),
    ...(typed && { targetWords: typed.split(',') }),
  };
  return inBoth ? { ...request, secondLanguage: otherLanguage(request.language) } : request;
}
