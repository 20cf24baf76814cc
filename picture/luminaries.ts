import { blush, eyes, mouth } from './animals/face.ts';
import type { Figure, Mood, Tones } from './figure.ts';
import { limb } from './hand/limb.ts';
import { colour } from './hand/palette.ts';
import { circle, ellipse, line, n, path, place, type Point } from './hand/svg.ts';
import { TONES } from './tones.ts';

/** Moon and sun that came down to a story, each on a cloud of its own. */

const Y = -166;

/** Bend and hand of the right arm; the left one mirrors it, but where one wonders. */
const GESTURES: Record<Mood, readonly [Point, Point]> = {
  happy: [
    [140, -124],
    [150, -178],
  ],
  curious: [
    [136, -106],
    [82, -112],
  ],
  worried: [
    [116, -78],
    [38, -92],
  ],
  sleepy: [
    [122, -98],
    [112, -62],
  ],
};

const arms = (mood: Mood, r: number, fill: string, deep: string): string => {
  const arm = ([bend, hand]: readonly [Point, Point]): string => {
    const from: Point = [r - 12, -128];
    const isBefore = hand[0] < r;
    return (
      (isBefore ? place({ x: -3, y: 5 }, limb(from, bend, hand, [15, 14], deep)) : '') +
      limb(from, bend, hand, [15, 14], fill)
    );
  };
  const right = GESTURES[mood];
  return place({ flip: true }, arm(mood === 'curious' ? GESTURES.sleepy : right)) + arm(right);
};

/** The cloud on which they sit, before their lower edge. */
const seat = (): string =>
  path(
    'M-104 0C-136 0-140-44-106-46-104-78-62-84-50-60-34-88 18-88 30-60 44-84 92-78 94-46 130-48 134 0 102 0Z',
    colour.paper,
  ) +
  path(
    'M94-46C130-48 134 0 102 0H-104C-118 0-126-8-129-18-60-6 60-4 78-30 84-36 92-40 94-46Z',
    colour.mist,
    'opacity=".7"',
  ) +
  line('M-70-36c6-10 18-12 26-6M4-38c6-10 20-12 28-4', colour.mist, 5);

/** White ones are of the palest yellow: paper on a cloud of paper would not be seen. */
const lit = (tones: Tones): Tones =>
  tones.base === TONES.white.base ? { dark: colour.dawn, base: colour.glow, light: '#FFFBEC' } : tones;

/** A nightcap that falls over to the right, around the crown of the head. */
const nightcap = (cloth: Tones): string =>
  path(
    'M-84-236C-62-300-6-330 50-316 100-304 128-262 136-214L112-206C104-232 88-250 66-258 78-248 86-240 90-228 40-262-30-262-84-236Z',
    cloth.base,
  ) +
  path('M50-316C100-304 128-262 136-214L112-206C104-232 88-250 66-258 40-276 30-296 50-316Z', cloth.dark) +
  line('M-30-282h.1M14-294h.1M44-272h.1M98-270h.1M-2-268h.1', cloth.light, 10) +
  circle(125, -200, 18, colour.paper) +
  path(
    'M-90-228C-96-240-92-252-82-254-30-282 44-282 92-246 100-240 98-226 88-224 40-252-28-252-78-226-84-224-88-224-90-228Z',
    colour.paper,
  ) +
  path(
    'M92-246C100-240 98-226 88-224 74-232 58-238 42-242 62-244 80-246 92-246Z',
    colour.mist,
    'opacity=".7"',
  );

export const moon: Figure = {
  height: 322,
  width: 330,
  lives: 'air',
  hovers: true,
  head: { x: 0, y: Y, r: 98 },
  neck: { x: 0, y: -84, half: 78 },
  rim: { x: 2, y: -262, half: 74 },
  hatted: true,
  draw: ({ tones: named, mood }) => {
    const { dark, base, light } = lit(named);
    const isBlue = [TONES.blue, TONES.purple, TONES.grey].some((tones) => tones.base === named.base);
    return (
      circle(0, Y, 116, light) +
      path('M44-273A116 116 0 0 1-86-88 116 116 0 1 0 44-273Z', base, 'opacity=".6"') +
      circle(-72, -212, 16, base, 'opacity=".8"') +
      circle(74, -112, 14, dark, 'opacity=".5"') +
      circle(-84, -134, 10, base, 'opacity=".8"') +
      circle(84, -196, 11, dark, 'opacity=".4"') +
      circle(-52, -90, 8, base, 'opacity=".8"') +
      eyes(mood, 2, -180, 38, 12) +
      blush(2, -146, 64, 16, TONES.green) +
      mouth(mood, 2, -148, 21) +
      seat() +
      arms(mood, 116, light, base) +
      nightcap(isBlue ? TONES.red : TONES.blue)
    );
  },
};

export const sun: Figure = {
  height: 328,
  width: 330,
  lives: 'air',
  hovers: true,
  head: { x: 0, y: Y, r: 86 },
  neck: { x: 0, y: -92, half: 66 },
  rim: { x: 0, y: -254, half: 40 },
  draw: ({ tones: named, mood }) => {
    const tones = lit(named);
    const isRed = [TONES.orange, TONES.red].some(({ base }) => base === tones.base);
    const [long, short] = isRed ? [tones.dark, colour.lampLight] : [TONES.orange.base, tones.dark];
    const ray = (turn: number, out: number): string => {
      const at = (degrees: number, r: number): string => {
        const angle = ((turn + degrees) * Math.PI) / 180;
        return `${n(Math.round(Math.sin(angle) * r))} ${n(Math.round(Y - Math.cos(angle) * r))}`;
      };
      return `M${at(-13, 90)}Q${at(-4, out - 8)} ${at(0, out)}Q${at(4, out - 8)} ${at(13, 90)}Z`.replaceAll(
        ' -',
        '-',
      );
    };
    const reach = { happy: 160, curious: 154, worried: 140, sleepy: 146 }[mood];
    const rays = Array.from({ length: 12 }, (_, i) => ray(i * 30, i % 2 ? reach - 14 : reach));
    return (
      path(rays.filter((_, i) => i % 2 === 0).join(''), long) +
      path(rays.filter((_, i) => i % 2 === 1).join(''), short) +
      circle(0, Y, 100, tones.base) +
      path('M42-257A100 100 0 0 1-74-99 100 100 0 1 0 42-257Z', long, 'opacity=".35"') +
      line('M-82-188C-76-208-66-222-54-232', tones.light, 8) +
      eyes(mood, 2, -176, 34, 11) +
      blush(2, -146, 56, 15, TONES.green) +
      mouth(mood, 2, -146, 20) +
      ellipse(0, -40, 96, 22, colour.paper) +
      seat() +
      arms(mood, 100, tones.base, long)
    );
  },
};
