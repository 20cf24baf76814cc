import type { Figure, Tones } from '../figure.ts';
import { colour } from '../hand/palette.ts';
import { circle, ellipse, line, path, place } from '../hand/svg.ts';
import { TONES } from '../tones.ts';
import { blush, both, ears, eyes, mouth, pale, shade } from './face.ts';

const isWhite = ({ base }: Tones): boolean => base === TONES.white.base;
/** Hooves and horns, in a tone that the body does not have. */
const horn = ({ base }: Tones): string => (base === TONES.brown.base ? colour.bark : colour.wood);

/** A leg as a line, and its hoof, 34 units wide at most. */
const hooves = (xs: readonly number[], half: number, bottom: number, fill: string): string =>
  path(
    xs
      .map(
        (x) =>
          `M${x - half} ${bottom - 24}H${x + half}C${x + half + 2} ${bottom - 14} ${x + half + 4} ${bottom - 9} ${x + half + 4} ${bottom - 5}Q${x + half + 4} ${bottom} ${x + half - 1} ${bottom}H${x - half + 1}Q${x - half - 4} ${bottom} ${x - half - 4} ${bottom - 5}C${x - half - 4} ${bottom - 9} ${x - half - 2} ${bottom - 14} ${x - half} ${bottom - 24}Z`,
      )
      .join(''),
    fill,
  );

export const goat: Figure = {
  height: 292,
  width: 332,
  lives: 'land',
  head: { x: 62, y: -188, r: 50 },
  neck: { x: 50, y: -128, half: 32 },
  back: { x: -62, y: -174 },
  rim: { x: 62, y: -240, half: 26 },
  draw: ({ tones, mood }) => {
    const dark = isWhite(tones) ? colour.sand : shade(tones);
    const hoof = horn(tones);
    const tail = { happy: 16, curious: 4, worried: 64, sleepy: 52 }[mood];
    return place(
      { x: -22 },
      place(
        { x: -122, y: -152, turn: tail },
        path('M4 10C-14 4-26-14-22-40-4-38 14-22 16 0Z', tones.base) +
          path('M-2 2C-12-6-18-18-18-30-8-24 2-14 6-4Z', pale(tones)),
      ),
      line('M-60-80V-28M10-84V-28', dark, 26),
      hooves([-60, 10], 13, -2, hoof),
      path(
        'M-130-124C-132-160-104-176-64-174-32-172-8-178 14-190 32-204 40-222 48-236L108-190C106-166 98-146 84-130 78-104 66-84 44-76 0-66-60-66-96-72-118-80-128-98-130-124Z',
        tones.base,
      ),
      path(
        'M-110-82C-60-104 20-104 66-96 60-86 54-80 44-76 0-66-60-66-96-72-102-74-106-78-110-82Z',
        pale(tones),
      ),
      line('M-102-90V-28M50-92V-28', tones.base, 30),
      hooves([-102, 50], 15, 0, hoof),
      // Horns, behind the brow
      place(
        { x: 84, y: -232 },
        path('M-26 12C-34-18-44-48-72-58-60-28-50-4-40 18ZM26 12C34-18 44-48 72-58 60-28 50-4 40 18Z', hoof),
        line(
          'M-38 0l-10 4M-44-14l-10 4M-52-28l-9 5M38 0l10 4M44-14l10 4M52-28l9 5',
          isWhite(tones) ? colour.woodLight : pale(tones),
          4,
          'opacity=".7"',
        ),
      ),
      ears(
        mood,
        84,
        -206,
        42,
        path('M8 12C-16 20-46 12-60-10-40-24-10-18 10-6Z', tones.base) +
          path('M-4 6C-20 10-38 4-46-6-32-12-12-10 0-4Z', colour.rose),
      ),
      path('M62-112C60-88 68-66 82-54 98-68 106-90 104-112Z', isWhite(tones) ? colour.sand : pale(tones)),
      line('M80-104l2 32M92-104l-3 24', isWhite(tones) ? colour.woodLight : tones.base, 4, 'opacity=".7"'),
      path(
        'M84-246C112-246 132-226 132-200 132-184 122-168 118-150 114-124 102-108 84-108S54-124 50-150C46-168 36-184 36-200 36-226 56-246 84-246Z',
        tones.base,
      ),
      path(
        'M84-160C104-160 118-148 116-136 112-118 100-108 84-108S56-118 52-136C50-148 64-160 84-160Z',
        pale(tones),
      ),
      path(
        'M66-240C70-256 80-260 86-250 92-260 104-256 106-240 100-226 92-222 86-214 80-222 70-226 66-240Z',
        isWhite(tones) ? colour.sand : shade(tones),
      ),
      eyes(mood, 84, -190, 28, 8),
      blush(84, -168, 36, 9, tones),
      both(84, ellipse(76, -140, 3.5, 5, isWhite(tones) ? colour.rose : tones.dark)),
      mouth(mood, 84, -130, 12),
    );
  },
};

