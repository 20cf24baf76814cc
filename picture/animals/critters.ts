import type { Figure, Look, Mood, Tones } from '../figure.ts';
import { colour } from '../hand/palette.ts';
import { circle, ellipse, line, path, place } from '../hand/svg.ts';
import { blush, both, ears, eyes, limb, mouth, NOSE, nose, pale, shade } from './face.ts';

/** Furry animals that sit up: one body with another tail, ears, marks and snout. */

type Critter = {
  height: number;
  width: number;
  /** Of its own drawing, before it is scaled. */
  scale: number;
  tail: NonNullable<Figure['tail']>;
  behind?: (tones: Tones, mood: Mood) => string;
  /** On its body, before the arms. */
  belly?: (tones: Tones) => string;
  ears: (tones: Tones, mood: Mood) => string;
  /** On its head, below eyes, nose and mouth. */
  marks: (tones: Tones) => string;
  /** Whether its eyes lie on dark fur. */
  isMasked?: true;
  /** Half the gap between its eyes, and their radius. */
  gap?: number;
  eye?: number;
  /** Nose and what is around it, in place of a small one. */
  snout?: (tones: Tones) => string;
  paw?: (tones: Tones) => string;
};

const HEAD = 'M2-290C50-290 80-260 80-220C80-178 50-152 2-152S-76-178-76-220C-76-260-46-290 2-290Z';

/** Where the hand of an arm is: the last point of its path. */
const handOf = (d: string): [number, number] => {
  const [x = 0, y = 0] = (d.match(/-?\d+/g) ?? []).slice(-2).map(Number);
  return [x, y];
};

const critter = (own: Critter): Figure => ({
  height: own.height,
  width: own.width,
  lives: 'land',
  tail: own.tail,
  head: { x: 2 * own.scale, y: -222 * own.scale, r: 72 * own.scale },
  neck: { x: 2 * own.scale, y: -150 * own.scale, half: 56 * own.scale },
  draw: ({ tones, mood }: Look) => {
    const arm = {
      happy: 'M-70-136C-100-138-114-162-112-186',
      curious: 'M-72-136C-96-112-100-90-90-72',
      worried: 'M-72-132C-88-102-58-90-28-116',
      sleepy: 'M-72-132C-96-96-72-72-42-80',
    }[mood];
    const [x, y] = handOf(arm);
    const hand = own.paw ? circle(x, y, 21, own.paw(tones)) : '';
    const gap = own.gap ?? 30;
    const lit = own.isMasked
      ? ellipse(4 - gap, -226, 16, 17, colour.paper) + ellipse(4 + gap, -226, 16, 17, colour.paper)
      : '';
    return place(
      { scale: own.scale },
      own.behind?.(tones, mood) ?? '',
      path(
        'M-52-176C-90-150-106-100-104-64C-102-24-74-8-36-8H40C78-8 106-24 108-64C110-100 94-150 56-176Z',
        tones.base,
      ),
      ellipse(4, -78, 58, 62, pale(tones)),
      own.belly?.(tones) ?? '',
      both(2, ellipse(-52, -20, 42, 21, shade(tones)) + ellipse(-55, -18, 24, 12, pale(tones))),
      own.ears(tones, mood),
      path(HEAD, tones.base),
      own.marks(tones),
      lit,
      eyes(mood, 4, -226, gap, own.eye ?? 8.2),
      blush(4, -194, 52, 12, tones),
      own.snout ? own.snout(tones) : nose(5, -208, 13),
      mouth(mood, 5, -184, 14),
      limb(arm, tones, 38) + hand,
      place(
        { x: 4, flip: true },
        limb(mood === 'curious' ? 'M-74-132C-104-94-72-82-36-156' : arm, tones, 38) +
          (mood === 'curious' ? '' : hand),
      ),
    );
  },
});

const roundEars =
  (r: number) =>
  (tones: Tones, mood: Mood): string =>
    ears(mood, 2, -272, 50, circle(-2, -6, r, tones.base) + circle(0, -4, r * 0.5, colour.rose));

const MUZZLE = (tones: Tones): string =>
  path('M5-216C34-216 52-200 50-184C48-164 28-154 5-154S-38-164-40-184C-42-200-24-216 5-216Z', pale(tones));

export const badger = critter({
  height: 216,
  width: 197,
  scale: 0.72,
  tail: 'stub',
  ears: roundEars(21),
  marks: (tones) =>
    path(HEAD, colour.paper) +
    path(
      'M-20-288C-56-276-74-248-74-214C-70-186-52-170-32-166C-12-190-8-250-20-288ZM24-288C60-276 78-248 78-214C74-186 56-170 36-166C16-190 12-250 24-288Z',
      tones.dark,
    ),
  isMasked: true,
  gap: 38,
  snout: () => nose(3, -192, 15),
});

