import { type Hour, type Place, ROOMS, type Weather } from '../contract/scene.ts';
import { colour } from './hand/palette.ts';
import { seeded } from './hand/random.ts';
import { cloud } from './hand/sky.ts';
import { ellipse, line, path, rect } from './hand/svg.ts';
import { STAGE } from './stage.ts';

type Area = { left: number; top: number; right: number; bottom: number };

/** Panes through which the weather of an indoor place is seen. */
const WINDOWS: Partial<Record<Place, Area>> = {
  bedroom: { left: 322, top: 84, right: 534, bottom: 360 },
  kitchen: { left: 84, top: 88, right: 296, bottom: 312 },
  hospital: { left: 312, top: 66, right: 548, bottom: 314 },
  bathroom: { left: 335, top: 62, right: 505, bottom: 238 },
  lounge: { left: 90, top: 82, right: 252, bottom: 330 },
};

const INDOORS: ReadonlySet<string> = new Set([
  ...ROOMS,
  // Places without weather.
  ...(['underwater', 'space'] as const satisfies Place[]),
]);

/** Where snow does not lie, or lies anyway. */
const BARE: readonly Place[] = ['sea', 'ship', 'pool', 'snow'];
/** Snow on the ground, and a drift of it before the figures. */
const LYING = 'M-300 618C-120 588 160 606 400 600S900 584 1100 612V812H-300Z';
const DRIFT = 'M-300 770C-180 728-40 752 90 764S420 776 560 766 860 716 1100 758V812H-300Z';

const EVERYWHERE: Area = { left: STAGE.from, top: 0, right: STAGE.to, bottom: 720 };

/** Whether a place has a sky and ground that grows. */
export const isOutdoors = (place: Place): boolean => !INDOORS.has(place);

/** Where the weather of a place shows; null where it does not. */
export const weatherArea = (place: Place): Area | null =>
  WINDOWS[place] ?? (INDOORS.has(place) ? null : EVERYWHERE);

/** Points spread over an area, a little more than one for each of its squares of this side. */
function spread({ left, top, right, bottom }: Area, side: number): (readonly [number, number])[] {
  const random = seeded(41);
  const points: (readonly [number, number])[] = [];
  for (let x = left; x < right - side * 0.4; x += side)
    for (let y = top; y < bottom - side * 0.4; y += side)
      points.push([Math.round(x + random() * side * 0.7), Math.round(y + random() * side * 0.7)]);
  return points;
}

/** What of the weather is behind the figures, over the place. */
export function weatherBehind(weather: Weather, place: Place, hour: Hour): string {
  const area = weatherArea(place);
  if (area === null) return '';
  const isOutdoors = area === EVERYWHERE;
  const grey = hour === 'day' ? '#7F8CA8' : colour.midnight;
  const veil = (opacity: number): string =>
    rect(
      area.left,
      area.top,
      area.right - area.left,
      (isOutdoors ? STAGE.side : area.bottom) - area.top,
      grey,
      0,
      `opacity="${opacity}"`,
    );
  const clouds = (fill: string): string =>
    isOutdoors
      ? [
          [150, 134, 230],
          [420, 96, 280],
          [676, 146, 220],
          [-120, 120, 260],
          [960, 118, 280],
        ]
          .map(([x = 0, y = 0, wide = 0]) => cloud(x, y, wide, fill))
          .join('')
      : '';
  switch (weather) {
    case 'rain':
      return (
        veil(0.24) +
        clouds(hour === 'day' ? '#A9B3C6' : '#4C558C') +
        line(
          spread(isOutdoors ? { ...area, top: 110 } : area, isOutdoors ? 88 : 40)
            .map(([x, y]) => `M${x} ${y}l-7 ${isOutdoors ? 26 : 18}`)
            .join(''),
          colour.day,
          4,
          'opacity=".75"',
        )
      );
    case 'snow':
      return (
        veil(0.12) +
        (isOutdoors && !BARE.includes(place) ? path(LYING, colour.paper, 'opacity=".66"') : '') +
        line(
          spread(area, isOutdoors ? 88 : 40)
            .map(([x, y]) => `M${x} ${y}h.1`)
            .join(''),
          colour.paper,
          9,
          'opacity=".9"',
        )
      );
    case 'wind':
      return line(
        spread({ ...area, top: area.top + 60, bottom: Math.min(area.bottom, 560) }, isOutdoors ? 190 : 90)
          .map(([x, y], i) =>
            i % 3 === 0
              ? `M${x} ${y}q60-16 110 0t70-14c10-22-22-32-26-12`
              : `M${x} ${y + 30}q44-14 84 0t52-8`,
          )
          .join(''),
        colour.paper,
        5,
        'opacity=".75"',
      );
    case 'fog':
      return (
        veil(0.2) +
        [300, 430, 560].map((y) => ellipse(y - 100, y, 700, 60, colour.mist, 'opacity=".45"')).join('')
      );
  }
}

/** What of the weather is before the figures: at their feet alone. */
export function weatherBefore(weather: Weather, place: Place): string {
  if (weatherArea(place) !== EVERYWHERE) return '';
  switch (weather) {
    case 'rain':
      return line(
        [-240, -90, 60, 210, 350, 500, 640, 770, 900, 1040]
          .map((x, i) => `M${x} ${720 + (i % 3) * 22}h34m-44 0l-8-10m52 10l8-10`)
          .join(''),
        colour.day,
        4,
        'opacity=".8"',
      );
    case 'snow':
      return (
        (BARE.includes(place) ? '' : path(DRIFT, colour.paper)) +
        line(
          [-220, -60, 90, 240, 380, 520, 680, 830, 1000]
            .map((x, i) => `M${x} ${722 + (i % 3) * 22}h.1`)
            .join(''),
          colour.paper,
          12,
        )
      );
    case 'wind':
      return [90, 330, 610, 760]
        .map((x, i) =>
          path(`M${x} ${716 + (i % 2) * 30}q14-18 34-8-12 18-34 8Z`, i % 2 ? colour.clay : colour.lamp),
        )
        .join('');
    case 'fog':
      return ellipse(400, 745, 800, 34, colour.mist, 'opacity=".5"');
  }
}
