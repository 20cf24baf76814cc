import type { FigureKindOf } from '../contract/scene.ts';
import type { Figure, Mood, Tones } from './figure.ts';
import { limb, turnOf } from './hand/limb.ts';
import { colour } from './hand/palette.ts';
import { circle, ellipse, line, n, type Point, path, place, rect } from './hand/svg.ts';
import { moon, sun } from './luminaries.ts';
import { doll, ghost, scarecrow, snowman } from './made.ts';
import { skeleton } from './skeleton.ts';
import { TONES } from './tones.ts';

const LIPS = '#5E2733';

const is = (tones: Tones, ...names: (keyof typeof TONES)[]): boolean =>
  names.some((name) => TONES[name].base === tones.base);

/** Belly and muzzle: the light tone, or cream on white, where the light tone would not be seen. */
const pale = (tones: Tones): string => (is(tones, 'white') ? colour.cream : tones.light);

/** A drawing and its mirror image. */
const both = (part: string, x = 0): string => part + place({ x: 2 * x, flip: true }, part);

/** Dot eyes with a glint at `x ± gap`, their lids and brows, and blush below them. */
function eyes(mood: Mood, x: number, y: number, gap: number, r: number, brows = true): string {
  if (mood === 'sleepy')
    return line(
      [-gap, gap]
        .map(
          (dx) =>
            `M${n(x + dx - r * 1.5)} ${y}c${n(r)} ${n(r * 1.2)} ${n(r * 2)} ${n(r * 1.2)} ${n(r * 3)} 0`,
        )
        .join(''),
      colour.ink,
      r * 0.65,
    );
  const size = mood === 'curious' ? r * 1.18 : r;
  const dots = [-gap, gap]
    .map(
      (dx) =>
        circle(x + dx, y, size, colour.ink) +
        circle(x + dx + size * 0.35, y - size * 0.38, size * 0.34, colour.glow),
    )
    .join('');
  if (mood === 'happy' || !brows) return dots;
  const brow = [-1, 1]
    .map((side) => {
      const outer = x + side * (gap + r * 1.3);
      return mood === 'worried'
        ? `M${n(outer + side * r * 0.1)} ${n(y - r * 1.9)}l${n(-side * r * 2.5)} ${n(-r * 1.1)}`
        : `M${n(outer)} ${n(y - r * 2.3)}c${n(-side * r * 0.4)} ${n(-r * 0.8)} ${n(-side * r * 1.4)} ${n(-r * 1.1)} ${n(-side * r * 2.4)} ${n(-r * 0.8)}`;
    })
    .join('');
  return dots + line(brow, colour.ink, r * 0.6);
}

/** Blush and mouth around (x, y), `half` as wide as half of the open mouth. */
function mouth(mood: Mood, x: number, y: number, half: number): string {
  switch (mood) {
    case 'happy':
      return (
        path(
          `M${n(x - half)} ${y}q${half} ${n(half * 0.4)} ${n(half * 2)} 0c${n(half * 0.2)} ${n(half * 1.5)} ${n(half * -2.2)} ${n(half * 1.5)} ${n(half * -2)} 0Z`,
          LIPS,
        ) + ellipse(x, y + half * 0.78, half * 0.5, half * 0.26, colour.rose)
      );
    case 'curious':
      return ellipse(x, y + half * 0.5, half * 0.34, half * 0.42, LIPS);
    case 'worried':
      return line(
        `M${n(x - half * 0.7)} ${n(y + half * 0.7)}q${n(half * 0.7)} ${n(-half * 0.7)} ${n(half * 1.4)} 0`,
        LIPS,
        half * 0.22,
      );
    case 'sleepy':
      return line(
        `M${n(x - half * 0.5)} ${n(y + half * 0.3)}q${n(half * 0.5)} ${n(half * 0.45)} ${n(half)} 0`,
        LIPS,
        half * 0.22,
      );
  }
}

const blush = (x: number, y: number, gap: number, r: number, tones: Tones): string =>
  [-gap, gap]
    .map((dx) =>
      circle(x + dx, y, r, is(tones, 'red', 'orange') ? colour.peach : colour.clay, 'opacity=".5"'),
    )
    .join('');

