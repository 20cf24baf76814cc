import { colour } from '../hand/palette.ts';
import { circle, ellipse, line, path, place } from '../hand/svg.ts';
import { type Build, figure, fiveStar, person, torso } from './body.ts';
import { look } from './looks.ts';

/** One who sits: its legs lie before it, their soles to the reader. */
const BABY: Build = {
  headY: -128,
  r: 47,
  shoulderY: -82,
  shoulder: 27,
  hipY: -36,
  hip: 40,
  arm: 12.5,
  leg: 16,
};

/** A curl on the crown of a head of radius 50, and down at its sides. */
const tuft = (fill: string): string =>
  path('M-50-14C-48-40-26-56-2-56 26-56 48-40 50-14 40-34 22-42 0-42S-40-34-50-14Z', fill, 'opacity=".3"') +
  line('M-4-50C-14-66 2-78 12-70 20-62 10-52 4-60', fill, 7);

export const baby = figure(BABY, { height: 200, width: 170 }, (at) => {
  const { tones, mood } = at;
  const { skin, hair } = look(at);
  const sole = (side: -1 | 1): string =>
    place(
      { x: side * 47, y: -20, turn: side * 16, flip: side < 0 },
      ellipse(0, 0, 21, 23, tones.base),
      ellipse(2, 1, 14, 16, tones.light),
      path('M2 9C-9-1-4-9 2-3 8-9 13-1 2 9Z', tones.base),
    );
  return person({
    build: BABY,
    skin,
    mood,
    held: at.held,
    sleeve: tones.base,
    cuff: tones.light,
    under: ellipse(0, -14, 60, 15, tones.dark),
    legs: '',
    clothes:
      torso(BABY, -12, 48, tones.base, 14) +
      path('M-46-14C-30-34-10-30-4-16L-8 0H-40ZM46-14C30-34 10-30 4-16L8 0H40Z', tones.base) +
      path(
        'M-4-16C-10-30-24-32-34-26-20-26-10-20-10-4L-8 0-4-4ZM4-16C10-30 24-32 34-26 20-26 10-20 10-4L8 0 4-4Z',
        colour.night,
        'opacity=".13"',
      ) +
      sole(-1) +
      sole(1),
    over:
      mood === 'worried' || mood === 'sleepy'
        ? ''
        : path('M-24-84C-26-56-16-44 0-44S26-56 24-84C10-76-10-76-24-84Z', colour.paper) +
          fiveStar(0, -58, 9, tones.dark),
    head: { hair, style: 'none', eye: 6.6, ...(mood === 'happy' ? { mood: 'open' as const } : {}) },
    onHead:
      tuft(hair) +
      circle(-34, 24, 10, colour.clay, 'opacity=".25"') +
      circle(36, 24, 10, colour.clay, 'opacity=".25"'),
  });
});