export const deer: Figure = {
  height: 386,
  width: 356,
  lives: 'land',
  head: { x: 72, y: -262, r: 52 },
  neck: { x: 64, y: -186, half: 32 },
  back: { x: -46, y: -214 },
  rim: { x: 72, y: -316, half: 22 },
  draw: ({ tones, mood }) => {
    const hoof = horn(tones);
    const tail = { happy: -6, curious: -14, worried: 26, sleepy: 16 }[mood];
    return place(
      { x: -16 },
      place(
        { x: -116, y: -190, turn: tail },
        path('M8 8C-12 6-32-8-34-30-12-34 10-22 16-4Z', tones.base) +
          path('M2 14C-18 16-36 4-42-14-22-14 0-4 10 8Z', isWhite(tones) ? colour.cream : colour.paper),
      ),
      line('M-62-120V-28M14-124V-28', shade(tones), 24),
      hooves([-62, 14], 12, -2, hoof),
      path(
        'M-124-166C-124-200-96-216-60-214-24-212 0-222 18-246 30-264 38-280 46-296L112-252C108-226 102-206 92-190 88-160 78-130 56-116 10-104-50-104-94-110-116-122-124-142-124-166Z',
        tones.base,
      ),
      path(
        'M-106-120C-56-140 20-142 76-136 72-128 66-122 56-116 10-104-50-104-94-110-98-112-102-116-106-120Z',
        pale(tones),
      ),
      path(
        'M62-214C78-200 92-206 100-218 98-206 96-198 92-190 90-172 84-154 76-140 66-156 58-186 62-214Z',
        pale(tones),
      ),
      line('M-96-126V-28M54-130V-28', tones.base, 27),
      hooves([-96, 54], 13.5, 0, hoof),
      line(
        'M-92-188h.1M-66-196h.1M-40-192h.1M-14-198h.1M-80-166h.1M-52-172h.1M-24-170h.1M-64-148h.1M-36-150h.1',
        isWhite(tones) ? colour.sand : pale(tones),
        13,
      ),
      line(
        'M70-312C64-334 44-338 38-362M54-336C40-332 28-338 22-350M62-324C70-344 66-362 72-378M106-312C112-334 132-338 138-362M122-336C136-332 148-338 154-350M114-324C106-344 110-362 104-378',
        hoof,
        11,
      ),
      ears(
        mood,
        88,
        -290,
        40,
        path('M8 14C-18 16-48-2-58-30-34-40-2-24 12-4Z', tones.base) +
          path('M-2 6C-20 6-38-6-46-22-28-26-8-16 2-4Z', colour.rose),
      ),
      path(
        'M88-322C120-322 138-302 138-274 138-256 126-242 120-226 114-204 104-194 88-194S62-204 56-226C50-242 38-256 38-274 38-302 56-322 88-322Z',
        tones.base,
      ),
      path(
        'M88-244C108-244 122-234 120-220 116-202 104-190 88-190S60-202 56-220C54-234 68-244 88-244Z',
        pale(tones),
      ),
      path('M76-320C72-300 76-286 88-276 100-286 104-300 100-320Z', shade(tones)),
      eyes(mood, 88, -266, 29, 9),
      blush(88, -242, 40, 10, tones),
      path('M77-232C80-240 96-240 99-232 98-224 92-221 88-219 84-221 78-224 77-232Z', colour.ink),
      mouth(mood, 88, -214, 11),
    );
  },
};

