import type { Level } from '../../contract/options.ts';
import { NATURE, type NamedFigure, sceneWordsIn } from '../../contract/scene-words.ts';
import { FIGURE_TABLE, FIGURES, type FigureKind, isOneOf, MOST_FIGURES } from '../../contract/scene.ts';
import type { StoryRequest } from '../../contract/schemas/stories.ts';
import type { Setting } from './fill.ts';
import type { CastChoice, Figure, Only, PictureChoice } from './header.ts';
import type { Scene, Template } from './template.ts';
import {
  heroesOf,
  isAtNight,
  kindOfChild,
  kindOfPerson,
  placeOfTopic,
  thingOfDeed,
  thingOfTopic,
} from './topic-picture.ts';

type Brief = Pick<StoryRequest, 'topic' | 'englishLevel'>;

/** Who a member of the cast or another speaker is: its form `seen`, its name or its form `is` says it, else age and gender. */
function figureOfRole(role: Figure & Pick<CastChoice, 'forms'>): NamedFigure | null {
  const texts = [role.forms?.seen?.[0], role.name?.[0], role.forms?.is?.[0]];
  const [named] = texts.flatMap((text) => sceneWordsIn(text ?? '').figures.slice(0, 1));
  if (named) return named;
  const kind = kindOfPerson(role);
  return kind && { kind, colour: null, garment: null };
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
  return [
    placeOf(chosen, shown),
    hourOf(chosen, shown),
    chosen.mood,
    ...unlike(fitted(all)),
    thingOf(chosen, shown),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What an entry of a picture's list shows. */
type Group = { who: string; figures: readonly string[] };

/** Rank of an entry's figure: the topic's hero, the children, a second hero, the first of every other entry, the second of any. */
function rankOf(who: string, round: number): number {
  if (who === 'kid' || who === 'other') return -2;
  return who === 'hero' && round < 2 ? 2 * round - 3 : round;
}

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

/** Kind and colour of a figure. */
const coloured = (figure: string): string => figure.split(' ').slice(0, 2).join(' ');
const isDressed = (figure: string): boolean => figure.split(' ').length > 2;

/**
 * Figures that are told apart by their colours; first, one with a garment keeps its own, as Red Riding Hood. Of animals
 * beside the hero, several may be alike.
 */
function unlike(figures: readonly string[]): string[] {
  const ownerOf = (colours: string): string | undefined =>
    [...figures.filter(isDressed), ...figures].find((figure) => coloured(figure) === colours);
  const taken = new Set(figures.map(coloured));
  const kept = new Set<string>();
  return figures.map((figure, at) => {
    const [kind] = figure.split(' ');
    const colours = coloured(figure);
    const mayBeAlike = at > 0 && figure !== figures[0] && !isOneOf(FIGURE_TABLE.people, kind);
    if (mayBeAlike || (ownerOf(colours) === figure && !kept.has(colours))) {
      kept.add(colours);
      return figure;
    }
    const others = OTHER_COLOURS.map((colour) => figure.replace(/ \w+/u, ` ${colour}`));
    const own = others.find((one) => !taken.has(coloured(one))) ?? figure;
    taken.add(coloured(own));
    return own;
  });
}

/** What a role is called; its form `seen` says what a picture shows instead. */
const textOf = (role: string | null, { cast }: Setting): string =>
  role === null ? '' : ((cast[role]?.forms?.seen ?? cast[role]?.name)?.[0] ?? '');

const placeOf = ({ placeOf: role, place }: PictureChoice, { setting, brief }: Shown): string =>
  (role === 'topic' ? placeOfTopic(setting.topic, brief.topic) : sceneWordsIn(textOf(role, setting)).place) ??
  place;

const hourOf = ({ hourOf: role, hour }: PictureChoice, { setting: { topic } }: Shown): string =>
  role === 'topic' && isAtNight(topic) ? 'night' : hour;

function thingOf({ thingOf: role, thing }: PictureChoice, { setting, brief: { topic } }: Shown) {
  if (role !== 'topic') return sceneWordsIn(textOf(role, setting)).thing ?? thing;
  return thingOfTopic(setting.topic, topic) ?? thing ?? thingOfDeed(setting.topic);
}

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
  if (who === 'hero') return heroesOf(topic, brief.topic).map(written);
  const role = cast[who] ?? speaks[who];
  const named = role && figureOfRole(role);
  if (named) return [written(named)];
  if (isOneOf(FIGURES, who)) return [plain(who)];
  return figuresOfPool(who, brief.englishLevel, scenes).map(written);
}
