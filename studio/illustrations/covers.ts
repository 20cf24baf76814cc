import type { AgeGroup, StoryType } from '../../contract/options.ts';
import { house, streetLamp } from '../../picture/hand/buildings.ts';
import { curve, hill, ripples, shadow, tufts } from '../../picture/hand/land.ts';
import { colour, hair, skin } from '../../picture/hand/palette.ts';
import { cypress, leaves, pine, roundTree } from '../../picture/hand/plants.ts';
import { crescent, glow, grain, moon, sky, stars, twinkle } from '../../picture/hand/sky.ts';
import { circle, ellipse, line, path, picture, place, rect } from '../../picture/hand/svg.ts';
import { chick, dragonHead, goat, gull, hen, mouse, songbird } from './parts/animals.ts';
import { type Person, personAt, stripes } from './parts/people.ts';
import { openBook } from './parts/things.ts';

/** The side of a cover, in units. */
const SIDE = 800;

/**
 * Pixels of a side. A podcast's artwork in a feed is 1400 to 3000
 * (podcasters.apple.com/support/896-artwork-requirements, read on 2026-11-22); the small one is for lists.
 */
export const COVER_SIZES = { large: 1400, small: 320 };

/** Motif of each story type, in the upper two thirds of the square. */
const MOTIFS: Record<StoryType, () => string> = {
  original: () =>
    [
      glow(400, 380, 330, 1.3, colour.lampLight),
      place(
        { x: 400, y: 252 },
        house(-70, 90, { scale: 1.5 }),
        cypress(70, 92, { scale: 1.3 }),
        roundTree(150, 96, { scale: 1 }),
      ),
      roundTree(238, 348, { scale: 0.9, leaf: colour.clay, shade: colour.clayDeep }),
      crescent(520, 130, 56),
      twinkle(200, 200, 18),
      twinkle(590, 240, 14),
      twinkle(330, 130, 10),
      openBook(400, 470, 2.5),
    ].join(''),
  classic: () =>
    [
      moon(610, 150, 62, { face: 'awake' }),
      path('M120 540C200 420 300 400 400 396s220 30 290 144Z', colour.forest),
      path('M372 540c6-50 10-90 16-136h28c0 40-20 90 20 136Z', colour.cream),
      rect(290, 250, 220, 160, colour.mauve),
      rect(430, 250, 80, 160, colour.plum, 0, 'opacity=".6"'),
      ...[
        [262, 190, 72],
        [466, 190, 72],
        [364, 120, 76],
      ].map(
        ([x = 0, y = 0, w = 0]) =>
          rect(x, y, w, 408 - y, colour.rose) +
          rect(x + w * 0.6, y, w * 0.4, 408 - y, colour.mauve, 0, 'opacity=".7"') +
          path(`M${x - 12} ${y + 4}L${x + w / 2} ${y - 92}L${x + w + 12} ${y + 4}Z`, colour.clayDeep) +
          path(`M${x + w / 2 - 11} ${y + 60}v-26a11 11 0 0 1 22 0v26Z`, colour.lamp) +
          line(`M${x + w / 2} ${y - 92}v-26`, colour.bark, 5) +
          path(`M${x + w / 2} ${y - 118}h34l-10 10 10 10h-34Z`, colour.lamp),
      ),
      path('M376 408v-44a26 26 0 0 1 52 0v44Z', colour.bark),
      line(
        curve([
          [250, 410],
          [276, 340],
          [262, 280],
          [296, 236],
        ]),
        colour.moss,
        9,
      ),
      ...[
        [262, 372],
        [274, 320],
        [266, 276],
        [292, 240],
      ].map(([x = 0, y = 0]) => circle(x, y, 11, colour.clay)),
    ].join(''),
  humor: () =>
    [
      crescent(620, 130, 50),
      shadow(400, 540, 190, 0.28),
      hen(390, 540, { scale: 1.85 }),
      place(
        { x: 458, y: 178, turn: 10, scale: 1.3 },
        path('M-44 0c0-30 2-52 6-60 24-6 54-6 78 0 4 10 6 30 6 60-28-8-62-8-90 0Z', colour.periwinkle),
        line('M40-40l58-12', colour.bark, 10),
        line('M-46 2c30-9 64-9 94 0', colour.mist, 8),
      ),
      chick(150, 548, { scale: 1.05 }),
      chick(640, 552, { scale: 1.05, flip: true }),
      place(
        { x: 150, y: 480 },
        path('M-24-2h48l-6 26h-36Z', colour.clay),
        line('M24 2c16 0 16 16 0 16', colour.clay, 6),
      ),
      place(
        { x: 640, y: 486, turn: -8 },
        path('M-26 0c0-26 52-26 52 0Z', colour.moss),
        ellipse(0, 0, 38, 8, colour.moss),
      ),
    ].join(''),
  'sci-fi': () =>
    [
      glow(606, 180, 130, 1, colour.mist),
      circle(606, 180, 70, colour.rose),
      path('M640 119a70 70 0 0 1-50 129 80 80 0 0 0 50-129Z', colour.mauve, 'opacity=".6"'),
      place(
        { x: 606, y: 180, turn: -18 },
        path('M-116 6c30 22 202 22 232 0-8 34-224 34-232 0Z', colour.lampLight),
      ),
      crescent(150, 150, 36),
      place(
        { x: 380, y: 360, turn: 16 },
        path(
          'M-96 80c-50 30-60 90-50 130 22-24 52-34 82-40ZM96 80c50 30 60 90 50 130-22-24-52-34-82-40Z',
          colour.clayDeep,
        ),
        path('M-40 160c-10 60 10 100 40 140 30-40 50-80 40-140Z', colour.lamp),
        path('M-20 164c-4 36 6 60 20 84 14-24 24-48 20-84Z', colour.glow),
        path('M0-240c80 70 116 170 96 300l-26 104h-140L-96 60C-116-70-80-170 0-240Z', colour.paper),
        path('M0-240c80 70 116 170 96 300l-26 104H20C60 20 60-140 0-240Z', colour.mist),
        path('M-58-160C-42-190-22-220 0-240c22 20 42 50 58 80-36-14-80-14-116 0Z', colour.clay),
        circle(0, -30, 56, colour.clay),
        circle(0, -30, 43, colour.dusk),
        crescent(-4, -30, 20),
        rect(-70, 84, 140, 18, colour.clay, 8),
      ),
    ].join(''),
  horror: () =>
    [
      moon(590, 160, 76),
      path('M130 560C200 460 300 440 420 440s220 40 270 120Z', '#29345A'),
      place(
        { x: 330, y: 470, turn: -3 },
        rect(-110, -190, 220, 200, colour.plum),
        rect(30, -190, 80, 200, '#5D4470'),
        path('M-150-180C-90-220-40-300 0-340c40 40 90 120 150 160-100 18-200 18-300 0Z', colour.bark),
        rect(40, -340, 30, 90, colour.bark),
        rect(-80, -140, 56, 64, colour.lamp, 6),
        line('M-52-140v64M-80-108h56', colour.bark, 7),
        rect(46, -140, 46, 56, colour.midnight, 6),
        path('M-8 10v-70a26 26 0 0 1 52 0V10Z', colour.bark),
        circle(34, -22, 5, colour.lamp),
      ),
      place(
        { x: 540, y: 420, turn: 6 },
        glow(0, -40, 120, 1.2, colour.mist),
        path(
          'M-70 60C-84-60-60-140 6-140S96-60 82 64c-14-4-22-18-36-18s-20 20-36 20-22-18-38-18-24 16-42 12Z',
          colour.paper,
          'opacity=".93"',
        ),
        circle(-16, -64, 9, colour.ink),
        circle(32, -64, 9, colour.ink),
        circle(-34, -40, 12, colour.rose, 'opacity=".7"'),
        circle(50, -40, 12, colour.rose, 'opacity=".7"'),
        path('M-6-34c10 8 20 8 30 0 0 16-6 24-15 24s-15-8-15-24Z', '#6B2F38'),
      ),
      songbird(190, 300, { scale: 1.2, body: colour.bark, belly: colour.wood, wing: colour.night }),
      line('M110 304C160 300 200 296 250 306', colour.bark, 9),
    ].join(''),
  adventure: () =>
    [
      crescent(630, 130, 46),
      path('M-10 470C80 440 160 450 240 470s160 20 240 0 180-24 340 6v200H-10Z', colour.seaDeep),
      ripples(6, 14, [0, 490, 800, 60], colour.day, 5),
      place(
        { x: 400, y: 480 },
        line('M0-60V-380M-120-60V-290M116-60V-270', colour.bark, 13),
        path(
          'M12-366c120 30 150 150 96 250-30-14-66-16-96-10ZM-108-282c70 20 92 90 62 160-20-8-42-8-62-4ZM128-262c60 18 78 80 50 146-18-8-34-8-50-4Z',
          colour.paper,
        ),
        path('M12-240c30-6 80 0 120 14-2 30-10 60-24 90-30-14-66-16-96-10Z', colour.clay),
        path('M0-382h-66l20-20-20-20H0Z', colour.lamp),
        path('M-220-70c140 20 300 20 440-14-4 80-50 134-120 134H-90C-160 50-210 10-220-70Z', colour.clayDeep),
        path('M-220-70c140 20 300 20 440-14l-3 24C80-28-80-28-216-46Z', colour.lampDeep),
        ...[-120, -60, 0, 60, 120].map((x) => circle(x, -4, 13, colour.bark) + circle(x, -4, 7, colour.lamp)),
      ),
      path('M-10 530c100-30 180-20 260 0s180 20 260 0 200-20 310 0v170H-10Z', colour.sea),
      gull(190, 180, { scale: 1, turn: -6 }),
    ].join(''),
  fantasy: () => {
    const body = '#C9744F';
    const shade = '#9A4C38';
    return [
      moon(250, 190, 96, { face: 'asleep' }),
      path('M596 500c110 0 150-90 110-170-20-36-60-40-80-16 30 20 36 60 0 84Z', body),
      path('M640 306l-64 6 10-56 62 8Z', colour.sage),
      place(
        { x: 520, y: 360 },
        path(
          'M0 60C30-80 130-190 250-200c-16 30-10 60 6 84-36-4-60 10-70 40-30-8-56 4-66 34-36-4-70 20-120 102Z',
          colour.sage,
        ),
        line('M6 48C50-60 130-150 240-190M16 44C70-40 120-70 184-82', colour.moss, 7),
      ),
      path('M300 460c0-90 70-150 170-150s170 60 170 150-60 100-170 100-170-10-170-100Z', body),
      path('M332 490c50 44 210 48 280 0-14 50-70 70-140 70s-126-20-140-70Z', colour.dawn),
      path('M426 322l24-46 34 40ZM506 316l30-40 28 46ZM580 344l36-28 16 44Z', colour.lamp),
      line(
        curve([
          [390, 420],
          [344, 340],
          [348, 262],
        ]),
        body,
        98,
      ),
      line(
        curve([
          [352, 440],
          [312, 350],
          [316, 280],
        ]),
        colour.dawn,
        26,
      ),
      dragonHead(350, 240, { body, shade, belly: colour.dawn, scale: 1.35, turn: -4 }),
      line('M360 530c-14 14-30 20-50 22M560 536c14 12 30 18 50 18', body, 46),
      twinkle(120, 330, 14),
      twinkle(620, 120, 16),
    ].join('');
  },
};

