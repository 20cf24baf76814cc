import { colour } from './palette.ts';
import { circle, line, path, place, rect } from './svg.ts';

/** A window; lit, it is the colour of the lamp and has a cross. Placed by its top left corner. */
function pane(
  x: number,
  y: number,
  w: number,
  h: number,
  { lit = true, frame = colour.wood, glass }: { lit?: boolean; frame?: string; glass?: string } = {},
): string {
  const fill = glass ?? (lit ? colour.lamp : colour.evening);
  return `${rect(x, y, w, h, fill, 4)}${line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, frame, 3)}`;
}

interface HouseOptions {
  scale?: number;
  wall?: string;
  shade?: string;
  roof?: string;
  turn?: number;
  lit?: boolean;
  flip?: boolean;
}

/** The village house: 120 wide, 130 high, standing on its origin. */
export const house = (
  x: number,
  y: number,
  {
    scale = 1,
    wall = colour.cream,
    shade = colour.sand,
    roof = colour.clay,
    turn = -2,
    lit = true,
    flip = false,
  }: HouseOptions = {},
): string =>
  place(
    { x, y, scale, turn, flip },
    path('M26 -92v-34h16v40Z', colour.wood),
    rect(-48, -76, 96, 78, wall),
    rect(14, -76, 34, 78, shade),
    path(
      'M-66 -70c26-16 42-34 56-58h20c14 24 30 42 56 58-40 8-92 8-132 0Z',
      roof,
      `stroke="${roof}" stroke-width="6" stroke-linejoin="round"`,
    ),
    pane(-34, -56, 28, 28, { lit }),
    path('M18 2v-30a11 11 0 0 1 22 0V2Z', colour.wood),
    circle(35, -14, 2, colour.lampLight),
  );

/** A street lamp, `height` units from its foot to the light, placed by its foot. */
export const streetLamp = (x: number, y: number, height: number, tone: string = colour.night): string =>
  `${line(`M${x} ${y}V${y - height}`, tone, 7)}${line(`M${x - 14} ${y}h28`, tone, 9)}${place(
    { x, y: y - height },
    path('M-15 -30h30l-7 32h-16Z', colour.lampLight),
    path('M-20 -30c4-10 12-14 20-14s16 4 20 14Z', tone),
    line('M-10 3h20', tone, 6),
  )}`;

/** A flat front with rows of windows; `lit` names the windows that shine, counted from the top left. */
export function facade(
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  { rows = 3, columns = 2, lit = [] as readonly number[], dark = colour.dusk as string } = {},
): string {
  const cellW = w / columns;
  const cellH = h / rows;
  let out = rect(x, y, w, h, wall);
  for (let i = 0; i < rows * columns; i++) {
    const left = x + (i % columns) * cellW + cellW * 0.28;
    const top = y + Math.floor(i / columns) * cellH + cellH * 0.24;
    out += rect(left, top, cellW * 0.44, cellH * 0.52, lit.includes(i) ? colour.lamp : dark, 3);
  }
  return out;
}
