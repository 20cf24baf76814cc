import {
  circle,
  clip,
  colour,
  crescent,
  ellipse,
  glow,
  grain,
  hair,
  headAt,
  hill,
  limb,
  line,
  n,
  path,
  place,
  pricklyPear,
  rect,
  seeded,
  shadow,
  skin,
  stars,
  tufts,
  twinkle,
} from '../parts/index.ts';

/** The Milky Way: a slanting drift of small lights. */
const drift = (): string => {
  const random = seeded(67);
  return Array.from({ length: 190 }, () => {
    const t = random();
    const off = (random() + random() + random() - 1.5) * 120;
    return circle(
      60 + t * 620 + off * 0.6,
      400 - t * 400 + off,
      0.8 + random() * 1.8,
      colour.glow,
      `opacity="${n(0.3 + random() * 0.6)}"`,
    );
  }).join('');
};

const truck = place(
  { x: 586, y: 516 },
  ellipse(10, 6, 210, 12, colour.night, 'opacity=".5"'),
  path('M30-170h92c20 0 34 8 44 28l26 50H30Z', '#4C7C86'),
  path('M48-152h62c14 0 22 6 30 20l18 36H48Z', '#202A58'),
  path('M62-150h20l-24 52H48v-30Z', colour.evening, 'opacity=".6"'),
  path('M-150-96H200c14 2 22 12 22 28v42c0 8-4 12-12 12H-150Z', '#5A8F96'),
  path('M-150-50H222v24c0 8-4 12-12 12H-150Z', '#3B626F'),
  line('M-146-84H200', '#7FB0B2', 6),
  line('M30-92v66', '#3B626F', 4),
  line('M44-70h16', colour.mist, 5),
  ellipse(216, -60, 7, 12, colour.lampLight),
  path('M-128-10a44 44 0 0 1 88 0ZM96-10a44 44 0 0 1 88 0Z', '#1B2148'),
  circle(-84, -8, 33, colour.night),
  circle(-84, -8, 15, colour.periwinkle),
  circle(140, -8, 33, colour.night),
  circle(140, -8, 15, colour.periwinkle),
  // Tailgate down, with the flask and the red torch
  path('M-222-66h76v14h-76Z', '#7FB0B2'),
  line('M-150-96l-60 34', colour.mist, 3),
  rect(-212, -114, 26, 48, colour.clay, 6),
  rect(-209, -126, 20, 16, colour.cream, 4),
  line('M-212-92h26', colour.cream, 4),
  rect(-178, -80, 34, 14, colour.midnight, 4),
  rect(-186, -83, 13, 20, '#E0564A', 4),
);

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, '#141A3E'),
    path('M-10 300C200 200 500 260 810 180V480H-10Z', '#222A60', 'opacity=".8"'),
    path(
      'M-20 470C80 300 220 260 330 130 380 70 400 10 410-20h240c-40 90-110 150-190 220C340 300 200 330 80 470Z',
      colour.evening,
      'opacity=".16"',
    ),
    path(
      'M0 450C120 320 260 270 370 150 420 90 460 30 470-20h110c-30 80-90 130-170 200C300 270 160 310 40 450Z',
      colour.plum,
      'opacity=".2"',
    ),
    drift(),
    stars(71, 120, [0, 0, 800, 360]),
    twinkle(120, 90, 14),
    twinkle(330, 60, 10),
    twinkle(640, 70, 16),
    twinkle(732, 190, 10),
    twinkle(470, 160, 9),
    crescent(748, 330, 17, 20),
    // Mesas
    path('M-10 420V340h60l16-24h110l14 24h30l26 80Z', '#3B3768'),
    path('M520 420l24-70h40l12-20h120l14 20h90v70Z', '#3B3768'),
    path('M250 420l14-40h90l14 40Z', '#34315F'),
    hill([420, 412, 406, 412, 408, 414, 410], '#4A3F66'),
    hill([470, 460, 452, 456, 450, 456, 452], '#5A4666'),
    pricklyPear(60, 470, { scale: 0.9, leaf: '#4F6F74', shade: '#3A5660' }),
    truck,
    glow(398, 440, 90, 1.6, '#E0564A'),
    hill([540, 530, 524, 528, 530, 526, 530], '#4A3A5A'),
    tufts(33, 14, [20, 540, 760, 40], '#74617A', 18),
    // Delia on the folding chair
    shadow(150, 560, 110, 0.4),
    line('M84 556l110-96M196 556L100 460M92 460V330', colour.woodLight, 9),
    path('M82 330c-4 40-4 90 6 130h24c-8-44-8-90-4-130Z', '#3F7080'),
    line('M150 500c40 0 76 6 92 20v36m-80-50c30 0 56 10 64 26v28', colour.dusk, 30),
    path('M226 566c-2-20 44-22 52-4 2 6-2 8-6 8h-40c-4 0-6-2-6-4Z', colour.bark),
    clip(
      'blanket',
      'M80 520C60 430 80 370 150 358c66 6 96 70 90 150-10 24-24 36-40 40C150 556 100 548 80 520Z',
      rect(50, 340, 210, 220, colour.clay),
      line('M50 400c70 20 140 20 210 0', colour.lamp, 15),
      line('M50 428c70 20 140 20 210 0', '#3F7080', 13),
      line('M50 470c70 20 140 20 210 0', colour.cream, 11),
      line('M50 500c70 20 140 20 210 0', colour.lamp, 13),
      line('M50 532c70 20 140 20 210 0', '#3F7080', 13),
      path('M180 350c50 20 80 100 60 200h-50c20-70 20-140-10-200Z', colour.night, 'opacity=".2"'),
    ),
    headAt(
      158,
      326,
      56,
      { skin: skin.tan, hair: hair.black, style: 'bob', mood: 'aiming', look: [1, 0.1] },
      -4,
    ),
    path('M112 392c24 20 90 22 120-4l8 22c-36 24-104 24-134 4Z', colour.clayDeep),
    // Tripod and telescope
    line('M276 282L244 560M286 282l66 278M281 282v264', colour.woodLight, 8),
    place(
      { x: 282, y: 252, turn: -42 },
      rect(-110, -13, 46, 26, colour.dusk, 6),
      rect(-70, -22, 150, 44, colour.paper, 8),
      path('M-70 4H80v10c0 5-3 8-8 8H-62c-5 0-8-3-8-8Z', colour.mist),
      rect(72, -28, 46, 56, colour.paper, 8),
      rect(72, 6, 46, 22, colour.mist, 8),
      rect(110, -30, 13, 60, colour.clay, 5),
      rect(-10, -36, 56, 12, colour.dusk, 6),
    ),
    circle(282, 262, 11, colour.lampDeep),
    limb([206, 446], [246, 318], 26, colour.clay, 12),
    circle(248, 312, 13, skin.tan),
    grain(251, colour.mist, 0.1),
  ].join('');
