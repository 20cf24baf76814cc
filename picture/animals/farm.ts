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
export function fleece(x: number, y: number, rx: number, ry: number, bumps: number, from = 0): string {
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

/** White pigs are of this colour. */
const PINK: Tones = { dark: '#DB9384', base: '#F2BDAB', light: '#FADCCF' };

export const pig: Figure = {
  height: 234,
  width: 326,
  lives: 'land',
  head: { x: 76, y: -142, r: 56 },
  neck: { x: 58, y: -86, half: 36 },
  back: { x: -34, y: -168 },
  rim: { x: 76, y: -196, half: 27 },
  draw: ({ tones: named, mood }) => {
    const tones = isWhite(named) ? PINK : named;
    return place(
      { x: 2 },
      line(
        mood === 'worried'
          ? 'M-134-112C-150-108-154-96-146-88'
          : 'M-134-116C-148-112-156-126-148-133C-139-139-133-124-144-119C-152-115-158-118-160-124',
        shade(tones),
        8,
      ),
      line('M-55-60V-20M5-60V-20', shade(tones), 34),
      path(
        'M-73-18H-37C-35-10-35-6-37-2H-73C-75-6-75-10-73-18ZM-13-18H23C25-10 25-6 23-2H-13C-15-6-15-10-13-18Z',
        tones.dark,
      ),
      path(
        'M-140-106C-140-148-100-170-44-170C20-170 66-146 72-106C76-70 48-44 20-40H-88C-120-46-140-72-140-106Z',
        tones.base,
      ),
      path('M-98-42C-60-66 10-66 50-52C42-44 30-41 20-40H-88Z', pale(tones)),
      line('M-100-60V-20M48-60V-20', tones.base, 38),
      path(
        'M-120-18H-80C-78-10-78-5-81 0H-119C-122-5-122-10-120-18ZM28-18H68C70-10 70-5 67 0H29C26-5 26-10 28-18Z',
        tones.dark,
      ),
      ears(
        mood,
        76,
        -186,
        36,
        path('M-20 18C-34-2-38-22-34-38C-10-36 14-22 20 4Z', tones.base) +
          path('M-16 8C-26-6-28-18-26-27C-10-25 4-15 10-2Z', colour.rose),
      ),
      path(
        'M76-206C118-206 142-178 142-146C142-108 116-84 76-84S10-108 10-146C10-178 34-206 76-206Z',
        tones.base,
      ),
      eyes(mood, 76, -152, 29, 8),
      blush(76, -124, 50, 11, tones),
      ellipse(77, -128, 28, 20, shade(tones)),
      both(77, ellipse(67, -128, 5, 8, isWhite(named) ? NOSE : tones.dark)),
      mouth(mood, 77, -104, 12),
    );
  },
};

export const duck: Figure = {
  height: 202,
  width: 204,
  lives: 'land',
  head: { x: 6, y: -134, r: 48 },
  neck: { x: 2, y: -86, half: 34 },
  rim: { x: 6, y: -174, half: 26 },
  draw: ({ tones, mood }) => {
    const wing = {
      happy: 'M-46-92C-66-92-88-106-96-126C-104-92-88-58-54-50C-40-58-36-80-46-92Z',
      curious: 'M-48-86C-70-72-84-50-82-34C-62-32-42-44-36-62C-34-76-38-86-48-86Z',
      worried: 'M-50-84C-66-64-56-40-20-42C-20-58-28-74-38-84C-42-88-48-88-50-84Z',
      sleepy: 'M-48-84C-68-68-74-46-66-26C-48-30-34-46-32-66C-32-80-38-86-48-84Z',
    }[mood];
    return place(
      { x: -2 },
      both(0, path('M-46-2C-50-14-34-20-22-18C-10-16-4-8-8-2C-20 2-34 1-46-2Z', colour.lampDeep)),
      path('M50-44C68-48 84-60 90-78C92-56 84-30 56-20Z', tones.base),
      path('M2-100C40-100 66-78 66-52C66-22 40-8 2-8S-62-22-62-52C-62-78-36-100 2-100Z', tones.base),
      path('M4-76C32-76 48-60 48-42C48-22 30-12 4-12S-40-22-40-42C-40-60-24-76 4-76Z', pale(tones)),
      both(2, path(wing, shade(tones))),
      path('M2-180C-8-190-2-198 6-200C4-190 10-188 18-192C16-184 12-180 8-178Z', tones.base),
      path('M6-184C38-184 56-162 56-134C56-104 34-86 6-86S-44-104-44-134C-44-162-26-184 6-184Z', tones.base),
      eyes(mood, 7, -142, 21, 7.5),
      blush(7, -122, 38, 9, tones),
      mood === 'happy'
        ? path('M-16-120Q8-126 32-120Q30-96 8-94Q-14-96-16-120Z', MOUTH) +
            path('M-12-102Q8-106 28-102Q26-88 8-88Q-10-88-12-102Z', colour.lampDeep)
        : mood === 'curious'
          ? ellipse(8, -105, 11, 10, MOUTH)
          : '',
      path(
        {
          happy: 'M-24-122C-10-120-6-136 8-136S26-120 40-122C42-110 26-106 8-106S-26-110-24-122Z',
          curious: 'M-20-120C-8-120-6-136 8-136S24-120 36-120C38-110 24-106 8-106S-22-110-20-120Z',
          worried: 'M-22-106C-16-116-6-136 8-136S32-116 38-106C28-108 20-112 8-112S-12-108-22-106Z',
          sleepy: 'M-24-118C-10-118-6-134 8-134S26-118 40-118C40-104 26-100 8-100S-24-104-24-118Z',
        }[mood],
        colour.lampDeep,
      ),
    );
  },
};
