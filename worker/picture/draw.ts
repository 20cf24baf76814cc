import type { FigureKind, Scene, SceneFigure } from '../../contract/scene.ts';
import { animals } from './animals/index.ts';
import { creatures } from './creatures.ts';
import type { Figure } from './figure.ts';
import { worn } from './garments.ts';
import { colour } from './hand/palette.ts';
import { glow } from './hand/sky.ts';
import { ellipse, line, n, path, place } from './hand/svg.ts';
import { outline } from './lines.ts';
import { people } from './people.ts';
import { settings } from './places/index.ts';
import { contours, outlinePath } from './silhouette.ts';
import { things } from './things.ts';
import { TONES } from './tones.ts';

const figures: Record<FigureKind, Figure> = { ...people, ...creatures, ...animals };

/** Where figures and thing may be, in units of the stage. */
const ROOM = { left: 64, right: 736, top: 70, gap: 14 };
/** Height of the tallest figure on the stage, and the most that small ones are enlarged. */
const TALLEST = 400;
const MOST = 2.4;

type Vessel = 'none' | 'tub' | 'boat' | 'bubble' | 'water';

/** A figure or a thing on the stage: its origin, its scale, and the box that it takes. */
export type Placed = { x: number; y: number; scale: number; width: number; height: number };

export type Layout = { figures: (Placed & { vessel: Vessel })[]; thing: Placed | null };

const vesselOf = ({ place: at }: Scene, kind: FigureKind): Vessel => {
  const { lives } = figures[kind];
  if (at === 'underwater') return lives === 'water' ? 'none' : 'bubble';
  if (at === 'space') return kind === 'astronaut' || kind === 'robot' ? 'none' : 'bubble';
  if (at === 'sea') return lives === 'water' ? 'water' : 'boat';
  return lives === 'water' ? 'tub' : 'none';
};

/** How much wider than its figure a vessel is. */
const WIDER: Record<Vessel, number> = { none: 1, tub: 1.16, boat: 1.3, bubble: 1.16, water: 1.08 };

/** Units above the head that a garment takes, as a part of the head's radius. */
const ABOVE: Partial<Record<SceneFigure['garment'], number>> = { hat: 1.1, crown: 0.8, bow: 0.4 };

const tall = ({ kind, garment }: SceneFigure): number => {
  const { height, head } = figures[kind];
  return Math.max(height, -head.y + head.r * (1 + (ABOVE[garment] ?? 0)));
};

/**
 * Where everything stands: the hero to the left and in front, the second figure to the right, the thing between two
 * or to the right of one; nothing over anything else. Both figures have one scale, so that sizes stay true.
 */
export function layout(scene: Scene): Layout {
  const { ground, floats } = settings[scene.place];
  const cast = scene.figures.map((figure) => ({ figure, vessel: vesselOf(scene, figure.kind) }));
  const wide = cast.map(({ figure, vessel }) => figures[figure.kind].width * WIDER[vessel]);
  const lift = cast.some(({ vessel }) => vessel === 'bubble') ? 1.16 : 1;
  const thing = scene.thing ? things[scene.thing] : null;
  const room = ROOM.right - ROOM.left - (thing ? thing.width + ROOM.gap : 0) - ROOM.gap * (cast.length - 1);
  const highest = Math.max(...scene.figures.map(tall)) * lift;
  const scale = Math.min(
    MOST,
    TALLEST / highest,
    (ground - ROOM.top - 30) / highest,
    room / wide.reduce((sum, width) => sum + width, 0),
  );
  const widths = wide.map((width) => width * scale);
  const order: (number | 'thing')[] = cast.length === 2 ? [0, 'thing', 1] : [0, 'thing'];
  const row = order.filter((item) => item !== 'thing' || thing);
  const widthOf = (item: number | 'thing'): number =>
    item === 'thing' ? (thing?.width ?? 0) : (widths[item] ?? 0);
  const taken = row.reduce<number>((sum, item) => sum + widthOf(item), 0);
  const gap = Math.min(40, (ROOM.right - ROOM.left - taken) / Math.max(1, row.length - 1));
  let left = (ROOM.left + ROOM.right - taken - gap * (row.length - 1)) / 2;
  const at = new Map<number | 'thing', number>();
  for (const item of row) {
    at.set(item, left + widthOf(item) / 2);
    left += widthOf(item) + gap;
  }
  return {
    figures: cast.map(({ figure, vessel }, i) => ({
      x: at.get(i) ?? 400,
      y: ground - i * 14 - (floats ? 40 + i * 50 : 0),
      scale,
      width: widths[i] ?? 0,
      height: tall(figure) * scale,
      vessel,
    })),
    thing: thing && {
      x: at.get('thing') ?? 400,
      y: ground + 12 - (floats ? 20 : 0),
      scale: 1,
      width: thing.width,
      height: thing.height,
    },
  };
}

const dressed = (figure: SceneFigure, scene: Scene): string => {
  const drawn = figures[figure.kind];
  const tones = TONES[figure.colour];
  const garment = worn(figure.garment, drawn, tones);
  return garment.behind + drawn.draw({ tones, mood: scene.mood, look: figure.look }) + garment.front;
};

