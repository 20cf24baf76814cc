import { limb } from '../hand/limb.ts';
import { colour } from '../hand/palette.ts';
import { circle, ellipse, line, path, rect } from '../hand/svg.ts';
import { acting, ADULT, beard, type Build, figure, fiveStar, legs, person, shoes, torso } from './body.ts';
import { look } from './looks.ts';

const STEEL = { dark: colour.periwinkle, base: colour.mist, light: '#D9DBEC' };

const KNIGHT: Build = { ...ADULT, headY: -281, shoulderY: -228, hipY: -112, arm: 16 };

export const knight = figure(KNIGHT, { height: 382, width: 268, hat: { y: -1.06, half: 0.72 } }, (at) => {
  const { tones, mood } = at;
  const { skin, hair } = look(at);
  const b = acting(KNIGHT, at);
  const knees = [-21, 21].map((x) => ellipse(x, -66, 17, 14, STEEL.light)).join('');
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: STEEL.base,
    glove: STEEL.dark,
    cuff: STEEL.light,
    legs: legs(b, STEEL.base, STEEL.dark) + (b.stance?.legs ? '' : knees),
    clothes:
      path('M-52-96V-80Q-39-66-26-80-13-66 0-80 13-66 26-80 39-66 52-80V-96Z', tones.dark) +
      torso(b, -88, 52, tones.base) +
      path('M-48-142Q0-132 48-142L49-128Q0-117-49-128Z', tones.dark) +
      rect(-9, -139, 18, 18, colour.lamp, 4) +
      fiveStar(0, -180, 22, tones.light),
    over: path(
      'M-60-206C-62-228-44-240-22-236-18-222-26-200-44-194-54-194-60-198-60-206ZM60-206C62-228 44-240 22-236 18-222 26-200 44-194 54-194 60-198 60-206Z',
      STEEL.light,
    ),
    head: { hair, style: 'none' },
    behindHead: path('M2-58C-14-104-58-112-84-84-66-86-62-78-66-66-50-76-30-68-8-50Z', tones.base),
    onHead:
      path(
        'M-60 48C-70-24-44-66 0-66S70-24 60 48C42 62-42 62-60 48ZM-43 40C-24 54 24 54 43 40 50 22 52-2 46-18 20-34-20-34-46-18-52-2-50 22-43 40Z',
        STEEL.base,
        'fill-rule="evenodd"',
      ) +
      path('M-58-12C-58-44-34-56 0-56S58-44 58-12C36-34-36-34-58-12Z', STEEL.light) +
      line('M-34-32q34-12 68 0', STEEL.dark, 4) +
      path('M22-61C56-48 68-8 60 48 52 54 44 56 36 57 62 20 56-34 22-61Z', colour.night, 'opacity=".12"') +
      circle(-57, -12, 7, STEEL.dark) +
      circle(57, -12, 7, STEEL.dark),
  });
});

const PIRATE: Build = { ...ADULT, headY: -277, shoulderY: -224, hipY: -110, hem: -44 };

export const pirate = figure(PIRATE, { height: 372, width: 266, hat: { y: -1.2, half: 0.6 } }, (at) => {
  const { tones, mood } = at;
  const { skin, hair, beard: bearded } = look(at);
  const b = acting(PIRATE, at);
  const stripe = (y: number): string => `M-30 ${y}Q0 ${y + 8} 30 ${y}V${y + 11}Q0 ${y + 19}-30 ${y + 11}Z`;
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.base,
    cuff: tones.light,
    under: path('M-50-120L-62-46Q-40-38-20-44V-120ZM50-120L62-46Q40-38 20-44V-120Z', tones.dark),
    legs:
      legs(b, colour.cream, colour.wood, { shin: colour.wood, shinY: -62 }) +
      (b.stance?.legs ? '' : [-21, 21].map((x) => rect(x - 19, -70, 38, 15, '#8E6049', 7)).join('')),
    clothes:
      torso(b, -104, 46, colour.paper, 8, true) +
      path([-212, -190, -168, -146].map(stripe).join(''), colour.evening) +
      path('M-42-124Q0-112 42-124L44-102Q0-88-44-102Z', colour.lamp) +
      path(
        'M-28-231C-52-224-54-150-62-58Q-40-50-24-56C-18-110-16-176-14-232ZM28-231C52-224 54-150 62-58Q40-50 24-56C18-110 16-176 14-232Z',
        tones.base,
      ) +
      path('M36-226C52-214 54-150 62-58Q52-54 42-53C48-120 46-180 36-226Z', colour.night, 'opacity=".13"') +
      path(
        'M-28-231L-14-234Q-10-200-20-166-34-190-28-231ZM28-231L14-234Q10-200 20-166 34-190 28-231Z',
        tones.light,
      ) +
      [-146, -118].map((y) => circle(-30, y, 4.4, colour.lamp) + circle(30, y, 4.4, colour.lamp)).join(''),
    head: { hair, style: bearded ? 'short' : 'ponytail' },
    onHead:
      (bearded ? beard(hair, at) : '') +
      circle(-51, 22, 4.5, colour.lamp) +
      path(
        'M-82-22C-74-40-54-44-44-62-30-86 30-86 44-62 54-44 74-40 82-22 86-12 74-8 60-14 24-30-24-30-60-14-74-8-86-12-82-22Z',
        colour.bark,
      ) +
      path(
        'M-82-22C-86-12-74-8-60-14-24-30 24-30 60-14 74-8 86-12 82-22 80-27 76-28 72-25 30-42-30-42-72-25-76-28-80-27-82-22Z',
        colour.lamp,
      ) +
      path(
        'M20-76C32-73 40-69 44-62 54-44 74-40 82-22 70-26 60-33 50-36 42-54 34-66 20-76Z',
        colour.night,
        'opacity=".25"',
      ) +
      path('M48-56C60-92 84-98 100-90 84-84 90-74 62-46Z', colour.clayLight),
  });
});

