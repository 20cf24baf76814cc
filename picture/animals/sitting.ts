import type { Figure, Tones } from '../figure.ts';
import { colour } from '../hand/palette.ts';
import { circle, ellipse, line, n, path, place } from '../hand/svg.ts';
import { TONES } from '../tones.ts';
import { blush, both, ears, eyes, limb, MOUTH, mouth, NOSE, nose, pale, shade } from './face.ts';

/** A body that sits with its fore legs on the ground: `w` half of its width, `h` up to the neck. */
function sitting(tones: Tones, w: number, h: number, paws: string): string {
  const { base } = tones;
  const p = (...points: number[]): string => points.map((value, i) => n(value * (i % 2 ? -h : w))).join(' ');
  return (
    path(
      `M${p(-0.45, 1)}C${p(-0.6, 0.72, -1, 0.6, -1, 0.28)}C${p(-1, 0.08, -0.9, 0.01, -0.7, 0.01)}H${n(w * 0.7)}C${p(0.9, 0.01, 1, 0.08, 1, 0.28)}C${p(1, 0.6, 0.6, 0.72, 0.45, 1)}Z`,
      base,
    ) +
    path(
      `M${p(-0.62, 0.02)}C${p(-0.56, 0.36, -0.4, 0.46, 0, 0.46)}S${p(0.56, 0.36, 0.62, 0.02)}Z`,
      shade(tones),
    ) +
    both(0, ellipse(-w * 0.78, -h * 0.06, w * 0.28, h * 0.065, paws)) +
    both(
      0,
      line(`M${p(-0.25, 0.62)}L${p(-0.25, 0.14)}`, base, w * 0.38) +
        ellipse(-w * 0.29, -h * 0.07, w * 0.26, h * 0.075, paws),
    ) +
    path(
      `M${p(-0.46, 1)}C${p(-0.62, 0.8, -0.46, 0.56, 0, 0.38)}C${p(0.46, 0.56, 0.62, 0.8, 0.46, 1)}Z`,
      pale(tones),
    )
  );
}

export const cat: Figure = {
  height: 212,
  width: 196,
  lives: 'land',
  tail: 'long',
  head: { x: -17, y: -143, r: 53 },
  neck: { x: -18, y: -86, half: 34 },
  draw: ({ tones, mood }) =>
    place(
      { x: -20 },
      line(
        mood === 'worried' ? 'M44-12C80-8 104-10 98-30' : 'M44-14C92-10 108-44 92-76C80-102 92-124 108-126',
        tones.base,
        20,
      ),
      line(mood === 'worried' ? 'M99-24l-1-6' : 'M96-122C100-125 104-126 108-126', tones.dark, 20),
      sitting(tones, 58, 112, pale(tones)),
      ears(
        mood,
        2,
        -166,
        34,
        path('M-22 16C-28-10-26-34-20-42C0-34 18-16 26 8Z', tones.base) +
          path('M-15 2C-19-10-18-22-16-27C-5-21 6-12 10-2Z', colour.rose),
      ),
      path('M2-190C40-190 62-168 62-138C62-108 36-90 2-90S-58-108-58-138C-58-168-36-190 2-190Z', tones.base),
      line('M2-182v16M-14-180l2 11M18-180l-2 11', tones.dark, 6),
      line('M-56-146l12 3M-57-130h11M60-146l-12 3M61-130h-11', tones.dark, 6),
      both(4, ellipse(-8, -112, 17, 14, pale(tones))),
      eyes(mood, 4, -138, 21, 7),
      blush(4, -118, 38, 9, tones),
      line('M-18-114l-34-4M-18-107l-32 6M26-114l34-4M26-107l32 6', tones.dark, 2.5),
      nose(4, -121, 7, NOSE),
      mouth(mood, 4, -110, 11),
    ),
};

