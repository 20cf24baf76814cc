import {
  FIGURE_NAMES,
  PLACE_NAMES,
  POSE_NAMES,
  type Said,
  type SceneName,
  THING_NAMES,
  WEATHER_NAMES,
} from '../contract/scene-names.ts';
import {
  imaginedIn,
  type Mood,
  type Pose,
  type Relation,
  type RelationWord,
  type Scene,
  type SceneFigure,
} from '../contract/scene.ts';
import { englishNoun, faceOf, inGender, listed, paintOf, spanishNoun, UNSAID } from './nouns.ts';
import { isOutdoors, weatherArea } from './weather.ts';

/** Sentences about figures that do something: where, who does what with what, how they feel, and what else is there. */

/** Target of a relation: its name, and the figure or thing that is not named elsewhere before. */
type Target = { name: SceneName; isNew: boolean; figure: SceneFigure | null; colour: Said; face: Said };

/** Whether a figure only stands there while others do something with it: the description names it with them. */
const isIdle = ({ figures }: Scene, at: number): boolean => {
  const figure = figures[at] as SceneFigure;
  return (
    figure.pose === null &&
    figure.relation === null &&
    figure.mood === null &&
    figures.some(({ relation }) => relation?.of === 'figures' && relation.at === at)
  );
};

/** Things of a scene that no figure does anything with. */
const restOf = ({ figures, things }: Scene) =>
  things.filter((_, at) => !figures.some(({ relation }) => relation?.of === 'things' && relation.at === at));

/** Figures that are there, and not only imagined. */
export const presentOf = (scene: Scene): SceneFigure[] => {
  const imagined = imaginedIn(scene).figures;
  return scene.figures.filter((_, at) => !imagined.has(at));
};

/** Targets of the figures in their order: a thing is new once. */
function targetsOf(scene: Scene): (Target | null)[] {
  const { figures, things } = scene;
  const named = new Set<string>();
  return figures.map(({ relation }) => {
    if (relation === null) return null;
    const { of, at } = relation;
    const isFirst = !named.has(`${of} ${at}`);
    named.add(`${of} ${at}`);
    if (of === 'things') {
      const thing = things[at]!;
      return {
        name: THING_NAMES[thing],
        isNew: isFirst,
        figure: null,
        colour: paintOf(scene, thing),
        face: faceOf(scene, thing),
      };
    }
    const figure = figures[at] as SceneFigure;
    return {
      name: FIGURE_NAMES[figure.kind],
      isNew: isFirst && isIdle(scene, at),
      figure,
      colour: UNSAID,
      face: UNSAID,
    };
  });
}

/** Whether the figure at a position is not the first of its kind. */
const isAnother = (figures: readonly SceneFigure[], at: number): boolean =>
  figures.slice(0, at).some(({ kind }) => kind === figures[at]!.kind);

/** Whether a scene says the mood of each figure by itself. */
const hasOwnMoods = ({ figures }: Scene): boolean => figures.some(({ mood }) => mood !== null);

const ES_RELATIONS: Record<RelationWord, string> = {
  on: 'sobre',
  in: 'dentro de',
  behind: 'detrás de',
  beside: 'junto a',
  under: 'debajo de',
  holding: 'con',
  imagining: 'pensando en',
};

/** Relation that a pose and its object need no word for, and the word for it. */
const ES_OBJECTS: Partial<Record<Pose, Partial<Record<RelationWord, string>>>> = {
  hugs: { beside: 'abraza a' },
  rides: { on: 'va sobre', in: 'va en' },
  sails: { in: 'navega en', on: 'navega en' },
  reads: { holding: 'lee', beside: 'lee junto a' },
  carries: { holding: 'lleva' },
  eats: { holding: 'come' },
  kicks: { beside: 'da una patada a', holding: 'da una patada a' },
  reaches: { beside: 'se estira hacia', holding: 'se estira hacia' },
  waves: { beside: 'saluda a' },
  points: { beside: 'señala a' },
  climbs: { on: 'trepa por' },
  builds: { beside: 'construye' },
  feeds: { beside: 'da de comer a' },
  throws: { beside: 'lanza', holding: 'lanza' },
  washes: { beside: 'lava a' },
  brushes: { beside: 'peina a' },
  pushes: { beside: 'empuja a' },
  pulls: { beside: 'tira de' },
  whispers: { beside: 'le susurra algo a' },
  tells: { beside: 'le cuenta un cuento a' },
  looks: { beside: 'mira con atención' },
};
/** Who is behind a table is at it. */
const AT_TABLE = (word: RelationWord, thing: Target): boolean =>
  word === 'behind' && thing.name === THING_NAMES.table;

