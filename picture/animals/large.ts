import type { Figure, Look } from '../figure.ts';
import { colour } from '../hand/palette.ts';
import { circle, ellipse, line, path, place } from '../hand/svg.ts';
import { TONES } from '../tones.ts';
import { blush, both, ears, eyes, MOUTH, mouth, pale, shade } from './face.ts';

/** What animals of the horse's build differ in. */
type Breed = {
  mane: string;
  /** An ear on the left of the head, and what of the mane is before it. */
  ear: string;
  forelock: string;
  muzzle: string;
  /** Drawn over the body and over the face. */
  marks?: { body: string; face: string };
};

const SHORT_EAR = (fill: string): string =>
  path('M-14 16C-22-8-18-30-8-42C8-32 16-8 14 14Z', fill) +
  path('M-8 4C-12-10-10-22-6-28C4-20 8-6 7 4Z', colour.rose);
const LONG_EAR = (fill: string): string =>
  path('M-16 20C-30-12-34-56-20-84C4-66 20-22 14 18Z', fill) +
  path('M-10 6C-20-16-22-46-16-62C-2-48 8-18 6 6Z', colour.rose);
/** A mane that hangs down the neck, and one that stands. */
const LONG_MANE = 'M48-356C16-346 10-318 16-296C0-290-4-268 6-252C-4-240-2-224 10-216C28-246 50-268 66-300Z';
const CREST = 'M52-360C26-350 12-318 8-290C4-264-4-240-18-222C8-228 46-262 66-300Z';

/** A horse, a donkey or a zebra, in units of a horse. */
const equine = (
  { tones, mood }: Pick<Look, 'tones' | 'mood'>,
  { mane, ear, forelock, muzzle, marks }: Breed,
): string =>
  place(
    { x: 9 },
    path(
      {
        happy:
          'M-122-214C-160-240-176-196-168-156C-162-126-172-104-164-80C-138-92-126-130-130-164C-132-186-122-196-110-194Z',
        curious:
          'M-122-214C-160-236-172-186-164-150C-160-122-168-96-156-72C-132-88-124-130-128-164C-130-186-122-196-110-194Z',
        worried:
          'M-122-210C-152-218-158-176-152-140C-150-110-156-86-144-62C-124-80-118-126-122-160C-124-180-118-190-108-190Z',
        sleepy:
          'M-122-210C-152-222-160-178-154-142C-150-112-158-88-146-64C-126-80-120-126-124-160C-126-180-118-190-108-190Z',
      }[mood],
      mane,
    ),
    line('M-56-120V-34M18-120V-34', shade(tones), 38),
    path(
      'M-76-28H-36C-34-18-31-11-31-7Q-31-2-36-2H-75Q-80-2-80-7C-80-11-78-18-76-28ZM-2-28H38C40-18 42-11 42-7Q42-2 37-2H-2Q-7-2-7-7C-7-11-4-18-2-28Z',
      mane,
    ),
    marks ? '' : path('M52-352C10-350-14-312-20-270C-26-240-34-226-46-214L60-206Z', mane),
    path(
      'M-132-176C-132-216-100-228-64-224C-34-220-14-226 2-246C22-272 36-310 60-330L122-262C128-226 118-186 100-160C92-146 91-130 91-114C60-108-60-108-129-114C-128-132-132-150-132-176Z',
      tones.base,
    ),
    line('M-108-134V-34M70-140V-34', tones.base, 42),
    path(
      'M-130-30H-86C-84-18-81-10-81-6Q-81 0-87 0H-129Q-135 0-135-6C-135-10-132-18-130-30ZM48-30H92C94-18 97-10 97-6Q97 0 91 0H49Q43 0 43-6C43-10 46-18 48-30Z',
      mane,
    ),
    path('M-87-115C-50-110 4-108 49-113C38-124 16-131-18-131S-80-126-87-115Z', pale(tones)),
    marks?.body ?? '',
    path(marks ? CREST : LONG_MANE, mane),
    ears(mood, 92, -342, 30, ear),
    path(
      'M92-362C126-362 142-340 142-310C142-290 148-276 152-256C156-228 130-212 96-212S36-228 40-256C42-276 44-290 44-310C44-340 60-362 92-362Z',
      tones.base,
    ),
    path('M84-340C94-346 104-340 104-326L104-272H88Z', pale(tones)),
    path(
      'M96-280C128-280 150-270 152-250C154-226 130-210 96-210S38-226 40-250C42-270 64-280 96-280Z',
      muzzle,
    ),
    path(forelock, mane),
    marks?.face ?? '',
    eyes(mood, 94, -302, 30, 7.6),
    blush(95, -278, 37, 10, tones),
    both(96, ellipse(78, -254, 5, 7, shade(tones))),
    mouth(mood, 96, -240, 16),
  );

