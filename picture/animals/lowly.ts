import type { Figure, Mood, Tones } from '../figure.ts';
import { colour } from '../hand/palette.ts';
import { circle, ellipse, line, path, place } from '../hand/svg.ts';
import { TONES } from '../tones.ts';
import { blush, both, ears, eyes, MOUTH, mouth, nose, pale, shade } from './face.ts';
import { fleece } from './farm.ts';

/** Animals of other bodies: that crawl, fly, float, wade and graze. */

const isWhite = ({ base }: Tones): boolean => base === TONES.white.base;

const feelers = (mood: Mood, x: number, y: number, fill: string): string => {
  const out = { happy: 26, curious: 16, worried: 40, sleepy: 34 }[mood];
  const up = { happy: 44, curious: 52, worried: 22, sleepy: 30 }[mood];
  return both(
    x,
    line(`M${x - 12} ${y}C${x - 14} ${y - up * 0.7} ${x - out} ${y - up} ${x - out - 6} ${y - up}`, fill, 6) +
      circle(x - out - 6, y - up, 7, fill),
  );
};

export const ladybird: Figure = {
  height: 151,
  width: 198,
  lives: 'land',
  head: { x: 46, y: -60, r: 36 },
  neck: { x: 40, y: -28, half: 16 },
  rim: { x: 46, y: -92, half: 20 },
  draw: ({ tones, mood }) => {
    const spots = tones.base === TONES.black.base ? TONES.red.base : colour.ink;
    return (
      line('M-56-24L-66-4M-24-18L-28-4M8-18L10-4', colour.ink, 9) +
      path(
        'M-96-30C-98-92-58-126-14-126C30-126 60-96 62-44C62-22 46-14 20-14H-74C-90-14-96-20-96-30Z',
        tones.base,
      ) +
      path(
        'M-96-30C-60-10 30-10 60-30C58-18 44-14 20-14H-74C-90-14-96-20-96-30Z',
        tones.dark,
        'opacity=".5"',
      ) +
      line('M-20-126C-34-90-36-50-30-16', spots, 5) +
      line('M-62-76h.1M-74-42h.1M-50-32h.1M-44-104h.1M0-100h.1M-4-62h.1M-8-30h.1', spots, 21) +
      feelers(mood, 46, -92, colour.ink) +
      circle(46, -60, 42, colour.ink) +
      path('M46-94C68-94 80-80 80-60C80-38 66-26 46-26S12-38 12-60C12-80 24-94 46-94Z', colour.cream) +
      eyes(mood, 48, -66, 15, 7) +
      blush(48, -50, 24, 7, tones) +
      mouth(mood, 48, -48, 9)
    );
  },
};

/** The head of one that crawls, at its right end. */
const crawlerHead = (tones: Tones, mood: Mood, x: number, y: number): string =>
  circle(x, y, 40, tones.base) +
  eyes(mood, x + 2, y - 6, 16, 7) +
  blush(x + 2, y + 10, 26, 7, tones) +
  mouth(mood, x + 2, y + 12, 10);

export const caterpillar: Figure = {
  height: 169,
  width: 262,
  lives: 'land',
  head: { x: 78, y: -78, r: 40 },
  neck: { x: 62, y: -44, half: 22 },
  rim: { x: 78, y: -114, half: 20 },
  draw: ({ tones, mood }) => {
    const shoe = [TONES.red, TONES.orange].some(({ base }) => base === tones.base) ? TONES.yellow : TONES.red;
    return (
      line('M-104-14V-5M-68-14V-5M-32-14V-5M4-14V-5M40-14V-5', shoe.base, 13) +
      circle(-104, -36, 27, shade(tones)) +
      circle(-70, -44, 30, tones.base) +
      circle(-32, -54, 32, shade(tones)) +
      circle(8, -48, 33, tones.base) +
      circle(44, -44, 33, shade(tones)) +
      line('M-78-58h.1M-40-70h.1M0-64h.1M40-60h.1', pale(tones), 11) +
      feelers(mood, 78, -110, tones.dark) +
      crawlerHead(tones, mood, 78, -78)
    );
  },
};

