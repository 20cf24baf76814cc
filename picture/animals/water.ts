import type { Figure } from '../figure.ts';
import { colour } from '../hand/palette.ts';
import { circle, ellipse, line, path, place } from '../hand/svg.ts';
import { blush, both, eyes, limb, MOUTH, mouth, pale, shade } from './face.ts';

export const turtle: Figure = {
  height: 194,
  width: 336,
  lives: 'land',
  head: { x: 108, y: -142, r: 54 },
  neck: { x: 92, y: -84, half: 30 },
  back: { x: -40, y: -166 },
  draw: ({ tones, mood }) =>
    place(
      { x: -8 },
      path('M-140-50C-152-44-158-34-160-22C-144-20-126-30-118-44Z', tones.base),
      line('M-66-40V-22M26-40V-22', shade(tones), 40),
      line('M-102-40V-22M62-40V-22', tones.base, 42),
      line('M-112-8h1M-96-8h1M52-8h1M68-8h1', pale(tones), 9),
      path('M40-46C56-62 62-86 66-118L140-110C142-76 116-34 68-30Z', tones.base),
      path('M-144-48C-144-126-92-172-32-172S78-126 80-48Z', tones.dark),
      path('M-52-152C-40-156-24-156-12-152L6-112L-32-92L-70-112Z', shade(tones)),
      path(
        'M-70-148L-88-106L-128-92C-116-120-96-138-70-148ZM6-148L24-106L64-92C52-120 32-138 6-148Z',
        shade(tones),
      ),
      path(
        'M-82-96L-42-74V-54H-132C-132-64-132-70-130-76ZM18-96L-22-74V-54H68C68-64 68-70 66-76Z',
        shade(tones),
      ),
      line('M-142-46H78', pale(tones), 19),
      path(
        'M114-194C150-194 170-170 170-140C170-108 148-86 116-86S60-108 60-140C60-170 78-194 114-194Z',
        tones.base,
      ),
      path(
        'M120-132C140-132 156-122 156-110C154-96 138-88 118-88S82-96 80-110C80-122 100-132 120-132Z',
        pale(tones),
      ),
      eyes(mood, 118, -138, 23, 8),
      blush(118, -118, 38, 10, tones),
      circle(114, -123, 2, tones.dark) + circle(124, -123, 2, tones.dark),
      mouth(mood, 119, -112, 12),
    ),
};

export const frog: Figure = {
  height: 165,
  width: 224,
  lives: 'land',
  head: { x: 2, y: -134, r: 50 },
  neck: { x: 2, y: -54, half: 44 },
  rim: { x: 4, y: -161, half: 26 },
  draw: ({ tones, mood }) =>
    both(
      2,
      path('M-34-10C-44-62-100-66-100-30C-100-12-84-6-60-6Z', shade(tones)) +
        path(
          'M-56-12C-72-18-94-14-106-10C-112-6-106-1-98-3C-96 1-86 1-83-2C-80 1-70 1-66-2C-58-2-50-8-56-12Z',
          tones.dark,
        ),
    ) +
    path('M2-96C50-96 62-62 58-36C54-12 34-4 2-4S-50-12-54-36C-58-62-46-96 2-96Z', tones.base) +
    path('M2-80C32-80 42-54 40-34C36-14 24-8 2-8S-32-14-36-34C-38-54-28-80 2-80Z', pale(tones)) +
    both(
      2,
      limb('M-40-52C-46-34-42-22-38-12', tones, 19) + line('M-52-5l8-5M-38-4V-10M-24-5l-8-5', tones.base, 8),
    ) +
    both(4, circle(-24, -130, 27, tones.base)) +
    path('M4-140C54-140 82-118 82-96C82-70 44-60 4-60S-74-70-74-96C-74-118-46-140 4-140Z', tones.base) +
    both(4, circle(-24, -131, 20, pale(tones))) +
    eyes(mood, 4, -130, 24, 9.6, false) +
    (mood === 'curious' || mood === 'worried'
      ? both(
          4,
          mood === 'worried'
            ? line('M-44-148L-16-158', colour.ink, 5)
            : line('M-40-156c8-8 20-9 28-3', colour.ink, 5),
        )
      : '') +
    blush(4, -98, 58, 12, tones) +
    line('M0-108v.5M9-108v.5', tones.dark, 4) +
    {
      happy:
        path('M-42-96Q4-80 50-96C46-70 28-62 4-62S-38-70-42-96Z', MOUTH) +
        ellipse(4, -70, 20, 7, colour.rose),
      curious: ellipse(4, -84, 9, 10, MOUTH),
      worried: line('M-32-76C-16-90 24-90 40-76', MOUTH, 4.5),
      sleepy: line('M-36-88C-16-76 24-76 44-88', MOUTH, 4.5),
    }[mood],
};

