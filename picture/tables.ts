import { FOODS, type Place, type Thing } from '../contract/scene.ts';
import { colour } from './hand/palette.ts';
import { ellipse, line, n, path, rect } from './hand/svg.ts';
import { isOutdoors } from './weather.ts';

/** What stands on a table where people are, and nobody has it in the hand. */
export const ON_A_TABLE: readonly Thing[] = [
  // A mushroom grows, and the others are on a stick.
  ...FOODS.filter((food) => !['mushroom', 'lollipop', 'candyfloss'].includes(food)),
  'tooth',
  'phone',
  'trophy',
  'tiara',
  'scales',
  'key',
  'letter',
  'puzzle',
  'cards',
  'clay',
  'varnish',
  'chess',
  'piggybank',
  'computer',
  'bottle',
  'fryingpan',
];

/** Places without a floor, or with nothing that could stand there. */
const NOWHERE: readonly Place[] = ['underwater', 'space', 'sea', 'pool'];
/** Places with trees: a stump stands there. */
const WOODED: readonly Place[] = ['forest', 'meadow', 'farm', 'garden', 'mountain', 'jungle', 'bridge'];

/** A table around the ground below it, with a top of this half width, and the height of the top. */
export type Table = { height: number; draw: (half: number) => string };

const round: Table = {
  height: 112,
  draw: (half) =>
    path(`M-9-104H9L13-20Q34-14 40 0H-40Q-34-14-13-20Z`, colour.wood) +
    path(`M2-104H9L13-20Q34-14 40 0H14Q10-50 2-104Z`, colour.bark, 'opacity=".4"') +
    path(
      `M${n(-half)}-112V-84Q${n(-half * 0.75)}-70 ${n(-half * 0.5)}-82T0-80T${n(half * 0.5)}-82T${n(half)}-84V-112Z`,
      colour.cream,
    ) +
    path(`M${n(half * 0.4)}-112V-81Q${n(half * 0.75)}-70 ${n(half)}-84V-112Z`, colour.sand, 'opacity=".7"') +
    ellipse(0, -112, half, 13, colour.paper) +
    line(`M${n(-half * 0.94)}-92Q${n(-half * 0.5)}-82 0-88T${n(half * 0.94)}-92`, colour.clay, 4),
};

const crate: Table = {
  height: 92,
  draw: (half) =>
    rect(-half, -92, half * 2, 92, colour.woodLight, 5) +
    rect(half * 0.4, -92, half * 0.6, 92, colour.wood, 5, 'opacity=".55"') +
    line(`M${n(-half)}-62H${n(half)}M${n(-half)}-31H${n(half)}`, colour.wood, 5) +
    line(`M${n(-half + 9)}-88V-4M${n(half - 9)}-88V-4`, colour.bark, 7, 'opacity=".55"') +
    rect(-half - 5, -98, half * 2 + 10, 13, colour.woodLight, 5),
};

const stump: Table = {
  height: 84,
  draw: (half) =>
    path(
      `M${n(-half)}-82C${n(-half * 0.9)}-40 ${n(-half)}-18 ${n(-half * 1.22)} 2Q0 14 ${n(half * 1.22)} 2C${n(half)}-18 ${n(half * 0.9)}-40 ${n(half)}-82Z`,
      colour.wood,
    ) +
    path(
      `M${n(half * 0.3)}-76C${n(half * 0.4)}-40 ${n(half * 0.3)}-14 ${n(half * 0.5)} 6Q${n(half)} 6 ${n(half * 1.22)} 2C${n(half)}-18 ${n(half * 0.9)}-40 ${n(half)}-82Z`,
      colour.bark,
      'opacity=".45"',
    ) +
    ellipse(0, -82, half, 14, colour.sand) +
    ellipse(0, -82, half * 0.6, 8, 'none', `stroke="${colour.woodLight}" stroke-width="3"`) +
    line(`M${n(-half * 0.5)}-58V-24M${n(-half * 0.1)}-54V-14`, colour.bark, 4, 'opacity=".5"'),
};

/** The table of a place; null where none can stand. */
export function tableAt(place: Place): Table | null {
  if (NOWHERE.includes(place)) return null;
  if (WOODED.includes(place)) return stump;
  return isOutdoors(place) ? crate : round;
}