export const fox: Figure = {
  height: 236,
  width: 272,
  lives: 'land',
  tail: 'bushy',
  head: { x: -44, y: -150, r: 60 },
  neck: { x: -44, y: -82, half: 36 },
  draw: ({ tones, mood }) =>
    place(
      { x: -48 },
      place(
        { x: 44, y: -12, turn: mood === 'happy' ? 4 : mood === 'worried' ? 12 : 8 },
        path(
          'M-16 6C50 8 118-2 124-58C128-104 110-142 80-164C74-136 54-124 46-98C38-70 30-46-16-34Z',
          tones.base,
        ),
        path(
          'M80-164C74-136 54-124 46-98C60-108 68-92 82-102C94-110 104-94 122-98C120-126 104-148 80-164Z',
          pale(tones),
        ),
      ),
      sitting(tones, 60, 118, tones.dark),
      path('M-32-100C-26-72 34-72 40-100Z', shade(tones)),
      ears(
        mood,
        4,
        -172,
        40,
        path('M-22 14C-30-20-30-48-22-60C2-48 22-26 30 0Z', tones.base) +
          path('M-28-30C-28-44-26-54-22-60C-9-53 2-45 12-35C-2-28-16-26-28-30Z', tones.dark),
      ),
      path(
        'M4-200C40-200 62-184 70-158C76-146 84-138 94-132C78-102 40-86 4-86S-70-102-86-132C-76-138-68-146-62-158C-54-184-32-200 4-200Z',
        tones.base,
      ),
      path(
        'M-86-132C-58-142-30-138-6-116Q6-106 18-116C42-138 66-142 94-132C78-102 40-86 4-86S-70-102-86-132Z',
        pale(tones),
      ),
      eyes(mood, 6, -146, 24, 7.5),
      blush(6, -124, 48, 10, tones),
      nose(6, -116, 10),
      mouth(mood, 6, -105, 12),
    ),
};

export const wolf: Figure = {
  height: 292,
  width: 256,
  lives: 'land',
  tail: 'bushy',
  head: { x: -28, y: -196, r: 66 },
  neck: { x: -29, y: -112, half: 46 },
  draw: ({ tones, mood }) =>
    place(
      { x: -33 },
      place(
        { x: 50, y: -18, turn: mood === 'happy' ? -24 : mood === 'worried' ? 0 : -10 },
        path(
          'M-20 4C30 18 84 10 104-18C100-22 98-24 94-26C106-36 112-52 110-68C98-62 70-66 46-46C30-34 8-34-20-36Z',
          tones.dark,
        ),
      ),
      sitting(tones, 72, 150, pale(tones)),
      path(
        'M-34-134L-46-90L-32-96L-26-72L-10-82L2-54L14-82L30-72L36-96L50-90L38-134Z',
        pale(tones),
        `stroke="${pale(tones)}" stroke-width="6" stroke-linejoin="round"`,
      ),
      path('M-38-124C-30-98 42-98 50-124Z', shade(tones)),
      ears(
        mood,
        4,
        -232,
        42,
        path('M-24 26C-30-10-26-44-16-58C6-46 24-20 30 8Z', tones.dark) +
          path('M-12 12C-16-10-14-28-10-36C2-28 10-14 14 2Z', colour.rose),
      ),
      path(
        'M4-254C44-254 66-234 72-204L96-186L82-176L98-152L76-150L82-128L56-132L44-112L4-118L-36-112L-48-132L-74-128L-68-150L-90-152L-74-176L-88-186L-64-204C-58-234-36-254 4-254Z',
        tones.base,
        `stroke="${tones.base}" stroke-width="6" stroke-linejoin="round"`,
      ),
      path(
        'M4-258C42-258 66-242 74-208C46-220 26-210 14-192L6-170L-4-192C-16-210-38-220-66-208C-58-242-36-258 4-258Z',
        tones.dark,
      ),
      path(
        'M-58-162C-44-180-20-178-14-168C-6-182 22-182 28-168C34-178 56-180 68-162C58-134 34-118 6-116C-24-118-48-134-58-162Z',
        pale(tones),
      ),
      eyes(mood, 6, -190, 26, 7.5),
      blush(6, -160, 48, 11, tones),
      nose(7, -162, 14),
      mouth(mood, 7, -144, 14),
      mood === 'happy' ? path('M-5-142q5 2 9 2q0 8-5 8q-4-1-4-10Z', colour.paper) : '',
    ),
};

