import type { Look, Tones } from '../figure.ts';
import { limb } from '../hand/limb.ts';
import { colour } from '../hand/palette.ts';
import { circle, line, path } from '../hand/svg.ts';
import {
  acting,
  ADULT,
  beard,
  CHILD,
  companion,
  ELDER,
  FACES,
  figure,
  fiveStar,
  legs,
  type Person,
  person,
  shoes,
  stockings,
  torso,
} from './body.ts';
import { look } from './looks.ts';

/** Round the face and down to the shoulders, around a head of radius 50. */
const headscarf = (fill: string): string =>
  path(
    'M-61-2C-61-44-38-64 0-64S61-44 61-2C61 24 60 46 52 62 24 84-24 84-52 62-60 46-61 24-61-2ZM-43 4C-43 30-22 47 2 47S47 30 47 4C44-24 26-40 2-40S-40-24-43 4Z',
    fill,
    'fill-rule="evenodd"',
  ) +
  path(
    'M24-60C50-52 61-32 61-2 61 24 60 46 52 62 40 71 28 75 14 77 44 58 56 22 46-18 42-40 36-52 24-60Z',
    colour.night,
    'opacity=".12"',
  );

/** Whether one wears the second of two cuts of clothes: every second look; queens and witches wear the first. */
const isSecond = ({ look: number, isDressedUp }: Look): boolean => number % 2 === 1 && !isDressedUp;

/** Whether the arms leave the chest free, so that what is on it is not broken by them. */
const hasFreeChest = ({ mood }: Look): boolean => mood !== 'worried' && mood !== 'sleepy';

/** A pinafore with dots over a blouse. */
const pinafore = ({ base, light }: Tones): string =>
  path('M-29-148C-16-160 16-160 29-148L34-120Q0-110-34-120Z', colour.cream) +
  path('M-24-152H-12L-10-112H-24ZM24-152H12L10-112H24Z', base) +
  line('M-30-84h.1M4-92h.1M-8-66h.1M28-72h.1M36-100h-.1M-24-108h-.1', light, 8);

/** Over the shoulders, and round the neck. */
const roundCollar = (fill: string): string =>
  path('M0-148C-6-132-26-132-30-146-20-158-8-160 0-154 8-160 20-158 30-146 26-132 6-132 0-148Z', fill);

export const girl = figure(CHILD, { height: 280, width: 194 }, (at) => {
  const { tones, mood } = at;
  const { skin, hair, girl: style } = look(at);
  const b = acting({ ...CHILD, hem: -36 }, at);
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: isSecond(at) ? colour.cream : tones.base,
    cuff: tones.light,
    legs: legs(b, stockings(tones), colour.bark),
    clothes:
      torso(b, -50, 52, tones.base, 14) +
      (isSecond(at)
        ? pinafore(tones)
        : path('M-52-52Q0-36 52-52L54-43Q0-25-54-43Z', tones.light) +
          circle(0, -122, 3.4, tones.dark) +
          circle(0, -104, 3.4, tones.dark)),
    over: roundCollar(isSecond(at) ? colour.paper : tones.light),
    head: { hair, style, ...(mood === 'happy' ? { mood: 'grin' as const } : {}) },
  });
});

export const boy = figure(CHILD, { height: 280, width: 194 }, (at) => {
  const { tones, mood } = at;
  const { skin, hair, boy: style } = look(at);
  const b = acting(CHILD, at);
  const { fill } = companion(tones);
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.base,
    cuff: tones.light,
    legs: b.stance?.drop
      ? legs(b, fill, colour.bark, { shin: skin })
      : legs(b, skin, colour.bark, { shin: colour.cream, shinY: -30 }) +
        path('M-36-84H36L39-44Q22-38 5-44L0-62-5-44Q-22-38-39-44Z', fill) +
        path('M14-84H36L39-44Q30-40 22-41 26-62 14-84Z', colour.night, 'opacity=".13"'),
    clothes:
      torso(b, -74, 37, tones.base, 8) +
      (hasFreeChest(at)
        ? isSecond(at)
          ? fiveStar(0, -108, 13, tones.light)
          : path('M-39-118Q0-108 39-118L39-107Q0-97-39-107Z', tones.light)
        : '') +
      path('M-37-77Q0-69 37-77L37-70Q0-61-37-70Z', tones.dark) +
      path('M-19-158Q0-138 19-158L24-154Q0-130-24-154Z', tones.dark),
    head: { hair, style },
  });
});

