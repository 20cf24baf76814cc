import { blush, both, eyes, MOUTH, mouth, shade } from './animals/face.ts';
import type { Figure, Tones } from './figure.ts';
import { limb } from './hand/limb.ts';
import { colour } from './hand/palette.ts';
import { circle, line, type Point, path, place, rect } from './hand/svg.ts';
import { TONES } from './tones.ts';

const is = (tones: Tones, ...names: (keyof typeof TONES)[]): boolean =>
  names.some((name) => TONES[name].base === tones.base);

/** Bend and hand of an arm, to the outer side. */
type Gesture = readonly [bend: Point, hand: Point];

/** The left arm as `draw` has it on the right side, and the right one. */
const arms = (right: Gesture, left: Gesture, draw: (gesture: Gesture) => string): string =>
  place({ flip: true }, draw(left)) + draw(right);

export const ghost: Figure = {
  height: 268,
  width: 262,
  lives: 'air',
  head: { x: 2, y: -186, r: 66 },
  neck: { x: 0, y: -116, half: 74 },
  rim: { x: 2, y: -238, half: 34 },
  draw: ({ tones, mood }) => {
    const gestures = {
      happy: [
        [118, -118],
        [116, -166],
      ],
      curious: [
        [122, -92],
        [92, -142],
      ],
      worried: [
        [112, -84],
        [40, -104],
      ],
      sleepy: [
        [106, -98],
        [108, -56],
      ],
    } as const;
    const right = gestures[mood];
    const left = mood === 'curious' ? gestures.sleepy : right;
    const fold = is(tones, 'white') ? colour.mist : shade(tones);
    return (
      path(
        'M2-268C60-268 86-228 88-176C90-126 98-80 112-34C116-20 104-10 92-18C80-26 70-24 62-12C52 2 36 2 28-10C20-22 8-22 0-10C-8 2-24 2-34-10C-42-22-54-22-64-12C-74-2-88-2-94-12C-100-24-94-34-92-48C-86-90-86-130-84-176C-82-228-56-268 2-268Z',
        tones.base,
      ) +
      path(
        'M46-256C74-240 86-212 88-176C90-126 98-80 112-34C116-20 104-10 92-18C80-26 70-24 62-12C56-3 48 0 40-1C70-70 80-180 46-256Z',
        colour.night,
        'opacity=".1"',
      ) +
      line('M-52-20C-46-42-46-60-48-80M12-20C14-38 14-52 12-66M72-28C70-48 66-64 62-82', fold, 5) +
      arms(right, left, ([bend, hand]) =>
        hand[1] < -100 && hand[0] > 90
          ? limb([72, -128], bend, hand, [26, 17], tones.base)
          : place({ x: -3, y: 5 }, limb([70, -122], bend, hand, [18, 17], fold)) +
            limb([72, -128], bend, hand, [26, 17], tones.base),
      ) +
      eyes(mood, 6, -196, 27, 10) +
      blush(6, -168, 46, 12, tones) +
      mouth(mood, 6, -164, 16)
    );
  },
};

/** Stalks out of a sleeve or a trouser leg, which hang down from the origin. */
const straw = (x: number, y: number, turn: number): string =>
  place({ x, y, turn }, path('M-15-8L-22 20L-11 14L-8 30L0 17L9 29L11 14L22 18L15-8Z', colour.lamp));