export const dog: Figure = {
  height: 222,
  width: 240,
  lives: 'land',
  tail: 'long',
  head: { x: -12, y: -169, r: 58 },
  neck: { x: -13, y: -97, half: 38 },
  draw: ({ tones, mood }) => {
    const drop = { happy: 12, curious: 4, worried: -4, sleepy: 0 }[mood];
    const ear = path('M10-16C-20-22-44-4-48 36C-50 66-40 84-24 84C-4 82 6 50 14 16Z', tones.dark);
    return place(
      { x: -16 },
      line(mood === 'worried' ? 'M50-16C76-10 96-8 108-12' : 'M50-22C78-24 100-48 104-84', tones.base, 20),
      sitting(tones, 64, 126, pale(tones)),
      path('M-30-110C-24-86 32-86 38-110Z', shade(tones)),
      path('M4-222C42-222 62-198 62-164C64-130 44-98 4-98S-58-130-54-164C-54-198-34-222 4-222Z', tones.base),
      path('M26-190C44-190 54-174 50-156C46-140 26-136 16-148C8-162 12-186 26-190Z', pale(tones)),
      path(
        'M4-162C20-162 44-146 44-126C44-110 24-104 5-104S-34-110-34-126C-34-146-12-162 4-162Z',
        pale(tones),
      ),
      eyes(mood, 4, -164, 22, 7.5),
      blush(4, -140, 44, 10, tones),
      nose(5, -149, 14),
      mouth(mood, 5, -130, 14),
      mood === 'happy' ? path('M-2-120q8 3 15 0q3 22-7 22q-11 0-8-22Z', colour.rose) : '',
      place({ x: -46, y: -198, turn: drop }, ear),
      place({ x: 54, y: -198, turn: mood === 'curious' ? -34 : -drop, flip: true }, ear),
    );
  },
};

export const lion: Figure = {
  height: 304,
  width: 290,
  lives: 'land',
  tail: 'tuft',
  head: { x: -26, y: -205, r: 68 },
  neck: { x: -30, y: -124, half: 56 },
  rim: { x: -28, y: -272, half: 40 },
  draw: ({ tones, mood }) =>
    place(
      { x: -34 },
      line(mood === 'worried' ? 'M60-16C100-4 136-10 150-24' : 'M60-18C120-8 152-48 142-104', tones.base, 17),
      mood === 'worried'
        ? path('M140-14C142-40 158-54 176-52C178-32 168-8 146-4Z', tones.dark)
        : path('M128-100C118-128 132-152 150-164C166-146 170-120 154-98Z', tones.dark),
      sitting(tones, 80, 146, pale(tones)),
      line(
        'M78-200h.1M68-165h.1M42-139h.1M6-130h.1M-30-139h.1M-56-165h.1M-66-200h.1M-56-235h.1M-30-261h.1M6-270h.1M42-261h.1M68-235h.1',
        tones.dark,
        60,
      ),
      circle(6, -200, 76, tones.dark),
      ears(mood, 6, -240, 54, circle(-4, -8, 22, tones.base) + circle(-3, -6, 11, colour.rose)),
      path(
        'M6-262C46-262 68-236 68-200C68-160 42-138 6-138S-56-160-56-200C-56-236-34-262 6-262Z',
        tones.base,
      ),
      path(
        'M-4-268C-2-254-12-246-22-242C-6-236 4-238 10-244C14-236 24-236 34-240C24-248 18-256 18-268Z',
        tones.dark,
      ),
      path(
        'M8-192C20-192 24-184 32-178C46-174 54-162 52-152C48-138 28-132 8-132S-32-138-36-152C-38-162-30-174-16-178C-8-184-4-192 8-192Z',
        pale(tones),
      ),
      eyes(mood, 8, -198, 26, 8),
      blush(8, -172, 48, 11, tones),
      nose(9, -176, 15),
      mouth(mood, 9, -157, 13),
    ),
};

/** Marks on the fur of a great cat: on its tail where it lies and where it is raised, on its sides, and on its face. */
type Marks = { low: string; high: string; sides: string; brow: string; width: number };

