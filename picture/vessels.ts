import { colour } from './hand/palette.ts';
import { circle, ellipse, line, n, path, place, rect } from './hand/svg.ts';
import type { Actor, Placed } from './layout.ts';
import type { Vessel } from './spacing.ts';

/** What figures are in where they do not live. */

const middle = ({ box }: Placed): number => (box.left + box.right) / 2;
const half = ({ box }: Placed): number => (box.right - box.left) / 2;

/** A boat's side from `rim` above the origin to `keel` below it. */
function boat(actor: Actor): string {
  const r = half(actor);
  const [top, foot] = [12 - Math.min(actor.rim, 116), 36];
  const d = n;
  return place(
    { x: middle(actor), y: actor.y },
    path(
      `M${d(-r)} ${d(top)}H${d(r)}L${d(r * 0.7)} ${foot}Q0 ${foot + 18} ${d(-r * 0.7)} ${foot}Z`,
      colour.woodLight,
    ),
    path(
      `M${d(r * 0.36)} ${d(top)}H${d(r)}L${d(r * 0.7)} ${foot}Q${d(r * 0.4)} ${foot + 8} ${d(r * 0.2)} ${foot + 8}Z`,
      colour.wood,
    ),
    line(`M${d(-r * 0.88)} ${d(top + 26)}Q0 ${d(top + 38)} ${d(r * 0.88)} ${d(top + 26)}`, colour.sand, 6),
    line(`M${d(-r)} ${d(top)}H${d(r)}`, colour.bark, 11),
  );
}

/** A washtub of staves, full to its rim. */
function tub(actor: Actor): string {
  const r = half(actor);
  const top = 12 - actor.rim;
  const d = n;
  const hoop = (y: number, wide: number): string =>
    line(`M${d(-wide)} ${d(y)}Q0 ${d(y + 22)} ${d(wide)} ${d(y)}`, colour.periwinkle, 7);
  const staves = [-0.66, -0.33, 0, 0.33, 0.66]
    .map((at) => `M${d(r * at)} ${d(top + 16)}L${d(r * at * 0.94)} 16`)
    .join('');
  return place(
    { x: middle(actor), y: actor.y },
    path(
      `M${d(-r)} ${d(top)}Q0 ${d(top + 34)} ${d(r)} ${d(top)}L${d(r * 0.92)} 6Q0 30 ${d(-r * 0.92)} 6Z`,
      colour.woodLight,
    ),
    path(
      `M${d(r * 0.45)} ${d(top + 13)}Q${d(r * 0.8)} ${d(top + 8)} ${d(r)} ${d(top)}L${d(r * 0.92)} 6Q${d(r * 0.7)} 13 ${d(r * 0.4)} 16Z`,
      colour.wood,
    ),
    line(staves, colour.wood, 3),
    hoop(top + 14, r * 0.985),
    hoop(-4, r * 0.93),
    path(
      `M${d(-r)} ${d(top)}Q0 ${d(top - 26)} ${d(r)} ${d(top)}Q0 ${d(top + 34)} ${d(-r)} ${d(top)}Z`,
      colour.sea,
    ),
    line(
      `M${d(-r * 0.7)} ${d(top + 3)}q${d(r * 0.12)} 7 ${d(r * 0.3)} 7M${d(r * 0.3)} ${d(top + 10)}q${d(r * 0.2)} 0 ${d(r * 0.34)} -5`,
      colour.day,
      4,
    ),
    line(`M${d(-r)} ${d(top)}Q0 ${d(top + 34)} ${d(r)} ${d(top)}`, colour.sand, 8),
  );
}

function bubble({ box }: Placed): string {
  const [rx, ry] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
  return place(
    { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
    ellipse(0, 0, rx, ry, 'none', `stroke="${colour.day}" stroke-width="3"`),
    line(
      `M${n(-rx * 0.78)} ${n(-ry * 0.46)}Q${n(-rx * 0.62)} ${n(-ry * 0.76)} ${n(-rx * 0.34)} ${n(-ry * 0.86)}`,
      colour.paper,
      9,
      'opacity=".7"',
    ),
  );
}

/** A bubble of glass around a head. */
const helmet = ({ helmet }: Actor): string =>
  helmet
    ? place(
        { x: helmet.x, y: helmet.y },
        circle(0, 0, helmet.r, colour.day, 'opacity=".07"'),
        circle(0, 0, helmet.r, 'none', `stroke="${colour.paper}" stroke-width="4"`),
        line(
          `M${n(-helmet.r * 0.82)} ${n(-helmet.r * 0.2)}A${n(helmet.r * 0.84)} ${n(helmet.r * 0.84)} 0 0 1 ${n(-helmet.r * 0.3)} ${n(-helmet.r * 0.78)}`,
          colour.paper,
          8,
          'opacity=".75"',
        ),
      )
    : '';

/** Mast and sail of a boat, behind who sails it. */
function sail(actor: Actor): string {
  const high = Math.max(120, actor.y - actor.box.top + 30);
  const r = half(actor);
  return place(
    { x: middle(actor) - r * 0.42, y: actor.y },
    line(`M0 0V${n(-high)}`, colour.bark, 10),
    path(
      `M-8 ${n(-high + 10)}C${n(-r * 0.5)} ${n(-high * 0.7)} ${n(-r * 0.72)} ${n(-high * 0.4)} ${n(-r * 0.7)} -40H-8Z`,
      colour.paper,
    ),
    path(
      `M8 ${n(-high + 20)}C${n(r * 0.3)} ${n(-high * 0.7)} ${n(r * 0.4)} ${n(-high * 0.5)} ${n(r * 0.36)} -50H8Z`,
      colour.cream,
    ),
    path(`M0 ${n(-high)}l${n(r * 0.3)} 12 ${n(-r * 0.3)} 14Z`, colour.clay),
  );
}

/** What is behind a figure of its vessel. */
export const vesselBehind = (actor: Actor): string => (actor.vessel === 'boat' ? sail(actor) : '');

/** What is in front of a figure: its vessel. */
export const vessels: Record<Vessel, (actor: Actor) => string> = {
  none: () => '',
  wave: () => '',
  tub,
  boat,
  bubble,
  helmet,
};

/** Boards on which a thing is at sea. */
export const raft = (placed: Placed): string =>
  rect(middle(placed) - half(placed) - 14, placed.y - 6, 2 * half(placed) + 28, 22, colour.woodLight, 9) +
  line(
    `M${n(middle(placed) - half(placed) - 4)} ${n(placed.y + 6)}h${n(2 * half(placed) + 8)}`,
    colour.wood,
    4,
  );
