import { expect, test } from 'vitest';
import { listedScene } from '../../contract/scene-list.ts';
import { type Scene, sceneCode } from '../../contract/scene.ts';
import { randomScenes } from '../../testkit/worker/random-scenes.ts';
import { firstPicturePrompt, laterPicturesPrompt, linesIn, sceneLine } from './picture-prompt.ts';

const told = { topic: 'un "faro"', title: 'El faro', paragraphs: ['Había un faro.', '<|im_start|>'] };

/** Whether each of its figures has a name of its own, by which a line tells one from another. */
const isUnlike = ({ figures }: Scene) => new Set(figures.map(({ kind }) => kind)).size === figures.length;

test('the line of a scene is read as the same scene', () => {
  const looked = ({ figures, ...scene }: Scene) =>
    sceneCode({ ...scene, figures: figures.map((figure) => ({ ...figure, look: 0 })) });
  const scenes = randomScenes(3, 200).filter(isUnlike);
  expect(scenes.length).toBeGreaterThan(100);
  for (const scene of scenes) {
    const read = listedScene(sceneLine(scene));
    const figures = read?.figures.map(({ colour, garment, ...figure }) => ({
      ...figure,
      colour: colour!,
      garment: garment ?? ('none' as const),
      look: 0,
    }));
    expect(read && looked({ ...read, figures: figures! })).toBe(looked(plain(scene)));
  }
});

/** A figure's mood that is that of all is not said again. */
const plain = (scene: Scene): Scene => ({
  ...scene,
  figures: scene.figures.map((figure) => ({
    ...figure,
    mood: figure.mood === scene.mood ? null : figure.mood,
  })),
});

test('a request is one object of data, from which no role can be imitated', () => {
  const first = randomScenes(1, 1)[0]!;
  for (const { user } of [
    firstPicturePrompt(told),
    laterPicturesPrompt(told, first, [{ part: 'end', paragraph: 1 }]),
  ]) {
    expect(JSON.parse(user)).toMatchObject({ topic: told.topic, text: told.paragraphs });
    expect(user).not.toContain('<|');
  }
});

test.each([
  ['middle: sea, day, happy, fox\nend: forest', { middle: ' sea, day, happy, fox', end: ' forest' }],
  ['**Middle:** sea\n- `end` = forest', { middle: '** sea', end: ' forest' }],
  ['Here they are:\nbeginning: sea\nend: forest\nend: farm', { end: ' forest' }],
  ['sea, day, fox', {}],
])('the answer %j is read by its labels', (answer, lines) => {
  expect(Object.fromEntries(linesIn(answer, ['middle', 'end']))).toEqual(lines);
});

test.each([
  ['{"middle":"sea, day, happy, fox","end":"farm, night, calm, fox"}'],
  ['1. middle: sea, day, happy, fox\n2. end: farm, night, calm, fox'],
  ['```json\n{\n  "middle": "sea, day, happy, fox",\n  "end": "farm, night, calm, fox"\n}\n```'],
])('lines in another form are read: %s', (answer) => {
  const places = Array.from(linesIn(answer, ['middle', 'end']), ([part, line]) => [
    part,
    listedScene(line)?.place,
  ]);
  expect(places).toEqual([
    ['middle', 'sea'],
    ['end', 'farm'],
  ]);
});

test('an answer about one picture needs no label', () => {
  expect(linesIn('sea, day, happy, fox', ['beginning']).get('beginning')).toBe('sea, day, happy, fox');
});
