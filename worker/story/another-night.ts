import { sceneWordsIn } from '../../contract/scene-words.ts';
import { parseSceneCode, type SceneFigure } from '../../contract/scene.ts';
import type { Proposal } from '../../contract/schemas/series.ts';
import { escapeForPrompt } from '../escaping/escape-for-prompt.ts';
import type { EarlierNight } from '../home-storage/series.ts';

/** What the prompt of a further night of a series contains of the nights before it. */

/** Nights whose place and beginning do not come again. */
const NIGHTS_APART = 3;
/** Words of a beginning. */
const OPENING_WORDS = 12;

/** The series of a new story: `nights` before it, oldest first, with stand-ins for the typed names. */
export type AnotherNight = {
  /** Id of the series, and number of this night in it. */
  seriesId: string;
  number: number;
  nights: readonly RecalledNight[];
};

type RecalledNight = { title: string; memory: string; place?: string; opening?: string };

const placeOf = ({ scene }: EarlierNight): string | undefined =>
  (scene === null ? null : parseSceneCode(scene))?.place;

/**
 * Earlier nights as a writer gets them.
 * @param nights newest first
 * @param hide puts stand-ins in place of the typed names
 */
export const recalledNights = (
  nights: readonly EarlierNight[],
  hide: (text: string) => string,
): RecalledNight[] =>
  nights
    .map((night, at) => {
      const place = placeOf(night);
      const opening = hide(night.opening).split(/\s+/u).slice(0, OPENING_WORDS).join(' ');
      return {
        title: hide(night.title),
        memory: hide(night.memory ?? ''),
        ...(at < NIGHTS_APART && { ...(place && { place }), ...(opening && { opening }) }),
      };
    })
    .reverse();

/**
 * Proposals with those last that go where one of the last nights was: the first one becomes the topic, which has rank
 * above the rule of another place.
 * @param nights newest first
 */
export function elsewhereFirst(proposals: readonly Proposal[], nights: readonly EarlierNight[]): Proposal[] {
  const places = new Set<string | undefined>(nights.slice(0, NIGHTS_APART).map(placeOf));
  const isThere = ({ text }: Proposal) => places.has(sceneWordsIn(text).place ?? 'nowhere');
  return [...proposals.filter((one) => !isThere(one)), ...proposals.filter(isThere)];
}

/** As a field of the data of a prompt. */
export const nightsForPrompt = (nights: readonly RecalledNight[]): string =>
  `"nights":[${nights
    .map(
      (night) =>
        `{${Object.entries(night)
          .map(([name, text]) => `"${name}":${escapeForPrompt(text)}`)
          .join(',')}}`,
    )
    .join(',')}]`;

/** Figures of the newest picture of a series, the hero first; none without a picture. */
export function figuresBefore(nights: readonly EarlierNight[]): readonly SceneFigure[] {
  for (const { scene } of nights) {
    const figures = (scene === null ? null : parseSceneCode(scene))?.figures ?? [];
    if (figures.length > 0) return figures;
  }
  return [];
}