export const dolphin: Figure = {
  height: 252,
  width: 448,
  lives: 'water',
  head: { x: 112, y: -134, r: 62 },
  neck: { x: 100, y: -66, half: 54 },
  back: { x: -78, y: -148 },
  draw: ({ tones, mood }) =>
    place(
      { x: -7, y: -2 },
      path('M0-186C0-220-22-244-48-250C-46-222-54-196-74-160Z', shade(tones)),
      path(
        'M-150-100C-186-106-214-134-216-168C-192-166-172-154-162-138C-152-158-130-172-106-172C-106-144-122-114-146-96Z',
        tones.dark,
      ),
      path(
        'M-164-122C-128-128-96-150-44-174C4-196 62-206 108-196C148-188 172-164 178-132C180-120 190-114 208-110C236-104 240-82 214-78C192-76 186-70 180-62C160-36 122-14 70-12C0-8-70-36-106-68C-130-88-148-100-164-104Z',
        tones.base,
      ),
      path(
        'M-70-46C-10-62 56-78 100-90C142-100 190-96 228-94C228-84 224-79 214-78C192-76 186-70 180-62C160-36 122-14 70-12C20-9-30-24-70-46Z',
        pale(tones),
      ),
      path('M34-48C26-20 0 2-34 6C-36-16-18-46 6-60Z', tones.dark),
      eyes(mood, 120, -136, 28, 9),
      blush(120, -112, 46, 11, tones),
      mouth(mood, 140, -94, 17),
    ),
};

export const whale: Figure = {
  height: 274,
  width: 430,
  lives: 'water',
  head: { x: 112, y: -152, r: 80 },
  neck: { x: 114, y: -64, half: 60 },
  back: { x: -66, y: -164 },
  draw: ({ tones, mood }) =>
    place(
      { y: -20 },
      mood === 'happy' || mood === 'curious'
        ? line(
            'M-2-190C-2-226-8-238-30-240C-46-240-52-226-44-218M2-190C2-228 10-246 32-248C48-248 54-234 46-226',
            colour.day,
            10,
          )
        : '',
      path(
        'M-156-138C-142-142-122-140-108-130C-96-122-84-126-68-140C-24-180 22-214 96-214C168-214 214-166 214-106C214-40 160 0 70 0C-50 0-136-48-158-128Z',
        tones.base,
      ),
      path(
        'M-118-58C-60-46-10-54 22-78C52-100 86-104 116-102C156-100 194-94 214-108C212-36 156 0 70 0C-10 0-78-20-118-58Z',
        pale(tones),
      ),
      line(
        'M-64-38C-36-34-10-36 10-42M-30-20C-2-16 24-18 46-24M92-28C118-28 142-34 160-44M66-10C92-10 116-14 134-22',
        shade(tones),
        4,
      ),
      path(
        'M-152-104C-196-124-222-170-212-212C-182-212-160-194-148-170C-138-198-112-214-84-210C-82-170-100-134-122-112C-132-122-144-118-152-104Z',
        tones.dark,
      ),
      path('M10-54C-10-48-44-32-54 2C-50 12-34 10-22 4C4-8 28-24 38-46Z', tones.dark),
      eyes(mood, 116, -128, 35, 11),
      blush(116, -98, 62, 14, tones),
      mouth(mood, 116, -90, 24),
    ),
};

export const fish: Figure = {
  height: 187,
  width: 230,
  lives: 'water',
  head: { x: 52, y: -112, r: 58 },
  neck: { x: 52, y: -56, half: 40 },
  back: { x: -20, y: -150 },
  draw: ({ tones, mood }) =>
    place(
      { x: 2, y: -16 },
      path(
        'M-54-80C-70-112-96-134-116-126C-108-108-106-94-100-82C-108-70-114-52-114-36C-92-32-70-52-54-76Z',
        tones.dark,
      ),
      line('M-72-84L-98-106M-74-79L-96-80M-72-74L-100-54', shade(tones), 4),
      path('M-30-134C-26-160-6-172 22-170C38-168 46-158 54-146L40-126Z', tones.dark),
      path('M-10-24C-18-12-20-2-14 2C4 2 18-8 26-18Z', tones.dark),
      path(
        'M-72-80C-56-128-14-150 34-150C82-150 108-118 108-82C108-42 78-14 32-14C-16-14-54-38-72-80Z',
        tones.base,
      ),
      path('M-46-112C-34-92-34-70-46-50L-30-36C-14-62-14-100-30-128Z', tones.dark),
      path(
        'M-62-62C-24-42 2-52 20-66C38-82 70-84 107-72C104-38 76-14 32-14C-12-14-44-32-62-62Z',
        pale(tones),
      ),
      path(
        mood === 'worried'
          ? 'M-6-70C-28-62-36-42-32-28C-12-28 6-40 12-58C12-68 4-74-6-70Z'
          : 'M-4-76C-28-82-50-70-54-54C-36-44-10-44 8-58C12-68 6-76-4-76Z',
        shade(tones),
      ),
      eyes(mood, 52, -92, 25, 9),
      blush(52, -70, 40, 9, tones),
      mouth(mood, 54, -66, 12),
    ),
};