const ES_MOODS: Record<Mood, string> = {
  happy: 'contento',
  curious: 'con curiosidad',
  worried: 'preocupado',
  sleepy: 'con sueño',
  calm: 'tranquilo',
};

/** *A el* and *de el* are one word. */
const contracted = (words: string): string =>
  words.replace(/\b(a|de) el\b/gu, (_, word) => (word === 'a' ? 'al' : 'del'));

function spanishTarget({ name, isNew, figure, colour, face }: Target): string {
  if (isNew)
    return figure ? spanishNoun.figure({ figure, count: 1 }) : spanishNoun.noun(name, colour.es) + face.es;
  return `${name.gender === 'm' || name.es === 'hada' ? 'el' : 'la'} ${name.es}`;
}

function spanishDeed({ pose }: SceneFigure, relation: Relation | null, target: Target | null): string {
  const verb = pose ? POSE_NAMES[pose].es : 'está';
  if (relation === null || target === null) return pose ? verb : 'está allí';
  const { word, of } = relation;
  const object = pose && ES_OBJECTS[pose]?.[word];
  const said = spanishTarget(target);
  if (object) {
    // Whom, but not what: «lleva al gato, lleva un cofre, señala una estrella».
    const bare =
      of === 'things'
        ? object.replace(/^(señala|saluda|lava|empuja) a$/u, '$1')
        : object.replace(/^(lleva|come)$/u, '$1 a');
    return contracted(`${bare} ${said}`);
  }
  return contracted(`${verb} ${AT_TABLE(word, target) ? 'a' : ES_RELATIONS[word]} ${said}`);
}

/** What figures do, in Spanish. */
export function spanishDeeds(scene: Scene): string {
  const { place, hour, weather, mood, figures } = scene;
  const targets = targetsOf(scene);
  const isEach = hasOwnMoods(scene);
  const clauses = figures.flatMap((figure, at) => {
    if (isIdle(scene, at)) return [];
    const { gender } = FIGURE_NAMES[figure.kind];
    const who = spanishNoun.figure({ figure, count: 1 });
    const named = isAnother(figures, at) ? who.replace(/^una? /u, gender === 'f' ? 'otra ' : 'otro ') : who;
    const feels =
      isEach && figure.pose !== 'sleeps' ? `, ${inGender(ES_MOODS[figure.mood ?? mood], gender)}` : '';
    return `${named} ${spanishDeed(figure, figure.relation, targets[at] ?? null)}${feels}`;
  });
  const sky =
    weather && weatherArea(place) ? `, ${isOutdoors(place) ? '' : 'fuera '}${WEATHER_NAMES[weather].es}` : '';
  const time = place === 'space' ? '' : hour === 'night' ? ', de noche' : ', de día';
  const rest = restOf(scene).map((thing) => spanishNoun.thing(thing, scene));
  const there = presentOf(scene);
  const isOne = there.length === 1;
  const gender = there.every(({ kind }) => FIGURE_NAMES[kind].gender === 'f') ? 'f' : 'm';
  const they = isOne ? { f: 'ella', m: 'él' } : { f: 'ellas', m: 'ellos' };
  const beside = rest.length > 0 ? ` Junto a ${they[gender]}, ${listed(rest, 'es')}.` : '';
  const isAsleep = figures.every(({ pose }) => pose === 'sleeps');
  const feeling = isEach || isAsleep ? '' : ` ${capital(SPANISH_FEELINGS[mood](isOne, gender))}.`;
  return `${PLACE_NAMES[place].es}${time}${sky}: ${clauses.join('; ')}.${feeling}${beside}`;
}