export const scarecrow: Figure = {
  height: 380,
  width: 344,
  lives: 'land',
  head: { x: 4, y: -262, r: 58 },
  neck: { x: 2, y: -200, half: 34 },
  rim: { x: 4, y: -318, half: 50 },
  hatted: true,
  clothed: true,
  draw: ({ tones, mood }) => {
    const { base, dark, light } = tones;
    const trousers = is(tones, 'blue', 'purple', 'grey') ? TONES.brown : TONES.blue;
    const patch = is(tones, 'red', 'orange', 'yellow') ? TONES.green.light : TONES.orange.base;
    const gestures = {
      happy: [[104, -178], [144, -214], -140],
      curious: [[118, -132], [98, -196], 168],
      worried: [[112, -112], [46, -124], 92],
      sleepy: [[98, -148], [98, -96], -6],
    } as const;
    const level = [[104, -178], [142, -172], -84] as const;
    const right = gestures[mood];
    const left = mood === 'curious' ? level : right;
    const arm = ([bend, hand, turn]: readonly [Point, Point, number]): string =>
      straw(hand[0], hand[1], turn) +
      (hand[0] < 60 ? place({ x: -3, y: 6 }, limb([52, -176], bend, hand, [25, 22], dark)) : '') +
      limb([52, -176], bend, hand, [25, 22], base);
    return [
      path(
        'M10-3C8-24 22-34 38-34S72-22 70-6C70 0 66 2 60 2H18C14 2 11 1 10-3ZM-10-3C-8-24-22-34-38-34S-72-22-70-6C-70 0-66 2-60 2H-18C-14 2-11 1-10-3Z',
        colour.bark,
      ),
      path(
        'M18-48L14-20L26-26L30-10L38-23L47-10L50-26L62-20L58-48ZM-18-48L-14-20L-26-26L-30-10L-38-23L-47-10L-50-26L-62-20L-58-48Z',
        colour.lamp,
      ),
      path('M4-112H60L62-44Q38-36 14-44ZM-4-112H-60L-62-44Q-38-36-14-44Z', trousers.base),
      path(
        'M-54-200C-66-160-70-126-72-96L-50-88L-34-98L-16-86L2-96L20-86L38-98L54-88L76-96C74-126 70-160 58-200Z',
        base,
      ),
      path(
        'M36-200H58C70-160 74-126 76-96L54-88L38-98L28-92C48-124 50-164 36-200Z',
        colour.night,
        'opacity=".13"',
      ),
      rect(-52, -150, 30, 30, patch, 4),
      line('M-55-143h7M-55-128h7M-26-143h7M-26-128h7', colour.paper, 3),
      circle(4, -164, 6, light) + circle(4, -138, 6, light),
      line('M-66-112C-30-102 40-102 70-112', colour.sand, 9),
      line('M6-108L0-84M10-108L18-88', colour.sand, 6),
      path('M-36-206L-42-186L-26-191L-21-172L-9-188L2-168L11-188L23-172L28-191L44-186L38-206Z', colour.lamp),
      place({ flip: true }, arm(left)) + arm(right),
      place(
        { y: -204, turn: { happy: 0, curious: -5, worried: 4, sleepy: 6 }[mood] },
        place(
          { y: 204 },
          path(
            'M-40-302L-80-270L-64-266L-82-246L-64-246L-74-222L-40-232ZM48-302L88-270L72-266L90-246L72-246L82-222L48-232Z',
            colour.lamp,
          ),
          path(
            'M4-322C42-322 66-298 66-260C66-224 42-202 4-202S-58-224-58-260C-58-298-34-322 4-322Z',
            colour.sand,
          ),
          line('M-26-208Q4-194 34-208', colour.clay, 8),
          eyes(mood, 6, -258, 25, 8.5),
          blush(6, -237, 44, 10, TONES.orange),
          path(
            'M-2-248H16L7-234Z',
            colour.clay,
            `stroke="${colour.clay}" stroke-width="4" stroke-linejoin="round"`,
          ),
          mouth(mood, 6, -226, 14),
          mood === 'happy' ? line('M-11-231l-4 8M23-231l4 8', MOUTH, 3.5) : '',
          path('M-46-314C-44-358-32-382 2-380C38-380 50-358 54-314Z', colour.woodLight),
          path('M28-376C46-366 52-344 54-314H26C36-336 36-358 28-376Z', colour.night, 'opacity=".14"'),
          path('M-48-330Q4-314 53-330L55-310Q4-294-48-310Z', base),
          path(
            'M-46-314C-12-300 22-300 54-314C76-316 98-310 100-303C98-291 52-288 4-288S-92-291-92-303C-90-310-68-316-46-314Z',
            colour.woodLight,
          ),
          path('M-92-303C-50-292 58-292 100-303C98-291 52-288 4-288S-92-291-92-303Z', colour.wood),
          line('M-92-301l-8 5M-76-293l-6 7M98-301l8 6M80-293l6 7', colour.woodLight, 5),
        ),
      ),
    ].join('');
  },
};