/** Arms from their shoulders, the right one first: bend and hand of each, to the outer side. */
type Gesture = readonly [right: readonly [Point, Point], left: readonly [Point, Point]];

const arms = (
  [right, left]: Gesture,
  shoulder: Point,
  draw: (from: Point, bend: Point, hand: Point) => string,
): string => place({ flip: true }, draw(shoulder, left[0], left[1])) + draw(shoulder, right[0], right[1]);

/** The shadow of an arm that lies on the body. */
const under = (from: Point, to: Point, shadow: string): string =>
  to[1] > from[1] ? place({ x: -5, y: 4 }, shadow) : '';

const dragon: Figure = {
  height: 387,
  width: 402,
  lives: 'land',
  head: { x: -1, y: -282, r: 78 },
  neck: { x: 0, y: -196, half: 62 },
  rim: { x: 1, y: -340, half: 46 },
  draw: ({ tones, mood }) => {
    const { base, dark } = tones;
    const wing = is(tones, 'green', 'blue', 'purple', 'grey')
      ? [colour.rose, colour.mauve]
      : [colour.sage, colour.moss];
    const spine = is(tones, 'yellow') ? colour.clay : colour.lamp;
    const horn = is(tones, 'white', 'yellow') ? '#C9A27E' : colour.dawn;
    const belly = is(tones, 'white') ? colour.peach : colour.dawn;
    const lift = { happy: -22, curious: -2, worried: 78, sleepy: 70 }[mood];
    const tail: readonly [Point, Point] = {
      happy: [
        [196, -10],
        [158, -128],
      ] as const,
      curious: [
        [200, -6],
        [172, -104],
      ] as const,
      worried: [
        [146, -16],
        [160, -54],
      ] as const,
      sleepy: [
        [146, -16],
        [166, -46],
      ] as const,
    }[mood];
    const gesture: Gesture = (
      {
        happy: [
          [
            [132, -166],
            [130, -216],
          ],
          [
            [132, -166],
            [130, -216],
          ],
        ],
        curious: [
          [
            [138, -140],
            [122, -196],
          ],
          [
            [122, -120],
            [92, -96],
          ],
        ],
        worried: [
          [
            [118, -112],
            [34, -128],
          ],
          [
            [118, -116],
            [26, -122],
          ],
        ],
        sleepy: [
          [
            [124, -120],
            [96, -82],
          ],
          [
            [124, -120],
            [96, -82],
          ],
        ],
      } as const
    )[mood];
    const hand = (from: Point, bend: Point, to: Point): string =>
      under(from, to, limb(from, bend, to, [25, 19], colour.night, 'opacity=".14"')) +
      limb(from, bend, to, [25, 19], base);
    return [
      both(
        place(
          { x: 62, y: -186, turn: lift, scale: lift > 0 ? 0.8 : 0.95 },
          path(
            'M0-12C22-84 74-112 132-112C122-92 122-76 130-58C110-60 98-50 92-32C74-38 60-28 54-8C36-14 18-4 2 14Z',
            wing[0] as string,
          ) + line('M6-10C30-66 74-96 122-106M14-10C44-54 74-64 118-60', wing[1] as string, 4.8),
        ),
      ),
      limb([50, -34], tail[0], tail[1], [36, 11], base),
      place(
        { x: tail[1][0], y: tail[1][1], turn: turnOf(tail[0], tail[1]) + 180 },
        path('M0 8C-20 4-28-12-19-26-12-36-4-42 0-52 4-42 12-36 19-26 28-12 20 4 0 8Z', spine),
      ),
      path('M-58-220C-94-176-116-112-112-64C-108-18-68 0 0 0S108-18 112-64C116-112 94-176 58-220Z', base),
      path(
        'M58-220C94-176 116-112 112-64C108-18 68 0 8 0C66-18 84-60 82-104C80-150 70-190 40-220Z',
        colour.night,
        'opacity=".12"',
      ),
      path('M-38-206C-64-160-74-112-68-70C-62-26-36-10 0-10S62-26 68-70C74-112 64-160 38-206Z', belly),
      line(
        'M-56-132q56 18 112 0M-66-96q66 20 132 0M-64-60q64 20 128 0',
        is(tones, 'white') ? colour.rose : colour.peach,
        4.8,
      ),
      both(
        path('M18-4C14-34 36-42 64-42C98-42 116-30 116-14C116-2 104 2 90 2H32C24 2 20 2 18-4Z', dark) +
          path('M34 2C30-12 50-12 48 2ZM58 2C54-12 74-12 72 2ZM82 2C78-12 98-12 96 2Z', belly),
      ),
      arms(gesture, [78, -176], hand),
      place(
        { y: -262, turn: { happy: 0, curious: -5, worried: 3, sleepy: 5 }[mood] },
        path(
          'M-10-78C-16-96-6-108 2-116 10-108 20-96 14-78ZM-34-70C-42-82-38-94-34-102-24-98-16-90-14-76ZM38-70C46-82 42-94 38-102 28-98 20-90 18-76Z',
          spine,
        ),
        both(path('M-66-52C-92-64-96-94-86-118-66-108-46-92-42-68Z', horn), 2),
        both(path('M-72-14C-98-22-112-10-118 6-100 18-84 16-72 6Z', dark), 2),
        path(
          'M-76-24C-76-66-42-86 2-86S80-66 80-24C80-8 92 8 98 26C102 56 58 74 2 74S-98 56-94 26C-88 8-76-8-76-24Z',
          base,
        ),
        path('M-93 30C-66 48-32 54 2 54S70 48 97 30C100 58 56 74 2 74S-96 58-93 30Z', belly),
        line('M-23 20h2M25 20h2', dark, 9),
        eyes(mood, 4, -20, 34, 8.6),
        blush(4, 14, 64, 13, tones),
        mouth(mood, 4, mood === 'happy' ? 32 : 38, 23),
        mood === 'happy' ? path('M-14 36l9 2q-1 9-5 9t-4-11ZM22 36l-9 2q1 9 5 9t4-11Z', colour.paper) : '',
      ),
    ].join('');
  },
};