export const worm: Figure = {
  height: 138,
  width: 260,
  lives: 'land',
  head: { x: 62, y: -98, r: 40 },
  neck: { x: 60, y: -60, half: 22 },
  draw: ({ tones, mood }) =>
    line('M-104-26C-70-20-70-74-36-74C0-74-4-26 26-26C56-26 62-60 62-90', shade(tones), 52) +
    line('M-104-28C-70-22-70-76-36-76C0-76-4-28 26-28C56-28 62-60 62-90', tones.base, 46) +
    line('M-78-50l28 20M-52-92v30M-18-92l4 32M4-56l22 16M40-10V-48', pale(tones), 5) +
    crawlerHead(tones, mood, 62, -98),
};

export const snake: Figure = {
  height: 200,
  width: 284,
  lives: 'land',
  head: { x: 34, y: -156, r: 44 },
  neck: { x: 30, y: -112, half: 22 },
  draw: ({ tones, mood }) =>
    line('M92-22C130-30 140-54 124-66', tones.base, 21) +
    ellipse(-4, -28, 112, 28, shade(tones)) +
    ellipse(-4, -46, 92, 26, tones.base) +
    ellipse(-4, -62, 62, 18, shade(tones)) +
    line('M-84-26h.1M-40-14h.1M8-12h.1M56-18h.1M-62-46h.1M-16-36h.1M32-38h.1M66-50h.1', pale(tones), 13) +
    line('M-4-60C-30-90 40-90 34-140', tones.base, 44) +
    line('M6-84C14-84 20-86 24-90M18-112h.1M26-128h.1', pale(tones), 9) +
    (mood === 'sleepy' ? '' : line('M36-124V-104M36-104l-8 8M36-104l8 8', '#D9503F', 5)) +
    path(
      'M34-200C64-200 84-182 84-158C84-132 64-116 36-116S-14-132-14-158C-14-182 6-200 34-200Z',
      tones.base,
    ) +
    eyes(mood, 36, -166, 22, 8) +
    blush(36, -146, 34, 9, tones) +
    mouth(mood, 36, -142, 13),
};

export const lizard: Figure = {
  height: 136,
  width: 308,
  lives: 'land',
  head: { x: 76, y: -92, r: 42 },
  neck: { x: 58, y: -56, half: 24 },
  back: { x: -30, y: -82 },
  draw: ({ tones, mood }) =>
    line('M-70-40C-130-20-160-50-136-78C-118-96-98-78-112-64', tones.base, 19) +
    line('M-52-34L-72-6H-86M30-34L14-6H0', shade(tones), 15) +
    path('M-90-40C-84-80-40-86 0-82C40-80 76-70 76-44C70-22 30-18-10-20C-50-22-86-24-90-40Z', tones.base) +
    path('M-70-28C-30-40 40-40 70-34C60-20 28-18-10-20C-44-22-64-24-70-28Z', pale(tones)) +
    line('M-58-64h.1M-34-70h.1M-8-72h.1M18-70h.1M-46-50h.1M-18-54h.1M8-54h.1', tones.dark, 11) +
    line('M-30-30L-42-6H-58M54-34L62-6H76', tones.base, 17) +
    path('M76-136C106-136 126-116 126-92C126-66 104-50 78-50S28-66 28-92C28-116 48-136 76-136Z', tones.base) +
    eyes(mood, 80, -102, 24, 8.5) +
    blush(80, -80, 36, 9, tones) +
    mouth(mood, 80, -76, 16),
};