export const octopus: Figure = {
  height: 241,
  width: 314,
  lives: 'water',
  head: { x: 4, y: -153, r: 78 },
  neck: { x: 2, y: -92, half: 54 },
  draw: ({ tones, mood }) => {
    const raised = {
      happy: 'M-44-96C-84-84-118-104-122-140C-124-160-106-168-98-156',
      curious: 'M-44-96C-84-76-116-88-124-112C-130-130-114-142-104-132',
      worried: 'M-44-96C-70-66-60-52-30-62',
      sleepy: 'M-44-96C-80-80-96-50-124-46C-140-44-142-60-132-64',
    }[mood];
    return (
      both(
        2,
        line('M-30-80C-50-40-84-20-104-32', shade(tones), 26) +
          line('M-12-80C-16-50-26-30-44-12', shade(tones), 26),
      ) +
      both(2, line(raised, tones.base, 28)) +
      both(
        2,
        line('M-36-92C-48-50-76-12-106-14C-130-16-130-44-110-44', tones.base, 28) +
          line('M-16-80C-18-44-26-24-44-14C-58-8-68-18-64-28', tones.base, 28),
      ) +
      both(2, line('M-52-42l-1 2M-66-26l-2 2M-84-15l-2 1M-25-44l-1 2M-32-28l-2 2', pale(tones), 8)) +
      path(
        'M2-240C50-240 80-208 80-166C80-140 66-126 62-104C58-76 34-70 2-70S-54-76-58-104C-62-126-76-140-76-166C-76-208-46-240 2-240Z',
        tones.base,
      ) +
      circle(-44, -206, 8, pale(tones)) +
      circle(-28, -222, 5, pale(tones)) +
      circle(-56, -188, 5, pale(tones)) +
      path(
        'M6-178C26-178 62-172 62-138C62-104 38-84 6-84S-50-104-50-138C-50-172-14-178 6-178Z',
        pale(tones),
      ) +
      eyes(mood, 6, -144, 27, 9) +
      blush(6, -122, 40, 10, tones) +
      mouth(mood, 7, -116, 15)
    );
  },
};

export const shark: Figure = {
  height: 262,
  width: 424,
  lives: 'water',
  head: { x: 104, y: -142, r: 79 },
  neck: { x: 104, y: -62, half: 58 },
  back: { x: -60, y: -150 },
  rim: { x: 100, y: -192, half: 34 },
  draw: ({ tones, mood }) =>
    place(
      { x: -4, y: -14 },
      path(
        'M-150-98C-178-118-206-158-204-210C-174-194-142-160-122-120L-126-84C-146-60-172-42-204-40C-198-66-178-86-150-98Z',
        tones.dark,
      ),
      path('M-62-156C-50-204-24-238 22-248C10-222 18-190 46-164Z', tones.dark),
      path(
        'M-148-100C-100-134-30-188 84-188C160-188 210-154 210-100C210-44 158-8 80-8C-10-8-98-54-148-100Z',
        tones.base,
      ),
      path(
        'M-106-68C-52-66-6-60 20-76C50-96 84-96 112-94C150-92 192-86 209-104C209-44 158-8 80-8C4-8-62-36-106-68Z',
        pale(tones),
      ),
      line(
        'M8-130C0-118 0-104 6-94M-15-126C-23-114-23-100-17-90M-38-120C-45-110-45-98-40-88',
        shade(tones),
        6,
      ),
      path('M28-48C-2-46-34-24-48 14C-12 14 30 4 58-26Z', tones.dark),
      circle(102, -110, 3, tones.dark) + circle(120, -110, 3, tones.dark),
      eyes(mood, 111, -130, 36, 11),
      blush(111, -102, 68, 13, tones),
      mood === 'happy'
        ? path('M70-90Q112-76 154-90C155-60 134-46 112-46S69-60 70-90Z', MOUTH) +
            ellipse(112, -54, 20, 7, colour.rose) +
            path('M84-87v6q7 11 14 0v-3ZM105-83v6q7 11 14 0v-6ZM126-84v3q7 11 14 0v-6Z', colour.paper)
        : mood === 'sleepy'
          ? line('M86-82Q112-68 138-82', MOUTH, 5) + path('M120-76l12-3l-4 11Z', colour.paper)
          : mouth(mood, 112, -88, 22),
    ),
};
