import { NATURE, type NamedFigure, sceneWordsIn, thingsIn } from '../../contract/scene-words.ts';
import {
  type FigureKind,
  imaginedIn,
  MOST_FIGURES,
  MOST_THINGS,
  ROOMS,
  type Paints,
  type Scene,
  type SceneFigure,
  STANDING,
  sceneWith,
  type Thing,
  withPaints,
} from '../../contract/scene.ts';
import { CHILDREN } from './scene.ts';
import { fold } from './search-words.ts';

/**
 * What a topic wishes for is in the picture where the text tells it, and what it says is lost is not: the rule that
 * mends what a model or a rule chose.
 */

/** What a topic names of the lists. */
export type Wish = {
  figures: readonly NamedFigure[];
  things: readonly Thing[];
  paints: Paints;
  /** Of these, what the topic says is lost or missing. */
  absent: ReadonlySet<FigureKind | Thing>;
};

/** What follows is lost or missing. */
const LACKS =
  /\b(?:sin|perdi(?:o|eron|do|da)|pierden?|perder|busc(?:o|a|an|amos|aba|ando|ar)|no enc(?:uentr|ontr)\p{L}+|echa(?:n|ba)? de menos|falta|without|los(?:t|es?|ing)|miss(?:es|ing)|looks? for|looking for|(?:can|could)n?(?: ?'?t|not| not) find)\b/u;
/** What stands before it is lost: *el osito perdido*, *a teddy who got lost*. */
const IS_LOST = /\b(?:perdid[oa]s?|extraviad[oa]s?|(?:is|was|got|gets|goes|went) (?:lost|missing))\b/u;

/** Who died is remembered, and not drawn as alive. */
const DIED =
  /\b(?:muri(?:o|eron)|mueren?|muert[oa]s?|fallecid[oa]s?|fallecio|die[ds]?|dead|death|passed away)\b/u;
/** A teddy bear is no bear. */
const PLUSH = /\b(?:teddy|peluche|(?:mi|tu|su) osit[oa])\b/u;
/** Without these such figures are others, which only the line can say. */
const PART = /\b(?:alas?|wings?|cuernos?|horns?|cola|tail|rayas|stripes)\b/u;
const WITH_PARTS: readonly FigureKind[] = ['fairy', 'dragon', 'unicorn', 'mermaid', 'zebra'];

/** @param names words that are names, folded */
export function wishOf(topic: string, names: ReadonlySet<string>): Wish {
  const { figures: named, thing, paints } = sceneWordsIn(topic, names);
  const things: Thing[] = thing === null ? [] : [...new Set([thing, ...thingsIn(topic, names)])];
  const parts = absentPartsOf(topic);
  const absent = new Set<FigureKind | Thing>(
    parts.flatMap((part) => [
      ...sceneWordsIn(part, names).figures.map(({ kind }) => kind),
      ...thingsIn(part, names),
    ]),
  );
  const isPlush = absent.has('bear') && PLUSH.test(fold(topic));
  if (isPlush) {
    absent.add('teddy');
    things.push('teddy');
  }
  const isIncomplete = parts.some((part) => PART.test(part));
  const figures = named.filter(
    ({ kind }) => !(isPlush && kind === 'bear') && !(isIncomplete && WITH_PARTS.includes(kind)),
  );
  if (DIED.test(fold(topic))) return { figures: [], things, paints, absent };
  // A lost dog is the hero of its own story when nobody else is.
  if (figures.length > 0 && figures.every(({ kind }) => absent.has(kind))) absent.delete(figures[0]!.kind);
  return { figures, things, paints, absent };
}

/** Parts of a topic that name what is lost: behind a verb up to the clause's end, else the words before *lost*. */
function absentPartsOf(topic: string): string[] {
  const folded = fold(topic);
  const lost = IS_LOST.exec(folded);
  if (lost) return [folded.slice(0, lost.index)];
  const lacks = LACKS.exec(folded);
  const [after = ''] = lacks
    ? folded.slice(lacks.index + lacks[0].length).split(/[,.;:]| (?:y|and|para|to) /u)
    : [];
  return after === '' ? [] : [after];
}

/** Whether one of these is drawn as the other: a girl of a topic may be a child in the picture. */
const areAlike = (one: FigureKind, other: FigureKind): boolean =>
  one === other || (CHILDREN.includes(one) && CHILDREN.includes(other));

/**
 * Scene with what the topic wishes for, as far as the text tells it, and without what is lost.
 * @param isOver whether the text is the story's end, where what was lost may be found
 */
export function withWished(
  scene: Scene,
  wish: Wish,
  { text, names, isOver }: { text: string; names: ReadonlySet<string>; isOver: boolean },
): Scene {
  const isAbsent = (word: FigureKind | Thing) => !isOver && wish.absent.has(word);
  const isWished = (kind: FigureKind) => wish.figures.some((figure) => areAlike(figure.kind, kind));
  const present = asNamed(without(scene, isAbsent), wish);
  const told = sceneWordsIn(text, names);
  const missing = wish.figures
    .filter(({ kind }) => !isAbsent(kind) && !present.figures.some((drawn) => areAlike(drawn.kind, kind)))
    .filter(({ kind }) => told.figures.some((figure) => figure.kind === kind))
    .map(drawnAs);
  const isBear = present.figures.some(({ kind }) => kind === 'bear');
  const isUnfit = (thing: Thing) =>
    (thing === 'teddy' && isBear) || (thing === 'house' && ROOMS.includes(scene.place));
  const wished = wish.things.filter((thing) => !isAbsent(thing) && !isUnfit(thing));
  const lacking = wished.filter((thing) => !present.things.includes(thing));
  const toldThings = thingsIn(text, names);
  const things = [...present.things, ...lacking.filter((thing) => toldThings.includes(thing))];
  const all = { ...present, figures: [...present.figures, ...missing], things };
  // The topic's hero leads where nobody of the topic is drawn.
  const drawn = [...present.figures.keys()];
  const added = [...missing.keys()].map((at) => drawn.length + at);
  const order = present.figures.some(({ kind }) => isWished(kind))
    ? [...drawn, ...added]
    : [...added, ...drawn];
  const seen = sceneWith(
    all,
    fitted(order, MOST_FIGURES, (at) => isWished(all.figures[at]!.kind)),
    fitted([...things.keys()], MOST_THINGS, (at) => wished.includes(things[at]!)),
  );
  return withPaints(seen, wish.paints);
}

/** Scene whose figures have the colours that the topic names, and wear what it names. */
const asNamed = (scene: Scene, { figures }: Wish): Scene => ({
  ...scene,
  figures: scene.figures.map((drawn, at) => {
    const named = figures.find(({ kind }) => kind === drawn.kind);
    const isFirst = scene.figures.findIndex(({ kind }) => kind === drawn.kind) === at;
    if (!named || !isFirst) return drawn;
    const { colour, garment } = named;
    return { ...drawn, colour: colour ?? drawn.colour, garment: garment ?? drawn.garment };
  }),
});

/** Scene without the figures and things that are absent, unless a figure only thinks of them; one figure stays. */
function without(scene: Scene, isAbsent: (word: FigureKind | Thing) => boolean): Scene {
  const imagined = imaginedIn(scene);
  const figures = [...scene.figures.keys()].filter(
    (at) => imagined.figures.has(at) || !isAbsent(scene.figures[at]!.kind),
  );
  const things = [...scene.things.keys()].filter(
    (at) => imagined.things.has(at) || !isAbsent(scene.things[at]!),
  );
  return sceneWith(scene, figures.length > 0 ? figures : [...scene.figures.keys()], things);
}

/** A figure that is named, and stands there. */
export const drawnAs = ({ kind, colour, garment }: NamedFigure): SceneFigure => ({
  kind,
  colour: colour ?? NATURE[kind].colour,
  garment: garment ?? 'none',
  look: 0,
  ...STANDING,
});

/** As many positions as there is room for: the last that nobody wished for go. */
function fitted(positions: readonly number[], most: number, isWished: (at: number) => boolean): number[] {
  const left = [...positions];
  while (left.length > most) {
    const last = left.findLastIndex((at) => !isWished(at));
    left.splice(last < 0 ? left.length - 1 : last, 1);
  }
  return left;
}