interface Ages {
  sky: readonly string[];
  ground: readonly [string, string];
  stars: number;
  /** Characters looking up at the motif. */
  lookers: () => string;
}

const looker = (x: number, scale: number, options: Person): string =>
  shadow(x, 752, 60 * scale, 0.3) + personAt(x, 750, scale, { look: [0, -1], ...options });

const TODDLER: Person = {
  build: 'toddler',
  skin: skin.brown,
  hair: hair.black,
  style: 'curly',
  mood: 'open',
  top: colour.lampLight,
  over: line('M-26-52c18 6 34 6 52 0', colour.clay, 6),
  bottom: colour.clay,
  left: { hand: [-48, -100], bend: 8 },
  right: { hand: [48, -100], bend: -8 },
};
const CHILD: Person = {
  skin: skin.tan,
  hair: hair.brown,
  style: 'braids',
  mood: 'grin',
  top: colour.clay,
  bottom: colour.dusk,
  right: { hand: [56, -142], bend: -12 },
};
const PYJAMAS: Person = {
  skin: skin.fair,
  hair: hair.ginger,
  style: 'tousled',
  mood: 'wonder',
  top: colour.mist,
  over: stripes(colour.clay),
  bottom: colour.mist,
};
const OLDER: Person = {
  skin: skin.olive,
  hair: hair.black,
  style: 'ponytail',
  mood: 'smile',
  top: colour.moss,
  over: line('M-18-132v64M18-132v64', colour.wood, 8),
  bottom: colour.bark,
};