const ASTRONAUT: Build = {
  ...ADULT,
  headY: -262,
  shoulderY: -206,
  hipY: -100,
  shoulder: 48,
  hip: 50,
  arm: 19,
  leg: 22,
};

export const astronaut = figure(
  ASTRONAUT,
  { height: 340, width: 266, hat: { y: -1.42, half: 0.52 } },
  (at) => {
    const { tones, mood } = at;
    const { skin, hair, boy: style } = look(at);
    const b = acting(ASTRONAUT, at);
    return person({
      build: b,
      skin,
      mood,
      held: at.held,
      sleeve: tones.base,
      glove: colour.paper,
      isHelmeted: true,
      cuff: tones.light,
      under:
        rect(-66, -218, 132, 112, colour.periwinkle, 24) +
        rect(-58, -228, 26, 30, colour.evening, 10) +
        rect(32, -228, 26, 30, colour.evening, 10),
      legs:
        legs(b, tones.base, colour.mist, { shin: colour.paper, shinY: -34 }) +
        (b.stance?.legs ? '' : [-24, 24].map((x) => rect(x - 22, -44, 44, 13, tones.light, 6)).join('')),
      clothes:
        torso(b, -92, 54, tones.base) +
        path('M-53-112Q0-100 53-112V-98Q0-86-53-98Z', tones.dark) +
        rect(-26, -178, 52, 42, colour.mist, 10) +
        circle(-12, -164, 5.5, colour.clay) +
        circle(4, -164, 5.5, colour.lamp) +
        rect(-18, -152, 36, 7, colour.sea, 3.5),
      head: { hair, style: style === 'curly' ? 'curly' : 'short' },
      behindHead: circle(0, 0, 70, colour.periwinkle),
      onHead:
        path(
          'M-82 0a82 82 0 0 0 164 0a82 82 0 0 0-164 0ZM-64-2a64 62 0 0 1 128 0a64 62 0 0 1-128 0Z',
          colour.paper,
          'fill-rule="evenodd"',
        ) +
        path('M46-68A82 82 0 0 1 46 68C62 46 71 22 71-2 71-28 62-50 46-68Z', colour.night, 'opacity=".12"') +
        path('M-52-36C-40-52-24-60-8-62-16-52-34-42-44-24-50-22-54-28-52-36Z', colour.glow, 'opacity=".4"') +
        ellipse(-80, 4, 10, 15, tones.light) +
        ellipse(80, 4, 10, 15, tones.light),
    });
  },
);

const WIZARD: Build = { ...ADULT, hem: 0, headY: -262, shoulderY: -208, hipY: -100, shoulder: 42 };

export const wizard = figure(WIZARD, { height: 407, width: 248, hat: { y: -0.66, half: 1.16 } }, (at) => {
  const { tones, mood } = at;
  const { skin, grey } = look(at);
  const b = acting(WIZARD, at);
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.base,
    wide: 24,
    cuff: tones.light,
    legs: shoes(20, 17, colour.bark),
    clothes:
      torso(b, -16, 72, tones.base, 18) +
      path('M-71-32Q0-12 71-32L72-16Q0 4-72-16Z', tones.light) +
      fiveStar(-36, -60, 10, tones.light) +
      fiveStar(26, -84, 12, tones.light) +
      fiveStar(-20, -112, 7, tones.light) +
      fiveStar(44, -48, 7, tones.light),
    head: { hair: grey, style: 'sides' },
    onHead:
      beard(grey, at, 62) +
      path(
        'M-66-22C-52-58-40-112-4-150 4-158 16-152 12-142 8-132 20-116 30-96 42-72 54-46 66-22 24-38-24-38-66-22Z',
        tones.base,
      ) +
      path(
        'M11-138C10-128 21-114 30-96 42-72 54-46 66-22 54-27 42-30 30-32 32-70 18-106 11-138Z',
        colour.night,
        'opacity=".15"',
      ) +
      path('M-58-44C-30-58 30-58 58-44L66-24C26-38-26-38-66-24Z', tones.dark) +
      path('M-88-14C-60-44 60-44 88-14 92-6 84-4 76-8 30-28-30-28-76-8-84-4-92-6-88-14Z', tones.base) +
      fiveStar(2, -82, 13, tones.light),
    holds: {
      at: [-84, -128],
      thing:
        limb([0, -96], [3, 0], [0, 126], [5, 5], colour.wood) +
        fiveStar(0, -112, 26, colour.lamp) +
        circle(0, -112, 7, colour.glow),
    },
  });
});
