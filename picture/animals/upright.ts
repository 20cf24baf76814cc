import type { Figure, Tones } from '../figure.ts';
import { colour } from '../hand/palette.ts';
import { circle, ellipse, line, path, place } from '../hand/svg.ts';
import { TONES } from '../tones.ts';
import { blush, both, ears, eyes, limb, MOUTH, mouth, NOSE, nose, pale, shade } from './face.ts';

export const bear: Figure = {
  height: 337,
  width: 304,
  lives: 'land',
  tail: 'stub',
  head: { x: 4, y: -257, r: 74 },
  neck: { x: 4, y: -170, half: 64 },
  draw: ({ tones, mood }) => {
    const arm = {
      happy: 'M-84-156C-116-158-130-184-128-212',
      curious: 'M-86-156C-112-130-116-104-104-84',
      worried: 'M-86-152C-104-118-70-104-34-136',
      sleepy: 'M-86-152C-112-110-84-84-50-92',
    }[mood];
    return (
      path(
        'M-58-206C-98-180-120-118-118-76C-116-30-84-10-40-10H44C88-10 120-30 122-76C124-118 102-180 62-206Z',
        tones.base,
      ) +
      ellipse(4, -94, 68, 74, pale(tones)) +
      both(0, ellipse(-60, -24, 46, 24, shade(tones)) + ellipse(-63, -22, 27, 14, pale(tones))) +
      ears(mood, 2, -298, 52, circle(-2, -8, 27, tones.base) + circle(0, -5, 14, colour.rose)) +
      path(
        'M2-320C50-320 80-288 80-246C80-202 48-174 2-174S-76-202-76-246C-76-288-46-320 2-320Z',
        tones.base,
      ) +
      line('M-8-318c-2-8 2-14 8-16M6-318c0-6 4-10 10-10', tones.dark, 6) +
      path(
        'M10-246C36-246 50-228 50-210C50-190 32-178 10-178S-30-190-30-210C-30-228-16-246 10-246Z',
        pale(tones),
      ) +
      eyes(mood, 6, -252, 32, 8.4) +
      blush(6, -216, 56, 13, tones) +
      nose(11, -230, 17) +
      mouth(mood, 11, -207, 16) +
      limb(arm, tones, 44) +
      place({ flip: true }, limb(mood === 'curious' ? 'M-88-150C-122-108-84-96-42-178' : arm, tones, 44))
    );
  },
};

/** Always white: its colour is that of its patches, black for a white one. */
export const panda: Figure = {
  height: 334,
  width: 306,
  lives: 'land',
  head: { x: 4, y: -246, r: 78 },
  neck: { x: 4, y: -160, half: 62 },
  draw: ({ tones, mood }) => {
    const isBlack = tones.base === TONES.white.base;
    const dark = isBlack ? '#3A3350' : tones.base;
    const deep = isBlack ? colour.ink : tones.dark;
    const patches: Tones = { dark: deep, base: dark, light: tones.light };
    const arm = {
      happy: 'M-84-148C-116-150-130-176-128-204',
      curious: 'M-86-148C-112-122-116-96-104-76',
      worried: 'M-86-144C-104-110-70-96-34-128',
      sleepy: 'M-86-144C-112-102-84-76-50-84',
    }[mood];
    return (
      path(
        'M-58-200C-98-174-120-112-118-74C-116-30-84-10-40-10H44C88-10 120-30 122-74C124-112 102-174 62-200Z',
        colour.paper,
      ) +
      path(
        'M-76-184C-92-166-104-142-110-118C-40-96 48-96 114-118C108-142 96-166 80-184C40-170-40-170-76-184Z',
        dark,
      ) +
      path(
        'M70-190C106-160 124-106 122-74C120-30 88-10 44-10C96-40 110-120 70-190Z',
        colour.night,
        'opacity=".1"',
      ) +
      both(0, ellipse(-62, -26, 50, 28, dark) + ellipse(-66, -24, 27, 15, colour.rose)) +
      ears(mood, 2, -296, 56, circle(-2, -8, 29, dark) + circle(0, -5, 14, deep)) +
      path(
        'M2-314C56-314 90-280 90-238C90-194 56-162 2-162S-86-194-86-238C-86-280-52-314 2-314Z',
        colour.paper,
      ) +
      path(
        'M50-302C76-288 90-264 90-238C90-194 56-162 2-162C60-186 84-250 50-302Z',
        colour.sand,
        'opacity=".45"',
      ) +
      place({ x: -36, y: -240, turn: 26 }, ellipse(0, 0, 25, 32, dark)) +
      place({ x: 48, y: -240, turn: -26 }, ellipse(0, 0, 25, 32, dark)) +
      (mood === 'sleepy' ? '' : circle(-28, -242, 14, colour.paper) + circle(40, -242, 14, colour.paper)) +
      (mood === 'sleepy'
        ? line('M-42-240c6 9 20 9 26 0M28-240c6 9 20 9 26 0', colour.paper, 5)
        : eyes(mood, 6, -240, 34, 8.4, mood === 'worried')) +
      blush(6, -202, 60, 13, TONES.green) +
      nose(6, -212, 15) +
      mouth(mood, 6, -194, 16) +
      limb(arm, patches, 46) +
      place({ flip: true }, limb(mood === 'curious' ? 'M-88-142C-122-100-84-88-42-166' : arm, patches, 46))
    );
  },
};

