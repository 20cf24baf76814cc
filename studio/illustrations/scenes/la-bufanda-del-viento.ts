import {
  circle,
  cloud,
  colour,
  crescent,
  grain,
  gull,
  hair,
  hill,
  line,
  n,
  type Point,
  path,
  personAt,
  place,
  rect,
  ripples,
  shadow,
  skin,
  sky,
} from '../parts/index.ts';

/** Where the middle of the scarf goes, from doña Pepa's hand to the other end. */
const WAY: readonly Point[] = [
  [524, 300],
  [560, 236],
  [640, 214],
  [716, 168],
  [700, 90],
  [616, 84],
  [566, 142],
  [480, 170],
  [400, 116],
  [310, 62],
  [214, 84],
  [196, 158],
  [262, 186],
  [296, 126],
  [220, 54],
  [112, 66],
  [52, 132],
];
const WIDTH = 44;
const RED = '#C7523F';
const RED_BACK = '#96382F';

/** Points along the smooth curve through `way`, a few between each two. */
function along(way: readonly Point[], between = 9): Point[] {
  const at = (i: number): Point => way[Math.min(way.length - 1, Math.max(0, i))] ?? [0, 0];
  return way.slice(0, -1).flatMap((_, i) =>
    Array.from({ length: between }, (_unused, k): Point => {
      const t = k / between;
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const spline = (p: 0 | 1): number =>
        0.5 *
        (2 * b[p] +
          (c[p] - a[p]) * t +
          (2 * a[p] - 5 * b[p] + 4 * c[p] - d[p]) * t * t +
          (3 * b[p] - a[p] - 3 * c[p] + d[p]) * t * t * t);
      return [spline(0), spline(1)];
    }),
  );
}

/** Knitted, flat, and turning over as the wind takes it: red on the right side, darker on the wrong one. */
function scarf(): string {
  const points = along(WAY);
  const edges = points.map(([x, y], i): [Point, Point, number] => {
    const [px, py] = points[Math.max(0, i - 1)] ?? [x, y];
    const [nx, ny] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(nx - px, ny - py) || 1;
    const turn = Math.cos((i / points.length) * Math.PI * 5);
    const half = (WIDTH / 2) * (0.42 + 0.58 * Math.abs(turn)) * Math.sign(turn || 1);
    const [ox, oy] = [(-(ny - py) / length) * half, ((nx - px) / length) * half];
    return [[x + ox, y + oy], [x - ox, y - oy], turn];
  });
  const cells = edges.slice(0, -1).map(([a, b, turn], i) => {
    const [c, d] = edges[i + 1] ?? [a, b];
    const isBand = i % 12 < 3;
    const fill = turn < 0 ? (isBand ? colour.clayDeep : RED_BACK) : isBand ? colour.dawn : RED;
    const d4 = `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}L${n(d[0])} ${n(d[1])}L${n(c[0])} ${n(c[1])}Z`;
    return path(d4, fill, `stroke="${fill}" stroke-width="1.5" stroke-linejoin="round"`);
  });
  // Stitches: a small V on every other row of the right side
  const stitches = edges.flatMap(([a, b, turn], i) => {
    if (turn < 0.35 || i % 2 || i % 12 < 4 || i + 1 >= edges.length) return [];
    return [-0.5, 0, 0.5].map((across) => {
      const [x, y] = [
        (a[0] + b[0]) / 2 + ((a[0] - b[0]) / 2) * across,
        (a[1] + b[1]) / 2 + ((a[1] - b[1]) / 2) * across,
      ];
      return `M${n(x - 3)} ${n(y - 3)}l3 5 3-5`;
    });
  });
  const [endA, endB] = edges.at(-1) ?? [[0, 0], [0, 0], 0];
  const tassels = [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const [x, y] = [endA[0] + (endB[0] - endA[0]) * t, endA[1] + (endB[1] - endA[1]) * t];
    return `M${n(x)} ${n(y)}q-10 10-${n(14 + t * 6)} ${n(30 - t * 6)}`;
  });
  return cells.join('') + line(stitches.join(''), '#E07A5C', 2.2) + line(tassels.join(''), RED, 5);
}