/** A child who may be a girl or a boy: dungarees, and hair that both wear. */
export const child = figure(CHILD, { height: 280, width: 194 }, (at) => {
  const { tones, mood } = at;
  const { skin, hair, child: style } = look(at);
  const b = acting(CHILD, at);
  const { fill } = companion(tones);
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.base,
    cuff: tones.light,
    legs: legs(b, fill, colour.bark),
    clothes:
      torso(b, -74, 37, tones.base, 8) +
      path('M-37-92Q0-86 37-92L38-68Q0-60-38-68Z', fill) +
      (!hasFreeChest(at)
        ? ''
        : path('M-22-92V-126Q0-121 22-126V-92Q0-86-22-92Z', fill) +
          path('M-22-122L-28-154H-20L-14-124ZM22-122L28-154H20L14-124Z', fill) +
          circle(-18, -121, 3.2, tones.light) +
          circle(18, -121, 3.2, tones.light)) +
      path('M-19-158Q0-138 19-158L24-154Q0-130-24-154Z', tones.dark),
    head: { hair, style, ...(mood === 'happy' ? { mood: 'grin' as const } : {}) },
  });
});

export const woman = figure(ADULT, { height: 368, width: 260 }, (at) => {
  const { tones, mood } = at;
  const { skin, hair, woman: style } = look(at);
  const b = acting({ ...ADULT, shoulder: 41, arm: 14, hem: -40 }, at);
  const { fill, deep } = companion(tones);
  const skirt = isSecond(at) ? fill : tones.base;
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.base,
    cuff: tones.light,
    legs: legs({ ...b, leg: 14 }, isSecond(at) ? deep : stockings(tones), deep),
    clothes:
      path('M-34-140C-46-110-58-80-64-54Q0-36 64-54C58-80 46-110 34-140Z', skirt) +
      torso(b, -136, 35, tones.base, 8) +
      path('M12-132C36-110 44-80 40-46Q54-49 64-54C58-80 46-110 34-140Z', colour.night, 'opacity=".13"') +
      path('M-36-142Q0-134 36-142L37-128Q0-118-37-128Z', tones.dark) +
      (isSecond(at)
        ? path('M-22-246Q0-252 22-246L24-232Q0-218-24-232Z', tones.dark) +
          (hasFreeChest(at) ? path('M-38-196Q0-184 38-196V-184Q0-172-38-184Z', tones.light) : '')
        : path('M-20-244Q0-244 20-244 14-222 0-208-14-222-20-244Z', skin) +
          path('M-24-243L-12-246Q-6-224 0-214 6-224 12-246L24-243Q16-214 0-200-16-214-24-243Z', tones.light)),
    head:
      style === 'headscarf'
        ? { hair, style: 'none' }
        : { hair, style, ...(mood === 'happy' ? { mood: 'smile' as const } : {}) },
    onHead: style === 'headscarf' ? headscarf(tones.light) : '',
  });
});

/** A jumper over a shirt, with a pattern where arms leave it free. */
const jumper = (at: Look): string =>
  path('M-20-247L0-216 20-247 14-252H-14Z', colour.paper) +
  path('M-25-244L0-206 25-244 30-236 0-192-30-236Z', at.tones.dark) +
  (hasFreeChest(at) ? line('M-40-166L-26-178-12-166 2-178 16-166 30-178 42-168', at.tones.light, 7) : '') +
  path('M-47-121Q0-111 47-121L48-108Q0-98-48-108Z', at.tones.dark);

/** An open jacket over a shirt: its edges go down to the hem, or end above clasped hands. */
const jacket = ({ tones, mood }: Look): string =>
  path('M-20-247C-18-200-16-150-15-107Q0-104 15-107C16-150 18-200 20-247Z', colour.cream) +
  path('M-22-247L0-222 22-247 28-240 12-206 0-222-12-206-28-240Z', colour.paper) +
  path(
    mood === 'worried'
      ? 'M-24-242C-29-224-28-206-21-188-17-204-17-226-18-246ZM24-242C29-224 28-206 21-188 17-204 17-226 18-246Z'
      : 'M-24-242C-30-190-24-150-17-107L-10-107C-12-150-18-196-18-246ZM24-242C30-190 24-150 17-107L10-107C12-150 18-196 18-246Z',
    tones.dark,
  ) +
  path('M-42-146H-24V-128Q-33-122-42-128ZM42-146H24V-128Q33-122 42-128Z', tones.dark);