const contact = (x: number, y: number, half: number): string =>
  ellipse(x, y + 3, half, half * 0.13, colour.night, 'opacity=".26"');

const tub = ({ x, y, width, height }: Placed): string => {
  const half = width / 2;
  const rise = height * 0.3;
  return place(
    { x, y },
    path(
      `M${n(-half)} ${n(-rise)}h${n(width)}l${n(-half * 0.16)} ${n(rise)}q${n(-half * 0.84)} 16 ${n(-half * 1.68)} 0Z`,
      colour.woodLight,
    ),
    path(
      `M${n(half * 0.4)} ${n(-rise)}h${n(half * 0.6)}l${n(-half * 0.16)} ${n(rise)}q${n(-half * 0.3)} 6 ${n(-half * 0.6)} 8Z`,
      colour.wood,
    ),
    line(`M${n(-half)} ${n(-rise)}h${n(width)}`, colour.wood, 12),
    line(`M${n(-half * 0.92)} ${n(-rise * 0.45)}q${n(half * 0.92)} 14 ${n(half * 1.84)} 0`, colour.sand, 6),
  );
};

const boat = ({ x, y, width }: Placed): string => tub({ x, y: y + 26, width, height: 250, scale: 1 });

/** Behind its figure the air in it, before it only a gleam. */
const air = ({ x, y, width, height }: Placed): string =>
  ellipse(x, y - height / 2, width / 2, height * 0.58, colour.day, 'opacity=".22"');

const bubble = ({ x, y, width, height }: Placed): string => {
  const [rx, ry] = [width / 2, height * 0.58];
  return place(
    { x, y: y - height / 2 },
    `<ellipse rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="${colour.day}" stroke-width="4" opacity=".7"/>`,
    line(
      `M${n(-rx * 0.72)} ${n(-ry * 0.5)}Q${n(-rx * 0.55)} ${n(-ry * 0.78)} ${n(-rx * 0.3)} ${n(-ry * 0.86)}`,
      colour.paper,
      9,
      'opacity=".8"',
    ),
  );
};

const vessels: Record<Vessel, (placed: Placed) => string> = {
  none: () => '',
  tub,
  boat,
  bubble,
  water: ({ x, y, width }) => ellipse(x, y + 10, width * 0.56, 24, colour.seaDeep),
};

/**
 * The edge of what stands in front, as of cut paper: pale, so that it shows on a dark ground; by day a shadow around
 * it shows it on a pale ground. Widths in units of the picture.
 */
const EDGE = { width: 5, paper: colour.glow, shadow: { fill: colour.midnight, opacity: 0.42 } };
const AROUND = [
  [4, 2],
  [-3, 2],
  [0, 6],
  [0, -3],
] as const;

/** A drawing with its edge; `id` names its silhouette within the document. */
function standing(id: string, drawing: string, placed: Placed, hour: Scene['hour']): string {
  const { x, y, scale } = placed;
  const { fill, opacity } = EDGE.shadow;
  const shape = `<path id="${id}" stroke-width="${2 * EDGE.width}" d="${outlinePath(contours(drawing, scale))}"/>`;
  const copies = AROUND.map(([dx, dy]) => `<use href="#${id}" x="${dx}" y="${dy}"/>`).join('');
  return (
    place(
      { x, y },
      `<defs>${shape}</defs>`,
      hour === 'day' ? `<g fill="${fill}" stroke="${fill}" opacity="${opacity}">${copies}</g>` : '',
      `<use href="#${id}" fill="${EDGE.paper}" stroke="${EDGE.paper}"/>`,
    ) + place(placed, drawing)
  );
}

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
    .replaceAll(' />', '/>');

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
  const stand = (id: string, drawing: string, placed: Placed): string =>
    isOutline ? place(placed, drawing) : standing(id, drawing, placed, hour);
  const laid = layout(scene);
  const grounded = !setting.floats && scene.place !== 'sea';
  const back: string[] = [];

  const front: string[] = [];
  if (laid.thing && scene.thing) {
    const { x, y, width: half, height: tall } = laid.thing;
    back.push(glow(x, y - tall * 0.5, Math.max(half, tall) * 0.85, hour === 'night' ? 1.1 : 0.9));
    if (grounded) back.push(contact(laid.thing.x, laid.thing.y, laid.thing.width * 0.5));
    front.push(stand('t', things[scene.thing].draw(), laid.thing));
  }
  for (const [i, placed] of laid.figures.entries()) {
    const figure = scene.figures[i] as SceneFigure;
    if (placed.vessel === 'bubble') back.push(air(placed));
    if (grounded) back.push(contact(placed.x, placed.y, placed.width * 0.42));
    front.unshift(stand(`f${i}`, dressed(figure, scene), placed) + vessels[placed.vessel](placed));
  }
  const content = [setting.back(hour), ...back, ...front, setting.front(hour)].join('');
  const { box, width, height } = FRAMES[frame];
  const drawn = isOutline
    ? `<rect x="-300" width="1400" height="800" fill="#fff"/>${outline(content)}`
    : content;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}" ${ROUND}>${light(drawn)}</svg>`;
}
