import type { Figure, Tones } from '../figure.ts';
import { colour } from '../hand/palette.ts';
import { ellipse, line, n, path, place } from '../hand/svg.ts';
import { TONES } from '../tones.ts';
import { blush, both, ears, eyes, MOUTH, mouth, NOSE, pale, shade } from './face.ts';

const isWhite = ({ base }: Tones): boolean => base === TONES.white.base;

/** Hooves and patches on white, whose own shadow side would not be seen. */
const deep = (tones: Tones): string => (isWhite(tones) ? colour.woodLight : tones.dark);

export const cow: Figure = {
  height: 336,
  width: 386,
  lives: 'land',
  head: { x: 92, y: -236, r: 56 },
  neck: { x: 67, y: -142, half: 38 },
  back: { x: -47, y: -216 },
  rim: { x: 92, y: -290, half: 30 },
  draw: ({ tones, mood }) => {
    const patch = deep(tones);
    const tail = { happy: 12, curious: 5, worried: -8, sleepy: -2 }[mood];
    return place(
      { x: -6 },
      place(
        { x: -132, y: -196, turn: tail },
        line('M0 0C-20 18-22 50-16 92', tones.base, 13) +
          path('M-22 84C-36 100-32 124-18 136C-6 126-2 104-10 84Z', patch),
      ),
      line('M-57-96V-32M15-96V-32', shade(tones), 38),
      path(
        'M-77-26H-37C-35-16-33-10-33-7Q-33-2-38-2H-76Q-81-2-81-7C-81-10-79-16-77-26ZM-5-26H35C37-16 39-10 39-7Q39-2 34-2H-4Q-9-2-9-7C-9-10-7-16-5-26Z',
        deep(tones),
      ),
      path('M-78-92C-76-68-60-58-46-60C-30-60-20-72-20-92Z', colour.rose),
      line('M-58-62v6M-38-62v6', colour.rose, 10),
      path(
        'M-142-164C-142-202-122-218-84-216C-34-212 10-216 40-226L122-180C124-152 118-126 104-108C94-92 80-84 60-84H-104C-128-86-142-120-142-164Z',
        tones.base,
      ),
      path(
        'M-96-217C-112-194-104-166-76-158C-54-150-42-166-30-170C-8-176-8-200-14-216C-44-216-70-219-96-217Z',
        patch,
      ),
      line('M-112-104V-32M72-110V-32', tones.base, 42),
      path(
        'M-138-142C-120-154-100-140-100-120C-98-102-110-96-120-84C-126-76-132-78-133-84V-104C-138-116-140-130-138-142Z',
        patch,
      ),
      path('M2-84C-12-104 2-130 28-128C44-128 44-112 56-106C66-100 58-88 51-84Z', patch),
      path(
        'M-134-28H-90C-88-18-85-10-85-6Q-85 0-91 0H-133Q-139 0-139-6C-139-10-136-18-134-28ZM50-28H94C96-18 99-10 99-6Q99 0 93 0H51Q45 0 45-6C45-10 48-18 50-28Z',
        deep(tones),
      ),
      both(
        98,
        path(
          'M72-284C54-292 46-312 54-334C64-322 78-312 90-302Z',
          isWhite(tones) ? colour.sand : colour.cream,
        ),
      ),
      ears(
        mood,
        98,
        -262,
        40,
        path('M8 12C-20 20-48 8-58-14C-38-32-4-28 10-10Z', patch) +
          path('M-4 6C-20 8-38 2-46-10C-32-20-10-16-2-8Z', colour.rose),
      ),
      path(
        'M98-302C134-302 152-280 151-248C150-226 154-212 156-196C158-166 132-146 98-146S38-166 40-196C42-212 46-226 45-248C44-280 62-302 98-302Z',
        tones.base,
      ),
      path(
        'M98-216C134-216 158-200 158-180C158-156 132-142 98-142S38-156 38-180C38-200 62-216 98-216Z',
        colour.rose,
      ),
      path(
        'M66-294C72-308 88-312 98-304C112-312 126-304 130-292C122-276 112-282 104-270C94-282 78-278 66-294Z',
        patch,
      ),
      eyes(mood, 98, -240, 28, 8),
      blush(98, -222, 42, 10, tones),
      both(98, ellipse(78, -196, 6, 8, NOSE)),
      mouth(mood, 98, -178, 15),
    );
  },
};

