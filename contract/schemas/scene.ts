import { z } from 'zod';
import {
  FIGURE_COLOURS,
  FIGURES,
  GARMENTS,
  HOURS,
  LOOKS,
  MOODS,
  MOST_FIGURES,
  PLACES,
  type Scene,
  THINGS,
} from '../scene.ts';

/** Figure of a picture. `look`: skin and hair of a person. */
const sceneFigure = z.object({
  kind: z.enum(FIGURES),
  colour: z.enum(FIGURE_COLOURS),
  garment: z.enum(GARMENTS),
  look: z
    .int()
    .min(0)
    .max(LOOKS - 1),
});

/** What a story's picture shows, the hero first. */
export const scene = z.object({
  place: z.enum(PLACES),
  hour: z.enum(HOURS),
  mood: z.enum(MOODS),
  figures: z.array(sceneFigure).min(1).max(MOST_FIGURES),
  thing: z.enum(THINGS).nullable(),
}) satisfies z.ZodType<Scene>;
