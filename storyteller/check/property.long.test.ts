import { expect, test } from 'vitest';
import { measureSentences } from '../../contract/level/measure.ts';
import {
  AGE_GROUPS,
  CREATIVITY_LEVELS,
  LANGUAGES,
  type Language,
  LENGTHS,
  LEVELS,
  STORY_TYPES,
} from '../../contract/options.ts';
import { openRepertoire, type StoryBrief, tellPairs } from '../engine/index.ts';
import { mulberry32, pick } from '../engine/random.ts';
import { paragraphsOf, type ToldStory } from '../engine/tell.ts';
import { sharedSentences } from './check.ts';
import { faultsOf } from './rules.ts';
import { TOPIC_SAMPLES } from './samples.ts';

const REQUESTS = 100;
const NAMES = ['', 'Noa', 'Íñigo', 'Ana e Inés', 'Omar and Kate', 'Ella, Sam and Jin', 'María José, Leo'];
const TOPICS = Object.values(TOPIC_SAMPLES);

/** Any possible request with a known class of topic. */
function anyBrief(random: () => number): StoryBrief {
  const language = pick(LANGUAGES, random);
  return {
    language,
    topic: pick(pick(TOPICS, random)[language], random),
    childNames: pick(NAMES, random),
    storyType: pick(STORY_TYPES, random),
    storyLength: pick(LENGTHS, random),
    englishLevel: pick(LEVELS, random),
    ageGroup: pick(AGE_GROUPS, random),
    creativityLevel: pick(CREATIVITY_LEVELS, random),
  };
}

function wordsPerSentence(story: ToldStory, side: Language): number {
  const sentences = story.pairs.map((pair) => pair[side]);
  return measureSentences(sentences, side)?.wordsPerSentence ?? 0;
}

/** Maximum average share of common sentences, per class of topic. */
const SHARED_AT_MOST = 0.25;

test('two stories of the same request share at most a quarter of their sentences, in every class of topic', () => {
  const random = mulberry32(7);
  const draw = () => Math.floor(random() * 2 ** 32);
  for (const [tag, samples] of Object.entries(TOPIC_SAMPLES)) {
    const shares = LANGUAGES.flatMap((language) =>
      samples[language].map((topic) => {
        const brief = { ...anyBrief(random), language, topic };
        const repertoire = openRepertoire();
        const [first, again] = [1, 2].map(() =>
          tellPairs(brief, mulberry32(repertoire.seedFor(brief, draw))),
        );
        return sharedSentences(again!, first!, language);
      }),
    );
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean, tag).toBeLessThanOrEqual(SHARED_AT_MOST);
  }
}, 120_000);

test('every story keeps the grammar rules of both languages, and each level is harder than the previous', () => {
  const random = mulberry32(20261122);
  const wrong: string[] = [];
  for (let request = 0; request < REQUESTS; request++) {
    const brief = anyBrief(random);
    const what = `request ${request} ${JSON.stringify(brief)}`;
    const told = LEVELS.map((englishLevel) => tellPairs({ ...brief, englishLevel }, mulberry32(request)));
    for (const side of LANGUAGES) {
      for (const story of told)
        for (const text of [story.title[side], ...paragraphsOf(story, side)])
          wrong.push(...faultsOf(text, side).map((fault) => `${fault} (${story.template}, ${what})`));
      const [beginner = 0, intermediate = 0, advanced = 0] = told.map((story) =>
        wordsPerSentence(story, side),
      );
      if (!(beginner < intermediate && intermediate < advanced))
        wrong.push(`${side}: ${beginner} < ${intermediate} < ${advanced}: ${what}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);