export const mouse: Figure = {
  height: 134,
  width: 152,
  lives: 'land',
  tail: 'thin',
  head: { x: -11, y: -82, r: 36 },
  neck: { x: -12, y: -42, half: 20 },
  draw: ({ tones, mood }) =>
    place(
      { x: -14, scale: 1.2 },
      line('M18-8C46 0 64-14 56-30C52-40 62-48 68-46', colour.rose, 4.5),
      path('M-16-44C-32-30-36-16-32-8C-28-1-14-1 1-1S30-1 34-8C38-16 34-30 18-44Z', tones.base),
      ellipse(2, -20, 18, 18, pale(tones)),
      both(1, ellipse(-14, -4, 13, 5, colour.rose)),
      ears(mood, 2, -84, 26, circle(-4, -5, 22, tones.base) + circle(-3, -4, 14, colour.rose)),
      path('M2-94C22-94 34-82 34-66C34-50 18-38 3-36C-12-38-30-50-30-66C-30-82-18-94 2-94Z', tones.base),
      path('M3-56C12-56 18-50 17-45C14-39 8-36 3-36S-8-39-11-45C-12-50-6-56 3-56Z', pale(tones)),
      eyes(mood, 3, -65, 12, 4.6),
      blush(3, -54, 20, 5.5, tones),
      circle(4, -54, 4.4, NOSE),
      mouth(mood, 4, -47, 6),
      line('M-12-50l-16-2M-12-46l-14 4M19-50l16-2M19-46l14 4', tones.dark, 1.6),
      both(
        2,
        line(
          mood === 'worried' ? 'M-18-32L-4-36' : mood === 'happy' ? 'M-20-30L-34-40' : 'M-19-30L-8-24',
          tones.base,
          9,
        ),
      ),
    ),
};