const greatCat = ({ low, high, sides, brow, width }: Marks): Figure => ({
  height: 275,
  width: 256,
  lives: 'land',
  tail: 'long',
  head: { x: -28, y: -200, r: 68 },
  neck: { x: -28, y: -122, half: 46 },
  rim: { x: -28, y: -260, half: 36 },
  draw: ({ tones, mood }) => {
    const stripe =
      tones.base === TONES.brown.base || tones.base === TONES.grey.base ? colour.ink : colour.bark;
    return place(
      { x: -34 },
      line(
        mood === 'worried'
          ? 'M56-18C100-8 134-14 132-44'
          : 'M56-20C120-12 148-54 130-100C122-122 132-138 148-140',
        tones.base,
        24,
      ),
      line(mood === 'worried' ? low : high, stripe, width),
      sitting(tones, 76, 150, pale(tones)),
      line(sides, stripe, width),
      path('M-36-134C-28-104 40-104 48-134Z', shade(tones)),
      ears(mood, 6, -240, 46, circle(-4, -8, 24, tones.base) + circle(-3, -6, 13, pale(tones))),
      path(
        'M6-270C50-270 74-242 74-206C88-196 92-180 84-166C70-146 42-132 6-132S-58-146-72-166C-80-180-76-196-62-206C-62-242-38-270 6-270Z',
        tones.base,
      ),
      path(
        'M-80-180C-58-184-38-186-22-178C-8-170 18-170 34-178C50-186 70-184 90-180C88-150 46-132 6-132S-78-150-80-180Z',
        pale(tones),
      ),
      line(brow, stripe, width),
      eyes(mood, 8, -204, 27, 8.5),
      blush(8, -174, 52, 12, tones),
      nose(9, -180, 13, NOSE),
      mouth(mood, 9, -162, 14),
    );
  },
});

export const tiger = greatCat({
  low: 'M92-20l4 8M116-24l10 6',
  high: 'M96-32l4 18M112-54l22 6M114-92l22-8M122-126l18 10',
  sides: 'M-70-62l22-4M-72-42l20 2M76-62l-22-4M78-42l-20 2',
  brow: 'M6-266v22M-14-262l3 14M26-262l-3 14M-58-220l18 6M-60-202h14M70-220l-18 6M72-202h-14',
  width: 8,
});

export const leopard = greatCat({
  low: 'M92-16h.1M116-20h.1',
  high: 'M100-22h.1M124-50h.1M126-94h.1M134-122h.1',
  sides: 'M-60-70h.1M-58-46h.1M-66-28h.1M66-70h.1M64-46h.1M72-28h.1M-44-88h.1M50-88h.1',
  brow: 'M6-256h.1M-14-246h.1M26-246h.1M-36-238h.1M48-238h.1M-52-214h.1M64-214h.1M6-234h.1',
  width: 13,
});

export const rabbit: Figure = {
  height: 236,
  width: 176,
  lives: 'land',
  tail: 'stub',
  head: { x: 3, y: -113, r: 48 },
  neck: { x: 0, y: -66, half: 27 },
  draw: ({ tones, mood }) =>
    circle(-48, -26, 19, pale(tones)) +
    path('M-26-76C-48-60-54-36-52-18C-48-4-30-2 0-2S48-4 52-18C54-36 48-60 26-76Z', tones.base) +
    path('M1-64C18-64 28-48 28-32C28-14 18-6 1-6S-26-14-26-32C-26-48-16-64 1-64Z', pale(tones)) +
    both(0, ellipse(-30, -10, 30, 12, shade(tones)) + ellipse(-34, -9, 14, 6, pale(tones))) +
    ears(
      mood,
      2,
      -142,
      21,
      path('M-14 14C-28-22-30-72-16-92C8-82 20-28 14 12Z', tones.base) +
        path('M-7 2C-17-22-18-56-12-68C4-56 9-22 6 2Z', colour.rose),
    ) +
    path('M2-157C36-157 53-136 53-108C53-82 32-64 2-64S-49-82-49-108C-49-136-32-157 2-157Z', tones.base) +
    both(4, ellipse(-9, -84, 17, 13, pale(tones))) +
    (mood === 'happy' || mood === 'curious' ? path('M-4-80h16v11q-4 4-8 1q-4 3-8-1Z', colour.paper) : '') +
    eyes(mood, 4, -108, 20, 7.5) +
    blush(4, -88, 35, 9, tones) +
    nose(4, -93, 8, NOSE) +
    (mood === 'happy'
      ? line('M-9-84q7 8 13 2q6 6 13-2', MOUTH, 3.4)
      : mouth(mood, 4, mood === 'curious' ? -84 : -82, 10)) +
    both(2, limb(mood === 'worried' ? 'M-34-52L-10-58' : 'M-36-54C-38-42-32-34-22-34', tones, 18)),
};
