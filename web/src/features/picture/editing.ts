import type { ScenePart } from '../../../../contract/picture.ts';
import {
  FIGURE_TABLE,
  type FigureKind,
  hasSoundRelations,
  isOneOf,
  MOST_FIGURES,
  MOST_THINGS,
  type Pose,
  type Scene,
  type SceneFigure,
  STANDING,
  sceneWith,
  type Thing,
  THINGS,
} from '../../../../contract/scene.ts';

/** The pictures of one story, in their order. */
export type Scenes = readonly Scene[];

/** How a figure looks: the same in every picture of its story. */
type Look = Pick<SceneFigure, 'kind' | 'colour' | 'garment' | 'look'>;

const looksAs = (one: Look, other: Look): boolean =>
  one.kind === other.kind &&
  one.colour === other.colour &&
  one.garment === other.garment &&
  one.look === other.look;

export const isPerson = ({ kind }: Pick<SceneFigure, 'kind'>): boolean => isOneOf(FIGURE_TABLE.people, kind);

/** The scenes with another one at a position. */
const withScene = (scenes: Scenes, at: number, change: (scene: Scene) => Scene): Scenes =>
  scenes.map((scene, position) => (position === at ? change(scene) : scene));

/** Changes place, hour, weather of one picture. */
export const changePlace = (
  scenes: Scenes,
  at: number,
  part: Partial<Pick<Scene, 'place' | 'hour' | 'weather'>>,
): Scenes => withScene(scenes, at, (scene) => ({ ...scene, ...part }));

/** Changes the look of a figure, in every picture of the story that it is in. */
export function changeLook(scenes: Scenes, at: number, figure: number, part: Partial<Look>): Scenes {
  const before = scenes[at]?.figures[figure];
  if (!before) return scenes;
  return scenes.map((scene, position) => {
    const isHere = (one: SceneFigure, place: number) =>
      position === at ? place === figure : looksAs(one, before);
    return {
      ...scene,
      figures: scene.figures.map((one, place) => (isHere(one, place) ? { ...one, ...part } : one)),
    };
  });
}

/** Another pose, or none, in one picture. What the figure was related to for the last one is over. */
export function changePose(scenes: Scenes, at: number, figure: number, pose: Pose | null): Scenes {
  return withScene(scenes, at, (scene) => {
    const posed = (relation: SceneFigure['relation']): Scene => ({
      ...scene,
      figures: scene.figures.map((one, place) => (place === figure ? { ...one, pose, relation } : one)),
    });
    const other = scene.figures.findIndex((_, place) => place !== figure);
    if (pose !== 'hugs' || other < 0) return posed(null);
    const hugging = posed({ word: 'beside', of: 'figures', at: other });
    return hasSoundRelations(hugging) ? hugging : posed(null);
  });
}

const without = (count: number, at: number): number[] => [...Array(count).keys()].filter((one) => one !== at);

/** Takes a figure or a thing away, in one picture. The last figure stays. */
export function takeAway(scenes: Scenes, at: number, part: ScenePart): Scenes {
  return withScene(scenes, at, (scene) => {
    const { figures, things } = scene;
    if (part.of === 'things') return sceneWith(scene, [...figures.keys()], without(things.length, part.at));
    return figures.length > 1 ? sceneWith(scene, without(figures.length, part.at)) : scene;
  });
}

export const changeThing = (scenes: Scenes, at: number, thing: number, next: Thing): Scenes =>
  withScene(scenes, at, (scene) => ({
    ...scene,
    things: scene.things.map((one, place) => (place === thing ? next : one)),
  }));

/** Whether another figure, or another thing, has room in a picture. */
export const hasRoomFor = ({ figures, things }: Scene, of: ScenePart['of']): boolean =>
  of === 'figures' ? figures.length < MOST_FIGURES : things.length < MOST_THINGS;

/** Usual colour of an added figure. */
const colourOf = (kind: FigureKind): SceneFigure['colour'] =>
  isPerson({ kind }) ? 'blue' : isOneOf(FIGURE_TABLE.creatures, kind) ? 'purple' : 'brown';

/** Adds a figure or a thing to one picture. @returns it as a part, which is the last of its kind */
export function add(
  scenes: Scenes,
  at: number,
  added: FigureKind | Thing,
): { scenes: Scenes; part: ScenePart } {
  const { figures, things } = scenes[at] as Scene;
  if (isOneOf(THINGS, added)) {
    const next = withScene(scenes, at, (scene) => ({ ...scene, things: [...things, added] }));
    return { scenes: next, part: { of: 'things', at: things.length } };
  }
  const figure: SceneFigure = { kind: added, colour: colourOf(added), garment: 'none', look: 0, ...STANDING };
  const next = withScene(scenes, at, (scene) => ({ ...scene, figures: [...figures, figure] }));
  return { scenes: next, part: { of: 'figures', at: figures.length } };
}
