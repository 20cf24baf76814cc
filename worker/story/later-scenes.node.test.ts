import { expect, test } from 'vitest';
import { LENGTH_TABLE } from '../../contract/options.ts';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { randomScenes } from '../../testkit/worker/random-scenes.ts';
import { laterPlaces, laterScenes, readLaterScenes, writeLaterScenes } from './later-scenes.ts';
import { sceneOfLine } from './scene.ts';

const options = storyRequest.parse({ topic: 'un zorro', storyLength: 'short' });
const first = sceneOfLine('forest, night, curious, fox red scarf, owl brown, lamp', options)!;
/** A story of paragraphs that have a third of the usual words each. */
const sentences = (...starts: string[]) =>
  starts.map((start, index) => ({
    index,
    paragraph: index,
    text: `${start} ${'uno '.repeat(LENGTH_TABLE.short.usualWords / 3)}.`,
  }));

test('later scenes are stored as short lines, which are read again', () => {
  const some = randomScenes(1, 20).map((scene, at) => ({ part: 'end' as const, paragraph: at, scene }));
  expect(readLaterScenes(writeLaterScenes(some))).toEqual(some);
  expect([writeLaterScenes([]), readLaterScenes(null), readLaterScenes('end 3 nonsense\nnow 1 a.b')]).toEqual(
    [null, [], []],
  );
});

test('a story of one paragraph has no later picture, one that ends early none in its middle', () => {
  const partsOf = (...starts: string[]) =>
    laterPlaces({ sentences: sentences(...starts), options }).map(
      ({ part, paragraph }) => `${part} ${paragraph}`,
    );
  expect(partsOf('A')).toEqual([]);
  expect(partsOf('A', 'B')).toEqual(['end 1']);
  expect(partsOf('A', 'B', 'C')).toEqual(['middle 1', 'end 2']);
});

test('without an answer the later pictures show the first one’s figures where their paragraphs are', () => {
  const told = {
    title: '',
    sentences: sentences('A', 'En la playa, un cangrejo', 'Y el zorro durmió'),
    options,
    first,
  };
  expect(
    laterScenes(told).map(({ scene }) => [scene.place, scene.hour, scene.mood, scene.figures.length]),
  ).toEqual([
    ['beach', 'night', 'curious', 3],
    ['forest', 'night', 'sleepy', 2],
  ]);
  const worried = laterScenes({ ...told, first: { ...first, mood: 'worried' } });
  expect(worried.map(({ scene }) => scene.mood)).toEqual(['worried', 'worried']);
});

test('a model that draws somebody else later has the hero of the first picture, in its garment', () => {
  const told = { title: '', sentences: sentences('A', 'B', 'C'), options, first };
  const lines = new Map([
    ['middle', 'sea, day, happy, bear blue hat swims, boat'],
    ['end', 'bedroom, night, sleepy, owl white crown sleeps'],
  ]);
  expect(
    laterScenes(told, lines).map(({ scene }) => [
      scene.place,
      scene.figures.map(({ kind, colour, garment, pose }) => [kind, colour, garment, pose]),
    ]),
  ).toEqual([
    ['sea', [['fox', 'red', 'scarf', 'swims']]],
    ['bedroom', [['owl', 'brown', 'none', 'sleeps']]],
  ]);
});
