import {
  circle,
  colour,
  ellipse,
  facade,
  glow,
  grain,
  hair,
  line,
  n,
  path,
  personAt,
  place,
  rect,
  seeded,
  skin,
} from '../parts/index.ts';

const rain = (): string => {
  const random = seeded(90);
  return line(
    Array.from({ length: 50 }, () => `M${n(random() * 490)} ${n(random() * 230)}l-4 12`).join(''),
    colour.mist,
    2,
    'opacity=".5"',
  );
};

/** The lady with the cello, who asked for a concert hall, by the front door. */
export const middle = (): string =>
  [
    rect(0, 0, 480, 300, colour.midnight),
    facade(-10, 40, 110, 190, '#33396F', { rows: 4, columns: 2, lit: [5] }),
    // The bus that brought her
    rect(-90, 60, 150, 176, '#A8372F', 16),
    rect(-60, 78, 106, 48, colour.lamp, 6),
    rect(-60, 150, 106, 44, colour.lamp, 6),
    // A launderette, to everybody else
    rect(250, 70, 220, 170, '#4C4F86'),
    path('M236 76L360 20l124 56Z', colour.dawn),
    path('M256 72l104-46 104 46Z', colour.cream),
    ...[264, 304, 398, 438].map(
      (x) => rect(x, 84, 18, 150, colour.paper, 4) + rect(x + 12, 84, 6, 150, colour.sand),
    ),
    rect(330, 110, 60, 124, colour.lamp, 6),
    path('M360 110v124', 'none', `stroke="${colour.lampDeep}" stroke-width="4"`),
    glow(360, 180, 120, 1.5),
    rect(240, 232, 240, 10, colour.paper, 3),
    rect(0, 238, 480, 70, colour.dusk),
    rect(0, 236, 480, 5, colour.evening),
    ellipse(330, 276, 110, 12, colour.lampLight, 'opacity=".3"'),
    ellipse(120, 280, 60, 7, colour.periwinkle, 'opacity=".5"'),
    ellipse(196, 276, 66, 8, colour.night, 'opacity=".4"'),
    personAt(222, 274, 0.72, {
      build: 'adult',
      skin: skin.fair,
      hair: hair.chestnut,
      style: 'bun',
      mood: 'smile',
      look: [0.9, -0.4],
      top: colour.forest,
      dress: true,
      bottom: colour.bark,
      left: { hand: [-52, -130], bend: 10 },
      right: { hand: [50, -128], bend: -12 },
      tilt: -6,
    }),
    place(
      { x: 164, y: 274, turn: -14, scale: 0.92 },
      line('M0-140v-40', colour.bark, 8),
      circle(0, -182, 8, colour.bark),
      path(
        'M0-150c28 0 36 18 32 38-4 14-4 20 4 32 18 34-4 70-36 70s-54-36-36-70c8-12 8-18 4-32-4-20 4-38 32-38Z',
        '#B06A43',
      ),
      path(
        'M16-146c16 6 20 18 16 34-4 14-4 20 4 32 18 34-4 70-36 70 28-26 28-90 16-136Z',
        colour.clayDeep,
        'opacity=".45"',
      ),
      line('M-4-140V-16M4-140V-16', colour.cream, 2),
      line('M0-10v12', colour.bark, 4),
    ),
    rain(),
    grain(407, colour.mist, 0.1, 110, [0, 0, 480, 300]),
  ].join('');