export const bat: Figure = {
  height: 175,
  width: 325,
  lives: 'air',
  head: { x: 0, y: -92, r: 44 },
  neck: { x: 0, y: -50, half: 30 },
  draw: ({ tones, mood }) => {
    const lift = { happy: -14, curious: -4, worried: 16, sleepy: 30 }[mood];
    const wing = place(
      { x: -26, y: -62, turn: -lift },
      path(
        'M4-16C-30-54-76-74-124-58C-116-42-120-26-126-14C-108-16-94-8-88 6C-74-4-58-2-48 14C-34 2-14 4 4 24Z',
        tones.dark,
      ) + line('M4-10C-34-34-80-52-122-56M0 0C-34-16-62-12-86 2M0 8C-20 2-36 4-48 12', shade(tones), 5),
    );
    return (
      both(0, wing) +
      line('M-14-12V-4M14-12V-4', tones.dark, 11) +
      path('M0-74C32-74 46-52 44-34C40-14 22-8 0-8S-40-14-44-34C-46-52-32-74 0-74Z', tones.base) +
      ellipse(0, -36, 26, 22, pale(tones)) +
      ears(
        mood,
        0,
        -120,
        28,
        path('M-20 16C-28-14-26-36-16-52C2-40 16-16 18 8Z', tones.base) +
          path('M-12 4C-16-12-14-26-11-34C0-26 8-10 9 2Z', colour.rose),
      ) +
      path('M0-136C30-136 48-116 48-92C48-64 28-48 0-48S-48-64-48-92C-48-116-30-136 0-136Z', tones.base) +
      eyes(mood, 2, -96, 20, 8) +
      blush(2, -76, 32, 9, tones) +
      nose(2, -82, 7) +
      mouth(mood, 2, -70, 10) +
      path('M-9-66h7l-3 9ZM6-66h7l-3 9Z', colour.paper)
    );
  },
};

export const seal: Figure = {
  height: 198,
  width: 323,
  lives: 'land',
  head: { x: 42, y: -140, r: 56 },
  neck: { x: 34, y: -86, half: 46 },
  draw: ({ tones, mood }) =>
    path(
      'M-118-28C-150-40-166-66-160-92C-142-88-124-74-116-58C-112-78-98-92-80-96C-78-70-90-44-104-28Z',
      tones.dark,
    ) +
    path(
      'M-124-24C-100-60-50-84-14-108C10-124 84-124 92-84C100-40 84-6 40-4H-60C-90-2-112-8-124-24Z',
      tones.base,
    ) +
    path('M-60-6C-10-20 30-50 44-84C64-80 88-70 92-60C92-24 76-6 40-4H-60Z', pale(tones)) +
    path(
      mood === 'happy'
        ? 'M0-56C-30-58-66-76-72-104C-40-106 6-92 20-66Z'
        : 'M2-52C-20-40-40-14-62-2C-30 6 10 0 30-40Z',
      tones.dark,
    ) +
    path('M74-44C96-34 112-14 128-4C100 4 72-2 56-30Z', tones.dark) +
    path(
      'M42-198C78-198 100-172 100-142C100-106 76-84 42-84S-16-106-16-142C-16-172 6-198 42-198Z',
      tones.base,
    ) +
    path('M44-142C66-142 84-128 84-112C84-96 66-86 44-86S4-96 4-112C4-128 22-142 44-142Z', pale(tones)) +
    eyes(mood, 44, -150, 26, 9.5) +
    blush(44, -122, 44, 10, tones) +
    nose(44, -134, 12) +
    line('M22-112h.1M30-106h.1M24-100h.1M66-112h.1M58-106h.1M64-100h.1', tones.dark, 4) +
    mouth(mood, 44, -114, 12),
};

export const rhino: Figure = {
  height: 275,
  width: 387,
  lives: 'land',
  head: { x: 100, y: -176, r: 66 },
  neck: { x: 76, y: -106, half: 42 },
  back: { x: -44, y: -212 },
  draw: ({ tones, mood }) => {
    const horn = isWhite(tones) ? colour.sand : colour.cream;
    return (
      line('M-172-140C-190-124-192-100-184-84', shade(tones), 10) +
      line('M-72-70V-26M16-70V-26', shade(tones), 46) +
      path(
        'M-176-130C-178-186-124-214-56-214C20-214 90-186 98-128C102-80 66-52 28-48H-110C-152-54-176-86-176-130Z',
        tones.base,
      ) +
      path('M-122-52C-74-82 16-82 72-64C60-54 44-50 28-48H-110Z', pale(tones)) +
      line('M-40-212C-58-170-58-120-44-80', shade(tones), 6) +
      line('M-124-70V-26M66-70V-26', tones.base, 52) +
      line('M-140-6h.1M-124-6h.1M-108-6h.1M50-6h.1M66-6h.1M82-6h.1', pale(tones), 11) +
      ears(
        mood,
        100,
        -232,
        46,
        path('M-16 14C-30-8-30-28-24-38C-6-34 12-18 14 6Z', tones.base) +
          path('M-11 4C-20-8-20-20-17-26C-6-22 4-12 6 2Z', colour.rose),
      ) +
      path(
        'M100-250C142-250 166-220 166-184C166-164 176-148 176-130C176-104 142-92 100-92S24-104 24-130C24-148 34-164 34-184C34-220 58-250 100-250Z',
        tones.base,
      ) +
      path(
        'M100-158C140-158 176-148 176-128C176-104 142-92 100-92S24-104 24-128C24-148 60-158 100-158Z',
        pale(tones),
      ) +
      path('M82-152C86-190 98-214 110-222C112-200 118-172 124-152C112-142 94-142 82-152Z', horn) +
      path('M90-206C92-222 98-234 104-238C108-226 112-216 114-206Z', horn) +
      eyes(mood, 100, -192, 40, 8.5) +
      blush(100, -164, 58, 11, tones) +
      both(100, ellipse(66, -128, 6, 8, tones.dark)) +
      mouth(mood, 100, -116, 16)
    );
  },
};