export const penguin: Figure = {
  height: 230,
  width: 198,
  lives: 'land',
  head: { x: 4, y: -161, r: 54 },
  neck: { x: 0, y: -108, half: 50 },
  draw: ({ tones, mood }) => {
    const wing = {
      happy: 'M-46-114C-66-112-88-130-97-148C-102-112-90-76-56-70C-44-80-38-100-46-114Z',
      curious: 'M-50-112C-74-92-92-66-90-46C-70-46-50-62-44-84C-42-98-44-110-50-112Z',
      worried: 'M-56-108C-78-84-66-56-26-64C-30-78-38-94-46-108C-50-113-54-112-56-108Z',
      sleepy: 'M-52-110C-72-88-80-58-76-36C-58-44-44-64-43-88C-43-102-48-112-52-110Z',
    }[mood];
    const coat = shade(tones);
    return (
      both(0, path('M-52-2C-54-18-38-22-24-20C-10-18-6-8-10-2C-24 2-40 2-52-2Z', colour.lampDeep)) +
      path(
        'M2-212C42-212 58-186 56-150C56-128 72-104 70-66C68-26 40-10 2-10S-64-26-66-66C-68-104-52-128-52-150C-54-186-38-212 2-212Z',
        coat,
      ) +
      path('M4-128C32-128 52-100 52-68C52-34 32-20 4-20S-44-34-44-68C-44-100-24-128 4-128Z', tones.light) +
      path(
        'M5-174C14-190 44-190 46-160C46-134 26-118 5-118S-38-134-38-160C-36-190-4-190 5-174Z',
        tones.light,
      ) +
      path('M-8-212C-10-222-2-228 4-230C2-222 8-220 16-224C14-216 10-212 6-210Z', coat) +
      both(0, path(wing, tones.dark)) +
      eyes(mood, 5, -156, 21, 7.5) +
      blush(5, -138, 30, 9, tones) +
      (mood === 'happy'
        ? path('M-7-144Q5-154 17-144Q5-122-7-144Z', MOUTH) +
          path('M-9-146Q5-158 19-146Q5-132-9-146Z', colour.lampDeep)
        : mood === 'curious'
          ? ellipse(5, -140, 7, 8, MOUTH) + path('M-8-144Q5-158 18-144Q5-136-8-144Z', colour.lampDeep)
          : path('M-8-145Q5-157 18-145Q5-128-8-145Z', colour.lampDeep))
    );
  },
};

export const owl: Figure = {
  height: 192,
  width: 194,
  lives: 'air',
  head: { x: 2, y: -124, r: 60 },
  neck: { x: 0, y: -76, half: 54 },
  draw: ({ tones, mood }) => {
    const wing = {
      happy: 'M-46-98C-68-96-86-110-94-128C-102-84-84-40-52-34C-36-44-34-84-46-98Z',
      curious: 'M-50-96C-80-80-88-44-70-20C-50-30-38-54-38-76C-38-90-44-98-50-96Z',
      worried: 'M-54-94C-80-70-70-32-18-46C-24-62-32-78-40-92C-46-99-50-98-54-94Z',
      sleepy: 'M-50-96C-80-76-84-38-66-12C-48-26-38-54-38-76C-38-90-44-98-50-96Z',
    }[mood];
    const brow = {
      happy: 'M0-152C-18-160-40-178-62-190C-66-168-56-148-34-138C-20-134-8-140 0-152Z',
      curious: 'M0-154C-14-166-36-186-56-192C-64-172-56-154-34-148C-20-146-8-146 0-154Z',
      worried: 'M0-164C-22-158-48-156-70-158C-64-142-52-134-36-136C-20-138-8-146 0-164Z',
      sleepy: 'M0-148C-18-150-42-166-64-176C-64-156-54-140-34-134C-20-132-8-136 0-148Z',
    }[mood];
    return (
      both(0, line('M-22-10V-4M-34-4c4-4 8-4 12 0c4-4 8-4 12 0', colour.lampDeep, 7)) +
      path(
        'M2-178C46-178 64-150 62-112C66-80 66-52 58-34C48-14 28-8 2-8S-46-14-56-34C-64-52-64-80-58-112C-60-150-42-178 2-178Z',
        tones.base,
      ) +
      path('M3-88C30-88 44-66 44-46C44-24 26-14 3-14S-38-24-38-46C-38-66-24-88 3-88Z', pale(tones)) +
      line(
        'M-18-60q5 6 10 0M-2-60q5 6 10 0M14-60q5 6 10 0M-10-44q5 6 10 0M6-44q5 6 10 0M-2-28q5 6 10 0',
        tones.dark,
        4,
      ) +
      both(0, path(wing, tones.dark)) +
      both(3, circle(-22, -118, 31, pale(tones))) +
      both(3, path(brow, tones.dark)) +
      eyes(mood, 3, -117, 22, 10.5, false) +
      blush(3, -96, 40, 9, tones) +
      path('M-8-108Q3-118 14-108Q10-90 3-86Q-4-90-8-108Z', colour.lampDeep)
    );
  },
};