const monster: Figure = {
  height: 292,
  width: 300,
  lives: 'land',
  head: { x: 0, y: -186, r: 80 },
  neck: { x: 0, y: -106, half: 84 },
  rim: { x: 0, y: -244, half: 46 },
  draw: ({ tones, mood }) => {
    const { base, dark } = tones;
    const spot = is(tones, 'white') ? colour.sand : dark;
    const horn = is(tones, 'white', 'yellow') ? [colour.rose, colour.clay] : [colour.dawn, colour.peach];
    const gesture: Gesture = (
      {
        happy: [
          [
            [150, -130],
            [124, -202],
          ],
          [
            [150, -130],
            [124, -202],
          ],
        ],
        curious: [
          [
            [150, -84],
            [128, -158],
          ],
          [
            [136, -80],
            [112, -34],
          ],
        ],
        worried: [
          [
            [146, -50],
            [34, -84],
          ],
          [
            [146, -54],
            [24, -76],
          ],
        ],
        sleepy: [
          [
            [130, -80],
            [116, -26],
          ],
          [
            [130, -80],
            [116, -26],
          ],
        ],
      } as const
    )[mood];
    const arm = (from: Point, bend: Point, to: Point): string =>
      under(from, to, limb(from, bend, to, [20, 17], colour.night, 'opacity=".14"')) +
      limb(from, bend, to, [20, 17], base) +
      circle(to[0], to[1], 21, dark);
    const socket = (x: number, y: number, r: number): string =>
      mood === 'sleepy' ? circle(x, y, r, tones.light) : circle(x, y, r, colour.paper);
    return [
      both(
        path('M-62-226C-92-238-96-268-84-292-66-284-44-270-40-246Z', horn[0] as string) +
          path(
            'M-88-268C-76-268-64-274-56-280-64-286-74-290-84-292-88-284-90-276-88-268Z',
            horn[1] as string,
          ),
      ),
      both(
        path('M14-2C8-34 32-44 54-44C86-44 100-28 98-12C96 0 88 2 78 2H28C20 2 16 2 14-2Z', dark) +
          path('M30 2C28-10 46-10 44 2ZM52 2C50-10 68-10 66 2ZM74 2C72-10 90-10 88 2Z', horn[0] as string),
      ),
      path(
        'M0-262C14-278 26-276 26-258 64-252 88-222 92-186L108-176 95-164 110-146 97-138 112-116 99-110 112-84 98-82C98-44 66-20 0-20S-98-44-98-82L-112-84-99-110-112-116-97-138-110-146-95-164-108-176-92-186C-88-222-62-252-24-258-22-274-10-274 0-262Z',
        base,
      ),
      path(
        'M60-242C82-228 90-206 92-186L108-176 95-164 110-146 97-138 112-116 99-110 112-84 98-82C98-44 66-20 16-20 66-38 78-80 76-128 75-176 74-214 60-242Z',
        colour.night,
        'opacity=".12"',
      ),
      path('M-58-72C-58-102-34-112 0-112S58-102 58-72C58-44 36-30 0-30S-58-44-58-72Z', pale(tones)),
      circle(-76, -176, 8, spot),
      circle(-82, -158, 5, spot),
      circle(66, -132, 8, spot),
      circle(-78, -128, 6, spot),
      circle(72, -110, 5, spot),
      socket(-28, -190, 30),
      socket(32, -190, 30),
      eyes(mood, 4, -188, 29, 10.5, false),
      mood === 'worried' ? line('M-56-222l30-12M62-222l-30-12', colour.ink, 6) : '',
      mood === 'curious' ? line('M-42-224c4-8 14-12 26-9M50-227c-4-8-14-12-26-9', colour.ink, 5) : '',
      blush(2, -152, 58, 12, tones),
      mouth(mood, 2, -150, 24),
      mood === 'happy'
        ? path('M-12-145h11q0 13-5.5 13t-5.5-13ZM5-145h11q0 13-5.5 13t-5.5-13Z', colour.paper)
        : mood === 'worried' || mood === 'sleepy'
          ? path(mood === 'worried' ? 'M4-141q1-9 6-9t7 11Z' : 'M-7-139q1-9 5-9t6 10Z', colour.paper)
          : '',
      arms(gesture, [88, -118], arm),
    ].join('');
  },
};

