import type { Pose } from '../../contract/scene.ts';
import type { Figure, Tones } from '../figure.ts';
import { limb } from '../hand/limb.ts';
import { ellipse, line, n, path, place, type Point } from '../hand/svg.ts';
import { pale, shade } from './face.ts';

/** Paws of four legs from their hips, in radii of the head: far and near fore leg, far and near hind leg. */
type Gait = readonly [Point, Point, Point, Point];

const GAITS: Partial<Record<Pose, Gait>> = {
  runs: [
    [1.15, 0.5],
    [0.85, 0.75],
    [-1.0, 0.62],
    [-0.75, 0.85],
  ],
  jumps: [
    [1.05, 0.1],
    [0.85, 0.4],
    [-1.0, 0.62],
    [-0.82, 0.82],
  ],
  flies: [
    [1.2, 0.05],
    [1.1, 0.35],
    [-1.2, 0.3],
    [-1.1, 0.52],
  ],
  swims: [
    [0.95, 0.5],
    [0.55, 0.8],
    [-0.9, 0.5],
    [-0.6, 0.8],
  ],
};

/** Walking on all four. */
const WALK: Gait = [
  [0.32, 0.98],
  [-0.12, 1],
  [0.2, 0.98],
  [-0.2, 1],
];

/** An animal on all four whose head is at the right, around the ground below its middle; its head comes on top. */
export type Leaping = { svg: string; head: Point; back: Point };

const tails: Record<
  NonNullable<Figure['tail']>,
  (x: number, y: number, r: number, tones: Tones) => string
> = {
  none: () => '',
  stub: (x, y, r, tones) => ellipse(x - r * 0.1, y + r * 0.05, r * 0.34, r * 0.32, pale(tones)),
  long: (x, y, r, { base, dark }) =>
    line(
      `M${n(x)} ${n(y + r * 0.2)}q${n(-r * 0.9)} ${n(r * 0.1)} ${n(-r * 1.1)} ${n(-r * 0.9)}`,
      base,
      r * 0.34,
    ) + line(`M${n(x - r * 1.08)} ${n(y - r * 0.5)}l${n(-r * 0.02)} ${n(-r * 0.2)}`, dark, r * 0.34),
  thin: (x, y, r, { dark }) =>
    line(
      `M${n(x)} ${n(y + r * 0.3)}c${n(-r)} ${n(r * 0.3)} ${n(-r * 0.9)} ${n(-r * 0.9)} ${n(-r * 1.6)} ${n(-r * 0.5)}`,
      dark,
      r * 0.12,
    ),
  tuft: (x, y, r, { base, dark }) =>
    line(`M${n(x)} ${n(y + r * 0.2)}q${n(-r * 0.8)} ${n(-r * 0.1)} ${n(-r)} ${n(-r * 0.8)}`, base, r * 0.22) +
    ellipse(x - r * 1.02, y - r * 0.75, r * 0.26, r * 0.36, dark),
  bushy: (x, y, r, tones) =>
    place(
      { x: x + r * 0.2, y: y + r * 0.25, scale: r / 60 },
      path('M0 16C-40 24-92 6-128-34C-136-62-122-78-104-84C-84-52-40-40 0-24Z', tones.base),
      path('M-104-84C-94-66-84-56-78-42C-96-36-112-34-128-34C-136-62-122-78-104-84Z', pale(tones)),
    ),
};

/** The body of an animal on all four, as large as its head asks for. */
export function leaping(figure: Figure, tones: Tones, pose: Pose): Leaping {
  const { r } = figure.head;
  const gait = GAITS[pose] ?? WALK;
  const high = r * (pose === 'walks' || !GAITS[pose] ? 1.75 : 1.62);
  const [rear, fore] = [-r * 1.15, r * 0.95];
  const y = -high;
  const deep = shade(tones);
  const leg = (from: Point, [dx, dy]: Point, fill: string): string => {
    const to: Point = [from[0] + dx * r * 1.15, from[1] + dy * r * 1.25];
    const bend: Point = [from[0] + dx * r * 0.35, from[1] + dy * r * 0.75];
    return (
      limb(from, bend, to, [r * 0.32, r * 0.22], fill) +
      ellipse(
        to[0] + r * 0.06,
        to[1] + r * 0.04,
        r * 0.27,
        r * 0.2,
        figure.tail === 'bushy' ? tones.dark : pale(tones),
      )
    );
  };
  const [farFore, nearFore, farHind, nearHind] = gait;
  const body =
    `M${n(rear - r * 0.3)} ${n(y + r * 0.1)}C${n(rear - r * 0.35)} ${n(y - r * 0.72)} ${n(rear + r * 0.5)} ${n(y - r * 0.72)} 0 ${n(y - r * 0.5)}` +
    `C${n(fore * 0.5)} ${n(y - r * 0.38)} ${n(fore)} ${n(y - r * 0.85)} ${n(fore + r * 0.45)} ${n(y - r * 0.55)}` +
    `C${n(fore + r * 0.8)} ${n(y + r * 0.2)} ${n(fore + r * 0.3)} ${n(y + r * 0.62)} ${n(fore - r * 0.3)} ${n(y + r * 0.6)}` +
    `C0 ${n(y + r * 0.52)} ${n(rear + r * 0.9)} ${n(y + r * 0.45)} ${n(rear + r * 0.5)} ${n(y + r * 0.66)}C${n(rear)} ${n(y + r * 0.8)} ${n(rear - r * 0.28)} ${n(y + r * 0.6)} ${n(rear - r * 0.3)} ${n(y + r * 0.1)}Z`;
  return {
    svg: [
      tails[figure.tail ?? 'none'](rear - r * 0.2, y - r * 0.25, r, tones),
      leg([fore + r * 0.2, y + r * 0.3], farFore, deep),
      leg([rear + r * 0.45, y + r * 0.3], farHind, deep),
      path(body, tones.base),
      path(
        `M${n(fore + r * 0.5)} ${n(y + r * 0.05)}C${n(fore + r * 0.6)} ${n(y + r * 0.5)} ${n(fore + r * 0.1)} ${n(y + r * 0.62)} ${n(fore - r * 0.3)} ${n(y + r * 0.6)}C0 ${n(y + r * 0.54)} ${n(rear + r)} ${n(y + r * 0.5)} ${n(rear + r * 0.9)} ${n(y + r * 0.5)}C0 ${n(y + r * 0.2)} ${n(fore)} ${n(y + r * 0.4)} ${n(fore + r * 0.5)} ${n(y + r * 0.05)}Z`,
        pale(tones),
      ),
      leg([rear + r * 0.1, y + r * 0.15], nearHind, tones.base),
      leg([fore - r * 0.15, y + r * 0.3], nearFore, tones.base),
    ].join(''),
    head: [fore + r * 0.55, y - r * 1.0],
    back: [rear + r * 0.75, y - r * 0.58],
  };
}
