import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, otherLanguage } from '../../contract/options.ts';
import { listedScene } from '../../contract/scene-list.ts';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { asText } from '../../emulators/openai/chat/completion.ts';
import { asLines } from '../../emulators/openai/chat/pairs.ts';
import { PairCutter } from '../../worker/story/pair-cutter.ts';
import { STAND_IN_NAMES } from '../../worker/story/stand-in-names.ts';
import { StoryCutter } from '../../worker/story/story-cutter.ts';
import { tellPairs, tellStory } from '../engine/index.ts';
import { mulberry32 } from '../engine/random.ts';
import { TEMPLATES } from '../engine/templates.ts';
import { kindOfChild } from '../engine/topic-picture.ts';

test.each(LANGUAGES)('every story in %s says what its picture shows, after its first sentence', (own) => {
  const other = otherLanguage(own);
  const topics = ['mixed', 'heavy'].flatMap((name) =>
    readFileSync(`storyteller/topics/${name}.${own}.txt`, 'utf8').split('\n').filter(Boolean),
  );
  for (const [at, topic] of topics.filter((_, at) => at % 7 === 0).entries()) {
    const brief = storyRequest.parse({ topic, language: own, storyLength: 'short', childNames: 'Ana' });
    const isBoth = at % 2 === 1;
    const random = mulberry32(at);
    const sides = { own, other, isMarked: true, length: brief.storyLength };
    const answer = isBoth
      ? asLines(tellPairs(brief, random), sides, new Set(), { share: 0, random })
      : asText(tellStory(brief, random), brief, new Set(), true);
    const cutter = isBoth ? new PairCutter(own, other) : new StoryCutter(own);
    const pieces = [...cutter.push(answer), ...cutter.end()];
    const before = pieces.findIndex(({ type }) => type === 'scene');
    expect(pieces.slice(0, before).filter(({ type }) => type === 'sentence')).toHaveLength(1);
    const scene = pieces[before]!;
    expect(scene.type === 'scene' && listedScene(scene.list), topic).toBeTruthy();
    const text = pieces.flatMap((piece) => (piece.type === 'sentence' ? piece.text : [])).join(' ');
    expect(text).not.toMatch(/scene|curious|worried/u);
  }
});

test('no picture of a grave story is merry or asleep', () => {
  const grave = TEMPLATES.filter(({ topics }) => topics.some((topic) => topic.startsWith('heavy')));
  expect(grave.length).toBeGreaterThan(10);
  const moods = grave.flatMap(({ id, pictures }) => pictures.map(({ mood }) => ({ id, mood })));
  expect(moods.filter(({ mood }) => mood === 'happy' || mood === 'sleepy')).toEqual([]);
});

test('a child has the same kind under each of its stand-in names', () => {
  const kinds = Object.values(STAND_IN_NAMES)
    .flat()
    .map(({ name, gender }) => [gender, kindOfChild(name)].join(' '));
  expect(new Set(kinds)).toEqual(new Set(['f girl', 'm boy', ' boy']));
});
