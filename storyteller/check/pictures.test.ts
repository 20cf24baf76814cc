import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/options.ts';
import { listedScene } from '../../contract/scene-list.ts';
import { sceneWordsIn } from '../../contract/scene-words.ts';
import { imaginedIn, isOneOf, POSES, RELATIONS, type Scene, THINGS } from '../../contract/scene.ts';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { things as drawings } from '../../picture/things.ts';
import { STAND_IN_NAMES } from '../../worker/story/stand-in-names.ts';
import { PICTURE_PARTS } from '../engine/header.ts';
import { impliedActOf } from '../engine/implied-acts.ts';
import { isUnderstood, tellPairs } from '../engine/index.ts';
import { mulberry32 } from '../engine/random.ts';
import { TEMPLATES } from '../engine/templates.ts';
import { kindOfChild } from '../engine/topic-picture.ts';

/** `npm test` tells a fourth of the topics that `npm run test:long` tells. */
const EVERY = process.env.TEST_LONG === undefined ? 4 : 1;

test.each(LANGUAGES)('every story in %s has three pictures, each with all that its line says', (language) => {
  for (const { topic, lines, scenes } of ['mixed', 'heavy', 'harmless'].flatMap((file) =>
    drawn(file, language, 7 * EVERY),
  ))
    for (const [at, scene] of scenes.entries()) {
      expect(scene, topic).not.toBeNull();
      const said = (lines[at] ?? '').split(', ').map((value) => value.split(' '));
      const acts = said.flat().filter((word) => isOneOf(POSES, word));
      expect(
        scene?.figures.flatMap(({ pose }) => pose ?? []),
        `${topic}: ${lines[at]}`,
      ).toEqual(acts);
      const related = said.filter((words) => words.some((word) => isOneOf(RELATIONS, word)));
      expect(scene?.figures.filter(({ relation }) => relation !== null).length).toBeGreaterThanOrEqual(
        related.length,
      );
    }
});

test('no picture of a grave story is merry or asleep', () => {
  const grave = TEMPLATES.filter(({ topics }) => topics.some((topic) => topic.startsWith('heavy')));
  expect(grave.length).toBeGreaterThan(10);
  const moods = grave.flatMap(({ id, pictures }) =>
    PICTURE_PARTS.flatMap((part) => pictures[part].map(({ mood }) => ({ id, mood }))),
  );
  expect(moods.filter(({ mood }) => mood === 'happy' || mood === 'sleepy')).toEqual([]);
});

test('a child has the same kind under each of its stand-in names', () => {
  const kinds = Object.values(STAND_IN_NAMES)
    .flat()
    .map(({ name, gender }) => [gender, kindOfChild(name)].join(' '));
  expect(new Set(kinds)).toEqual(new Set(['f girl', 'm boy', ' boy']));
});

/** Topics of a list, each told, with the scenes of its three pictures. */
function drawn(file: string, language: (typeof LANGUAGES)[number], every = 1) {
  const topics = readFileSync(`storyteller/topics/${file}.${language}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return topics
    .filter((_, at) => at % every === 0)
    .map((topic, at) => {
      const brief = storyRequest.parse({ topic, language, storyLength: 'short', childNames: 'Ana' });
      const { pictures } = tellPairs(brief, mulberry32(at));
      const lines = PICTURE_PARTS.map((part) => pictures?.[part] ?? '');
      return { topic, isTold: isUnderstood(brief), lines, scenes: lines.map(listedScene) };
    });
}

/** What is lost or missing is not drawn: whether it should be is not asked of these. */
const GONE =
  /\b(?:perd\p{L}*|pierd\p{L}*|sin|busc\p{L}*|encuentr\p{L}*|no tien\p{L}*|lost|loses?|losing|without|missing|looking|find|where|dónde)\b/iu;

test.each([
  ['es', 'no encuentro mi osito', 'teddy'],
  ['en', 'a knight without a horse', 'horse'],
  ['es', 'una sirena que pierde su caracola', 'shell'],
  ['en', 'my dog ran away and we look for him', 'dog'],
  ['en', 'our dog died', 'dog'],
  ['en', 'the monster under my bed', 'monster'],
] as const)(
  'in %s what is missing in «%s» is only imagined, and is there at the end if it is found',
  (language, topic, missed) => {
    const brief = storyRequest.parse({ topic, language, storyLength: 'short', childNames: 'Ana' });
    const lines = tellPairs(brief, mulberry32(1)).pictures;
    const scene = listedScene(lines?.beginning ?? '')!;
    const { figures, things } = imaginedIn(scene as Scene);
    const imagined = [
      ...[...figures.keys()].map((at) => scene.figures[at]?.kind),
      ...[...things.keys()].map((at) => scene.things[at]),
    ];
    expect(imagined).toEqual([missed]);
    const there = [...scene.figures.map(({ kind }) => kind), ...scene.things].filter((one) => one === missed);
    expect(there).toHaveLength(1);
  },
);

test.each([
  ['en', 'a lighthouse that is afraid of the dark', ['lighthouse']],
  ['es', 'un queso que ronca', ['cheese']],
  ['es', 'mi bicicleta nueva', []],
] as const)('in %s the thing of «%s» has a face where it is alive', (language, topic, alive) => {
  const brief = storyRequest.parse({ topic, language, storyLength: 'short', childNames: 'Ana' });
  const line = tellPairs(brief, mulberry32(1)).pictures?.beginning ?? '';
  expect(Object.keys(listedScene(line)?.faces ?? {}), line).toEqual(alive);
});

test.each(LANGUAGES)('what a topic in %s names is in its first picture', (language) => {
  const all = ['mixed', 'happy', 'two']
    .flatMap((file) => drawn(file, language, 2 * EVERY))
    .filter(({ topic, isTold }) => isTold && !GONE.test(topic))
    .map(({ topic, scenes: [first] }) => {
      const { figures, things } = sceneWordsIn(topic);
      const named = [...figures.map(({ kind }) => kind), ...things].slice(0, 2);
      const shown: string[] = [...(first?.figures.map(({ kind }) => kind) ?? []), ...(first?.things ?? [])];
      return { topic, named, missing: named.filter((name) => !shown.includes(name)) };
    })
    .filter(({ named }) => named.length > 0);
  const wrong = all.filter(({ missing }) => missing.length > 0);
  expect(all.length).toBeGreaterThan(75 / EVERY);
  const listed = wrong.map(({ topic, missing }) => `${missing.join(' ')}: ${topic}`).join('\n');
  expect(1 - wrong.length / all.length, listed).toBeGreaterThanOrEqual(0.9);
});

test.each(LANGUAGES)('thirty ordinary topics in %s have many places, moods and poses', (language) => {
  const scenes = drawn('mixed', language, 10)
    .flatMap((one) => one.scenes)
    .filter((scene) => scene !== null);
  const kinds = (of: (scene: (typeof scenes)[number]) => (string | null)[]) =>
    new Set(scenes.flatMap(of).filter(Boolean)).size;
  expect(kinds(({ place }) => [place])).toBeGreaterThanOrEqual(12);
  expect(kinds(({ mood }) => [mood])).toBeGreaterThanOrEqual(4);
  expect(kinds(({ figures }) => figures.map(({ pose }) => pose))).toBeGreaterThanOrEqual(8);
});

test('nobody holds what is larger than they are', () => {
  const wrong = THINGS.filter((thing) => {
    const named = { beings: [], kin: [], things: [thing], place: null };
    return drawings[thing].large && impliedActOf('', named)?.does?.includes('holding');
  });
  expect(wrong).toEqual([]);
});
