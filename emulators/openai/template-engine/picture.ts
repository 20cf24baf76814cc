import type { Level } from '../../../contract/options.ts';
import { FIGURE_TABLE, FIGURES, type FigureKind, isOneOf, MOST_FIGURES } from '../../../contract/scene.ts';
import { NATURE, type NamedFigure, sceneWordsIn } from '../../../contract/scene-words.ts';
import type { StoryRequest } from '../../../contract/schemas/stories.ts';
import type { Setting } from './fill.ts';
import type { CastChoice, Figure, Only, PictureChoice } from './header.ts';
import type { Scene, Template } from './template.ts';
import type { Topic } from './topic.ts';

type Brief = Pick<StoryRequest, 'topic' | 'englishLevel'>;

/** Names of girls that do not end in *a*, of boys that do, and of either. */
const GIRLS = new Set(
  (
    'Noor Zoe Irene Inés Carmen Pilar Isabel Raquel Mar Sol Luz Belén Ruth Miriam Beatriz Esther Iris Leire Maite Nieves ' +
    'Abril Rocío Mercedes Consuelo Jane Kate Emily Lucy Grace Rose Lily Daisy Ivy Sophie Chloe Alice Hannah Megan Erin ' +
    'Eleanor Evelyn Poppy Ruby Scarlett Molly Hazel Meg Joan Ann Anne Mary Edith Maud Nell Pearl Fern Wren Dawn Joy'
  ).split(' '),
);
const BOYS = new Set('Luca Nikita Joshua Ezra Borja Elia Joshua Mattia'.split(' '));

const kindOfChild = (name: string): FigureKind =>
  GIRLS.has(name) || (/a$/u.test(name) && !BOYS.has(name)) ? 'girl' : 'boy';

const kindOfPerson = ({ age, gender }: Figure): FigureKind | null => {
  if (!gender) return null;
  const isWoman = gender === 'f';
  if (age === 'small') return isWoman ? 'girl' : 'boy';
  if (age === 'old') return isWoman ? 'grandmother' : 'grandfather';
  return isWoman ? 'woman' : 'man';
};

/** Who a member of the cast or another speaker is: as its name or its form `is` says, else by age and gender. */
function figureOfRole(role: Figure & Pick<CastChoice, 'forms'>): NamedFigure | null {
  const texts = [role.name?.[0], role.forms?.is?.[0]];
  const [named] = texts.flatMap((text) => sceneWordsIn(text ?? '').figures.slice(0, 1));
  if (named) return named;
  const kind = kindOfPerson(role);
  return kind && { kind, colour: null, garment: null };
}

/** Whether a thing was lost: a teddy, and no bear. */
const isLostThing = ({ tags, noun }: Topic): boolean => tags.includes('lost') && noun?.kind === 'o';

const OLD = /^(?:bis)?abuel|^yay/u;
const SMALL = /^(?:herman|prim|amig|gemel)/u;

/** A person of the family or of a trade; null for a baby and for who is no person. */
function personOf({ kind, gender, es: { bare, the } }: NonNullable<Topic['noun']>): NamedFigure | null {
  if (!'pf'.includes(kind) || bare.startsWith('beb')) return null;
  const isSmall = SMALL.test(bare);
  const age = OLD.test(bare) ? 'old' : isSmall ? 'small' : 'adult';
  // «My friend Lola»: in English only the name says whether it is a girl.
  const person = isSmall && /^\p{Lu}/u.test(the) ? kindOfChild(the) : kindOfPerson({ gender, age });
  return person && { kind: person, colour: null, garment: null };
}

/** The topic's hero, where the list of figures has it. */
function heroOf({ topic }: Setting, brief: Brief): NamedFigure | null {
  if (!topic.noun || isLostThing(topic)) return null;
  const [hero] = sceneWordsIn(topic.noun.es.bare).figures;
  if (!hero) return personOf(topic.noun);
  return sceneWordsIn(brief.topic).figures.find(({ kind }) => kind === hero.kind) ?? hero;
}

/** The figures of a pool's told scenes that are named by one, dressed as the scene says. */
const figuresOfPool = (pool: string, level: Level, scenes: readonly Scene[]): NamedFigure[] =>
  scenes.flatMap((scene) => {
    const { name } = scene;
    if (scene.pool !== pool || !isOneOf(FIGURES, name)) return [];
    const text = scene.told[level].flatMap((pairs) => pairs.map(({ es }) => es)).join(' ');
    const said = sceneWordsIn(text).figures.find(({ kind }) => kind === name);
    return [said ?? { kind: name, colour: null, garment: null }];
  });

/** Words that say what the picture of a story shows. */
type Shown = {
  setting: Setting;
  brief: Brief;
  /** The scenes that are told. */
  scenes: readonly Scene[];
};

/**
 * What the picture of a story shows, as a line of the answer: `forest, night, curious, fox red scarf, owl brown, lamp`.
 * @returns null where none of the template's figures is on the list
 */