export const man = figure(ADULT, { height: 368, width: 270 }, (at) => {
  const { tones, mood } = at;
  const { skin, hair, man: style, beard: bearded, moustache } = look(at);
  const b = acting(ADULT, at);
  const { fill, deep } = companion(tones);
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.base,
    cuff: tones.light,
    legs: legs(b, fill, deep),
    clothes: torso(b, -112, 48, tones.base, 6) + (isSecond(at) ? jumper(at) : jacket(at)),
    head: { hair, style, moustache: moustache && hair },
    onHead: bearded ? beard(hair, at) : '',
  });
});

export const grandmother = figure(ELDER, { height: 320, width: 248 }, (at) => {
  const { tones, mood } = at;
  const { skin, grey, grandmother: style } = look(at);
  const b = acting({ ...ELDER, shoulder: 40, arm: 14, hem: -2 }, at);
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.base,
    cuff: tones.light,
    legs: shoes(22, 17, colour.bark),
    clothes:
      torso(b, -18, 66, tones.base, 16) +
      path('M-34-118H34C42-84 46-60 47-32Q0-20-47-32C-46-60-42-84-34-118Z', colour.paper) +
      path('M-38-122Q0-114 38-122V-110Q0-102-38-110Z', colour.cream) +
      path('M-20-82H20V-64Q0-50-20-64Z', colour.cream),
    over:
      path(
        'M-38-199C-28-210 28-210 38-199 54-192 60-174 60-158 40-164 14-156 0-146-14-156-40-164-60-158-60-174-54-192-38-199Z',
        tones.light,
      ) +
      path(
        'M24-205C44-202 60-184 60-158 50-160 42-159 34-156 40-176 36-194 24-205Z',
        colour.night,
        'opacity=".12"',
      ) +
      circle(0, -158, 6, tones.dark),
    head: {
      hair: grey,
      style: style === 'headscarf' ? 'none' : style,
      mood: mood === 'happy' ? 'grin' : FACES[mood],
    },
    onHead:
      (style === 'headscarf' ? headscarf(tones.light) : '') +
      line('M-48 8c4-2 6-5 7-8M48 8c-4-2-6-5-7-8', colour.clayDeep, 2.5, 'opacity=".35"'),
  });
});

export const grandfather = figure(ELDER, { height: 302, width: 230 }, (at) => {
  const { tones, mood } = at;
  const { skin, grey, grandfather: style, beard: bearded, moustache } = look(at);
  const b = acting(ELDER, at);
  const { fill, deep } = companion(tones);
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: colour.cream,
    cuff: colour.sand,
    legs: legs({ ...b, hip: 46 }, fill, deep),
    clothes:
      torso(b, -88, 50, colour.cream, 6, true) +
      path(
        'M-38-197C-46-160-52-120-51-88Q-24-82-2-76V-150C-12-164-20-184-22-205ZM38-197C46-160 52-120 51-88Q24-82 2-76V-150C12-164 20-184 22-205Z',
        tones.base,
      ) +
      path('M38-197C46-160 52-120 51-88Q40-85 30-82 38-120 34-199Z', colour.night, 'opacity=".13"') +
      path('M0-190L-17-201V-179ZM0-190L17-201V-179Z', tones.dark) +
      circle(-9, -136, 3.4, tones.light) +
      circle(-9, -112, 3.4, tones.light) +
      path('M18-126H40V-118H18Z', tones.dark),
    head: {
      hair: grey,
      style,
      moustache: moustache && grey,
      mood: mood === 'happy' ? 'grin' : FACES[mood],
    } as Person['head'],
    onHead: bearded ? beard(grey, at) : '',
    holds: {
      at: [-74, -104],
      thing:
        limb([3, -4], [0, 50], [-4, 101], [5, 4], colour.wood) +
        limb([5, -6], [-14, -22], [-26, -6], [6, 5], colour.wood),
    },
  });
});
