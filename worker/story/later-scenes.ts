import { paragraphs } from '../../contract/paragraphs.ts';
import { middlePlace } from '../../contract/picture-places.ts';
import { LATER_PARTS, type LaterPart } from '../../contract/picture.ts';
import { sceneWordsIn } from '../../contract/scene-words.ts';
import {
  isOneOf,
  MOST_FIGURES,
  parseSceneCode,
  type Scene,
  STANDING,
  sceneCode,
  withFaces,
  withPaints,
} from '../../contract/scene.ts';
import type { LaterPicture, Sentence, StoryRequest } from '../../contract/schemas/stories.ts';
import type { Seal } from '../files/picture-address.ts';
import { presentPicture } from './picture.ts';
import { inCompany, nameWordsOf, sceneOfLine } from './scene.ts';
import { drawnAs, wishOf, withWished } from './wished.ts';

/** Scenes of a story's pictures after its first one: where they stand, what they show, and how they are stored. */

export type LaterPlace = { part: LaterPart; paragraph: number };
export type LaterScene = LaterPlace & { scene: Scene };

/** As a row has them: `middle 4 forest.day.…`, one on a line. Null for none. */
export const writeLaterScenes = (scenes: readonly LaterScene[]): string | null =>
  scenes.length === 0
    ? null
    : scenes.map(({ part, paragraph, scene }) => `${part} ${paragraph} ${sceneCode(scene)}`).join('\n');

/** Without lines that this release cannot draw. */
export const readLaterScenes = (stored: string | null): LaterScene[] =>
  (stored?.split('\n') ?? []).flatMap((line) => {
    const [part, paragraph, code = ''] = line.split(' ');
    const scene = parseSceneCode(code);
    return scene && isOneOf(LATER_PARTS, part) ? [{ part, paragraph: Number(paragraph), scene }] : [];
  });

export const presentLater = (
  scenes: readonly LaterScene[],
  language: StoryRequest['language'],
  seal: Seal,
): LaterPicture[] =>
  scenes.map(({ part, paragraph, scene }) => ({
    part,
    paragraph,
    scene,
    picture: presentPicture(scene, language, seal),
  }));

/** A whole story, as far as its pictures depend on it. */
export type Told = { title: string; sentences: readonly Sentence[]; options: StoryRequest; first: Scene };

/** Where the later pictures of a whole story stand: none in one of a single paragraph. */
export function laterPlaces({ sentences, options }: Pick<Told, 'sentences' | 'options'>): LaterPlace[] {
  const last = paragraphs(sentences).length - 1;
  if (last < 1) return [];
  const middle = middlePlace(sentences, options.storyLength);
  return [
    ...(middle === null ? [] : [{ part: 'middle' as const, paragraph: middle }]),
    { part: 'end', paragraph: last },
  ];
}

/** Text up to a picture: the words since the one before, and its own paragraph. */
function textsAt({ sentences }: Pick<Told, 'sentences'>, places: readonly LaterPlace[], at: number) {
  const { paragraph } = places[at]!;
  const after = places[at - 1]?.paragraph ?? -1;
  const told = paragraphs(sentences);
  const textOf = (some: readonly Sentence[]) => some.map(({ text }) => text).join(' ');
  return { own: textOf(told[paragraph] ?? []), since: textOf(told.slice(after + 1, paragraph + 1).flat()) };
}

/**
 * Scenes of the later pictures.
 * @param lines what a model says of a part; a part that it does not say, or not by the list, is derived from the words
 * of its paragraph and the first picture
 */
export function laterScenes(story: Told, lines: ReadonlyMap<string, string> = new Map()): LaterScene[] {
  const { options, first } = story;
  const names = nameWordsOf(options);
  const wish = wishOf(options.topic, names);
  const places = laterPlaces(story);
  return places.map((place, at) => {
    const { own, since } = textsAt(story, places, at);
    const isOver = place.part === 'end';
    const chosen = sceneOfLine(lines.get(place.part) ?? '', options) ?? derived(first, own, names, isOver);
    const mended = withWished(chosen, wish, { text: since, names, isOver });
    const scene = inCompany(mended, first.figures);
    return { ...place, scene: withFaces(withPaints(scene, first.paints ?? {}), first.faces ?? {}) };
  });
}

/** Scene by the words of a paragraph: the figures of the first picture where the words are. */
function derived(first: Scene, text: string, names: ReadonlySet<string>, isOver: boolean): Scene {
  const words = sceneWordsIn(text, names);
  const others = words.figures
    .filter(({ kind }) => first.figures.every((figure) => figure.kind !== kind))
    .map(drawnAs);
  const hour = words.hour ?? first.hour;
  const glad = hour === 'night' ? 'sleepy' : 'happy';
  return {
    ...first,
    place: words.place ?? first.place,
    hour,
    mood: first.mood === 'worried' || !isOver ? first.mood : glad,
    weather: null,
    // What they did before is over.
    figures: [...first.figures.map((figure) => ({ ...figure, ...STANDING })), ...others].slice(
      0,
      MOST_FIGURES,
    ),
    things: words.thing === null ? first.things : [words.thing],
  };
}
