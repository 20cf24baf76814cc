import { z } from 'zod';
import {
  FIGURE_COLOURS,
  FIGURES,
  FRAMES,
  GARMENTS,
  HOURS,
  hasSoundRelations,
  LOOKS,
  MOODS,
  MOST_FIGURES,
  MOST_THINGS,
  PLACES,
  POSES,
  RELATIONS,
  type Scene,
  SIZES,
  THINGS,
  WEATHERS,
} from '../scene.ts';

/** Where a figure is as to another figure or a thing of the scene, by its position there. */
const relation = z.object({
  word: z.enum(RELATIONS),
  of: z.enum(['figures', 'things']),
  at: z
    .int()
    .min(0)
    .max(MOST_FIGURES - 1),
});

/** Figure of a picture. `look`: skin and hair of a person. */
const sceneFigure = z.object({
  kind: z.enum(FIGURES),
  colour: z.enum(FIGURE_COLOURS),
  garment: z.enum(GARMENTS),
  look: z
    .int()
    .min(0)
    .max(LOOKS - 1),
  size: z.enum(SIZES).nullable(),
  mood: z.enum(MOODS).nullable(),
  pose: z.enum(POSES).nullable(),
  relation: relation.nullable(),
});

/** What a story's picture shows, the hero first. */
export const scene = z
  .object({
    place: z.enum(PLACES),
    frame: z.enum(FRAMES).nullable(),
    hour: z.enum(HOURS),
    weather: z.enum(WEATHERS).nullable(),
    mood: z.enum(MOODS),
    figures: z.array(sceneFigure).min(1).max(MOST_FIGURES),
    things: z.array(z.enum(THINGS)).max(MOST_THINGS),
    paints: z.partialRecord(z.enum(THINGS), z.enum(FIGURE_COLOURS)).optional(),
    faces: z.partialRecord(z.enum(THINGS), z.enum(MOODS)).optional(),
  })
  .refine(hasSoundRelations)
  // A colour or a face is of a thing that is there, so that a scene has no more of them than things.
  .refine(({ things, paints = {}, faces = {} }) =>
    [paints, faces].every((said) => Object.keys(said).every((thing) => (things as string[]).includes(thing))),
  ) satisfies z.ZodType<Scene>;

/** What pictures of a story shall show; a picture without a scene stays as it is. */
export const chosenScenes = z
  .strictObject({ beginning: scene.optional(), middle: scene.optional(), end: scene.optional() })
  .refine((chosen) => Object.keys(chosen).length > 0, { error: 'at least one scene' });
export type ChosenScenes = z.infer<typeof chosenScenes>;
