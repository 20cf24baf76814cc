import { type ListedFigure, listedScene } from '../../contract/scene-list.ts';
import { NATURE, type NamedFigure, type SceneWords, sceneWordsIn } from '../../contract/scene-words.ts';
import {
  FIGURE_TABLE,
  type FigureColour,
  type FigureKind,
  isOneOf,
  LOOKS,
  MOST_FIGURES,
  parseSceneCode,
  type Scene,
  type SceneFigure,
  STANDING,
  sceneWith,
  withPaints,
} from '../../contract/scene.ts';
import type { StoryRequest, TypedField } from '../../contract/schemas/stories.ts';
import { drawnBy } from './prompting/drawn.ts';
import { fold } from './search-words.ts';
import { guessedGender } from './stand-ins.ts';
import { namesIn } from './typed-names.ts';

type Typed = Pick<StoryRequest, TypedField>;

/** Topic and names, folded: the same on another night, in any order of the names. Never leaves the home. */
export const heroKeyOf = ({ topic, childNames }: Typed): string =>
  [topic, ...namesIn(childNames).sort()].map(fold).join('\n');

/** Words of the typed names, folded: *León* is no lion. */
export const nameWordsOf = ({ childNames }: Pick<Typed, 'childNames'>): ReadonlySet<string> =>
  new Set(fold(childNames).split(/[^\p{L}\p{N}]+/u));

/**
 * Scene of a saved story: the stored one, else what its words say.
 * @param story `scene`: code of the stored scene
 * @returns null for the cover of its kind and age
 */
export const sceneOf = (story: { scene: string | null; title: string; options: Typed }): Scene | null =>
  (story.scene === null ? null : parseSceneCode(story.scene)) ?? knownSceneOf(story);

/** Scenes by words, which library, feed and export ask for again and again; the oldest goes first. */
const scenesOfWords = new Map<string, Scene | null>();
const MOST_SCENES = 2_000;

function knownSceneOf({ title, options }: { title: string; options: Typed }): Scene | null {
  const key = JSON.stringify([title, options.topic, options.childNames]);
  const known = scenesOfWords.get(key);
  if (known !== undefined) return known;
  const scene = sceneOfWords(title, options);
  scenesOfWords.set(key, scene);
  if (scenesOfWords.size > MOST_SCENES) scenesOfWords.delete(scenesOfWords.keys().next().value!);
  return scene;
}

/**
 * Scene by the words of topic and title, in both languages, without a model.
 * @param known figures of another night, whose hero is in the picture where the words name nobody
 * @returns null where nobody is in it, and for a grave topic
 */
export function sceneOfWords(
  title: string,
  options: Typed,
  known: readonly SceneFigure[] = [],
): Scene | null {
  const names = nameWordsOf(options);
  const [topic, titled] = [options.topic, title].map((text) => sceneWordsIn(text, names)) as [
    SceneWords,
    SceneWords,
  ];
  // A title's first person is a figure's: “What Will You Give Me?”
  if (topic.isGrave || topic.isOwn || titled.isGrave) return null;
  const place = topic.place ?? titled.place;
  const named = [...topic.figures, ...titled.figures];
  const child = childOf(options);
  // A child alone is in a picture only where something says where.
  const all = child && (named.length > 0 || place !== null) ? [...named, child] : named;
  const found = all.length > 0 ? all : known.slice(0, 1);
  const unlike = found.filter(({ kind }, at) => found.findIndex((other) => other.kind === kind) === at);
  const [hero] = unlike;
  if (!hero) return null;
  const scene: Scene = {
    place: place ?? NATURE[hero.kind].place,
    frame: null,
    hour: topic.hour ?? titled.hour ?? 'day',
    weather: null,
    mood: 'curious',
    figures: figuresOf(
      unlike.slice(0, MOST_FIGURES).map((figure) => ({ ...STANDING, ...figure })),
      options,
    ),
    things: [topic.thing ?? titled.thing].filter((thing) => thing !== null),
  };
  return withPaints(scene, { ...titled.paints, ...topic.paints });
}

/**
 * Scene of a line of the model's answer.
 * @returns null for one that names no place or no hero of the list
 */
export function sceneOfLine(list: string, options: Typed): Scene | null {
  const listed = listedScene(list);
  if (listed === null) return null;
  const { isGrave, isOwn } = sceneWordsIn(options.topic);
  const isTooMerry = listed.mood === 'happy' && (isGrave || isOwn);
  const mood = isTooMerry ? 'calm' : listed.mood;
  return { ...listed, mood, figures: figuresOf(unguessed(listed.figures, options), options) };
}

/**
 * Scene with the hero of another night in place of its own, or of another figure of the same kind: it acts as that one.
 * Figures of the kinds of those beside it look like them.
 * @param known figures of the other night, the hero first
 */
export function withKnown(scene: Scene, known: readonly SceneFigure[]): Scene {
  const [hero] = known;
  return hero ? likeFirst(withHero(scene, hero), known) : scene;
}