export const llama: Figure = {
  height: 359,
  width: 290,
  lives: 'land',
  head: { x: 76, y: -266, r: 50 },
  neck: { x: 72, y: -206, half: 30 },
  back: { x: -54, y: -196 },
  rim: { x: 76, y: -312, half: 26 },
  draw: ({ tones, mood }) => {
    const skin = isWhite(tones) ? colour.peach : pale(tones);
    const leg = isWhite(tones) ? colour.sand : tones.dark;
    const cloth = [TONES.red, TONES.orange].some(({ base }) => base === tones.base) ? TONES.blue : TONES.red;
    return (
      line('M-60-60V-20M26-60V-20', shade({ ...tones, base: leg }), 26) +
      line('M-92-60V-18M60-60V-18', leg, 29) +
      circle(-120, -152, 25, shade(tones)) +
      path('M34-120C36-180 40-230 44-262H108C108-210 106-150 92-104Z', tones.base) +
      path(fleece(-20, -120, 106, 66, 13), tones.base) +
      path('M-70-180C-46-190-10-190 12-180L22-112C-10-100-60-100-80-112Z', cloth.base) +
      path('M-76-138C-50-128-6-128 18-138L20-126C-8-114-56-114-78-126Z', colour.lamp) +
      line('M-72-106v10M-52-102v12M-30-100v12M-8-102v12M12-106v10', colour.lamp, 6) +
      ears(
        mood,
        76,
        -302,
        26,
        path('M-12 12C-26-14-22-44-8-56C8-42 14-14 12 8Z', tones.base) +
          path('M-6 2C-14-14-12-30-6-38C4-28 6-12 6 0Z', colour.rose),
      ) +
      path(
        'M76-316C108-316 126-294 126-268C126-238 106-216 76-216S26-238 26-268C26-294 44-316 76-316Z',
        skin,
      ) +
      path(fleece(76, -304, 44, 24, 9, 0.25), tones.base) +
      ellipse(80, -240, 27, 21, isWhite(tones) ? colour.cream : tones.light) +
      eyes(mood, 78, -270, 25, 8) +
      blush(78, -250, 38, 9, tones) +
      nose(80, -250, 9) +
      mouth(mood, 80, -234, 10)
    );
  },
};

export const flamingo: Figure = {
  height: 309,
  width: 204,
  lives: 'land',
  head: { x: 50, y: -272, r: 36 },
  neck: { x: 26, y: -196, half: 14 },
  draw: ({ tones, mood }) =>
    line('M-14-100V-4M-14-4h16M14-100L30-62L2-46', tones.dark, 9) +
    path('M-92-118C-104-132-104-148-98-158C-84-154-70-146-62-138Z', tones.dark) +
    path('M-86-130C-72-172-20-182 20-168C52-154 56-112 22-98C-20-84-70-94-86-130Z', tones.base) +
    path('M-70-128C-50-160-10-160 12-140C6-112-40-98-70-128Z', shade(tones)) +
    line('M28-132C70-150 74-196 40-212C10-228 20-262 44-270', tones.base, 27) +
    circle(50, -272, 37, tones.base) +
    eyes(mood, 50, -280, 15, 7) +
    blush(50, -264, 25, 7, tones) +
    path(
      'M36-264C46-272 60-272 68-262C70-244 62-230 50-226C52-238 46-248 38-252C34-256 33-260 36-264Z',
      colour.cream,
    ) +
    path('M66-252C66-240 60-230 50-226C52-232 51-240 48-245Z', colour.ink),
};

