import { AGE_GROUPS, type AgeGroup, LANGUAGES, STORY_TYPES, type StoryType } from '../../contract/options.ts';
import { templatesFor } from '../engine/tell.ts';
import type { Template } from '../engine/template.ts';
import { readTopic } from '../engine/topic.ts';
import { TOPIC_SAMPLES } from './samples.ts';

export type Covered = {
  topic: string;
  age: AgeGroup;
  /** Templates for this topic and age, of any type. */
  templates: string[];
  /** Types without a template. */
  without: StoryType[];
  /** Minimum number of templates over the types; a repeated request varies from two on. */
  fewest: number;
  /** Probability that two storytellers use the same template for the same request, averaged over the types. */
  same: number;
};

/** Templates for every class of topic and age. */
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
        topic: tag,
        age,
        templates: [...new Set(perKind.flatMap(({ ids }) => ids))],
        without: perKind.filter(({ isOfKind }) => !isOfKind).map(({ storyType }) => storyType),
        fewest: Math.min(...perKind.map(({ ids }) => ids.length)),
        same: perKind.reduce((sum, { same }) => sum + same, 0) / perKind.length,
      };
    }),
  );
}
