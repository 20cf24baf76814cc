import { type NamedFigure, sceneWordsIn } from './scene-words.ts';
import {
  type Acting,
  type Faces,
  FIGURE_COLOURS,
  type FigureColour,
  FIGURES,
  type FigureKind,
  FRAMES,
  GARMENTS,
  HOURS,
  hasSoundRelations,
  isOneOf,
  MOODS,
  MOST_FIGURES,
  MOST_THINGS,
  type Paints,
  PLACES,
  POSES,
  type Pose,
  RELATIONS,
  type RelationWord,
  type Scene,
  type SceneFigure,
  SIZES,
  THINGS,
  type Thing,
  WEATHERS,
  withFaces,
  withPaints,
} from './scene.ts';

/**
 * Reads a scene as a model writes it: values between commas, in any order but that of the figures.
 *
 *     forest, night, rain, wide, curious, small fox red scarf worried hides behind chest, owl flies, blue lamp
 *
 * A thing with a mood is alive, and has a face: `lighthouse worried`.
 *
 * A figure's value has its kind, and of size, colour, garment, mood, pose and relation what is said. A relation is a
 * word of `RELATIONS` and a figure or a thing; after a pose the word may be missing: `girl rides bicycle`. What is lost
 * is imagined: `girl worried imagining teddy`. A name that is on no list is read as one that is, where it has the same
 * meaning: `witch`, `grandma`, `puppy`.
 */

/** A figure of a list: its colour and garment may be missing. */
export type ListedFigure = NamedFigure & Acting;

/** What a list says of a picture. */
export type ListedScene = Omit<Scene, 'figures'> & { figures: ListedFigure[] };

const ARTICLES: readonly string[] = ['a', 'an', 'the', 'is'];

/** Relation of a pose to what is named after it without another; all others have *beside*. */
const NEAREST: Partial<Record<Pose, RelationWord>> = {
  rides: 'on',
  sits: 'on',
  sleeps: 'on',
  climbs: 'on',
  flies: 'on',
  sails: 'in',
  hides: 'behind',
  carries: 'holding',
  reads: 'holding',
  eats: 'holding',
};

const ALSO_RELATIONS: ReadonlyMap<string, RelationWord> = new Map([
  ['with', 'beside'],
  ['to', 'beside'],
  ['at', 'beside'],
  ['inside', 'in'],
  ['onto', 'on'],
  ['holds', 'holding'],
  ...['imagines', 'misses', 'missing', 'thinks', 'thinking', 'dreaming'].map(
    (word) => [word, 'imagining'] as const,
  ),
]);

/** *Flies, fly, flying; hides, hide, hiding; runs, run, running*. */
function formsOf(pose: Pose): string[] {
  const root = pose.replace(/ies$/u, 'y').replace(/(?<=[cs]h)es$|s$/u, '');
  const stem = root.replace(/e$/u, '').replace(/(?<=[^aeiou][aiu])[gmnpt]$/u, '$&$&');
  return [pose, root, `${stem}ing`];
}

/** A form that is a thing is that thing: *paint*. */
const POSE_OF = new Map(
  POSES.flatMap((pose) =>
    formsOf(pose)
      .filter((form) => !isOneOf(THINGS, form))
      .map((form) => [form, pose] as const),
  ),
);

/** A target by its name, and the colour that is said of a thing. */
type Target = { word: RelationWord; name: FigureKind | Thing; colour: FigureColour | null };

/** A figure of a list whose relation has no position yet. */
type Draft = NamedFigure & Omit<Acting, 'relation'> & { target: Target | null };

const isNamed = (word: string): boolean => isOneOf(FIGURES, word) || isOneOf(THINGS, word);

/** `fire engine` as the one word of the lists. */
const joined = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    if (after !== undefined && isNamed(word + after)) return [word + after];
    return before !== undefined && isNamed(before + word) ? [] : [word];
  });

