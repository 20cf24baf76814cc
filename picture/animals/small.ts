import type { Figure } from '../figure.ts';
import { colour } from '../hand/palette.ts';
import { circle, ellipse, line, path, place } from '../hand/svg.ts';
import { TONES } from '../tones.ts';
import { blush, both, eyes, mouth, pale, shade } from './face.ts';

export const spider: Figure = {
  height: 129,
  width: 192,
  lives: 'land',
  head: { x: 2, y: -74, r: 39 },
  neck: { x: 0, y: -39, half: 22 },
  rim: { x: 0, y: -104, half: 21 },
  draw: ({ tones, mood }) => {
    const boot = [TONES.red, TONES.orange].some(({ base }) => base === tones.base) ? TONES.yellow : TONES.red;
    const standing = ['M46-74Q104-134 116-10', 'M112-5h8'];
    const raised = ['M46-74C84-68 98-92 102-122', 'M98-128l8-2'];
    const [left, right] = {
      happy: [raised, raised],
      curious: [standing, raised],
      worried: [standing, standing],
      sleepy: [standing, standing],
    }[mood] as [string[], string[]];
    const leg = ([limb = '', foot = '']: string[]): string =>
      line(`${limb}M44-68Q86-100 92-10M40-60Q64-76 68-10M34-50Q42-54 44-10`, shade(tones), 9) +
      line(`${foot}M88-5h8M64-5h8M40-5h8`, boot.base, 11);
    return place(
      { x: -12, scale: 0.85 },
      circle(-38, -104, 47, tones.dark) +
        line('M-62-130h.5M-36-138h.5M-72-102h.5M-46-112h.5', pale(tones), 11) +
        place({ x: 28, flip: true }, leg(left)) +
        leg(right) +
        circle(14, -82, 47, tones.base) +
        eyes(mood, 18, -84, 19, 8.5) +
        blush(18, -64, 29, 8, tones) +
        mouth(mood, 18, -61, 11),
    );
  },
};

export const ant: Figure = {
  height: 122,
  width: 166,
  lives: 'land',
  head: { x: 41, y: -72, r: 30 },
  neck: { x: 28, y: -45, half: 12 },
  back: { x: -22, y: -62 },
  rim: { x: 41, y: -96, half: 17 },
  draw: ({ tones, mood }) => {
    const arm = {
      happy: 'M16-56C40-44 62-38 84-60',
      curious: 'M16-56C36-36 54-34 66-46',
      worried: 'M16-54C30-36 44-34 52-44',
      sleepy: 'M14-54C28-40 34-30 34-20',
    }[mood];
    const [left, right] = {
      happy: ['M36-126C30-146 22-152 12-154', 'M66-126C72-146 80-152 90-154'],
      curious: ['M36-126C34-146 30-152 24-156', 'M66-126C76-138 86-142 96-140'],
      worried: ['M36-126C26-138 14-136 6-128', 'M66-126C76-138 88-136 96-128'],
      sleepy: ['M36-126C28-142 16-144 8-138', 'M66-126C74-142 86-144 94-138'],
    }[mood] as [string, string];
    const tip = (d: string): string => {
      const [x = 0, y = 0] = (d.match(/-?\d+/g) ?? []).slice(-2).map(Number);
      return circle(x, y, 6.5, tones.dark);
    };
    return place(
      { x: 3, scale: 0.75 },
      line('M-24-52Q-44-56-56-6H-64M18-52Q36-50 44-6H52', shade(tones), 9) +
        line('M-10-48Q-24-40-28-5H-36M4-48Q14-40 16-5H24', tones.dark, 9) +
        path(
          'M-30-60C-34-88-58-100-80-98C-104-94-114-74-110-54C-106-32-86-22-66-26C-46-30-32-44-30-60Z',
          tones.base,
        ) +
        path(
          'M-58-98C-42-92-32-78-30-60C-32-44-46-30-66-26C-88-22-106-34-110-52C-70-26-50-60-58-98Z',
          shade(tones),
        ) +
        line('M-84-90C-94-80-96-66-92-54', pale(tones), 6) +
        ellipse(-4, -58, 32, 25, tones.base) +
        path('M20-74C28-66 30-54 24-46C16-36-14-32-28-44C-4-42 18-50 20-74Z', shade(tones)) +
        line(left + right, tones.dark, 6) +
        tip(left) +
        tip(right) +
        path('M51-132C78-132 92-114 92-92C92-70 74-54 51-54S10-70 10-92C10-114 24-132 51-132Z', tones.base) +
        eyes(mood, 54, -94, 20, 8) +
        blush(54, -76, 28, 8, tones) +
        mouth(mood, 54, -74, 11) +
        line(arm, tones.dark, 9),
    );
  },
};

