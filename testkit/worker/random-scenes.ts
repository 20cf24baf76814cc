import {
  FIGURE_COLOURS,
  FIGURES,
  FRAMES,
  GARMENTS,
  HOURS,
  hasSoundRelations,
  LOOKS,
  MOODS,
  PLACES,
  POSES,
  RELATIONS,
  type Scene,
  type SceneFigure,
  SIZES,
  STANDING,
  THINGS,
  WEATHERS,
} from '../../contract/scene.ts';
import { seeded } from '../../picture/hand/random.ts';

/**
 * Scenes with every place, figure, thing, pose and relation as likely as another; the same ones for the same seed.
 * @param isActing false for figures that only stand there
 */
export function randomScenes(seed: number, count: number, isActing = true): Scene[] {
  const random = seeded(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const maybe = <T>(list: readonly T[], chance: number): T | null =>
    isActing && random() < chance ? one(list) : null;
  const figure = (): SceneFigure => ({
    kind: one(FIGURES),
    colour: one(FIGURE_COLOURS),
    garment: one(GARMENTS),
    look: Math.floor(random() * LOOKS),
    ...STANDING,
    size: maybe(SIZES, 0.3),
    pose: maybe(POSES, 0.75),
  });
  return Array.from({ length: count }, () => {
    const mood = one(MOODS);
    const scene: Scene = {
      place: one(PLACES),
      frame: maybe(FRAMES, 0.4),
      hour: one(HOURS),
      weather: maybe(WEATHERS, 0.3),
      mood,
      figures: Array.from({ length: one([1, 2, 2, 3, 4]) }, figure),
      things: random() < 0.85 ? [one(THINGS)] : [],
    };
    const second = maybe(THINGS, 0.2);
    if (second && !scene.things.includes(second)) scene.things.push(second);
    const [thing] = scene.things;
    const paint = maybe(FIGURE_COLOURS, 0.3);
    if (thing && paint) scene.paints = { [thing]: paint };
    const face = maybe(MOODS, 0.2);
    if (thing && face) scene.faces = { [thing]: face };
    for (const each of scene.figures) {
      const own = maybe(MOODS, 0.3);
      each.mood = own === mood ? null : own;
      const word = maybe(RELATIONS, 0.5);
      const of = random() < 0.5 ? ('figures' as const) : ('things' as const);
      each.relation = word && { word, of, at: Math.floor(random() * scene[of].length) };
      if (!hasSoundRelations(scene)) each.relation = null;
    }
    return scene;
  });
}