export const camel: Figure = {
  height: 392,
  width: 382,
  lives: 'land',
  head: { x: 122, y: -316, r: 54 },
  neck: { x: 116, y: -240, half: 27 },
  back: { x: -47, y: -224 },
  rim: { x: 122, y: -368, half: 26 },
  draw: ({ tones, mood }) => {
    const dark = horn(tones);
    const tail = { happy: 16, curious: 8, worried: -6, sleepy: 0 }[mood];
    const cloth = tones.base === TONES.red.base || tones.base === TONES.orange.base ? TONES.blue : TONES.red;
    const neck = (x: number): string =>
      `M${x - 14}-220C${x - 12}-262 ${x - 12}-290 ${x - 8}-310L${x + 44}-300C${x + 42}-250 ${x + 40}-190 ${x + 24}-152`;
    return place(
      { x: 2 },
      place(
        { x: -146, y: -184, turn: tail },
        line('M0 0C-14 16-16 44-12 64', tones.base, 11) +
          path('M-18 58C-28 74-26 92-14 102-4 92-2 76-7 58Z', dark),
      ),
      line('M-72-110V-24M32-114V-24', shade(tones), 32),
      ellipse(-70, -12, 23, 11, shade(tones)) + ellipse(34, -12, 23, 11, shade(tones)),
      path(
        `M-152-152C-156-188-144-208-124-220-116-268-76-272-60-222-52-212-42-212-34-222-20-270 16-268 26-216 40-200 52-184 66-176 82-170 88-190 88-220${neck(102).slice(neck(102).indexOf('C'))}C112-116 84-102 58-98H-104C-134-102-148-122-152-152Z`,
        tones.base,
      ),
      path('M-124-108C-70-130 40-132 110-130 96-108 78-101 58-98H-104C-112-99-118-102-124-108Z', pale(tones)),
      line('M-112-232C-104-252-90-254-82-244M-22-232C-14-252 2-252 8-240', pale(tones), 7),
      // A cloth between the humps
      path('M-74-226C-62-206-36-206-24-226L-8-150H-92Z', cloth.base),
      path('M-84-172H-12L-8-150H-92Z', colour.lamp),
      line('M-86-150v10M-68-150v12M-50-150v12M-32-150v12M-14-150v10', colour.lamp, 6),
      line('M-62-196l12 10 12-10', cloth.light, 6),
      line('M-112-120V-24M72-124V-24', tones.base, 36),
      ellipse(-110, -11, 26, 12, tones.base) + ellipse(75, -11, 26, 12, tones.base),
      line('M-98-6v4M87-6v4', shade(tones), 4),
      line('M-132-100C-126-92-100-90-94-98M52-100C58-92 86-90 92-98', shade(tones), 4, 'opacity=".6"'),
      ears(
        mood,
        120,
        -360,
        34,
        path('M6 12C-12 8-26-8-24-26-6-26 10-12 14 2Z', tones.base) +
          path('M2 4C-8 0-16-10-16-18-6-16 4-8 8-2Z', colour.rose),
      ),
      path('M96-362C98-380 112-386 118-374 126-386 142-378 142-362Z', shade(tones)),
      path(
        'M120-372C152-372 168-350 168-326 168-308 164-300 166-284 168-258 148-246 120-246S72-258 74-284C76-300 72-308 72-326 72-350 88-372 120-372Z',
        tones.base,
      ),
      path(
        'M120-310C148-310 166-298 166-282 168-258 148-246 120-246S72-258 74-282C74-298 92-310 120-310Z',
        pale(tones),
      ),
      path('M98-366C106-378 136-378 144-364 136-350 126-346 120-338 114-346 104-350 98-366Z', shade(tones)),
      eyes(mood, 120, -328, 29, 8.5),
      // Lids with long lashes
      mood === 'sleepy' ? '' : line('M78-336l-9-5M82-342l-6-8M162-336l9-5M158-342l6-8', colour.ink, 3.5),
      blush(120, -304, 42, 10, tones),
      circle(110, -288, 3.6, tones.dark) + circle(130, -288, 3.6, tones.dark),
      line('M120-282v6', tones.dark, 4),
      mouth(mood, 120, -272, 15),
    );
  },
};