/** People whom a model calls by what they are to each other, or by what they do. */
const CALLED: ReadonlyMap<string, FigureKind> = new Map(
  Object.entries({
    woman: 'mum mummy mom mommy mother aunt teacher nurse doctor',
    man: 'dad daddy father uncle farmer firefighter',
    grandmother: 'grandma granny',
    grandfather: 'grandpa grandad',
    girl: 'sister',
    boy: 'brother',
    child: 'friend children',
  }).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as FigureKind] as const)),
);

/** Words that have a meaning of their own in a list. */
const LISTED: ReadonlySet<string> = new Set([
  ...[
    PLACES,
    FRAMES,
    HOURS,
    WEATHERS,
    MOODS,
    FIGURES,
    FIGURE_COLOURS,
    GARMENTS,
    SIZES,
    THINGS,
    RELATIONS,
  ].flat(),
  ...POSE_OF.keys(),
  ...ALSO_RELATIONS.keys(),
]);

/** A word in those of the lists: `princess` as `girl crown`, `bunny` as `rabbit`, `lantern` as `lamp`. */
function inListed(word: string): string[] {
  if (LISTED.has(word)) return [word];
  const called = CALLED.get(word);
  if (called) return [called];
  const { figures, thing } = sceneWordsIn(word);
  const [figure] = figures;
  if (figure) return [figure.kind, ...(figure.garment ? [figure.garment] : [])];
  return [thing ?? word];
}

function figureIn(words: readonly string[]): Draft | null {
  const at = words.findIndex((word) => isOneOf(FIGURES, word));
  const kind = words[at];
  if (!isOneOf(FIGURES, kind)) return null;
  const first = <Value extends string>(list: readonly Value[]) =>
    words.find((word): word is Value => isOneOf(list, word)) ?? null;
  const poseAt = words.findIndex((word) => POSE_OF.has(word));
  const pose = POSE_OF.get(words[poseAt] ?? '') ?? null;
  const wordAt = words.findIndex(
    (word, where) => where > at && (isOneOf(RELATIONS, word) || ALSO_RELATIONS.has(word)),
  );
  const said = words[wordAt];
  const word = isOneOf(RELATIONS, said) ? said : ALSO_RELATIONS.get(said ?? '');
  const from = Math.max(at, poseAt, wordAt) + 1;
  const nameAt = words.findIndex((name, where) => where >= from && isNamed(name));
  const name = words[nameAt] as Target['name'] | undefined;
  const isDone = name !== undefined && (word !== undefined || pose !== null);
  // *Girl rides red bicycle*: of the thing, and not of the girl.
  const colourAt =
    isDone && isOneOf(THINGS, name)
      ? [nameAt - 1, nameAt + 1].find((where) => where >= from && isOneOf(FIGURE_COLOURS, words[where]))
      : undefined;
  const target = isDone
    ? {
        word: word ?? NEAREST[pose as Pose] ?? 'beside',
        name,
        colour: colourAt === undefined ? null : (words[colourAt] as FigureColour),
      }
    : null;
  return {
    kind,
    colour:
      words.find((own, where): own is FigureColour => where !== colourAt && isOneOf(FIGURE_COLOURS, own)) ??
      null,
    garment: first(GARMENTS),
    size: first(SIZES),
    mood: first(MOODS),
    pose,
    target,
  };
}

/** Adds to the scene what its figures do something with, as long as there is room. Figures added have no target. */
function addTargets(drafts: Draft[], things: Thing[], paints: Paints): void {
  for (const { kind, target } of drafts) {
    if (target === null) continue;
    const { name, colour } = target;
    if (isOneOf(THINGS, name)) {
      if (!things.includes(name) && things.length < MOST_THINGS) things.push(name);
      if (colour !== null) paints[name] ??= colour;
    } else {
      const others = drafts.filter((other) => other.kind === name).length - (kind === name ? 1 : 0);
      if (others === 0 && drafts.length < MOST_FIGURES) drafts.push(standing(name));
    }
  }
}