export const bee: Figure = {
  height: 123,
  width: 150,
  lives: 'air',
  head: { x: 37, y: -61, r: 31 },
  neck: { x: 28, y: -31, half: 15 },
  back: { x: -24, y: -78 },
  rim: { x: 37, y: -86, half: 17 },
  draw: ({ tones, mood }) => {
    const stripe = tones.base === TONES.brown.base ? colour.ink : colour.bark;
    const lift = { happy: 0, curious: -6, worried: 16, sleepy: 34 }[mood];
    const arm = {
      happy: 'M22-34C34-24 52-26 64-38',
      curious: 'M20-32C32-18 46-18 54-28',
      worried: 'M20-32C28-18 38-18 44-26',
      sleepy: 'M16-30C20-20 20-14 16-8',
    }[mood];
    const [left, right] = {
      happy: ['M24-108C20-126 14-132 6-134', 'M54-108C58-126 64-132 72-134'],
      curious: ['M24-108C22-128 20-134 16-140', 'M54-108C62-120 70-124 78-122'],
      worried: ['M24-108C14-120 4-118-2-110', 'M54-108C62-120 74-118 80-110'],
      sleepy: ['M24-108C16-124 6-124 0-118', 'M54-108C60-124 72-124 78-118'],
    }[mood] as [string, string];
    const tip = (d: string): string => {
      const [x = 0, y = 0] = (d.match(/-?\d+/g) ?? []).slice(-2).map(Number);
      return circle(x, y, 6, stripe);
    };
    const wing =
      path('M0 4C-26-14-36-50-16-64C8-72 22-34 8 2Z', colour.day) +
      line('M-2-8C-10-24-14-38-10-50', colour.mist, 4);
    return place(
      { x: 7, scale: 0.78 },
      path('M-82-58L-98-46L-80-40Z', stripe, `stroke="${stripe}" stroke-width="5" stroke-linejoin="round"`) +
        place({ x: -22, y: -94, turn: -34 - lift, scale: 0.86 }, wing) +
        line('M-30-16v10M-8-14v10', stripe, 7) +
        path('M30-92C-6-112-62-106-80-70C-94-38-70-12-36-12C-4-12 26-26 34-50Z', tones.base) +
        path(
          'M-30-102C-46-82-46-38-30-12C-38-12-46-13-52-16C-66-40-66-78-52-97C-46-100-38-102-30-102ZM2-101C-12-82-14-40 0-16C8-18 16-23 22-29C14-48 14-80 22-96C16-98 10-100 2-101ZM-72-84C-80-68-80-46-72-28C-84-38-88-56-80-70C-78-76-76-80-72-84Z',
          stripe,
        ) +
        place({ x: -14, y: -92, turn: -6 - lift }, wing) +
        line(left + right, stripe, 5.5) +
        tip(left) +
        tip(right) +
        path('M39-114C66-114 80-96 80-74C80-52 62-36 39-36S-2-52-2-74C-2-96 12-114 39-114Z', tones.base) +
        eyes(mood, 42, -76, 20, 8) +
        blush(42, -58, 28, 8, tones) +
        mouth(mood, 42, -56, 11) +
        line(arm, stripe, 8),
    );
  },
};

