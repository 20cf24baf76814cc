import type { Companion, Hero, Plot, Scene, ThreadName, Tongue, Topic } from './book.ts';
import type { StoryBrief } from './brief.ts';
import { pick, shuffled } from './random.ts';

/** Every choice that later beats refer back to, made before a word is written. */
export type StoryPlan = {
  hero: Hero;
  topic: Topic;
  plot: Plot;
  thread: ThreadName;
  companion: Companion;
  scenes: Scene[];
  refrain: string;
};

const SURPRISE = { standard: [0], innovative: [0, 1], creative: [1, 2] } as const;

function threadFor(topic: Topic, hero: Hero): ThreadName {
  if (topic.kind === 'lack') return hero.isTopic ? 'heroLack' : 'metLack';
  if (topic.kind === 'fact') return hero.isTopic ? 'heroFact' : 'metFact';
  return topic.kind;
}

/** A character from the topic whom the named children meet travels with them as the companion. */
function topicCompanion(topic: Topic): Companion {
  return {
    name: topic.short,
    kind: topic.indefinite,
    called: topic.short,
    gender: topic.gender,
    types: [],
    surprise: 0,
    meet: '',
    help: '',
  };
}

export function planStory(brief: StoryBrief, tongue: Tongue, random: () => number): StoryPlan {
  const topic = tongue.analyseTopic(brief.topic, random);
  const hero = tongue.heroes(brief.childNames, topic, random);
  const thread = threadFor(topic, hero);
  const surprise: readonly number[] = SURPRISE[brief.creativityLevel];
  const fits = (entry: Companion | Scene) =>
    (entry.types.length === 0 || entry.types.includes(brief.storyType)) && surprise.includes(entry.surprise);
  const { book } = tongue;
  /** Two dragons, one from the topic and one from the book, would be one too many. */
  const clashes = (text: string) =>
    topic.keyword.length > 2 && text.toLocaleLowerCase().includes(topic.keyword.toLocaleLowerCase());
  const companions = book.companions.filter((companion) => fits(companion) && !clashes(companion.kind));
  const plots = book.plots[brief.storyType].filter((plot) => !clashes(plot.keeper.name));
  const expected = book.scenes.filter(
    (scene) => (scene.types.length === 0 || scene.types.includes(brief.storyType)) && scene.surprise < 2,
  );
  const bold = book.scenes.filter(
    (scene) => scene.surprise === 2 && brief.creativityLevel === 'creative' && fits(scene),
  );
  return {
    topic,
    hero,
    thread,
    plot: pick(plots.length > 0 ? plots : book.plots[brief.storyType], random),
    companion: thread.startsWith('met')
      ? topicCompanion(topic)
      : pick(companions.length > 0 ? companions : book.companions.filter(fits), random),
    scenes: [...shuffled(bold, random).slice(0, 2), ...shuffled(expected, random)],
    refrain: pick(book.refrains, random),
  };
}