const AGES: Record<AgeGroup, Ages> = {
  default: {
    sky: [colour.midnight, colour.dusk, colour.plum, colour.mauve],
    ground: ['#4A4672', colour.forest],
    stars: 60,
    lookers: () => looker(310, 0.95, CHILD) + looker(420, 1, PYJAMAS) + looker(520, 0.92, TODDLER),
  },
  '3-5': {
    sky: [colour.evening, colour.mauve, colour.rose, colour.peach],
    ground: [colour.plum, colour.moss],
    stars: 16,
    lookers: () => looker(400, 1.3, TODDLER) + mouse(520, 752, { scale: 1.1, coat: colour.cream }),
  },
  '6-8': {
    sky: ['#2E4C6B', '#4F7C93', '#9DBFC4', colour.dawn],
    ground: ['#5C8088', colour.moss],
    stars: 22,
    lookers: () => looker(400, 1.08, CHILD) + goat(540, 754, { scale: 0.5 }),
  },
  '9-12': {
    sky: [colour.night, colour.midnight, colour.dusk, colour.evening],
    ground: ['#2F3968', '#29403C'],
    stars: 110,
    lookers: () => streetLamp(560, 752, 130) + glow(560, 612, 90, 1.4) + looker(400, 1.2, OLDER),
  },
};

/** A square cover without lettering for a type and age, as SVG. */
export function cover(type: StoryType, age: AgeGroup): string {
  const { sky: stops, ground, stars: count, lookers } = AGES[age];
  return picture(
    [
      sky(stops, SIDE),
      stars(type.length * 7 + count, count, [0, 0, SIDE, 420]),
      hill([520, 500, 510, 490, 500, 486, 500], ground[0], SIDE),
      pine(70, 540, { scale: 1.1 }),
      pine(130, 548, { scale: 0.8 }),
      pine(736, 540, { scale: 1.2 }),
      MOTIFS[type](),
      hill([640, 610, 596, 590, 600, 612, 640], ground[1], SIDE),
      tufts(9, 22, [20, 640, 760, 130], colour.sage, 18),
      lookers(),
      leaves(-10, 840, 1.3, colour.night, { turn: 12 }),
      leaves(810, 840, 1.2, colour.night, { flip: true, turn: 12 }),
      grain(type.length + 500, colour.glow, 0.1, 340, [0, 0, SIDE, SIDE]),
    ].join(''),
    SIDE,
    SIDE,
  );
}