export const peacock: Figure = {
  height: 256,
  width: 370,
  lives: 'land',
  head: { x: 2, y: -172, r: 40 },
  neck: { x: 0, y: -134, half: 26 },
  rim: { x: 2, y: -206, half: 20 },
  draw: ({ tones, mood }) => {
    const fan = tones.base === TONES.green.base ? TONES.blue : TONES.green;
    const plume = (turn: number): string =>
      place(
        { y: -70, turn },
        path('M-8 0C-34-90-38-150 0-186C38-150 34-90 8 0Z', fan.base),
        ellipse(0, -142, 17, 21, colour.lamp),
        ellipse(0, -138, 10, 13, tones.dark),
      );
    return (
      [-84, 84, -56, 56, -28, 28, 0].map(plume).join('') +
      line('M-14-18V-4M-24-3h20M18-18V-4M8-3h20', colour.lampDeep, 6) +
      path('M0-146C30-146 58-90 56-56C54-26 32-12 0-12S-54-26-56-56C-58-90-30-146 0-146Z', tones.base) +
      path('M2-90C26-90 38-66 38-48C38-28 22-18 2-18S-34-28-34-48C-34-66-22-90 2-90Z', pale(tones)) +
      line('M-14-208L-22-232M2-210V-238M18-208L26-232', tones.dark, 5) +
      line('M-22-234h.1M2-240h.1M26-234h.1', colour.lamp, 13) +
      circle(2, -172, 41, tones.base) +
      eyes(mood, 4, -178, 17, 7.5) +
      blush(4, -160, 28, 8, tones) +
      (mood === 'happy' ? path('M-6-160Q4-168 14-160Q4-142-6-160Z', MOUTH) : '') +
      path('M-8-162Q4-178 16-162Q4-150-8-162Z', colour.lampDeep)
    );
  },
};

export const jellyfish: Figure = {
  height: 200,
  width: 173,
  lives: 'water',
  head: { x: 0, y: -134, r: 66 },
  neck: { x: 0, y: -84, half: 60 },
  rim: { x: 0, y: -184, half: 34 },
  draw: ({ tones, mood }) =>
    line(
      'M-58-84C-74-60-46-40-60-12M-30-80C-44-56-16-36-28-6M0-78C-14-54 14-34 0-4M30-80C16-56 44-36 30-6M58-84C44-60 74-40 60-12',
      shade(tones),
      11,
    ) +
    line(
      'M-44-80C-56-56-32-42-44-22M-14-78C-24-56-4-42-14-22M16-78C6-56 26-42 16-22M44-80C34-56 56-42 46-22',
      pale(tones),
      9,
    ) +
    path(
      'M-86-88C-92-152-52-200 0-200S92-152 86-88C78-76 66-76 56-88C48-74 30-74 22-86C14-74-14-74-22-86C-30-74-48-74-56-88C-66-76-78-76-86-88Z',
      tones.base,
    ) +
    path(
      'M-66-148C-56-172-34-186-12-188',
      'none',
      `stroke="${pale(tones)}" stroke-width="11" stroke-linecap="round"`,
    ) +
    circle(40, -176, 7, pale(tones)) +
    circle(58, -158, 5, pale(tones)) +
    eyes(mood, 2, -130, 27, 9) +
    blush(2, -108, 42, 10, tones) +
    mouth(mood, 2, -108, 14),
};

