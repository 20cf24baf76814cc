import type { Hour, Scene } from '../../contract/scene.ts';
import { colour } from './hand/palette.ts';
import { glow } from './hand/sky.ts';
import { ellipse, line, n, path, place, rect } from './hand/svg.ts';
import { type Actor, layout, type Placed, type Vessel } from './layout.ts';
import { outline } from './outline.ts';
import { settings } from './places/index.ts';
import { outlinePath } from './silhouette.ts';
import { STAGE } from './stage.ts';

/**
 * The edge of what stands in front, as of cut paper: pale, so that it shows on a dark ground, and a shadow around it,
 * so that it shows on a pale one. Any two of them differ by 3 : 1. Widths in units of the picture.
 */
export const EDGE = {
  width: 5,
  paper: '#FFF8E6',
  shadow: colour.midnight,
  strength: { day: 0.5, night: 0.5 },
};
/** Where the shadow's copies of a silhouette lie: a little more below, since light comes from above. */
const AROUND = [
  [4, 3],
  [-4, 3],
  [0, 6],
  [3, -4],
  [-3, -4],
] as const;

/** A drawing with its edge; `id` names its silhouette within the document. */
function standing(id: string, placed: Placed, hour: Hour): string {
  const { svg, x, y, scale } = placed;
  const copies = AROUND.map(([dx, dy]) => `<use href="#${id}" x="${dx}" y="${dy}"/>`).join('');
  return (
    place(
      { x, y },
      `<defs>${edge(placed, `id="${id}"`)}</defs>`,
      `<g fill="${EDGE.shadow}" stroke="${EDGE.shadow}" opacity="${EDGE.strength[hour]}">${copies}</g>`,
      `<use href="#${id}" fill="${EDGE.paper}" stroke="${EDGE.paper}"/>`,
    ) + place({ x, y, scale }, svg)
  );
}

const edge = ({ silhouette, scale }: Placed, paint: string): string =>
  `<path ${paint} stroke-width="${2 * EDGE.width}" d="${outlinePath(silhouette.contours(scale), scale)}"/>`;

/** A drawing in lines, on white that keeps the lines behind it away. */
function standingInLines(placed: Placed): string {
  const { svg, x, y, scale } = placed;
  return place({ x, y }, edge(placed, 'fill="#fff" stroke="#fff"')) + outline(place({ x, y, scale }, svg));
}

const middle = ({ box }: Placed): number => (box.left + box.right) / 2;
const half = ({ box }: Placed): number => (box.right - box.left) / 2;

const contact = (placed: Placed, part: number): string =>
  ellipse(
    middle(placed),
    placed.y + 3,
    half(placed) * part,
    half(placed) * part * 0.13,
    colour.night,
    'opacity=".26"',
  );

/** A round wooden side from `rim` above the origin to `keel` below it, narrower at its foot. */
function planks(placed: Placed, rim: number, keel: number, foot: number): string {
  const r = half(placed);
  const d = (value: number): string => n(value);
  const high = rim + keel;
  return place(
    { x: middle(placed), y: placed.y },
    path(
      `M${d(-r)} ${d(-rim)}H${d(r)}L${d(r * foot)} ${d(keel - 8)}Q0 ${d(keel + 10)} ${d(-r * foot)} ${d(keel - 8)}Z`,
      colour.woodLight,
    ),
    path(
      `M${d(r * 0.36)} ${d(-rim)}H${d(r)}L${d(r * foot)} ${d(keel - 8)}Q${d(r * 0.5 * foot)} ${d(keel)} ${d(r * 0.2)} ${d(keel)}Z`,
      colour.wood,
    ),
    line(
      `M${d(-r * 0.9)} ${d(-rim + high * 0.42)}Q0 ${d(-rim + high * 0.42 + 12)} ${d(r * 0.9)} ${d(-rim + high * 0.42)}`,
      colour.sand,
      6,
    ),
    line(`M${d(-r)} ${d(-rim)}H${d(r)}`, colour.bark, 11),
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

/** What is in front of a figure: its vessel. */
const vessels: Record<Vessel, (actor: Actor) => string> = {
  none: () => '',
  wave: () => '',
  tub: (actor) => planks(actor, actor.rim, 16, 0.93),
  boat: (actor) => planks(actor, Math.min(actor.rim, 70) - 12, 44, 0.7),
  bubble,
};

/** Boards on which a thing is at sea. */
const raft = (placed: Placed): string =>
  rect(middle(placed) - half(placed) - 14, placed.y - 6, 2 * half(placed) + 28, 22, colour.woodLight, 9) +
  line(
    `M${n(middle(placed) - half(placed) - 4)} ${n(placed.y + 6)}h${n(2 * half(placed) + 8)}`,
    colour.wood,
    4,
  );

/** Ends and corners of every line of a picture, said once for all of it. */
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** The same drawing in fewer bytes. */
const light = (svg: string): string =>
  svg
    .replaceAll(/ stroke-line(?:cap|join)="round"/g, '')
    .replaceAll(/ d="[^"]*"/g, (d) => d.replaceAll(/(\.\d)\d+/g, '$1'))
    .replaceAll(/ scale\(1 1\)/g, '')
    .replaceAll(/ transform="translate\(0 0\)"/g, '')
    .replaceAll(/="(-?)0\./g, '="$1.')
    .replaceAll(/\s+(?=\/>|<)/g, '');

/** Units of the picture that a frame shows. */
const FRAMES = {
  square: { box: '0 0 800 800', width: 800, height: 800 },
  wide: { box: '-300 40 1400 735', width: 1200, height: 630 },
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
    isOutline ? standingInLines(placed) : standing(id, placed, hour);
  const { figures, thing } = layout(scene);

  const shadows = [...figures, ...(thing ? [thing] : [])].map((placed) =>
    setting.floats || atSea ? '' : contact(placed, 0.86),
  );
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
  const shine = thing
    ? glow(
        middle(thing),
        (thing.box.top + thing.box.bottom) / 2,
        Math.max(half(thing) * 1.7, (thing.y - thing.box.top) * 0.85),
        1.1,
      )
    : '';
  const [back, front] = [setting.back(hour), setting.front(hour)];
  const ink = (svg: string): string => (isOutline ? outline(svg, back + front) : svg);
  const content = [
    isOutline ? rect(STAGE.from, 0, STAGE.to - STAGE.from, STAGE.side, '#fff') : '',
    ink([back, shine, ...shadows, ...air].join('')),
    ...figures.map((actor, i) => stand(`f${i}`, actor) + ink(vessels[actor.vessel](actor))).toReversed(),
    thing ? ink(atSea ? raft(thing) : '') + stand('t', thing) : '',
    ink(front),
  ].join('');
  const { box, width, height } = FRAMES[frame];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}" ${ROUND}>${light(content)}</svg>`;
}