export const bird: Figure = {
  height: 134,
  width: 142,
  lives: 'air',
  head: { x: 26, y: -79, r: 43 },
  neck: { x: 20, y: -38, half: 42 },
  draw: ({ tones, mood }) => {
    const wing = {
      happy: 'M-30-56C-52-72-64-96-60-120C-38-112-12-90-6-64C-10-50-22-48-30-56Z',
      curious: 'M-28-62C-48-54-58-38-60-24C-42-20-16-26-8-46C-6-60-16-68-28-62Z',
      worried: 'M-28-62C-44-48-46-30-40-16C-22-18-8-32-8-48C-10-62-20-66-28-62Z',
      sleepy: 'M-28-62C-44-50-50-34-48-18C-30-18-10-30-8-46C-8-62-20-66-28-62Z',
    }[mood];
    return place(
      { x: 12 },
      line('M-2-20V-4M-10-3h16M20-20V-4M12-3h16', colour.lampDeep, 5) +
        path(
          'M-26-26C-46-26-68-32-82-44C-72-52-62-54-52-53C-62-60-68-70-70-80C-50-80-30-68-22-50Z',
          tones.dark,
        ) +
        path('M6-118C4-128 10-134 16-134C14-128 18-124 26-128C26-122 22-116 16-114Z', tones.dark) +
        path('M10-118C38-118 58-98 58-68C58-34 38-14 8-14S-40-30-40-58C-40-94-18-118 10-118Z', tones.base) +
        path('M20-60C40-60 54-56 57-60C56-32 36-14 8-14C-4-14-12-16-18-20C-14-44 0-60 20-60Z', pale(tones)) +
        path(wing, shade(tones)) +
        eyes(mood, 16, -76, 18, 7) +
        blush(16, -58, 30, 8, tones) +
        (mood === 'happy'
          ? path('M6-62Q17-70 28-62Q17-38 6-62Z', MOUTH) +
            path('M2-64Q17-80 34-62Q17-54 2-64Z', colour.lampDeep)
          : mood === 'curious'
            ? path('M9-58Q17-64 25-58Q17-46 9-58Z', MOUTH) +
              path('M4-62Q17-76 32-60Q17-56 4-62Z', colour.lampDeep)
            : path('M4-63Q17-75 32-60Q17-46 4-63Z', colour.lampDeep)),
    );
  },
};

