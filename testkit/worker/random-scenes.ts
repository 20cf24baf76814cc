import {
  FIGURE_COLOURS,
  FIGURES,
  GARMENTS,
  HOURS,
  LOOKS,
  MOODS,
  PLACES,
  type Scene,
  type SceneFigure,
  THINGS,
} from '../../contract/scene.ts';
import { seeded } from '../../picture/hand/random.ts';

/** Scenes with every place, figure and thing as likely as another; the same ones for the same seed. */
export function randomScenes(seed: number, count: number): Scene[] {
  const random = seeded(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const figure = (): SceneFigure => ({
    kind: one(FIGURES),
    colour: one(FIGURE_COLOURS),
    garment: one(GARMENTS),
    look: Math.floor(random() * LOOKS),
  });
  return Array.from({ length: count }, () => ({
    place: one(PLACES),
    hour: one(HOURS),
    mood: one(MOODS),
    figures: Array.from({ length: one([1, 2, 2, 3, 4]) }, figure),
    thing: random() < 0.85 ? one(THINGS) : null,
  }));
}