const tower = (x: number, y: number, h: number): string =>
  place(
    { x, y },
    rect(-26, -h, 52, h, colour.paper),
    rect(4, -h, 22, h, colour.cream),
    rect(-32, -h - 10, 64, 14, colour.cream, 3),
    rect(-18, -h - 40, 36, 32, colour.paper),
    path(`M-20 ${-h - 40}a20 20 0 0 1 40 0Z`, colour.clay),
    rect(-8, -h + 16, 14, 24, colour.periwinkle, 7),
  );

const cathedral = place(
  { x: 330, y: 400 },
  rect(-84, -60, 168, 70, colour.cream),
  rect(-58, -110, 116, 60, colour.paper),
  rect(10, -110, 48, 60, colour.cream),
  path('M-66-108c0-60 30-92 66-92s66 32 66 92Z', colour.lamp),
  path('M10-199c32 6 56 38 56 91H26c4-36-2-66-16-91Z', colour.lampDeep, 'opacity=".5"'),
  line('M-36-110c0-40 8-66 24-84', colour.lampLight, 4),
  rect(-10, -222, 20, 26, colour.paper, 4),
  circle(0, -230, 8, colour.lampDeep),
  ...[-40, -12, 16].map((x) => rect(x, -98, 16, 34, colour.periwinkle, 8)),
);

export const scene = (): string =>
  [
    sky(['#9CC4D2', '#C4DDDF', colour.dawn], 420),
    crescent(470, 62, 24, 10, colour.paper),
    cloud(300, 330, 150, colour.paper, 'opacity=".7"'),
    cloud(740, 300, 150, colour.paper, 'opacity=".65"'),
    rect(0, 326, 800, 120, colour.sea),
    ripples(9, 18, [0, 336, 800, 60], colour.day),
    hill([430, 424, 420, 424, 420, 424, 430], colour.sand),
    cathedral,
    tower(170, 440, 120),
    tower(500, 440, 90),
    tower(236, 440, 60),
    path('M-10 600V430h96v-26h84v40h180v-22h120v30h330v148Z', colour.cream),
    path('M-10 470H810V600H-10Z', colour.paper),
    rect(-10, 462, 820, 16, colour.sand),
    line(
      'M40 500v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46',
      colour.cream,
      22,
    ),
    path('M-10 552h820v48h-820Z', colour.clayLight),
    line(
      'M0 578h800M120 556l-20 40m180-40l-14 40m170-40v40m170-40l16 40m140-40l22 40',
      colour.clay,
      3,
      'opacity=".6"',
    ),
    // Washing line, blown to the right
    line('M58 560V330M420 560V346', colour.wood, 9),
    line('M58 340Q240 376 420 352', colour.wood, 4),
    path('M92 346c30 6 52 8 80 11 8 40 26 70 48 96-34 8-66 2-96-10-10-34-22-66-32-97Z', colour.mist),
    path(
      'M142 354l30 3c8 40 26 70 48 96-14 3-28 4-42 2-20-30-32-66-36-101Z',
      colour.periwinkle,
      'opacity=".5"',
    ),
    path('M206 361c34 3 54 4 84 3 4 30 16 52 34 70-30 10-60 8-88-2-8-26-20-48-30-71Z', colour.dawn),
    path('M318 363l54-5c2 34 14 50 32 70-22 10-40 8-58 0-6-26-18-44-28-65Z', colour.sageLight),
    // The scarf
    scarf(),
    gull(430, 250, { scale: 0.5, turn: -8 }),
    // Doña Pepa
    shadow(622, 574, 84),
    personAt(616, 572, 1.22, {
      build: 'elder',
      skin: skin.olive,
      hair: hair.white,
      style: 'bun',
      mood: 'wonder',
      look: [-0.5, -1],
      glasses: true,
      top: colour.dusk,
      dress: true,
      bottom: skin.olive,
      shoes: colour.bark,
      over:
        path('M-30-140c20 10 40 10 60 0l16 100c-28 12-64 12-92 0Z', colour.cream) +
        line('M-10-60h40', colour.sand, 4),
      left: { hand: [-76, -224], bend: -14 },
      right: { hand: [48, -86], bend: -26 },
      tilt: -8,
    }),
    // Knitting basket at her feet
    path('M704 540h84l-10 44h-64Z', colour.woodLight),
    line('M708 554h76m-72 14h68', colour.wood, 4),
    circle(730, 532, 17, RED),
    circle(760, 530, 19, colour.periwinkle),
    line('M722 500l20 34m28-36l-20 36', colour.bark, 4),
    grain(41, colour.seaDeep, 0.12),
  ].join('');
