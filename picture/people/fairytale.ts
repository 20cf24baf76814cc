import { limb } from '../hand/limb.ts';
import { colour } from '../hand/palette.ts';
import { circle, line, path, place } from '../hand/svg.ts';
import { acting, type Build, CHILD, figure, fiveStar, legs, person, torso } from './body.ts';
import { look } from './looks.ts';

/** Leaves and flowers over the brow, around a head of radius 50. */
const garland =
  line('M-48-26C-30-44 30-44 48-26', colour.moss, 8) +
  [-34, 0, 34]
    .map((x) => {
      const y = x === 0 ? -42 : -34;
      return line(`M${x - 7} ${y}h.1M${x + 7} ${y}h.1M${x} ${y - 7}v.1M${x} ${y + 7}v.1`, colour.paper, 12);
    })
    .join('') +
  line('M-34-34h.1M0-42h.1M34-34h.1', colour.lamp, 9);

const wand = limb([2, 14], [0, -20], [-4, -52], [3.4, 3], colour.wood) + fiveStar(-5, -64, 19, colour.lamp);

const MERMAID: Build = { ...CHILD, headY: -226, shoulderY: -174, hipY: -104 };

export const mermaid = figure(MERMAID, { height: 282, width: 322, lives: 'water' }, (at) => {
  const { tones, mood } = at;
  const { skin, hair, girl: style } = look(at);
  const b = acting(MERMAID, at);
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.light,
    cuff: tones.dark,
    legs:
      path(
        'M-98-78C-82-94-78-124-92-150C-98-134-106-126-118-122C-130-134-146-136-160-130C-156-100-132-76-108-72Z',
        tones.light,
      ) +
      line('M-102-84C-96-98-94-114-94-128M-108-84C-120-92-132-106-140-116', tones.dark, 3.5) +
      path(
        'M36-112C46-66 40-10-14-4C-66 2-106-22-112-78L-92-88C-88-62-74-42-58-48C-40-56-42-84-37-112Z',
        tones.base,
      ) +
      line(
        'M26-80q-8 9-16 0q-8 9-16 0q-8 9-16 0M28-60q-8 9-16 0q-8 9-16 0q-8 9-16 0M18-40q-8 9-16 0q-8 9-16 0q-8 9-16 0M-2-20q-8 9-16 0q-8 9-16 0q-8 9-16 0',
        tones.dark,
        3.5,
      ),
    clothes:
      torso(b, -104, 36, tones.light, 8) +
      path('M-38-110Q0-96 38-110L40-96Q30-86 20-92Q10-82 0-90Q-10-82-20-92Q-30-86-40-96Z', tones.dark),
    head: { hair, style },
    onHead: fiveStar(-30, -40, 15, colour.cream) + circle(-30, -40, 4, colour.clay),
  });
});

const FAIRY: Build = {
  headY: -184,
  r: 43,
  shoulderY: -136,
  shoulder: 27,
  hipY: -68,
  hip: 28,
  arm: 10.5,
  leg: 11,
};

export const fairy = figure(FAIRY, { height: 250, width: 272 }, (at) => {
  const { tones, mood } = at;
  const { skin, hair, girl: style } = look(at);
  const b = acting(FAIRY, at);
  const wing =
    path('M4-122C40-196 112-222 130-186 138-150 84-102 4-104Z', colour.day) +
    path('M4-104C52-112 104-88 100-54 90-26 32-46 4-88Z', colour.mist) +
    line('M12-114C46-150 84-178 112-182M14-110C56-124 92-142 116-156M14-98C44-92 68-78 84-62', '#FFFFFF', 4);
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.light,
    cuff: tones.dark,
    under: wing + place({ flip: true }, wing),
    legs: legs(b, skin, tones.dark),
    clothes:
      path(
        'M-30-76C-46-62-54-48-60-30-50-32-44-34-38-38-34-30-30-26-24-20-18-28-14-32-10-38-6-30-4-24 0-18 4-24 6-30 10-38 14-32 18-28 24-20 30-26 34-30 38-38 44-34 50-32 60-30 54-48 46-62 30-76Z',
        tones.dark,
      ) +
      path(
        'M-26-84C-40-70-46-56-52-42-42-44-36-46-30-50-26-44-20-38-16-34-10-40-4-46 0-50 4-46 10-40 16-34 20-38 26-44 30-50 36-46 42-44 52-42 46-56 40-70 26-84Z',
        tones.base,
      ) +
      torso(b, -74, 27, tones.base, 6) +
      path('M-28-84Q0-76 28-84L29-74Q0-64-29-74Z', tones.light),
    over: path(
      'M0-134C-8-122-26-120-34-130-24-136-12-140 0-138 12-140 24-136 34-130 26-120 8-122 0-134Z',
      tones.light,
    ),
    head: { hair, style },
    onHead: garland,
    ...(at.held ? {} : { holds: { at: [-62, -86], thing: wand } }),
  });
});