export const SPANISH_FEELINGS: Record<Mood, (isOne: boolean, gender: SceneName['gender']) => string> = {
  happy: (isOne) => (isOne ? 'sonríe' : 'sonríen'),
  curious: (isOne) => (isOne ? 'mira con curiosidad' : 'miran con curiosidad'),
  worried: (isOne, gender) =>
    `${isOne ? 'está' : 'están'} ${inGender('preocupado', gender)}${isOne ? '' : 's'}`,
  sleepy: (isOne) => (isOne ? 'tiene sueño' : 'tienen sueño'),
  calm: (isOne, gender) => `${isOne ? 'está' : 'están'} ${inGender('tranquilo', gender)}${isOne ? '' : 's'}`,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const EN_OBJECTS: Partial<Record<Pose, Partial<Record<RelationWord, string>>>> = {
  hugs: { beside: 'hugs' },
  rides: { on: 'rides', in: 'rides in' },
  reads: { holding: 'reads' },
  carries: { holding: 'carries' },
  eats: { holding: 'eats' },
  kicks: { beside: 'kicks', holding: 'kicks' },
  reaches: { beside: 'reaches for', holding: 'reaches for' },
  waves: { beside: 'waves at' },
  points: { beside: 'points at' },
  climbs: { on: 'climbs' },
  builds: { beside: 'builds' },
  feeds: { beside: 'feeds' },
  throws: { beside: 'throws', holding: 'throws' },
  washes: { beside: 'washes' },
  brushes: { beside: 'brushes the hair of' },
  pushes: { beside: 'pushes' },
  pulls: { beside: 'pulls' },
  whispers: { beside: 'whispers to' },
  tells: { beside: 'tells a story to' },
  looks: { beside: 'looks closely at' },
};

const EN_MOODS: Record<Mood, string> = {
  happy: 'happily',
  curious: 'curiously',
  worried: 'looking worried',
  sleepy: 'looking sleepy',
  calm: 'calmly',
};

const ENGLISH_FEELINGS: Record<Mood, (isOne: boolean) => string> = {
  happy: (isOne) => (isOne ? 'smiles' : 'smile'),
  curious: (isOne) => (isOne ? 'looks around curiously' : 'look around curiously'),
  worried: (isOne) => (isOne ? 'looks worried' : 'look worried'),
  sleepy: (isOne) => (isOne ? 'looks sleepy' : 'look sleepy'),
  calm: (isOne) => (isOne ? 'looks calm' : 'look calm'),
};

const englishTarget = ({ name, isNew, figure, colour, face }: Target): string => {
  if (!isNew) return `the ${name.en}`;
  return figure
    ? englishNoun.figure({ figure, count: 1 })
    : englishNoun.noun(`${colour.en} ${name.en}`.trim()) + face.en;
};

function englishDeed({ pose }: SceneFigure, relation: Relation | null, target: Target | null): string {
  const verb = pose ? POSE_NAMES[pose].en : 'is';
  if (relation === null || target === null) return pose ? verb : 'is there';
  const object = pose && EN_OBJECTS[pose]?.[relation.word];
  if (object) return `${object} ${englishTarget(target)}`;
  const { word } = relation;
  const at = AT_TABLE(word, target) ? 'at' : word;
  const said = word === 'holding' ? (pose ? 'with' : 'holding') : at;
  return `${verb} ${said} ${englishTarget(target)}`;
}

/** What figures do, in English. */
export function englishDeeds(scene: Scene): string {
  const { place, hour, weather, mood, figures } = scene;
  const targets = targetsOf(scene);
  const isEach = hasOwnMoods(scene);
  const clauses = figures.flatMap((figure, at) => {
    if (isIdle(scene, at)) return [];
    const who = englishNoun.figure({ figure, count: 1 });
    const named = isAnother(figures, at) ? who.replace(/^an? /u, 'another ') : who;
    const feels = isEach && figure.pose !== 'sleeps' ? `, ${EN_MOODS[figure.mood ?? mood]}` : '';
    return `${named} ${englishDeed(figure, figure.relation, targets[at] ?? null)}${feels}`;
  });
  const sky =
    weather && weatherArea(place)
      ? `, ${WEATHER_NAMES[weather].en}${isOutdoors(place) ? '' : ' outside'}`
      : '';
  const time = place === 'space' ? '' : hour === 'night' ? ' at night' : ' by day';
  const rest = restOf(scene).map((thing) => englishNoun.thing(thing, scene));
  const beside = rest.length > 0 ? ` Beside them, ${listed(rest, 'en')}.` : '';
  const isAsleep = figures.every(({ pose }) => pose === 'sleeps');
  const isOne = presentOf(scene).length === 1;
  const who = isOne ? `The ${FIGURE_NAMES[figures[0]!.kind].en}` : 'They';
  const feeling = isEach || isAsleep ? '' : ` ${who} ${ENGLISH_FEELINGS[mood](isOne)}.`;
  return `${PLACE_NAMES[place].en}${time}${sky}: ${clauses.join('; ')}.${feeling}${beside}`;
}