function withHero(scene: Scene, hero: SceneFigure): Scene {
  const own = Math.max(
    0,
    scene.figures.findIndex(({ kind }) => kind === hero.kind),
  );
  const others = [...scene.figures.keys()].filter((at) => at !== own);
  const cast = sceneWith(scene, [own, ...others]);
  const { kind, colour, garment, look } = hero;
  const figures = cast.figures.map((figure, at) =>
    at === 0 ? { ...figure, kind, colour, garment, look } : figure,
  );
  return { ...cast, figures: toldApart(figures) };
}

/** Later picture of a story: where it has none of the first picture's figures, with the hero of that one. */
export const inCompany = (scene: Scene, before: readonly SceneFigure[]): Scene => {
  const isInIt = ({ kind }: SceneFigure) => before.some((figure) => figure.kind === kind);
  return scene.figures.some(isInIt) ? likeFirst(scene, before) : withKnown(scene, before);
};

/** Scene whose figures look as those of the same kind before. */
function likeFirst(scene: Scene, before: readonly SceneFigure[]): Scene {
  const known = [...before];
  const figures = scene.figures.map((figure) => {
    const at = known.findIndex(({ kind }) => kind === figure.kind);
    const [same] = at < 0 ? [] : known.splice(at, 1);
    return same ? { ...figure, colour: same.colour, garment: same.garment, look: same.look } : figure;
  });
  return { ...scene, figures: toldApart(figures) };
}

/** What a child is drawn as by its name: neither a girl nor a boy where the name does not say it. */
function kindOfChild(name: string): FigureKind {
  const gender = guessedGender(name);
  return gender === null ? 'child' : gender === 'f' ? 'girl' : 'boy';
}

/** The first child of the request. */
function childOf({ childNames }: Typed): NamedFigure | null {
  const [first] = namesIn(childNames);
  return first === undefined ? null : { kind: kindOfChild(first), colour: null, garment: null };
}

export const CHILDREN: readonly FigureKind[] = ['girl', 'boy', 'child'];

/**
 * Figures of a model, which had to guess what a child is whose name does not say it: as many of them as there are such
 * names are drawn as neither, where no other name and no word of the topic is of their kind.
 */
function unguessed(figures: readonly ListedFigure[], { topic, childNames }: Typed): ListedFigure[] {
  const kinds = namesIn(childNames).map(kindOfChild);
  const said = new Set([...kinds, ...sceneWordsIn(topic).figures.map(({ kind }) => kind)]);
  let left = kinds.filter((kind) => kind === 'child').length;
  return figures.map((figure) => {
    const isGuess = left > 0 && (figure.kind === 'girl' || figure.kind === 'boy') && !said.has(figure.kind);
    if (!isGuess) return figure;
    left -= 1;
    return { ...figure, kind: 'child', colour: null };
  });
}
/** Children who are of one family, folded. */
const SIBLINGS =
  /\b(?:herman\p{L}*|gemel\p{L}*|melliz\p{L}*|prim[oa]s?|brothers?|sisters?|twins?|siblings?|cousins?)\b/u;
const GROWN_UPS: readonly FigureKind[] = ['woman', 'man', 'grandmother', 'grandfather'];

/**
 * Figures with what was not said about them; a person looks alike for the same topic and names, and children like the
 * grown-ups beside them, who are mostly of their family, and like brothers and sisters of the topic.
 */
function figuresOf(figures: readonly ListedFigure[], typed: Typed): SceneFigure[] {
  const key = heroKeyOf(typed);
  const isFamily =
    SIBLINGS.test(fold(typed.topic)) ||
    [CHILDREN, GROWN_UPS].every((some) => figures.some(({ kind }) => some.includes(kind)));
  const family = isFamily ? [...CHILDREN, ...GROWN_UPS] : [];
  const drawn = figures.map((figure, position) => ({
    ...figure,
    colour: figure.colour ?? NATURE[figure.kind].colour,
    garment: figure.garment ?? 'none',
    look: drawnBy(`${key}\n${family.includes(figure.kind) ? 0 : position}`, [...Array(LOOKS).keys()]),
  }));
  return toldApart(drawn);
}

/** How dark the skin of each look is. */
const SHADES = [0.1, 3.2, 1, 0, 2.5, 1.6, 0.2, 2.4] as const;

/** Gives the second person of a kind other hair, with a skin as near as can be, and clothes of another colour. */
function toldApart(figures: readonly SceneFigure[]): SceneFigure[] {
  const told: SceneFigure[] = [];
  for (const figure of figures) {
    const alike = isOneOf(FIGURE_TABLE.people, figure.kind)
      ? told.filter(({ kind }) => kind === figure.kind)
      : [];
    const away = (look: number): number => Math.abs((SHADES[look] ?? 0) - (SHADES[figure.look] ?? 0));
    const looks = [...SHADES.keys()].filter((look) => alike.every((other) => other.look !== look));
    const colours = [figure.colour, ...CLOTHES].filter((colour) =>
      alike.every((other) => other.colour !== colour),
    );
    const look = looks.toSorted((one, other) => away(one) - away(other))[0] ?? figure.look;
    told.push({ ...figure, look, colour: colours[0] ?? figure.colour });
  }
  return told;
}

/** Colours of clothes, those first that most differ from others. */
const CLOTHES: readonly FigureColour[] = ['yellow', 'blue', 'green', 'red', 'purple'];
