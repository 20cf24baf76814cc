import { AGE_GROUPS, type AgeGroup, LANGUAGES, STORY_TYPES, type StoryType } from '../../contract/options.ts';
import { templatesFor } from '../../emulators/openai/storyteller/tell.ts';
import type { Template } from '../../emulators/openai/storyteller/template.ts';
import { readTopic } from '../../emulators/openai/storyteller/topic.ts';
import { TOPIC_SAMPLES } from './samples.ts';

export type Covered = {
  topic: string;
  age: AgeGroup;
  /** The templates made for such a topic at this age, of whatever kind. */
  templates: string[];
  /** The kinds that none of them is. */
  without: StoryType[];
  /** How many templates there are at least, whatever kind is asked for: who asks again hears another if there are two. */
  fewest: number;
  /** How likely the same request, made of two storytellers, is told by the same template: the mean over the kinds. */
  same: number;
};

/** What a request of every class of topic and age would be told by. */
export function coverage(templates: readonly Template[]): Covered[] {
  return Object.entries(TOPIC_SAMPLES).flatMap(([tag, samples]) =>
    AGE_GROUPS.map((age) => {
      const [language] = LANGUAGES;
      const topic = readTopic(samples[language][0] ?? '', language);
      const perKind = STORY_TYPES.map((storyType) => {
        const found = templatesFor(templates, topic, { ageGroup: age, storyType }).filter(
          ({ weight }) => weight > 0,
        );
        const total = found.reduce((sum, { weight }) => sum + weight, 0);
        const isOfKind = found.some(({ template }) => template.kinds.includes(storyType));
        return {
          storyType,
          isOfKind,
          ids: found.map(({ template }) => template.id),
          same: found.reduce((sum, { weight }) => sum + (weight / total) ** 2, 0),
        };
      });
      return {
        ...{ topic: tag, age },
        templates: [...new Set(perKind.flatMap(({ ids }) => ids))],
        without: perKind.filter(({ isOfKind }) => !isOfKind).map(({ storyType }) => storyType),
        fewest: Math.min(...perKind.map(({ ids }) => ids.length)),
        same: perKind.reduce((sum, { same }) => sum + same, 0) / perKind.length,
      };
    }),
  );
}