const LOCKS =
  'M66-356C76-378 110-376 118-354C122-342 116-330 106-322C106-334 100-340 94-344C92-332 84-324 74-320C76-332 70-344 66-356Z';
const TUFT = 'M74-356C80-376 106-376 112-356C108-346 102-340 94-332C86-340 78-346 74-356Z';

export const horse: Figure = {
  height: 386,
  width: 322,
  lives: 'land',
  head: { x: 103, y: -307, r: 52 },
  neck: { x: 79, y: -204, half: 54 },
  back: { x: -40, y: -224 },
  rim: { x: 103, y: -356, half: 27 },
  draw: (look) =>
    equine(look, {
      mane: look.tones.dark,
      ear: SHORT_EAR(look.tones.base),
      forelock: LOCKS,
      muzzle: pale(look.tones),
    }),
};

export const zebra: Figure = {
  ...horse,
  draw: (look) => {
    const dark = look.tones.base === TONES.white.base ? '#4B4560' : look.tones.dark;
    return equine(look, {
      mane: dark,
      ear: SHORT_EAR(look.tones.base),
      forelock: TUFT,
      muzzle: pale(look.tones),
      marks: {
        body: line(
          'M-112-218C-104-196-106-172-116-150M-80-222C-72-196-74-166-84-136M-46-220C-38-196-40-168-48-138M-14-232C-4-204-6-172-12-140M18-256C32-226 30-184 24-150M36-292C52-272 60-250 62-226M-126-96q18 8 36 0M-126-66q18 8 36 0M52-96q18 8 36 0M52-66q18 8 36 0',
          dark,
          12,
        ),
        face: line('M45-262q9 3 15 0M148-262q-9 3-15 0M80-322l4 14M108-322l-4 14', dark, 7),
      },
    });
  },
};

const DONKEY = 0.84;

export const donkey: Figure = {
  height: 360,
  width: 300,
  lives: 'land',
  head: { x: 73, y: -258, r: 44 },
  neck: { x: 52, y: -171, half: 45 },
  back: { x: -48, y: -188 },
  rim: { x: 73, y: -299, half: 23 },
  draw: (look) =>
    place(
      { x: -14, scale: DONKEY },
      equine(look, {
        mane: look.tones.dark,
        ear: LONG_EAR(look.tones.base),
        forelock: TUFT,
        muzzle: colour.cream,
        marks: { body: line('M-60-222C-54-204-54-190-58-176', look.tones.dark, 9), face: '' },
      }),
    ),
};

export const hippo: Figure = {
  height: 278,
  width: 364,
  lives: 'land',
  head: { x: 96, y: -180, r: 66 },
  neck: { x: 74, y: -104, half: 46 },
  back: { x: -50, y: -204 },
  rim: { x: 96, y: -248, half: 30 },
  draw: ({ tones, mood }) => {
    const tail = { happy: 10, curious: 4, worried: -8, sleepy: -4 }[mood];
    return place(
      { x: -2 },
      place({ x: -154, y: -142, turn: tail }, line('M0 0C-14 8-18 24-12 36', shade(tones), 11)),
      line('M-64-52V-24M24-52V-24', shade(tones), 52),
      path(
        'M-160-122C-160-180-108-206-44-206C30-206 80-180 86-132C90-84 58-44 16-38H-96C-138-44-160-78-160-122Z',
        tones.base,
      ),
      path('M-116-44C-70-76 10-76 62-56C48-44 32-39 16-38H-96C-104-39-110-41-116-44Z', pale(tones)),
      line('M-112-62V-26M60-62V-26', tones.base, 54),
      line('M-128-7h1M-111-6h1M-94-7h1M44-7h1M61-6h1M78-7h1', pale(tones), 12),
      ears(
        mood,
        100,
        -246,
        42,
        path('M-16 12C-28-6-22-30-4-32C14-30 18-8 12 10Z', tones.base) +
          path('M-10 2C-16-8-12-20-4-21C6-20 8-8 5 2Z', colour.rose),
      ),
      path(
        'M100-264C140-264 160-238 160-204C160-190 168-178 174-160C182-122 146-98 100-98S18-122 26-160C32-178 40-190 40-204C40-238 60-264 100-264Z',
        tones.base,
      ),
      path(
        'M100-176C146-176 182-156 182-126C182-96 146-76 100-76S18-96 18-126C18-156 54-176 100-176Z',
        pale(tones),
      ),
      both(100, ellipse(72, -152, 8, 6, shade(tones))),
      eyes(mood, 100, -208, 29, 8.6),
      blush(100, -182, 44, 11, tones),
      mouth(mood, 100, -122, 22),
      both(100, path('M58-112h15v13q-7 6-15 0Z', colour.paper)),
    );
  },
};