const standing = (kind: FigureKind): Draft => ({
  kind,
  colour: null,
  garment: null,
  size: null,
  mood: null,
  pose: null,
  target: null,
});

/** Figures with the positions of their targets; without a relation that leads nowhere, or back. */
function related(drafts: readonly Draft[], things: Thing[]): ListedFigure[] {
  const figures: ListedFigure[] = drafts.map(({ target: _, ...figure }) => ({ ...figure, relation: null }));
  for (const [position, { target }] of drafts.entries()) {
    if (target === null) continue;
    const { word, name } = target;
    const of = isOneOf(THINGS, name) ? ('things' as const) : ('figures' as const);
    const at =
      of === 'things'
        ? things.indexOf(name as Thing)
        : drafts.findIndex(({ kind }, other) => kind === name && other !== position);
    const figure = figures[position] as ListedFigure;
    if (at >= 0) figure.relation = { word, of, at };
    if (!hasSoundRelations({ figures: figures as SceneFigure[], things })) figure.relation = null;
  }
  return figures;
}

/**
 * Reads a list, value by value. What is not known is left out: a figure without a known colour has that of its kind,
 * the mood is that of the hero or *curious*, the hour is day.
 * @returns null without a known place or where the hero, the first figure, is not known
 */
export function listedScene(list: string): ListedScene | null {
  const values = list
    .toLowerCase()
    .split(/[,;|\n]/u)
    .map((value) => (value.match(/\p{L}+/gu) ?? []).filter((word) => !ARTICLES.includes(word)))
    .map((words) => joined(words).flatMap(inListed))
    .filter((words) => words.length > 0);
  /** Takes the first value of a list that stands alone between commas. */
  const take = <Value extends string>(known: readonly Value[]): Value | null => {
    const at = values.findIndex(([word, ...more]) => more.length === 0 && isOneOf(known, word));
    return at < 0 ? null : (values.splice(at, 1)[0]![0] as Value);
  };
  // Snow is a place and a weather: the weather beside another place.
  const place = take(PLACES.filter((word) => word !== 'snow')) ?? take(['snow']);
  const hour = take(HOURS);
  const weather = take(WEATHERS);
  const frame = take(FRAMES);
  const mood = take(MOODS);
  const things: Thing[] = [];
  const paints: Paints = {};
  const faces: Faces = {};
  /** Takes a thing that stands alone between commas, with its colour, its mood, both or neither. */
  const takeThing = (): void => {
    const isDress = (word: string) => isOneOf(FIGURE_COLOURS, word) || isOneOf(MOODS, word);
    const at = values.findIndex(
      (words) =>
        words.length < 4 &&
        words.filter((word) => !isDress(word)).every((word) => isOneOf(THINGS, word)) &&
        !words.every(isDress),
    );
    if (at < 0) return;
    const [words] = values.splice(at, 1) as [string[]];
    const thing = words.find((word) => isOneOf(THINGS, word))!;
    const colour = words.find((word) => isOneOf(FIGURE_COLOURS, word));
    things.push(thing);
    if (colour) paints[thing] = colour;
    const face = words.find((word) => isOneOf(MOODS, word));
    if (face) faces[thing] = face;
  };
  takeThing();
  takeThing();
  const drafts = values.map(figureIn);
  // An hour or a mood that is not known stands before the hero.
  for (const value of [hour, mood]) if (value === null && drafts.length > 1 && !drafts[0]) drafts.shift();
  const [hero] = drafts;
  if (place === null || !hero) return null;
  const cast = drafts.filter((draft) => draft !== null).slice(0, MOST_FIGURES);
  addTargets(cast, things, paints);
  const common = mood ?? hero.mood ?? 'curious';
  const figures = related(cast, things).map((figure) =>
    figure.mood === common ? { ...figure, mood: null } : figure,
  );
  const listed = { place, frame, hour: hour ?? 'day', weather, mood: common, figures };
  return withFaces(withPaints({ ...listed, things: [...new Set(things)] }, paints), faces);
}