export const snowman: Figure = {
  height: 343,
  width: 306,
  lives: 'land',
  head: { x: 4, y: -212, r: 62 },
  neck: { x: 2, y: -156, half: 44 },
  rim: { x: 4, y: -272, half: 42 },
  hatted: true,
  draw: ({ tones, mood }) => {
    const felt = is(tones, 'blue', 'purple') ? colour.bark : colour.midnight;
    const snow = shade({ ...tones, base: colour.paper, dark: tones.base });
    const cool = is(tones, 'white') ? colour.day : shade({ ...tones, dark: snow });
    const twig = {
      happy: 'M66-116C92-134 108-158 120-184M112-168l22-2M116-176l-10-20',
      curious: 'M66-116C96-116 106-140 100-168M102-154l20-8M101-162l-14-14',
      worried: 'M66-116C92-104 88-84 58-78M68-80l-12 12M66-80l-20-10',
      sleepy: 'M66-116C88-106 98-84 102-54M101-62l16 12M100-66l-8 18',
    }[mood];
    return (
      path('M2-158C64-158 100-122 100-78C100-28 60 0 2 0S-96-28-96-78C-96-122-60-158 2-158Z', snow) +
      path('M52-148C82-134 100-108 100-78C100-28 60 0 2 0C-34 0-62-10-78-28C-20-10 70-20 52-148Z', cool) +
      circle(4, -118, 8, colour.bark) +
      circle(4, -88, 8, colour.bark) +
      circle(4, -58, 8, colour.bark) +
      both(0, line(twig, colour.wood, 10)) +
      path('M4-276C44-276 68-248 68-212C68-174 42-150 4-150S-60-174-60-212C-60-248-36-276 4-276Z', snow) +
      path(
        'M52-254C62-242 68-228 68-212C68-174 42-150 4-150C-12-150-26-154-37-162C20-150 60-180 52-254Z',
        cool,
      ) +
      eyes(mood, 6, -214, 25, 8.5) +
      blush(4, -184, 46, 10, tones) +
      path('M4-209C-10-207-10-186 4-184C20-184 38-188 54-195C40-203 20-209 4-209Z', TONES.orange.base) +
      line('M16-206v6M29-186v-6', TONES.orange.dark, 3) +
      mouth(mood, 2, -173, 13) +
      path('M-30-270L-34-338Q4-348 42-338L38-270Z', felt) +
      path('M-32-300Q4-290 40-300L38-272H-30Z', is(tones, 'white') ? TONES.red.base : tones.base) +
      line('M-58-262Q4-248 66-262', felt, 20)
    );
  },
};