/** A brown one is a mammoth: a coat down to its knees, a tuft and long tusks. */
const COAT =
  'M-120-190C-150-130-142-76-128-46L-112-64-104-38-84-60-70-34-50-58-34-32-14-56 2-30 20-56 36-32 52-58 72-34 86-60 106-38 114-64 130-46C144-76 152-130 122-190Z';
const TUSKS = 'M-34-242C-78-222-96-160-62-130-44-116-24-122-18-136-44-128-62-158-26-222Z';
const TUSK = 'M-36-238C-54-232-70-214-72-192C-56-190-38-204-28-222Z';

export const elephant: Figure = {
  height: 411,
  width: 418,
  lives: 'land',
  head: { x: 4, y: -304, r: 98 },
  neck: { x: 2, y: -146, half: 96 },
  draw: ({ tones, mood }) => {
    const trunk = {
      happy:
        'M-34-266C-38-222-16-190 36-186C108-180 162-210 168-272C170-298 136-302 132-278C128-248 106-232 78-234C52-236 44-250 42-266Q4-290-34-266Z',
      curious:
        'M-34-266C-38-220-14-184 40-176C96-168 130-190 150-186C170-182 178-208 154-214C126-222 104-206 80-210C54-214 44-240 42-266Q4-290-34-266Z',
      worried: 'M-34-266C-38-226-32-176-24-152C-18-134 24-134 30-152C38-176 44-226 42-266Q4-290-34-266Z',
      sleepy:
        'M-34-266C-38-226-34-172-6-154C22-140 56-146 64-172C68-188 50-194 41-185C40-206 42-240 42-266Q4-290-34-266Z',
    }[mood];
    const folds = {
      happy: 'M-29-232q34 10 66-8M-10-202q30-4 48-32M44-188q14-22 14-44',
      curious: 'M-30-232q34 10 66-6M-12-202q30-4 48-26M52-178q10-14 12-28',
      worried: 'M-33-234q34 12 72 0M-31-206q32 10 66 0M-27-178q28 8 58 0',
      sleepy: 'M-32-234q34 12 68 0M-32-206q30 12 58-2M-24-176q22 6 46-12',
    }[mood];
    const turn = { happy: 0, curious: -6, worried: 12, sleepy: 8 }[mood];
    const isWoolly = tones === TONES.brown;
    const tusk = isWoolly ? TUSKS : TUSK;
    return (
      line('M118-120C150-116 156-90 148-68', shade(tones), 9) +
      line('M148-68l-2 6', tones.dark, 16) +
      both(0, line('M-40-80V-44', shade(tones), 70)) +
      path(
        'M0-270C84-270 128-200 128-140C128-100 126-70 122-44H-122C-126-70-128-100-128-140C-128-200-84-270 0-270Z',
        tones.base,
      ) +
      path('M0-232C58-232 88-184 88-130C88-78 52-52 0-52S-88-78-88-130C-88-184-58-232 0-232Z', pale(tones)) +
      both(0, line('M-82-60V-42', tones.base, 84) + line('M-106-9h1M-82-7h1M-58-9h1', pale(tones), 14)) +
      (isWoolly ? path(COAT, tones.dark) : '') +
      both(
        0,
        place(
          { x: -72, y: -310, turn },
          path('M10-50C-40-86-120-64-134-8C-140 50-110 108-58 104C-20 100 6 70 20 36Z', tones.base) +
            path('M-6-30C-50-56-104-42-114-4C-120 40-98 84-60 82C-30 78-8 54 2 30Z', colour.rose),
        ),
      ) +
      path(
        'M2-392C66-392 106-348 106-292C106-236 64-204 4-204S-102-236-102-292C-102-348-62-392 2-392Z',
        tones.base,
      ) +
      (isWoolly
        ? path(
            'M-64-352C-70-392-30-410-14-398-6-414 22-414 26-398 46-408 78-388 70-350L52-366 38-340 20-362 4-336-14-362-32-340-46-366Z',
            tones.dark,
          )
        : line('M-12-390c-4-10 0-16 8-18M6-390c0-8 6-12 14-12', tones.dark, 6)) +
      place(
        { y: -12 },
        mood === 'happy'
          ? path('M-74-240C-74-168-36-134 4-134C42-134 66-158 74-194L40-240Z', tones.base) +
              path('M-54-218C-50-176-26-152 4-152C30-152 48-166 56-188L20-226Z', MOUTH) +
              ellipse(6, -165, 19, 8, colour.rose) +
              path(tusk, colour.paper)
          : both(4, path(tusk, colour.paper)),
        place({ x: -3, y: 6 }, path(trunk, shade(tones))),
        path(trunk, tones.base),
        line(folds, shade(tones), 5),
      ) +
      eyes(mood, 4, -298, 46, 10.5) +
      blush(4, -264, 68, 16, tones)
    );
  },
};