export const butterfly: Figure = {
  height: 136,
  width: 168,
  lives: 'air',
  head: { x: 2, y: -90, r: 22 },
  neck: { x: 2, y: -66, half: 9 },
  rim: { x: 2, y: -107, half: 14 },
  draw: ({ tones, mood }) => {
    const fold = { happy: 0, curious: 0, worried: 0.14, sleepy: 0.3 }[mood];
    const [left, right] = {
      happy: ['M-6-126C-10-144-18-150-28-150', 'M10-126C14-144 22-150 32-150'],
      curious: ['M-6-126C-8-144-12-150-18-154', 'M10-126C18-140 26-142 36-140'],
      worried: ['M-6-126C-16-138-26-136-32-128', 'M10-126C20-138 30-136 36-128'],
      sleepy: ['M-6-126C-14-140-24-140-30-134', 'M10-126C18-140 28-140 34-134'],
    }[mood] as [string, string];
    const tip = (d: string): string => {
      const [x = 0, y = 0] = (d.match(/-?\d+/g) ?? []).slice(-2).map(Number);
      return circle(x, y, 5, colour.bark);
    };
    const wings =
      path('M-2-60C-24-56-66-58-76-36C-80-12-44-2-26-12C-10-22-4-40-2-52Z', shade(tones)) +
      circle(-46, -32, 12, pale(tones)) +
      path('M-2-64C-10-110-52-148-86-132C-104-118-98-72-74-60C-50-50-16-52-2-58Z', tones.base) +
      path('M-14-74C-24-104-50-126-76-122C-90-112-84-80-68-70C-50-62-26-66-14-74Z', pale(tones)) +
      circle(-66, -102, 11, tones.dark) +
      circle(-46, -82, 7, tones.dark);
    const wing = (flip: boolean): string =>
      `<g transform="translate(2 0) scale(${flip ? fold - 1 : 1 - fold} 1)">${wings}</g>`;
    return place(
      { scale: 0.85 },
      wing(false) +
        wing(true) +
        path('M2-88C12-88 16-70 14-50C12-28 8-8 2-2C-4-8-8-28-10-50C-12-70-8-88 2-88Z', colour.bark) +
        line('M-7-56q9 5 18 0M-5-38q7 4 14 0', colour.woodLight, 4) +
        line(left + right, colour.bark, 5.5) +
        tip(left) +
        tip(right) +
        path(
          'M2-132C20-132 30-120 30-104C30-88 18-78 2-78S-26-88-26-104C-26-120-14-132 2-132Z',
          colour.cream,
        ) +
        eyes(mood, 4, -106, 12, 5.6) +
        blush(4, -94, 19, 5, tones) +
        mouth(mood, 4, -93, 7),
    );
  },
};

export const crab: Figure = {
  height: 125,
  width: 226,
  lives: 'land',
  head: { x: 3, y: -95, r: 39 },
  neck: { x: 2, y: -34, half: 46 },
  rim: { x: 3, y: -114, half: 22 },
  draw: ({ tones, mood }) => {
    const raised = { arm: 'M58-62Q92-60 98-90', x: 98, y: -104, turn: 12 };
    const low = { arm: 'M58-60Q88-62 94-50', x: 98, y: -42, turn: 150 };
    const hidden = { arm: 'M64-56Q90-44 70-32', x: 56, y: -26, turn: -84 };
    const [left, right] = {
      happy: [raised, raised],
      curious: [low, raised],
      worried: [hidden, hidden],
      sleepy: [low, low],
    }[mood] as [typeof raised, typeof raised];
    const claw = ({ arm, x, y, turn }: typeof raised): string =>
      line(arm, shade(tones), 14) +
      place(
        { x, y, turn },
        path('M0 18C-26 12-32-18-16-40C-14-26-8-18 1-16C7-22 10-32 8-44C30-32 32 6 0 18Z', tones.dark),
        path('M-1 13C-22 8-27-15-16-33C-13-21-7-13 2-11C9-17 12-26 11-36C25-24 25 4-1 13Z', tones.base),
      );
    return place(
      { scale: 0.85 },
      both(2, line('M-42-42Q-82-52-90-8M-40-34Q-66-40-66-6M-32-28Q-46-26-42-5', shade(tones), 11)) +
        both(2, circle(-21, -113, 22, tones.base)) +
        path('M2-102C50-102 80-80 80-56C80-28 44-14 2-14S-76-28-76-56C-76-80-46-102 2-102Z', tones.base) +
        path('M-70-42C-40-30 44-30 74-42C64-22 36-14 2-14S-60-22-70-42Z', pale(tones)) +
        circle(-50, -76, 6, pale(tones)) +
        circle(-36, -88, 4, pale(tones)) +
        both(2, circle(-21, -113, 16, pale(tones))) +
        eyes(mood, 3, -112, 22, 8.5, false) +
        (mood === 'curious' || mood === 'worried'
          ? both(
              3,
              mood === 'worried'
                ? line('M-37-126L-13-135', colour.ink, 5)
                : line('M-36-129c7-7 19-8 27-2', colour.ink, 5),
            )
          : '') +
        blush(3, -70, 42, 10, tones) +
        mouth(mood, 3, -73, 15) +
        place({ x: 4, flip: true }, claw(left)) +
        claw(right),
    );
  },
};