const robot: Figure = {
  height: 312,
  width: 280,
  lives: 'land',
  head: { x: 0, y: -212, r: 60 },
  neck: { x: 0, y: -146, half: 34 },
  rim: { x: 0, y: -264, half: 50 },
  draw: ({ tones, mood }) => {
    const { base, dark } = tones;
    const screen = is(tones, 'white', 'yellow') ? colour.day : colour.glow;
    const metal = is(tones, 'grey', 'blue') ? colour.cream : colour.mist;
    const joint = is(tones, 'grey', 'blue') ? colour.sand : colour.periwinkle;
    const gesture: Gesture = (
      {
        happy: [
          [
            [124, -104],
            [112, -178],
          ],
          [
            [124, -118],
            [118, -158],
          ],
        ],
        curious: [
          [
            [122, -68],
            [112, -138],
          ],
          [
            [104, -80],
            [94, -38],
          ],
        ],
        worried: [
          [
            [126, -44],
            [38, -66],
          ],
          [
            [126, -44],
            [38, -66],
          ],
        ],
        sleepy: [
          [
            [100, -84],
            [90, -32],
          ],
          [
            [100, -84],
            [90, -32],
          ],
        ],
      } as const
    )[mood];
    const arm = (from: Point, bend: Point, to: Point): string => {
      return (
        limb(from, bend, to, [13, 12], metal) +
        circle(from[0], from[1], 19, dark) +
        place(
          { x: to[0], y: to[1], turn: turnOf(bend, to) },
          path(
            'M-14-12H14C20-10 24-2 22 10 20 18 13 24 8 24 10 14 8 8 0 8S-10 14-8 24C-13 24-20 18-22 10-24-2-20-10-14-12Z',
            dark,
          ),
          rect(-16, -16, 32, 10, base, 5),
        )
      );
    };
    const bulb = mood === 'sleepy' ? colour.lampDeep : colour.lamp;
    return [
      both(
        limb([28, -56], [29, -40], [30, -22], [14, 14], metal) +
          line('M18-44h22M18-34h22', joint, 4) +
          path('M4-2C2-24 16-30 32-30S62-22 62-6C62 0 58 2 52 2H12C6 2 4 2 4-2Z', dark),
      ),
      rect(-20, -166, 40, 34, joint, 8),
      line('M-16-154h32M-16-146h32', metal, 4),
      path(
        'M-70-122C-70-140-58-148-44-148H44C58-148 70-140 70-122L64-68C62-52 52-46 40-46H-40C-52-46-62-52-64-68Z',
        base,
      ),
      path(
        'M40-148H44C58-148 70-140 70-122L64-68C62-52 52-46 40-46H16C40-60 48-100 40-148Z',
        colour.night,
        'opacity=".13"',
      ),
      rect(-42, -126, 84, 54, pale(tones), 14),
      path(
        'M-18-88C-34-100-30-114-22-116-17-117-13-114-10-109-7-114-3-117 2-116 10-114 14-100-10-82Z',
        TONES[is(tones, 'red') ? 'yellow' : 'red'].base,
      ),
      circle(26, -108, 7, colour.lamp),
      circle(26, -90, 7, colour.sea),
      arms(gesture, [72, -124], arm),
      place(
        { y: -212, turn: { happy: 0, curious: -6, worried: 4, sleepy: 7 }[mood] },
        mood === 'worried' || mood === 'sleepy'
          ? line('M0-56C0-72 6-80 20-82', joint, 6) +
              circle(26, -78, 13, bulb) +
              circle(22, -82, 4, colour.glow)
          : line('M0-56V-80', joint, 6) + circle(0, -86, 14, bulb) + circle(-4, -90, 4, colour.glow),
        both(rect(66, -22, 18, 44, joint, 8)),
        path(
          'M-76-28C-76-50-64-58-44-58H44C64-58 76-50 76-28V30C76 50 64 58 44 58H-44C-64 58-76 50-76 30Z',
          base,
        ),
        path(
          'M50-58C66-56 76-48 76-28V30C76 50 64 58 44 58H22C60 46 66-20 50-58Z',
          colour.night,
          'opacity=".13"',
        ),
        path(
          'M-60-18C-60-36-52-42-36-42H40C56-42 64-36 64-18V18C64 36 56 42 40 42H-36C-52 42-60 36-60 18Z',
          screen,
        ),
        eyes(mood, 4, -6, 25, 7.6),
        circle(-36, 14, 8.5, colour.clay, 'opacity=".45"'),
        circle(44, 14, 8.5, colour.clay, 'opacity=".45"'),
        mouth(mood, 4, 14, 13),
      ),
    ].join('');
  },
};

