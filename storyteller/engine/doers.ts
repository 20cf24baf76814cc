import type { NamedFigure } from '../../contract/scene-words.ts';
import { FIGURE_TABLE, type FigureKind, isOneOf, MOST_FIGURES, type Thing } from '../../contract/scene.ts';
import { type Activity, AT_TABLE } from './activities.ts';
import { plain } from './kin.ts';

/** A figure with what it does, of an activity. */
export type Doer = { figure: NamedFigure; does: string | null };

/** One dressed for what is done. */
const dressed = (figure: NamedFigure, { wears, colour }: Activity): NamedFigure =>
  wears && isPerson(figure)
    ? { ...figure, colour: colour ?? figure.colour, garment: figure.garment ?? wears }
    : figure;

const isPerson = ({ kind }: NamedFigure): boolean => isOneOf(FIGURE_TABLE.people, kind);
const CHILDREN: readonly FigureKind[] = ['girl', 'boy', 'child'];
const isChild = ({ kind }: NamedFigure): boolean => CHILDREN.includes(kind);
const GROWN_UPS: readonly FigureKind[] = ['woman', 'man', 'grandmother', 'grandfather'];
const isGrownUp = ({ kind }: NamedFigure): boolean => GROWN_UPS.includes(kind);
/** What animals beside people do, too. */
const ANY_DOES =
  /^(?:dances|sings|runs|walks|jumps|sleeps|swims|kicks|hides|eats|laughs|flies|cries|skates|slides|tumbles)/u;
/** Who is at no table. */
const NOT_AT_TABLE: readonly FigureKind[] = [
  'horse',
  'cow',
  'elephant',
  'giraffe',
  'whale',
  'camel',
  'baby',
  'hippo',
  'donkey',
  'zebra',
  'unicorn',
  'dinosaur',
  'mermaid',
  'shark',
  'dolphin',
  'octopus',
  'crocodile',
  'deer',
  'goat',
  'sheep',
  'llama',
];

/**
 * Who does what in an activity.
 * @param cast those of the topic, the hero first @param children those who may join in, the story's child first
 */
export function doersOf(
  activity: Activity,
  things: readonly Thing[],
  cast: readonly NamedFigure[],
  children: readonly NamedFigure[],
): Doer[] {
  const { does, others = does, many = 1, together = [], isOfElder = false, wears } = activity;
  const isCostume = wears === 'ears' || wears === 'crown' || (isOfElder && wears !== undefined);
  const isAccompanied = cast.some(isGrownUp);
  const company = together
    .filter((kind) => cast.every((one) => one.kind !== kind))
    .map(plain)
    .filter((one) => !(isAccompanied && isGrownUp(one)));
  const missing = Math.max(0, many - cast.length - company.length);
  const all = [...cast, ...company, ...children.slice(0, missing)].slice(0, MOST_FIGURES);
  // A hero that is an animal does it, with whom it does it.
  // Who looks after another is there for it.
  const isTended = isOfElder && does?.endsWith('$other') === true;
  const hasPeople = all.some(
    (one, at) => isPerson(one) && (at < cast.length || cast.length === 0 || others === 'cries' || isTended),
  );
  const animal = all.find((one) => !isPerson(one))?.kind;
  const leads = hasPeople ? all.findIndex(isPerson) : 0;
  const elder =
    isOfElder && hasPeople
      ? all.findIndex((one) => isPerson(one) && !isChild(one) && one.kind !== 'baby')
      : -1;
  const lead = elder >= 0 ? elder : leads;
  const isForOne = does?.includes('holding') === true && others === does;
  return all.map((figure, at) => {
    const isDoer = at === lead;
    const isPet = hasPeople && !isPerson(figure) && (!isTended || cast.some(isPerson));
    const deed = isDoer
      ? does
      : isForOne
        ? does?.split(' ')[0] === 'holding'
          ? null
          : does!.split(' ')[0]!
        : others;
    const isItsOwn = deed?.split(' ').at(-1) === figure.kind;
    const may = deed !== null && !isItsOwn && (!isPet || ANY_DOES.test(deed) || deed.endsWith(AT_TABLE));
    const isTooLarge = deed?.endsWith(AT_TABLE) === true && NOT_AT_TABLE.includes(figure.kind);
    const [, dish] = things;
    if (isTooLarge && isDoer && dish) return { figure, does: `holding ${dish}` };
    if (!may || isTooLarge) return { figure, does: null };
    const other = all[at + 1]?.kind ?? all[at - 1]?.kind;
    const target = (word: string): string =>
      word === '$thing'
        ? (things[0] ?? '')
        : word === '$animal'
          ? (animal ?? '')
          : word === '$other'
            ? isDoer
              ? (other ?? '')
              : ''
            : word;
    const words = deed.split(' ').map(target);
    // Without what it is done with, it is done alone.
    return {
      figure: isCostume && !isDoer ? figure : dressed(figure, activity),
      does: words.includes('') ? (words[0] === 'hugs' ? null : words[0]!) : words.join(' '),
    };
  });
}
