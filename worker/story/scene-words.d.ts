import type { FigureColour, FigureKind, Garment, Hour, Place, Thing } from '../../contract/scene.ts';
/** Words of topics and titles that say what a picture shows: Spanish and English, folded, in the singular. */
/** What is drawn of a figure unless something else is said. */
export declare const NATURE: Record<
  FigureKind,
  {
    colour: FigureColour;
    place: Place;
  }
>;
/** A figure that words name; null where they do not say it. */
export type NamedFigure = {
  kind: FigureKind;
  colour: FigureColour | null;
  garment: Garment | null;
};
/** What the words of a text say of a picture. */
export type SceneWords = {
  /** Each kind once, in order. */
  figures: NamedFigure[];
  place: Place | null;
  thing: Thing | null;
  hour: Hour | null;
  isGrave: boolean;
};
/**
 * Reads words that are known.
 * @param names words that are names, folded: *León* is no lion
 */
export declare function sceneWordsIn(text: string, names?: ReadonlySet<string>): SceneWords;
