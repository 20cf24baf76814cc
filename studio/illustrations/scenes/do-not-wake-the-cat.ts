import {
  circle,
  clip,
  closedEye,
  colour,
  crescent,
  ellipse,
  glow,
  grain,
  hair,
  headAt,
  limb,
  line,
  path,
  personAt,
  place,
  rect,
  skin,
} from '../parts/index.ts';

const tower = (x: number, w: number, h: number, fill: string): string => {
  let out = rect(x, 300 - h, w, h, fill);
  for (let row = 0; row < h / 26 - 1; row++)
    for (let column = 0; column < Math.floor(w / 18); column++)
      if ((row * 5 + column * 3 + x) % 4 < 1.5)
        out += rect(x + 7 + column * 18, 300 - h + 12 + row * 26, 8, 11, colour.lamp, 1, 'opacity=".85"');
  return out;
};

const GINGER = '#D98A4E';
const STRIPE = '#B5653A';

/** Asleep, and far too big for one lap. */
const cat = place(
  { x: 396, y: 512, scale: 0.86 },
  path('M138-26c40 6 66-10 62-36-2-18-24-18-26-4-2 16-20 18-44 10Z', GINGER),
  path('M182-76c10-2 18 4 18 14l-18 8c-6-8-8-18 0-22Z', STRIPE),
  path('M-156-40c-10-60 40-98 130-98 100 0 176 36 178 96 0 40-40 56-150 56S-150 0-156-40Z', GINGER),
  path('M90-116c50 20 78 60 60 100-20 24-80 30-150 30 80-20 120-70 90-130Z', STRIPE, 'opacity=".5"'),
  line('M-8-134c8 16 8 30 2 44M34-134c10 18 10 34 4 50M76-124c10 16 10 34 4 50', STRIPE, 13),
  path(
    'M-186-66c-6-30-4-52 2-64 16 4 30 14 38 26 14-4 30-4 44 0 8-12 22-22 38-26 6 12 8 34 2 64 6 42-20 68-62 68s-68-26-62-68Z',
    GINGER,
  ),
  path('M-176-110c8 2 14 8 18 14l-18 12ZM-72-110c-8 2-14 8-18 14l18 12Z', colour.rose),
  line('M-124-98v18m-18-14l4 14m32-14l-4 14', STRIPE, 7),
  ellipse(-124, -28, 32, 22, colour.dawn),
  closedEye(-150, -54, 11),
  closedEye(-98, -54, 11),
  path('M-131-42h14l-7 8Z', colour.clay),
  line('M-124-34c0 10-12 12-16 6m16-6c0 10 12 12 16 6', colour.clayDeep, 4),
  line('M-164-30h-30m32 10l-26 8m104-18h30m-32 10l26 8', colour.paper, 3),
  line('M-70 2c20 8 44 8 60 0', colour.dawn, 20),
);

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, '#6B4658'),
    rect(0, 430, 800, 170, '#50334A'),
    // Window
    rect(60, 40, 360, 270, colour.paper, 8),
    clip(
      'window',
      'M74 54h332v242H74Z',
      rect(74, 54, 332, 242, colour.dusk),
      rect(74, 180, 332, 120, colour.evening, 0, 'opacity=".6"'),
      crescent(128, 104, 28),
      tower(80, 56, 90, colour.midnight),
      tower(140, 44, 150, '#2A3163'),
      tower(188, 62, 110, colour.midnight),
      line('M279 120v-40M291 120v-30', colour.midnight, 4),
      tower(258, 54, 180, colour.midnight),
      tower(316, 40, 120, '#2A3163'),
      tower(360, 60, 86, colour.midnight),
      ...[
        [96, 160],
        [150, 78],
        [178, 130],
        [210, 96],
        [240, 160],
        [330, 90],
        [350, 150],
        [380, 110],
        [310, 200],
        [230, 220],
        [120, 230],
        [386, 220],
        [170, 200],
        [280, 70],
      ].map(([x = 0, y = 0], i) => circle(x, y, 3 + (i % 3), colour.paper, 'opacity=".9"')),
    ),
    path('M74 296c20-14 50-16 80-8 40-12 70-8 100 0 40-10 80-8 152 0v8Z', colour.paper),
    line('M240 54v242', colour.paper, 10),
    rect(48, 300, 384, 18, colour.cream, 6),
    // Floor lamp
    glow(690, 150, 210, 1.7),
    line('M690 170V590', colour.bark, 9),
    path('M650 96h80l28 90H622Z', colour.lamp),
    path('M704 96h26l28 90h-40c4-34 0-64-14-90Z', colour.lampDeep, 'opacity=".4"'),
    // Father behind the sofa
    personAt(584, 556, 1.3, {
      build: 'adult',
      skin: skin.brown,
      hair: hair.black,
      style: 'short',
      mood: 'wonder',
      look: [-0.7, 0.9],
      hat: 'saucepan',
      hatFill: colour.periwinkle,
      top: colour.dusk,
      feet: 'hidden',
      tilt: -7,
      left: { hand: [-12, -200], bend: -22 },
      right: { hand: [74, -150], bend: -10 },
    }),
    line('M568 292l1-18', skin.brown, 9),
    // Sofa
    path('M60 420c0-50 30-74 80-74h460c50 0 80 24 80 74v160H60Z', colour.sage),
    line('M250 352v120M490 352v120', colour.moss, 5, 'opacity=".7"'),
    circle(250, 400, 6, colour.moss),
    circle(490, 400, 6, colour.moss),
    rect(84, 500, 580, 90, colour.sage, 22),
    path('M84 540h580v30c0 14-10 22-24 22H108c-14 0-24-8-24-22Z', colour.moss, 'opacity=".55"'),
    // The girl
    path('M338 490c-10-70 10-126 64-128s72 56 66 128Z', colour.mist),
    headAt(
      402,
      304,
      60,
      { skin: skin.brown, hair: hair.black, style: 'curly', mood: 'smile', look: [-0.5, 0.9] },
      -6,
    ),
    line('M366 530v34M436 530v34', colour.mist, 32),
    path('M344 588c-2-26 46-26 44 0Zm70 0c-2-26 46-26 44 0Z', colour.clay),
    cat,
    limb([450, 396], [470, 438], 26, colour.mist, -8),
    circle(472, 444, 14, skin.brown),
    // Sofa arms
    path(
      'M30 470c0-26 16-42 42-42s42 16 42 42v122H30ZM634 470c0-26 16-42 42-42s42 16 42 42v122h-84Z',
      colour.sage,
    ),
    path(
      'M92 434c14 8 22 20 22 36v122H86c14-40 18-110 6-158ZM696 434c14 8 22 20 22 36v122h-28c14-40 18-110 6-158Z',
      colour.moss,
      'opacity=".5"',
    ),
    rect(0, 590, 800, 12, colour.bark),
    grain(151, colour.dawn, 0.1),
  ].join('');
