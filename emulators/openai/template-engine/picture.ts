import { FIGURES, type FigureKind, isOneOf } from '../../../contract/scene.ts';
import { NATURE, type NamedFigure, sceneWordsIn } from '../../../contract/scene-words.ts';
import type { StoryRequest } from '../../../contract/schemas/stories.ts';
import type { Setting } from './fill.ts';
import type { CastChoice, Only, PictureChoice } from './header.ts';
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

const kindOfPerson = ({ age, gender }: CastChoice): FigureKind | null => {
  if (!gender) return null;
  const isWoman = gender === 'f';
  if (age === 'small') return isWoman ? 'girl' : 'boy';
  if (age === 'old') return isWoman ? 'grandmother' : 'grandfather';
  return isWoman ? 'woman' : 'man';
};

/** Who a member of the cast is: as its name says, else by age and gender. */
function figureOfRole(role: CastChoice): NamedFigure | null {
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
  { pictures }: Template,
  setting: Setting,
  brief: Brief,
  isAllowed: (only: Only) => boolean,
): string | null {
  const chosen = pictures.find(({ only }) => only === undefined || isAllowed(only));
  if (!chosen) return null;
  const [hero, ...others] = chosen.figures.flatMap((figure) => figureOf(figure, setting, brief) ?? []);
  if (hero === undefined) return null;
  // Of several children a second one, where nobody else is drawn.
  const [second = figureOf('other', setting, brief)] = others;
  const unlike = second === hero ? second.replace(/ \w+/u, ` ${OTHER_COLOUR}`) : second;
  const { hour, mood, thing } = chosen;
  return [placeOf(chosen, brief), hour, mood, hero, unlike, thing].filter(Boolean).join(', ');
}

/** Colour of the second of two figures that would look alike. */
const OTHER_COLOUR = 'yellow';

/** The Moon is a place where a story goes there. */
const MOON = /\b(?:luna|moon)\b/iu;

const placeOf = ({ place }: PictureChoice, { topic }: Brief) =>
  place === 'there' ? (sceneWordsIn(topic).place ?? (MOON.test(topic) ? 'space' : 'village')) : place;

function figureOf(figure: string, setting: Setting, brief: Brief): string | null {
  const [who = '', ...dress] = figure.split(' ');
  const { names, cast } = setting;
  const child = who === 'kid' ? names[0] : who === 'other' ? names[1] : undefined;
  const role = cast[who];
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
