import { type Mood, type Place, ROOMS, type Scene, type Weather } from '../contract/scene.ts';
import { colour } from './hand/palette.ts';
import { withStops } from './hand/sky.ts';
import { rect } from './hand/svg.ts';
import { chance, STAGE } from './stage.ts';

/** The air of a scene: colours of its sky from the top down, and what lies over all of it, and how strongly. */
type Air = { sky: readonly string[]; tint: string; strength: number };

const morning: Air = { sky: ['#86B0DA', '#C4D3EC', '#FBDDCB'], tint: '#F6BFA6', strength: 0.1 };
const afternoon: Air = { sky: ['#7FA9CF', '#DFD0B4', '#FBCE86'], tint: '#F5A145', strength: 0.14 };
const sunset: Air = { sky: ['#5C62A2', '#B57C9F', '#F7B283'], tint: '#7A4F94', strength: 0.12 };
const overcast: Air = { sky: ['#8493AD', '#ADB9C7', '#DAD7CE'], tint: '#5F6E90', strength: 0.11 };
const twilight: Air = { sky: ['#1B1E4C', '#3F3476', '#875A90', '#D98F86'], tint: '#A8587E', strength: 0.06 };
const late: Air = { sky: ['#0F1431', '#1A2150', '#2C3F72'], tint: colour.night, strength: 0.14 };

/** Airs of a day and a night by what is felt; null for that of the place itself. */
const AIRS: Record<Mood, Record<Scene['hour'], readonly (Air | null)[]>> = {
  happy: { day: [null, afternoon], night: [twilight, null] },
  curious: { day: [morning, null], night: [null, twilight] },
  worried: { day: [overcast], night: [late] },
  sleepy: { day: [sunset], night: [null, late] },
  calm: { day: [afternoon, morning], night: [null, twilight] },
};
/** What takes the sun away. */
const DULL: readonly (Weather | null)[] = ['rain', 'fog'];
/** Places without a sky of their own. */
const SKYLESS: readonly Place[] = [...ROOMS, 'underwater', 'space'];
/** Places whose sun and moon stay where they are: without a sky, or with little of it between trees and roofs. */
export const NO_OPEN_SKY: readonly Place[] = [...SKYLESS, 'forest', 'jungle', 'station', 'market'];
/** How much of what lies over a place lies over its figures. */
const OVER_FIGURES = 0.4;

const airOf = (scene: Scene): Air | null => {
  if (DULL.includes(scene.weather) && scene.hour === 'day') return overcast;
  const airs = AIRS[scene.mood][scene.hour];
  return airs[(chance(scene) >> 2) % airs.length] ?? null;
};

const veil = (fill: string, strength: number): string =>
  rect(STAGE.from, 0, STAGE.to - STAGE.from, STAGE.side, fill, 0, `opacity="${strength}"`);

/** What the air of a scene makes of its place, and what of it lies over the figures. */
export function airOver(scene: Scene, place: string): { place: string; veil: string } {
  const air = airOf(scene);
  if (air === null) return { place, veil: '' };
  const { tint, strength, sky } = air;
  const own = SKYLESS.includes(scene.place) ? place : withStops(place, sky);
  return {
    place: own + veil(tint, strength),
    veil: veil(tint, Math.round(strength * OVER_FIGURES * 100) / 100),
  };
}