export function pictureLine(
  { pictures, speaks }: Pick<Template, 'pictures' | 'speaks'>,
  shown: Shown,
  isAllowed: (only: Only) => boolean,
): string | null {
  const chosen = pictures.find(({ only }) => only === undefined || isAllowed(only));
  if (!chosen) return null;
  const groupOf = (who: string): Group => ({ who, figures: figuresOf(who, shown, speaks) });
  const groups = chosen.figures.map(groupOf);
  const count = groups.flatMap(({ figures }) => figures).length;
  if (count === 0) return null;
  // Of several children the others, where nobody else is drawn.
  const all = count === 1 ? [...groups, groupOf('other')] : groups;
  const { hour, mood } = chosen;
  return [placeOf(chosen, shown), hour, mood, ...unlike(fitted(all)), thingOf(chosen, shown)]
    .filter(Boolean)
    .join(', ');
}

/** What an entry of a picture's list shows. */
type Group = { who: string; figures: readonly string[] };

/** Rank of an entry's figure: the topic's hero, the children, the first of every other entry, the second of any. */
const rankOf = (who: string, round: number): number =>
  who === 'kid' || who === 'other' ? -1 : who === 'hero' && round === 0 ? -2 : round;

/** As many figures as a picture has, by rank. */
function fitted(groups: readonly Group[]): string[] {
  const ranked = groups.flatMap(({ who, figures }, place) =>
    figures.map((figure, round) => ({ figure, place, round, rank: rankOf(who, round) })),
  );
  const kept = ranked.toSorted((one, other) => one.rank - other.rank).slice(0, MOST_FIGURES);
  return kept
    .toSorted((one, other) => one.place - other.place || one.round - other.round)
    .map(({ figure }) => figure);
}

/** Colours of figures that would look like the hero or like another person. */
const OTHER_COLOURS = ['yellow', 'green', 'purple'] as const;

/** Figures that are told apart; of animals beside the hero, several may be alike. */
function unlike(figures: readonly string[]): string[] {
  const taken = new Set<string>();
  return figures.map((figure, at) => {
    const [kind] = figure.split(' ');
    const mayBeAlike = at > 0 && figure !== figures[0] && !isOneOf(FIGURE_TABLE.people, kind);
    const others = OTHER_COLOURS.map((colour) => figure.replace(/ \w+/u, ` ${colour}`));
    const own = mayBeAlike ? figure : ([figure, ...others].find((one) => !taken.has(one)) ?? figure);
    taken.add(own);
    return own;
  });
}

/** The Moon is a place where a story goes there. */
const MOON = /\b(?:luna|moon)\b/iu;

/** What a role, or the topic's noun, is called; its form `seen` says what a picture shows instead. */
function textOf(role: string | null, { cast, topic }: Setting): string {
  if (role === null) return '';
  if (role === 'topic') return topic.noun?.es.bare ?? '';
  return (cast[role]?.forms?.seen ?? cast[role]?.name)?.[0] ?? '';
}

function placeOf({ placeOf: role, place }: PictureChoice, { setting, brief: { topic } }: Shown): string {
  if (place === 'there') return sceneWordsIn(topic).place ?? (MOON.test(topic) ? 'space' : 'meadow');
  return sceneWordsIn(textOf(role, setting)).place ?? place;
}

/** Drawn as toys: one that is the topic is none. */
const VEHICLES = ['bus', 'train'] as const;

function thingOf({ thingOf: role, thing }: PictureChoice, { setting }: Shown): string | null {
  const { figures, thing: said } = sceneWordsIn(textOf(role, setting));
  const isTeddy = isLostThing(setting.topic) && figures.some(({ kind }) => kind === 'bear');
  if (role !== 'topic') return said ?? thing;
  if (isTeddy) return 'teddy';
  return said === null || isOneOf(VEHICLES, said) ? thing : said;
}

/** Number of figures of a hero in the plural. */
const MANY = 3;

/** What an entry of a picture's list shows: none, one, or several of a pool or of a hero in the plural. */
function figuresOf(
  figure: string,
  { setting, brief, scenes }: Shown,
  speaks: Record<string, Figure>,
): string[] {
  const [who = '', ...dress] = figure.split(' ');
  const { names, cast, topic } = setting;
  const written = ({ kind, colour, garment }: NamedFigure) => {
    const said = [colour ?? NATURE[kind].colour, ...(garment === null ? [] : [garment])];
    return [kind, ...(dress.length > 0 ? dress : said)].join(' ');
  };
  const plain = (kind: FigureKind) => written({ kind, colour: null, garment: null });
  if (who === 'kid' || who === 'other') {
    const children = who === 'kid' ? names.slice(0, 1) : names.slice(1);
    return children.map((child) => plain(kindOfChild(child)));
  }
  if (who === 'hero') {
    const hero = heroOf(setting, brief);
    if (hero === null) return [];
    const many = /^(?:dos|las? dos|los dos) /u.test(topic.noun?.es.the ?? '') ? 2 : MANY;
    return Array<string>(topic.noun?.plural ? many : 1).fill(written(hero));
  }
  const role = cast[who] ?? speaks[who];
  const named = role && figureOfRole(role);
  if (named) return [written(named)];
  if (isOneOf(FIGURES, who)) return [plain(who)];
  return figuresOfPool(who, brief.englishLevel, scenes).map(written);
}
