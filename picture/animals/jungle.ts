import type { Figure } from '../figure.ts';
import { colour } from '../hand/palette.ts';
import { circle, ellipse, line, path, place } from '../hand/svg.ts';
import { TONES } from '../tones.ts';
import { blush, both, eyes, limb, mouth, nose, pale, shade } from './face.ts';

/** Long arms with three claws, a pale face and a dark stripe from each eye. */
export const sloth: Figure = {
  height: 267,
  width: 248,
  lives: 'land',
  head: { x: 0, y: -187, r: 62 },
  neck: { x: 0, y: -121, half: 46 },
  draw: ({ tones, mood }) => {
    const arm = {
      happy: 'M-52-104C-92-110-112-146-104-188',
      curious: 'M-54-104C-98-92-112-60-98-30',
      worried: 'M-52-102C-84-76-66-52-28-72',
      sleepy: 'M-54-104C-94-86-108-52-92-24',
    }[mood];
    const claws = (d: string): string => {
      const [x = 0, y = 0] = (d.match(/-?\d+/g) ?? []).slice(-2).map(Number);
      const up = y < -150 ? -1 : 1;
      return line(
        `M${x - 9} ${y}q-4 ${12 * up} 2 ${22 * up}M${x} ${y}q-3 ${14 * up} 3 ${25 * up}M${x + 9} ${y}q-2 ${12 * up} 4 ${21 * up}`,
        colour.cream,
        7,
      );
    };
    const left = mood === 'curious' ? 'M-52-104C-92-110-112-146-104-188' : arm;
    return place(
      { x: -2, y: -5 },
      path('M-46-130C-84-108-98-66-92-38C-86-10-50 0 2 0S90-10 96-38C102-66 88-108 50-130Z', tones.base) +
        path('M50-130C88-108 102-66 96-38C90-10 54 0 12 0C60-26 74-84 50-130Z', shade(tones)) +
        ellipse(0, -54, 46, 44, pale(tones)) +
        line('M-78-62l-10 12M-82-36l-10 10M80-62l10 12M84-36l10 10', shade(tones), 8) +
        both(2, ellipse(-46, -12, 36, 15, shade(tones))) +
        path(
          'M2-246C46-246 68-216 68-182C68-146 42-120 2-120S-64-146-64-182C-64-216-42-246 2-246Z',
          tones.base,
        ) +
        line('M-22-240c-4-10 0-16 8-18M4-242c-2-8 4-14 12-14M28-236c2-8 8-10 14-8', tones.base, 8) +
        path(
          'M2-226C36-226 54-206 54-178C54-148 34-128 2-128S-50-148-50-178C-50-206-32-226 2-226Z',
          pale(tones) === tones.light ? colour.cream : pale(tones),
        ) +
        both(2, path('M-12-196C-28-206-50-194-56-164C-44-158-20-166-12-180Z', tones.dark, 'opacity=".75"')) +
        both(2, circle(-24, -184, 15, colour.paper, 'opacity=".85"')) +
        eyes(mood, 2, -184, 26, 8) +
        blush(2, -160, 40, 10, tones) +
        nose(3, -164, 13) +
        mouth(mood, 3, -148, 15) +
        limb(arm, tones, 30) +
        claws(arm) +
        place({ x: 4, flip: true }, limb(left, tones, 30), claws(left)),
    );
  },
};

/** A hooked beak, a white cheek, bright wings and a long tail. */
export const parrot: Figure = {
  height: 223,
  width: 156,
  lives: 'air',
  head: { x: 28, y: -150, r: 44 },
  neck: { x: 18, y: -106, half: 38 },
  draw: ({ tones, mood }) => {
    const other = tones.base === TONES.red.base ? TONES.yellow : TONES.red;
    const tip = tones.base === TONES.blue.base ? TONES.yellow : TONES.blue;
    const wing = {
      happy: [
        'M-18-96C-46-104-74-136-80-172C-44-166-8-138 4-100C2-78-10-80-18-96Z',
        'M-52-120C-68-136-78-154-80-172C-58-168-36-156-18-138Z',
      ],
      curious: [
        'M-26-98C-48-78-58-50-52-18C-26-30-6-54-2-84C-6-100-16-106-26-98Z',
        'M-52-54C-56-42-55-28-52-18C-38-24-28-34-18-46Z',
      ],
      worried: [
        'M-24-98C-40-78-46-50-40-20C-16-34-2-56 0-84C-6-100-16-106-24-98Z',
        'M-43-52C-45-40-43-30-40-20C-28-28-20-36-12-48Z',
      ],
      sleepy: [
        'M-24-98C-42-78-48-50-42-18C-18-32-4-54-2-84C-8-100-16-106-24-98Z',
        'M-46-50C-47-38-45-28-42-18C-30-26-22-34-14-46Z',
      ],
    }[mood] as [string, string];
    return place(
      { x: 6, y: -14 },
      path('M-24-40C-50-22-70-4-84 8C-76 14-62 12-54 8C-52 14-44 16-36 10C-18-2-4-20 4-34Z', tip.base) +
        path('M-8-36C-30-20-50-2-64 12C-56 14-44 14-36 10C-18-2-4-20 4-34Z', other.base) +
        line('M0-26V-6M-10-4h18M24-26V-6M15-4h18', colour.bark, 7) +
        path(
          'M22-182C56-182 72-156 68-122C64-74 50-22 8-22C-24-22-38-52-34-84C-30-134-8-182 22-182Z',
          tones.base,
        ) +
        path('M68-122C64-74 50-22 8-22C0-22-8-24-14-28C-8-62 22-96 68-122Z', pale(tones), 'opacity=".75"') +
        line('M8-176C0-196 10-206 20-204M24-180C24-198 34-206 44-202', other.base, 9) +
        path(wing[0], shade(tones)) +
        path(wing[1], tip.base) +
        path('M-6-146C-6-164 14-170 28-160C36-142 30-118 12-114C-2-118-8-132-6-146Z', colour.paper) +
        path('M44-160C56-166 70-156 66-140C62-126 52-122 46-126C42-140 42-152 44-160Z', colour.paper) +
        eyes(mood, 32, -146, 19, 7.5) +
        blush(34, -120, 30, 8, tones) +
        path(
          'M26-140C34-150 52-150 58-136C62-120 56-106 46-100C46-112 40-120 28-122C24-128 23-135 26-140Z',
          colour.lampDeep,
        ) +
        path(
          'M34-120C40-118 44-114 46-104C36-102 28-108 28-120Z',
          mood === 'happy' ? '#6B2F38' : colour.bark,
        ),
    );
  },
};
