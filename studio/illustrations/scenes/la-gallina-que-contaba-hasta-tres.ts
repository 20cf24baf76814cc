import {
  chick,
  circle,
  cloud,
  colour,
  crescent,
  ellipse,
  glow,
  grain,
  hen,
  hill,
  line,
  path,
  place,
  rect,
  roundTree,
  shadow,
  sky,
  stoneWall,
  tufts,
} from '../parts/index.ts';

/** The granary on stilts that every Asturian yard has. */
const horreo = (x: number, y: number): string =>
  place(
    { x, y },
    path('M-70 0l4-44h16l4 44ZM46 0l4-44h16l4 44Z', colour.sand),
    path('M-80-44h160v-10h-160Z', colour.sand),
    rect(-74, -122, 148, 70, colour.wood),
    line('M-50-118v62m26-62v62m26-62v62m26-62v62', colour.bark, 3, 'opacity=".5"'),
    rect(-14, -104, 28, 52, colour.bark, 4),
    path('M-100-116c30-16 60-40 76-64h48c16 24 46 48 76 64Z', colour.clay),
    path('M24-180c16 24 46 48 76 64h-60c0-24-6-46-16-64Z', colour.clayDeep, 'opacity=".45"'),
  );

const eggshell = path('M-26-74c0-18 12-30 27-30s26 12 26 30l-8-7-9 8-9-8-9 8-9-8Z', colour.paper);

export const scene = (): string =>
  [
    sky([colour.mist, colour.peach, colour.dawn, colour.dawn], 400),
    crescent(110, 88, 28, 0, colour.paper),
    glow(640, 250, 210, 1.6, colour.lamp),
    circle(640, 250, 62, colour.lamp),
    cloud(360, 110, 150, colour.paper, 'opacity=".8"'),
    hill([300, 240, 210, 260, 280, 250, 270], colour.sageLight),
    hill([300, 310, 280, 300, 330, 300, 320], colour.sage),
    roundTree(760, 340, { scale: 0.9 }),
    horreo(610, 348),
    hill([350, 340, 345, 350, 345, 350, 345], colour.moss),
    stoneWall(4, -10, 318, 420, 78, [colour.cream, colour.sand, '#CDBB9C'], '#A58F78'),
    hill([398, 392, 394, 392, 396, 392, 396], colour.sand),
    ellipse(400, 580, 440, 130, colour.cream, 'opacity=".7"'),
    line(
      'M60 470l40-14m40 60l52-10m330-66l46-12m110 40l40-8m-600 90l46-8m260 30l52-6m80-8l60-10m60-90l40-10',
      colour.lampDeep,
      5,
      'opacity=".55"',
    ),
    shadow(262, 536, 130),
    hen(252, 536, { scale: 1.62 }),
    shadow(436, 500, 34),
    chick(436, 500, { scale: 0.92 }),
    shadow(508, 548, 38),
    chick(508, 548, { scale: 1.05 }),
    shadow(584, 508, 34),
    chick(584, 508, { scale: 0.92, flip: true }),
    shadow(704, 556, 44),
    chick(704, 556, { scale: 1.22, flip: true }, eggshell),
    tufts(8, 9, [20, 560, 760, 30], colour.moss, 16),
    grain(21, colour.wood, 0.14),
  ].join('');