export const dinosaur: Figure = {
  height: 448,
  width: 418,
  lives: 'land',
  head: { x: 128, y: -402, r: 60 },
  neck: { x: 124, y: -296, half: 42 },
  back: { x: -30, y: -230 },
  rim: { x: 129, y: -432, half: 34 },
  draw: ({ tones, mood }) => {
    const plate =
      tones.base === TONES.orange.base || tones.base === TONES.yellow.base
        ? TONES.red.base
        : TONES.orange.base;
    return place(
      { x: 29 },
      line('M-50-110V-34M36-110V-34', shade(tones), 50),
      place(
        { x: -5, y: -7 },
        path(
          'M-196-108C-200-132-184-138-174-128L-168-132C-172-158-154-166-140-152L-134-166C-136-192-116-202-100-188L-88-206C-86-232-64-238-52-220L-40-224C-36-252-10-254-2-230L12-240C8-262 26-272 42-258L46-282C32-290 34-312 52-314L56-340C42-346 42-368 60-368L90-330L60-220L-60-180L-170-100Z',
          plate,
          `stroke="${plate}" stroke-width="6" stroke-linejoin="round"`,
        ),
      ),
      path('M-140-170C-170-136-196-110-226-104C-232-96-228-88-220-86C-180-78-146-72-112-84Z', tones.base),
      path(
        'M-148-150C-148-204-104-232-44-228C6-226 38-252 46-300L56-372L140-364C132-300 128-250 114-206C102-150 88-92 30-80H-86C-130-84-148-116-148-150Z',
        tones.base,
      ),
      path(
        'M-196-90C-120-84-80-136 0-140C60-144 98-210 108-350L139-352C132-296 127-248 114-206C102-150 88-92 30-80H-86C-126-78-160-80-196-90Z',
        pale(tones),
      ),
      circle(-92, -184, 15, shade(tones)) +
        circle(-48, -196, 11, shade(tones)) +
        circle(-58, -162, 9, shade(tones)) +
        circle(0, -188, 14, shade(tones)) +
        circle(62, -272, 11, shade(tones)),
      line('M-100-100V-30M74-110V-30', tones.base, 54),
      line('M-116-7h1M-100-7h1M-84-7h1M58-7h1M74-7h1M90-7h1', pale(tones), 11),
      place(
        { x: 96, y: -330, turn: { happy: 0, curious: -5, worried: 4, sleepy: 7 }[mood] },
        path(
          'M4-118C44-118 66-92 66-62C74-52 80-42 80-30C80-2 50 14 6 14S-66-2-66-30C-66-42-62-52-56-62C-56-92-36-118 4-118Z',
          tones.base,
        ),
        path('M8-52C46-52 80-46 80-28C80-2 50 14 6 14S-66-2-66-28C-66-46-32-52 8-52Z', pale(tones)),
        eyes(mood, 6, -68, 26, 9.5),
        blush(6, -42, 50, 11, tones),
        ellipse(-8, -40, 4, 5, shade(tones)) + ellipse(24, -40, 4, 5, shade(tones)),
        mouth(mood, 8, -22, 18),
      ),
    );
  },
};