export const monkey: Figure = {
  height: 245,
  width: 226,
  lives: 'land',
  tail: 'long',
  head: { x: -6, y: -172, r: 60 },
  neck: { x: -8, y: -108, half: 34 },
  rim: { x: -6, y: -222, half: 32 },
  draw: ({ tones, mood }) => {
    const arm = {
      happy: 'M-36-92C-62-94-76-118-74-146',
      curious: 'M-38-92C-60-72-62-50-50-38',
      worried: 'M-38-90C-54-62-34-50-8-66',
      sleepy: 'M-38-92C-58-68-44-46-20-46',
    }[mood];
    const hand = (d: string): string => {
      const [x = 0, y = 0] = (d.match(/-?\d+/g) ?? []).slice(-2).map(Number);
      return circle(x - 1, y + 2, 14, shade(tones)) + circle(x, y, 13, pale(tones));
    };
    const scratching = 'M-38-92C-72-92-88-128-66-160';
    return place(
      { x: -10 },
      line(
        mood === 'worried'
          ? 'M44-16C88-8 108-22 104-44C100-58 86-54 88-42'
          : 'M44-18C100-12 122-52 108-90C98-116 66-112 70-88C74-72 92-76 90-88',
        shade(tones),
        14,
      ),
      path('M-34-118C-54-92-58-48-54-26C-50-6-28-2 4-2S58-6 62-26C66-48 62-92 42-118Z', tones.base),
      ellipse(4, -52, 34, 40, pale(tones)),
      both(4, ellipse(-32, -9, 29, 11, shade(tones)) + ellipse(-36, -7, 18, 6, pale(tones))),
      both(4, circle(-62, -166, 23, tones.base) + circle(-62, -166, 13, pale(tones))),
      path(
        'M4-232C46-232 68-204 68-172C68-132 42-110 4-110S-60-132-60-172C-60-204-38-232 4-232Z',
        tones.base,
      ),
      line('M-4-230c-2-6 2-10 8-10M8-230c0-4 4-8 10-8', tones.base, 7),
      path(
        'M5-206C16-218 50-214 52-184C52-176 49-170 46-164C58-150 54-114 5-114S-48-150-36-164C-39-170-42-176-42-184C-40-214-6-218 5-206Z',
        pale(tones),
      ),
      eyes(mood, 5, -178, 20, 7.5),
      blush(5, -156, 36, 9, tones),
      line('M1-160v.5M9-160v.5', tones.dark, 4.5),
      mouth(mood, 5, -144, 15),
      limb(arm, tones, 22) + hand(arm),
      place(
        { x: 8, flip: true },
        mood === 'curious'
          ? limb(scratching, tones, 22) + hand(scratching)
          : limb(arm, tones, 22) + hand(arm),
      ),
    );
  },
};

export const hamster: Figure = {
  height: 129,
  width: 138,
  lives: 'land',
  tail: 'stub',
  head: { x: 0, y: -78, r: 40 },
  neck: { x: 0, y: -42, half: 30 },
  draw: ({ tones, mood }) => {
    const arm = {
      happy: 'M-36-44C-48-48-54-58-56-68',
      curious: 'M-36-44C-44-34-36-26-24-30',
      worried: 'M-34-42C-40-28-26-26-12-36',
      sleepy: 'M-36-42C-42-32-34-24-22-26',
    }[mood];
    return (
      ears(mood, 2, -108, 28, circle(-2, -4, 15, tones.base) + circle(-1, -3, 8, colour.rose)) +
      path('M2-70C44-70 58-44 54-24C50-8 32-2 2-2S-46-8-50-24C-54-44-40-70 2-70Z', tones.base) +
      path('M2-60C30-60 36-38 34-24C30-10 20-6 2-6S-26-10-30-24C-32-38-26-60 2-60Z', pale(tones)) +
      both(2, ellipse(-22, -5, 17, 6, colour.rose)) +
      path('M-34-46C-26-26 30-26 38-46Z', shade(tones)) +
      path(
        'M2-118C34-118 46-100 48-84C60-72 56-44 30-42C20-38 12-37 2-37S-16-38-26-42C-52-44-56-72-44-84C-42-100-30-118 2-118Z',
        tones.base,
      ) +
      path(
        'M3-116C8-100 8-86 10-82C20-86 44-86 50-74C54-56 46-44 30-42C20-38 12-37 2-37S-16-38-26-42C-42-44-50-56-46-74C-40-86-14-86-4-82C-2-86-2-100 3-116Z',
        pale(tones),
      ) +
      // Full cheeks
      both(2, ellipse(-34, -58, 20, 17, pale(tones))) +
      eyes(mood, 3, -84, 22, 7) +
      blush(3, -62, 34, 8, tones) +
      nose(4, -71, 6, NOSE) +
      (mood === 'happy' ? path('M-1-59h10v8q-2 3-5 1q-3 2-5-1Z', colour.paper) : '') +
      (mood === 'happy' ? line('M-9-63q7 8 13 2q6 6 13-2', MOUTH, 3.2) : mouth(mood, 4, -61, 8)) +
      both(2, limb(arm, tones, 14))
    );
  },
};
