import type { Scene } from '../contract/scene.ts';
import { colour } from './hand/palette.ts';
import { glow } from './hand/sky.ts';
import { circle, ellipse, line, n, path, place, rect } from './hand/svg.ts';
import { type Actor, layout, type Placed } from './layout.ts';
import { light } from './light.ts';
import { INK, outline } from './outline.ts';
import { settings } from './places/index.ts';
import { outlinePath } from './silhouette.ts';
import type { Vessel } from './spacing.ts';
import { MIRROR, STAGE } from './stage.ts';

/**
 * The edge of what stands in front, as of cut paper: pale, so that it shows on a dark ground, and a shadow around it,
 * so that it shows on a pale one. Any two of them differ by 3 : 1. Widths in units of the picture.
 */
export const EDGE = {
  width: 2.8,
  paper: '#FFF8E6',
  shadow: { colour: colour.midnight, width: 5.6, below: 2, strength: 0.5 },
};

const edge = ({ silhouette, scale }: Placed, paint: string): string =>
  `<path ${paint} d="${outlinePath(silhouette.contours(scale), scale)}"/>`;

const around = (colour: string, width: number): string => `stroke="${colour}" stroke-width="${2 * width}"`;

const filled = (colour: string, width: number): string => `fill="${colour}" ${around(colour, width)}`;

/** A drawing with its edge; `id` names its silhouette within the document. */
function standing(id: string, placed: Placed): string {
  const { svg, x, y, scale } = placed;
  const { shadow } = EDGE;
  const shade = shadow.colour + Math.round(shadow.strength * 255).toString(16);
  return (
    place(
      { x, y },
      `<defs>${edge(placed, `id="${id}"`)}</defs>`,
      `<use href="#${id}" y="${shadow.below}" ${around(shade, shadow.width)}/>`,
      `<use href="#${id}" ${filled(EDGE.paper, EDGE.width)}/>`,
    ) + place({ x, y, scale }, svg)
  );
}

/** A drawing in lines, on white that keeps the lines behind it away. */
function standingInLines(placed: Placed): string {
  const { svg, x, y, scale } = placed;
  return place({ x, y }, edge(placed, filled('#fff', EDGE.width))) + outline(place({ x, y, scale }, svg));
}

const middle = ({ box }: Placed): number => (box.left + box.right) / 2;
const half = ({ box }: Placed): number => (box.right - box.left) / 2;

/** A shadow on the ground, as wide as the lowest part of what stands there. */
function contact(placed: Placed): string {
  const { silhouette, x, y, scale } = placed;
  const { top, bottom } = silhouette.box;
  const { left, right } = silhouette.between(bottom - (bottom - top) * LOWEST, bottom) ?? silhouette.box;
  const wide = ((right - left) / 2) * scale;
  return shadowAt(x + ((left + right) / 2) * scale, y + 3, wide, wide * 0.13);
}

const shadowAt = (x: number, y: number, wide: number, high: number): string =>
  ellipse(x, y, wide, high, colour.night, 'opacity=".26"');

/** A bubble touches the ground at one point. */
const below = (actor: Actor): string =>
  actor.vessel === 'bubble'
    ? shadowAt(middle(actor), actor.box.bottom, half(actor) * 0.4, half(actor) * 0.05)
    : contact(actor);

/** Part of the height that has a shadow of its width. */
const LOWEST = 0.2;

/** A boat's side from `rim` above the origin to `keel` below it. */
function boat(actor: Actor): string {
  const r = half(actor);
  const [top, foot] = [12 - Math.min(actor.rim, 70), 36];
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
        circle(0, 0, helmet.r, colour.day, 'opacity=".16"'),
        circle(0, 0, helmet.r, 'none', `stroke="${colour.paper}" stroke-width="4"`),
        line(
          `M${n(-helmet.r * 0.82)} ${n(-helmet.r * 0.2)}A${n(helmet.r * 0.84)} ${n(helmet.r * 0.84)} 0 0 1 ${n(-helmet.r * 0.3)} ${n(-helmet.r * 0.78)}`,
          colour.paper,
          8,
          'opacity=".75"',
        ),
      )
    : '';