/** An edge of even bumps around an ellipse. */
function fleece(x: number, y: number, rx: number, ry: number, bumps: number, from = 0): string {
  const at = (turn: number, out: number): string => {
    const angle = ((turn + from) * 2 * Math.PI) / bumps;
    return `${n(Math.round(x + rx * out * Math.cos(angle)))} ${n(Math.round(y + ry * out * Math.sin(angle)))}`;
  };
  const out = 1 + 2.2 / bumps;
  return `M${at(0, 1)}${Array.from(
    { length: bumps },
    (_, i) => `C${at(i + 0.02, out)} ${at(i + 0.98, out)} ${at(i + 1, 1)}`,
  ).join('')}Z`.replaceAll(' -', '-');
}

export const sheep: Figure = {
  height: 242,
  width: 312,
  lives: 'land',
  head: { x: 55, y: -166, r: 50 },
  neck: { x: 41, y: -108, half: 30 },
  back: { x: -59, y: -192 },
  rim: { x: 59, y: -232, half: 27 },
  draw: ({ tones, mood }) => {
    const skin = isWhite(tones) ? colour.peach : pale(tones);
    const leg = isWhite(tones) ? '#DBA480' : tones.dark;
    return place(
      { x: -19 },
      line('M-50-60V-22M16-60V-22', shade({ ...tones, base: leg }), 26),
      line('M-82-60V-18M50-60V-18', leg, 30),
      path(fleece(-22, -112, 104, 74, 13), shade(tones)),
      path(fleece(-22, -118, 102, 70, 13), tones.base),
      line('M-104-134q11 13 24 2M-58-156q11 13 24 2M-72-96q11 13 24 2M-18-112q11 13 24 2', shade(tones), 4.5),
      ears(mood, 80, -172, 40, path('M8 12C-18 24-44 14-54-4C-36-20-6-20 10-8Z', leg)),
      path(
        'M80-222C112-222 128-200 128-170C128-134 108-114 80-114S32-134 32-170C32-200 48-222 80-222Z',
        skin,
      ),
      path(fleece(80, -212, 44, 26, 9, 0.25), tones.base),
      eyes(mood, 80, -168, 22, 7.5),
      blush(80, -148, 36, 9, tones),
      mouth(mood, 80, -136, 11),
    );
  },
};

export const hen: Figure = {
  height: 192,
  width: 214,
  lives: 'land',
  head: { x: 2, y: -118, r: 42 },
  neck: { x: -2, y: -78, half: 36 },
  rim: { x: 2, y: -152, half: 24 },
  draw: ({ tones, mood }) => {
    const wing = {
      happy: 'M-40-92C-62-92-88-108-96-130C-104-100-92-64-58-54C-42-58-34-78-40-92Z',
      curious: 'M-44-88C-66-74-80-50-80-34C-60-34-40-46-34-64C-32-78-36-88-44-88Z',
      worried: 'M-46-84C-62-64-52-40-18-44C-18-58-26-74-36-84C-40-88-44-88-46-84Z',
      sleepy: 'M-44-86C-62-70-68-48-62-28C-46-32-32-46-30-66C-30-80-36-88-44-86Z',
    }[mood];
    const comb = tones.base === TONES.red.base ? '#D9624A' : TONES.red.base;
    return place(
      { x: -8 },
      path(
        'M-40-60C-66-62-92-84-98-116C-84-120-72-112-66-104C-70-120-66-134-58-142C-42-130-28-104-26-76Z',
        tones.dark,
      ),
      line('M-14-18V-4M-26-3h24M22-18V-4M10-3h24', colour.lampDeep, 6),
      path('M-6-150C-20-158-18-176-4-176C-2-194 20-196 24-180C38-186 48-172 38-158L30-146Z', comb),
      path(
        'M12-162C42-162 56-138 56-112C60-92 70-78 70-56C70-26 46-10 10-10S-56-26-56-58C-56-82-34-92-32-112C-32-138-18-162 12-162Z',
        tones.base,
      ),
      path('M14-70C40-70 54-58 54-44C52-24 36-14 12-14S-30-24-32-42C-32-58-12-70 14-70Z', pale(tones)),
      both(8, path(wing, shade(tones))),
      path('M2-92C-6-86-8-72 2-68C10-66 14-74 14-82C14-74 18-66 26-68C36-72 34-86 26-92Z', comb),
      eyes(mood, 14, -118, 19, 7),
      blush(14, -102, 32, 8, tones),
      mood === 'happy'
        ? path('M2-104Q14-112 26-104Q14-80 2-104Z', MOUTH) +
            path('M-1-105Q14-124 29-105Q14-96-1-105Z', colour.lampDeep)
        : mood === 'curious'
          ? path('M6-100Q14-106 22-100Q14-88 6-100Z', MOUTH) +
            path('M1-103Q14-119 27-103Q14-97 1-103Z', colour.lampDeep)
          : path('M0-105Q14-118 28-105Q14-86 0-105Z', colour.lampDeep),
    );
  },
};
