import { FIGURE_TABLE, FIGURES, type FigureKind, isOneOf } from '../../../contract/scene.ts';
import { NATURE, type NamedFigure, sceneWordsIn } from '../../../contract/scene-words.ts';
import type { StoryRequest } from '../../../contract/schemas/stories.ts';
import type { Setting } from './fill.ts';
import type { Figure, Only, PictureChoice } from './header.ts';
import type { Template } from './template.ts';

type Brief = Pick<StoryRequest, 'topic'>;

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

/** Who a member of the cast or another speaker is: as its name says, else by age and gender. */
function figureOfRole(role: Figure): NamedFigure | null {
  const [named] = sceneWordsIn(role.name?.[0] ?? '').figures;
  if (named) return named;
  const kind = kindOfPerson(role);
  return kind && { kind, colour: null, garment: null };
}

/** The topic's hero, where the list of figures has it. */
function heroOf({ topic }: Setting, brief: Brief): NamedFigure | null {
  if (!topic.noun) return null;
  const [hero] = sceneWordsIn(topic.noun.es.bare).figures;
  if (!hero) return null;
  return sceneWordsIn(brief.topic).figures.find(({ kind }) => kind === hero.kind) ?? hero;
}

/**
 * What the picture of a story shows, as a line of the answer: `forest, night, curious, fox red scarf, owl brown, lamp`.
 * @returns null where none of the template's figures is on the list
 */
export function pictureLine(
  { pictures, speaks }: Pick<Template, 'pictures' | 'speaks'>,
  setting: Setting,
  brief: Brief,
  isAllowed: (only: Only) => boolean,
): string | null {
  const chosen = pictures.find(({ only }) => only === undefined || isAllowed(only));
  if (!chosen) return null;
  const named = (figure: string) => figureOf(figure, setting, speaks, brief) ?? [];
  const figures = chosen.figures.flatMap(named);
  if (figures.length === 0) return null;
  // Of several children a second one, where nobody else is drawn.
  const group = figures.length === 1 ? [...figures, ...[named('other')].flat()] : figures;
  const { hour, mood, thing } = chosen;
  return [placeOf(chosen, brief), hour, mood, ...unlike(group), thing].filter(Boolean).join(', ');
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

const placeOf = ({ place }: PictureChoice, { topic }: Brief) =>
  place === 'there' ? (sceneWordsIn(topic).place ?? (MOON.test(topic) ? 'space' : 'village')) : place;

function figureOf(
  figure: string,
  setting: Setting,
  speaks: Record<string, Figure>,
  brief: Brief,
): string | null {
  const [who = '', ...dress] = figure.split(' ');
  const { names, cast } = setting;
  const child = who === 'kid' ? names[0] : who === 'other' ? names[1] : undefined;
  const role = cast[who] ?? speaks[who];
  const named =
    (who === 'hero' ? heroOf(setting, brief) : null) ??
    (child === undefined && role ? figureOfRole(role) : null);
  const kind =
    named?.kind ?? (child === undefined ? null : kindOfChild(child)) ?? (isOneOf(FIGURES, who) ? who : null);
  if (kind === null) return null;
  const said = [named?.colour ?? null, named?.garment ?? null].filter(Boolean);
  const worn = dress.length > 0 ? dress : said;
  return [kind, ...(worn.length > 0 ? worn : [NATURE[kind].colour])].join(' ');
}