export const doll: Figure = {
  height: 178,
  width: 148,
  lives: 'land',
  head: { x: 2, y: -125, r: 38 },
  neck: { x: 0, y: -87, half: 18 },
  rim: { x: 2, y: -156, half: 28 },
  clothed: true,
  draw: ({ tones, mood }) => {
    const { base, dark, light } = tones;
    const yarn = is(tones, 'red', 'orange', 'brown') ? TONES.yellow : TONES.orange;
    const cloth = '#F7DCBF';
    const seam = colour.clay;
    const gestures = {
      happy: [
        [66, -84],
        [74, -122],
      ],
      curious: [
        [62, -60],
        [40, -98],
      ],
      worried: [
        [60, -54],
        [14, -68],
      ],
      sleepy: [
        [52, -72],
        [60, -42],
      ],
    } as const;
    const right = gestures[mood];
    const left = mood === 'curious' ? gestures.sleepy : right;
    const stripe = is(tones, 'red', 'white') ? colour.sea : TONES.red.base;
    return place(
      { scale: 0.82 },
      line('M20-60L22-16M-20-60L-22-16', colour.paper, 25),
      line('M10-46h22M10-33h23M11-20h22M-10-46h-22M-10-33h-23M-11-20h-22', stripe, 6),
      path(
        'M5-2C5-13 14-17 25-17C35-17 44-12 44-4C44 0 42 2 38 2L9 2C7 2 5 1 5-2ZM-5-2C-5-13-14-17-25-17C-35-17-44-12-44-4C-44 0-42 2-38 2L-9 2C-7 2-5 1-5-2Z',
        colour.bark,
      ),
      place(
        { x: 2, y: -152 },
        line('M-42 2C-58 12-66 24-66 40M42 2C58 12 66 24 66 40', yarn.dark, 18),
        line(
          'M-42-6C-54 6-58 22-54 40M-44-8C-66 0-74 16-72 38M-66 46L-74 64M-60 47L-60 66M-54 46L-46 62M42-6C54 6 58 22 54 40M44-8C66 0 74 16 72 38M66 46L74 64M60 47L60 66M54 46L46 62',
          yarn.base,
          12,
        ),
        line('M-72 44Q-60 50-50 43M72 44Q60 50 50 43', base, 10),
      ),
      path('M-20-108C-32-84-46-66-54-46Q0-28 56-46C48-66 34-84 22-108Z', base),
      path('M10-108H22C34-84 48-66 56-46Q44-42 30-40C34-58 26-84 10-108Z', colour.night, 'opacity=".13"'),
      path('M-16-90H18L30-54Q2-45-28-54Z', colour.paper),
      path(
        'M2-58C-11-67-9-78-2-78Q1-77 2-73Q3-77 6-78C13-78 15-67 2-58Z',
        is(tones, 'red') ? colour.lamp : TONES.red.base,
      ),
      line('M-52-49Q2-34 54-49', light, 6),
      arms(
        right,
        left,
        ([bend, hand]) =>
          place({ x: -2, y: 4 }, limb([24, -93], bend, hand, [12, 10], dark)) +
          limb([24, -93], bend, hand, [12, 10], base) +
          circle(hand[0], hand[1], 12.5, cloth) +
          line(`M${hand[0] - 3} ${hand[1] - 5}v10M${hand[0] + 4} ${hand[1] - 5}v10`, seam, 2.5),
      ),
      place(
        { y: -106, turn: { happy: 0, curious: -6, worried: 4, sleepy: 7 }[mood] },
        place(
          { y: 106 },
          path('M2-196C34-196 52-174 52-150C52-122 32-104 2-104S-48-122-48-150C-48-174-30-196 2-196Z', cloth),
          line('M40-122C46-130 49-140 49-152', seam, 2.5, 'stroke-dasharray="5 6"'),
          line('M-42-150C-46-178-30-200-8-204M46-150C50-178 34-200 12-204', yarn.dark, 16),
          line(
            'M-40-164C-42-186-26-202-4-206M44-164C46-186 30-202 8-206M-26-170C-26-188-14-202 0-207M30-170C30-188 18-202 4-207M-10-174C-10-190-4-202 2-207M14-174C14-190 8-202 2-207',
            yarn.base,
            13,
          ),
          eyes(mood, 4, -148, 20, 7.5),
          circle(-28, -127, 10, colour.rose) + circle(36, -127, 10, colour.rose),
          path('M-1-136h10l-5 7Z', seam, `stroke="${seam}" stroke-width="3" stroke-linejoin="round"`),
          mouth(mood, 4, -122, 10),
          mood === 'happy' ? line('M-9-125l-3 6M17-125l3 6', MOUTH, 3) : '',
        ),
      ),
    );
  },
};