/** What is in front of a figure: its vessel. */
const vessels: Record<Vessel, (actor: Actor) => string> = {
  none: () => '',
  wave: () => '',
  tub,
  boat,
  bubble,
  helmet,
};

/** Boards on which a thing is at sea. */
const raft = (placed: Placed): string =>
  rect(middle(placed) - half(placed) - 14, placed.y - 6, 2 * half(placed) + 28, 22, colour.woodLight, 9) +
  line(
    `M${n(middle(placed) - half(placed) - 4)} ${n(placed.y + 6)}h${n(2 * half(placed) + 8)}`,
    colour.wood,
    4,
  );

/** What most lines of a picture have, said once for all of it. */
const PAINT = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** Every other hero and thing see a place from its other side, so that two stories of one place look different. */
const isMirrored = ({ figures: [hero], things: [thing] }: Scene): boolean =>
  [...`${hero?.kind}${hero?.colour}${thing}`].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) %
    2 ===
  1;

/** Units of the picture that a frame shows. */
const FRAMES = {
  square: { box: '0 0 800 800', width: 800, height: 800, shown: { left: 0, right: STAGE.side } },
  wide: { box: '-300 40 1400 735', width: 1200, height: 630, shown: { left: STAGE.from, right: STAGE.to } },
};

/**
 * The picture of a scene as an SVG document; the same scene is always the same document.
 * @param options.frame  square, or wide in the proportions 1200 : 630
 * @param options.outline  black lines on white, to colour in
 */
export function drawScene(
  scene: Scene,
  { frame, outline: isOutline = false }: { frame: 'square' | 'wide'; outline?: boolean },
): string {
  const setting = settings[scene.place];
  const hour = isOutline ? 'day' : scene.hour;
  const atSea = scene.place === 'sea';
  const stand = (id: string, placed: Placed): string =>
    isOutline ? standingInLines(placed) : standing(id, placed);
  const { figures, thing } = layout(scene);

  const shadows = setting.floats || atSea ? [] : [...figures.map(below), ...(thing ? [contact(thing)] : [])];
  const air = figures
    .filter(({ vessel }) => vessel === 'bubble')
    .map((actor) =>
      ellipse(
        middle(actor),
        (actor.box.top + actor.box.bottom) / 2,
        half(actor),
        (actor.box.bottom - actor.box.top) / 2,
        colour.day,
        'opacity=".2"',
      ),
    );
  const lit = thing?.box ?? figures.find(({ held }) => held)?.held;
  const shine = lit
    ? glow(
        (lit.left + lit.right) / 2,
        (lit.top + lit.bottom) / 2,
        Math.max((lit.right - lit.left) * 0.85, (lit.bottom - lit.top) * 0.85),
        1.1,
      )
    : '';
  const [back, front] = [setting.back(hour), setting.front(hour)].map((layer) =>
    isMirrored(scene) ? `<g transform="${MIRROR}">${layer}</g>` : layer,
  ) as [string, string];
  const ink = (svg: string): string => (isOutline ? outline(svg, back + front) : svg);
  const content = [
    isOutline ? rect(STAGE.from, 0, STAGE.to - STAGE.from, STAGE.side, '#fff') : '',
    ink([back, shine, ...shadows, ...air].join('')),
    ...figures.map((actor, i) => stand(`f${i}`, actor) + ink(vessels[actor.vessel](actor))).toReversed(),
    thing ? ink(atSea ? raft(thing) : '') + stand('t', thing) : '',
    ink(front),
  ].join('');
  const { box, width, height, shown } = FRAMES[frame];
  const stroke = isOutline ? INK : 'none';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}" ${PAINT}${stroke === 'none' ? '' : ` stroke="${stroke}"`}>${light(content, shown, stroke)}</svg>`;
}