export const raccoon = critter({
  height: 241,
  width: 255,
  scale: 0.76,
  tail: 'bushy',
  behind: (tones) =>
    line('M60-30C120-10 150-60 142-110', tones.base, 48) +
    line('M96-22l8-24M124-36l-26-18M140-66l-40-8M142-98l-40 2', tones.dark, 15),
  ears: (tones, mood) =>
    ears(
      mood,
      2,
      -262,
      52,
      path('M-24 16C-30-16-28-40-18-52C2-42 20-18 26 6Z', tones.base) +
        path('M-14 4C-18-14-16-26-12-32C0-26 10-12 14 2Z', tones.dark),
    ),
  marks: (tones) =>
    path(
      'M2-206C40-206 66-198 76-190C66-166 40-152 2-152S-62-166-72-190C-62-198-36-206 2-206Z',
      pale(tones),
    ) +
    path(
      'M-76-226C-60-254-22-252-6-232C-8-206-22-192-46-192C-64-196-74-210-76-226ZM80-226C64-254 26-252 10-232C12-206 26-192 50-192C68-196 78-210 80-226Z',
      tones.dark,
    ),
  isMasked: true,
  gap: 34,
});

export const koala = critter({
  height: 246,
  width: 219,
  scale: 0.8,
  tail: 'stub',
  ears: (tones, mood) =>
    ears(mood, 2, -262, 76, circle(-4, -4, 40, tones.base) + circle(-2, 0, 25, pale(tones))),
  marks: () => '',
  gap: 38,
  snout: () =>
    path('M4-236C22-236 28-214 26-196C24-184 16-180 4-180S-16-184-18-196C-20-214-14-236 4-236Z', colour.ink) +
    line('M-4-224C-8-216-8-208-6-202', colour.dusk, 5),
});

export const beaver = critter({
  height: 215,
  width: 243,
  scale: 0.72,
  tail: 'none',
  behind: (tones) =>
    path('M60-20C84-64 120-110 152-104C178-96 172-44 140-16C112 4 78 4 60-20Z', tones.dark) +
    line('M92-40L142-90M108-22L160-72M96-70L140-24M118-92L160-46', shade(tones), 5),
  ears: roundEars(19),
  marks: MUZZLE,
  snout: () =>
    nose(5, -206, 16) +
    path('M-8-168H18V-146C12-142-2-142-8-146Z', '#FFFFFF') +
    line('M5-168V-146', colour.sand, 3),
});

export const otter = critter({
  height: 206,
  width: 260,
  scale: 0.7,
  tail: 'long',
  behind: (tones) => line('M56-24C110 4 156-16 168-62', tones.base, 34),
  ears: roundEars(15),
  marks: (tones) =>
    path('M2-212C46-212 72-200 78-208C76-174 48-152 2-152S-72-174-74-208C-68-200-42-212 2-212Z', pale(tones)),
  snout: (tones) =>
    nose(5, -208, 15) + line('M-26-186l-36-4M-26-178l-32 8M36-186l36-4M36-178l32 8', tones.dark, 3),
});

export const mole = critter({
  height: 182,
  width: 165,
  scale: 0.6,
  tail: 'thin',
  ears: () => '',
  marks: (tones) => line('M-18-282c-2-10 4-16 12-18M2-282c0-8 6-12 12-12', tones.base, 8),
  gap: 24,
  eye: 6.4,
  snout: (tones) =>
    path(
      'M4-214C30-214 44-200 42-186C34-176 20-172 4-172S-26-176-34-186C-36-200-22-214 4-214Z',
      pale(tones),
    ) +
    ellipse(4, -202, 17, 14, NOSE) +
    ellipse(0, -206, 5, 3, colour.rose),
  paw: () => colour.rose,
});

export const kangaroo = critter({
  height: 339,
  width: 388,
  scale: 0.95,
  tail: 'long',
  behind: (tones) =>
    line('M60-30C120-2 166-18 186-62', tones.base, 36) + line('M182-52L186-62', tones.dark, 36),
  belly: (tones) =>
    circle(4, -84, 27, tones.base) +
    line('M-14-106L-18-124M22-106L26-124', tones.base, 13) +
    line('M-5-88h.1M13-88h.1', colour.ink, 6) +
    ellipse(4, -78, 5, 4, colour.ink) +
    path('M-44-76C-20-64 28-64 52-76C52-40 32-24 4-24S-44-40-44-76Z', shade(tones)),
  ears: (tones, mood) =>
    ears(
      mood,
      2,
      -268,
      40,
      path('M-18 14C-34-20-34-64-18-86C6-74 20-28 16 12Z', tones.base) +
        path('M-9 2C-20-22-20-50-14-64C2-52 8-22 6 0Z', colour.rose),
    ),
  marks: MUZZLE,
});
