import { expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/options.ts';
import { type Scene, sceneCode } from '../../contract/scene.ts';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { SCENE } from '../../testkit/worker/access/scene.ts';
import type { EarlierNight } from '../home-storage/series.ts';
import { elsewhereFirst, figuresBefore, recalledNights } from './another-night.ts';
import { storyPrompt } from './prompt.ts';
import { INGREDIENTS } from './prompting/ingredients.ts';
import { SHAPES } from './prompting/shapes.ts';
import { withKnown } from './scene.ts';
import { StandIns } from './stand-ins.ts';

const night = (n: number, more: Partial<EarlierNight> = {}): EarlierNight => ({
  storyId: `night-${n}`,
  title: `Ana y la noche ${n}`,
  memory: `Ana prometió la cosa ${n}.`,
  scene: sceneCode(SCENE),
  opening: `Una vez, hace mucho ${n}, Ana vio una luz pequeña detrás de la ventana azul de la casa.`,
  cast: [],
  ...more,
});
const NIGHTS = [5, 4, 3, 2, 1].map((n) => night(n));

const promptOf = (number: number, nights: readonly EarlierNight[] = NIGHTS, language: 'es' | 'en' = 'es') => {
  const request = storyRequest.parse({ topic: 'el mar', childNames: 'Ana', language });
  const standIns = new StandIns(request, 'series', [], { known: { Ana: 'Nadia' } });
  const another = {
    seriesId: 'series',
    number,
    nights: recalledNights(nights, (text) => standIns.hide(text)),
  };
  return storyPrompt(standIns.request, 'a-story', another);
};

test('nights are data with stand-ins, the last one last; their rule stands below topic and what hurts', () => {
  for (const language of LANGUAGES) {
    const { system, user } = promptOf(6, NIGHTS, language);
    const alone = storyPrompt(new StandIns(storyRequest.parse({ topic: 'x', language }), 's').request, 's');
    const added = system.split('\n').filter((line) => line.includes('opening'));
    expect(added).toHaveLength(1);
    expect(alone.system).not.toContain(added[0]);
    const [hurts, topic, own, kind] = ['1. ', '3. ', added[0]!, '4. '].map((start) => system.indexOf(start));
    expect([hurts, topic, own, kind]).toEqual([hurts, topic, own, kind].toSorted((a, b) => a! - b!));
    const line = user.split('\n').find((one) => one.startsWith('{'))!;
    const { nights } = JSON.parse(line) as { nights: Record<string, string>[] };
    expect(nights.map(({ memory }) => memory)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `Nadia prometió la cosa ${n}.`),
    );
    expect(nights.map(({ place }) => place ?? null)).toEqual([null, null, ...Array(3).fill(SCENE.place)]);
    expect(nights[4]!.opening).toBe('Una vez, hace mucho 5, Nadia vio una luz pequeña detrás de');
    expect(`${system}${user}`).not.toContain('Ana');
  }
});

test('a prompt is longer by no more than its nights', () => {
  const memory = Array(60).fill('palabra').join(' ');
  const long = promptOf(
    6,
    NIGHTS.map((one) => ({ ...one, memory })),
  );
  const alone = storyPrompt(
    new StandIns(storyRequest.parse({ topic: 'el mar', childNames: 'Ana' }), 's').request,
    's',
  );
  const words = ({ system, user }: { system: string; user: string }) =>
    `${system} ${user}`.split(/\s+/u).length;
  expect(words(long) - words(alone)).toBeLessThan(450);
});

test('no shape comes again within four nights, and no ingredient within fifty', () => {
  for (const language of LANGUAGES) {
    const systems = Array.from({ length: 50 }, (_, n) => promptOf(n + 1, [], language).system);
    const shapes = systems.map((system) => SHAPES[language].findIndex((shape) => system.includes(shape)));
    for (let n = 3; n < shapes.length; n += 1) expect(new Set(shapes.slice(n - 3, n + 1)).size).toBe(4);
    const used = systems.map((system) =>
      INGREDIENTS[language].findIndex((one) => system.includes(`${one}.`)),
    );
    expect(new Set(used).size).toBe(50);
  }
});

test('hero and companions look as on the last night that has a picture, in another place', () => {
  const [hero] = SCENE.figures;
  const owl = { ...hero!, kind: 'owl', colour: 'purple', garment: 'hat', relation: null } as const;
  const last = { ...SCENE, figures: [hero!, owl] } as Scene;
  const known = figuresBefore([night(2, { scene: null }), night(1, { scene: sceneCode(last) })]);
  const told = {
    ...SCENE,
    place: 'sea',
    figures: [
      { ...owl, colour: 'brown', garment: 'none' },
      { ...hero!, colour: 'green', garment: 'none' },
    ],
  } as Scene;
  const { place, figures } = withKnown(told, known);
  expect(place).toBe('sea');
  expect(figures.map(({ kind, colour, garment }) => [kind, colour, garment])).toEqual([
    [hero!.kind, hero!.colour, hero!.garment],
    ['owl', 'purple', 'hat'],
  ]);
  expect(figuresBefore([night(1, { scene: 'no code' })])).toEqual([]);
});

test('a proposal that goes where one of the last three nights was is the last; one before them may come again', () => {
  const at = (place: Scene['place']) => night(1, { scene: sceneCode({ ...SCENE, place }) });
  const proposals = [
    { text: 'volver a la playa' },
    { text: 'ver el mercado' },
    { text: 'contar hasta diez' },
  ];
  const ordered = (...places: Scene['place'][]) =>
    elsewhereFirst(proposals, places.map(at)).map(({ text }) => text.split(' ')[0]);
  expect(ordered('beach')).toEqual(['ver', 'contar', 'volver']);
  expect(ordered('forest', 'city', 'snow', 'beach')).toEqual(['volver', 'ver', 'contar']);
  // A writer that stayed: every place of the last three is theirs still.
  expect(ordered('beach', 'beach', 'beach')).toEqual(['ver', 'contar', 'volver']);
  expect(elsewhereFirst(proposals, [night(1, { scene: null })])).toEqual(proposals);
});