export const seahorse: Figure = {
  height: 240,
  width: 153,
  lives: 'water',
  head: { x: 6, y: -186, r: 46 },
  neck: { x: -4, y: -140, half: 30 },
  draw: ({ tones, mood }) =>
    path('M-40-112C-76-124-84-96-70-78C-58-66-44-66-38-74Z', pale(tones)) +
    line('M-4-70C-14-36 14-14 34-24C50-36 38-56 24-48', tones.base, 25) +
    path('M-34-150C-50-120-50-84-26-62C-6-46 24-54 32-84C38-112 34-136 24-152Z', tones.base) +
    path('M6-136C28-120 30-92 18-70C6-62-8-64-14-72C2-88 8-112 6-136Z', pale(tones)) +
    line('M-4-116L24-120M-4-98L26-100M-8-80L20-80', shade(tones), 5) +
    path(
      'M-30-208C-44-216-46-232-36-240C-28-232-22-232-14-240C-8-230 0-230 8-240C16-230 20-224 20-216Z',
      shade(tones),
    ) +
    path('M6-234C36-234 54-212 54-186C54-158 34-140 6-140S-42-158-42-186C-42-212-24-234 6-234Z', tones.base) +
    ellipse(18, -164, 27, 17, pale(tones)) +
    eyes(mood, 10, -194, 20, 8) +
    blush(10, -172, 34, 8, tones) +
    mouth(mood, 18, -164, 9),
};

const WING =
  path('M0 4C-22-14-32-50-14-66C8-74 20-36 8 2Z', colour.day) +
  line('M-2-8C-8-24-12-38-8-52', colour.mist, 4);

/** One that flies on four long wings or two short ones. */
const flier = (tail: (tones: Tones) => string, isLong: boolean): Figure => ({
  height: isLong ? 165 : 155,
  width: isLong ? 280 : 194,
  lives: 'air',
  head: { x: 44, y: -66, r: 34 },
  neck: { x: 32, y: -34, half: 16 },
  rim: { x: 44, y: -94, half: 18 },
  draw: ({ tones, mood }) => {
    const lift = { happy: 0, curious: -6, worried: 14, sleepy: 26 }[mood];
    const scale = isLong ? 1.25 : 0.9;
    return (
      line('M-10-20v12M16-20v12', tones.dark, 6) +
      place({ x: 2, y: -78, turn: -48 - lift, scale }, WING) +
      (isLong ? place({ x: 10, y: -80, turn: 24 - lift, scale }, WING) : '') +
      tail(tones) +
      ellipse(6, -48, 34, 27, tones.base) +
      place({ x: 6, y: -74, turn: -22 - lift, scale }, WING) +
      feelers(mood, 44, -96, tones.dark) +
      circle(44, -66, 39, tones.base) +
      eyes(mood, 46, -72, 17, 7.5) +
      blush(46, -54, 27, 8, tones) +
      mouth(mood, 46, -52, 10)
    );
  },
});

export const firefly = flier(
  (tones) =>
    circle(-46, -50, 48, colour.glow, 'opacity=".6"') +
    ellipse(-42, -44, 44, 27, colour.lampLight) +
    path('M-24-70C-14-62-12-28-24-20C-8-18 4-26 8-44C6-62-8-72-24-70Z', tones.dark),
  false,
);

export const dragonfly = flier(
  (tones) =>
    line('M0-46L-130-24', tones.base, 19) +
    line('M-36-42l2 10M-64-38l2 10M-92-33l2 10M-118-29l2 8', tones.dark, 7),
  true,
);

export const grasshopper: Figure = {
  height: 185,
  width: 267,
  lives: 'land',
  head: { x: 60, y: -94, r: 38 },
  neck: { x: 44, y: -58, half: 18 },
  rim: { x: 60, y: -126, half: 20 },
  draw: ({ tones, mood }) =>
    line('M34-38L48-6H60M8-32L14-6H26', shade(tones), 9) +
    path('M-126-40C-96-72-20-86 34-74C56-66 56-38 34-28C-20-18-90-22-126-40Z', tones.base) +
    path('M-120-42C-84-64-30-72 4-70C-10-46-60-34-120-42Z', shade(tones)) +
    line('M-40-36L-86-104L-112-6H-126', tones.dark, 15) +
    line('M-40-36L-84-100', pale(tones), 5) +
    feelers(mood, 60, -126, tones.dark) +
    circle(60, -94, 40, tones.base) +
    eyes(mood, 64, -102, 19, 8) +
    blush(64, -82, 29, 8, tones) +
    mouth(mood, 64, -78, 12),
};