const unicorn: Figure = {
  height: 372,
  width: 414,
  lives: 'land',
  head: { x: 62, y: -238, r: 58 },
  neck: { x: 48, y: -166, half: 52 },
  rim: { x: 62, y: -290, half: 36 },
  back: { x: -44, y: -178 },
  draw: ({ tones, mood }) => {
    const { base, dark } = tones;
    const shade = is(tones, 'white') ? colour.cream : dark;
    const mane = is(tones, 'red', 'orange', 'purple')
      ? [colour.dawn, colour.lampLight, colour.mist]
      : [colour.rose, colour.lampLight, colour.periwinkle];
    const [first, second, third] = mane as [string, string, string];
    const swing = { happy: -16, curious: -4, worried: 16, sleepy: 10 }[mood];
    return [
      place(
        { x: -104, y: -140, turn: swing },
        path('M10-16C-34-36-66-8-58 40C-54 70-64 88-80 96C-36 106-14 74-20 38C-22 16-12 6 8 6Z', first),
        path('M8-8C-24-22-46 0-42 40C-40 62-46 76-56 86C-24 82-12 58-20 30C-22 12-12 4 8 4Z', second),
        path('M8-2C-12-10-28 4-26 34C-26 48-28 58-32 66C-14 56-12 40-18 24C-20 10-10 4 8 4Z', third),
      ),
      limb([-56, -96], [-56, -60], [-56, -22], [22, 19], shade),
      limb([26, -96], [26, -60], [26, -22], [22, 19], shade),
      path('M-78-26H-34L-30-2H-82ZM4-26H48L52-2H0Z', colour.lampDeep),
      path(
        'M-108-132C-108-170-76-184-40-182C-12-180 0-190 10-212L104-196C112-160 108-126 92-104C76-82 44-74-4-74C-40-74-66-78-84-84C-102-94-108-112-108-132Z',
        base,
      ),
      path(
        'M-100-104C-66-88-20-88 26-92C62-96 90-112 104-146C104-128 100-114 92-104C76-82 44-74-4-74C-40-74-66-78-84-84C-92-88-98-96-100-104Z',
        colour.night,
        'opacity=".1"',
      ),
      limb([-82, -104], [-84, -60], [-84, -22], [25, 21], base),
      limb([66, -104], [68, -60], [68, -22], [25, 21], base),
      path('M-108-28H-60L-55 0H-113ZM44-28H92L97 0H39Z', colour.lamp),
      sparkle(-72, -130, is(tones, 'white', 'yellow') ? colour.rose : tones.light),
      path(
        'M40-292C2-294-18-262-10-226C-30-214-34-186-18-168C-26-150-14-134 0-132C8-150 22-160 42-168L66-260Z',
        first,
      ),
      path('M44-284C14-276 4-250 14-222C-4-210-8-190 4-174C12-184 26-192 44-196Z', second),
      path('M50-278C32-262 26-246 34-226C22-214 20-202 26-192C36-200 44-204 52-206Z', third),
      path('M6-184C20-150 60-138 96-150 108-156 112-170 110-182Z', colour.night, 'opacity=".12"'),
      place(
        { x: 62, y: -238, turn: { happy: 0, curious: -6, worried: 5, sleepy: 7 }[mood] },
        both(
          place(
            { x: -34, y: -48, turn: { happy: -8, curious: -2, worried: -46, sleepy: -34 }[mood] },
            path('M-15 10C-22-14-16-34-6-46 10-34 18-12 16 8Z', base) +
              path('M-8 2C-12-14-8-24-4-30 6-22 10-8 8 2Z', colour.rose),
          ),
          2,
        ),
        path('M-13-54L4-134 21-54Q4-46-13-54Z', colour.lamp),
        path('M-9.5-70Q6-66 18-74L16-84Q6-77-7-80ZM-5-92Q5-88 13.5-95L11.5-104Q5-99-3-102Z', colour.lampDeep),
        path(
          'M2-60C38-60 56-38 56-6C56 14 62 26 64 40C66 68 38 82 4 82S-60 68-58 40C-56 26-52 14-52-6C-52-38-34-60 2-60Z',
          base,
        ),
        path('M4 8C36 8 62 18 63 40C65 68 38 82 4 82S-60 68-57 40C-56 18-28 8 4 8Z', pale(tones)),
        path(
          'M-22-58C-14-78 22-80 38-58C46-42 40-30 30-22C30-32 24-42 14-46C12-34 2-28-8-26C-6-36-10-48-22-58Z',
          first,
        ),
        path('M10-64C28-66 38-56 38-44C38-34 34-28 30-22C30-32 26-40 16-46C16-54 14-60 10-64Z', second),
        eyes(mood, 4, -2, 29, 8),
        blush(4, 20, 43, 11, tones),
        line('M-12 38v3M20 38v3', shade === colour.cream ? colour.sand : shade, 9),
        mouth(mood, 4, 54, 13),
      ),
    ].join('');
  },
};

/** A soft four-pointed star. */
function sparkle(x: number, y: number, fill: string): string {
  return place({ x, y }, path('M0-18C3-6 6-3 18 0 6 3 3 6 0 18-3 6-6 3-18 0-6-3-3-6 0-18Z', fill));
}

export const creatures: Record<FigureKindOf<'creatures'>, Figure> = {
  robot,
  dragon,
  monster,
  unicorn,
  ghost,
  scarecrow,
  doll,
  snowman,
  moon,
  sun,
  skeleton,
};
