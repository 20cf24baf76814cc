import { house } from '../../../picture/hand/buildings.ts';
import { curve } from '../../../picture/hand/land.ts';
import { colour, hair, skin } from '../../../picture/hand/palette.ts';
import { cypress, leaves, roundTree } from '../../../picture/hand/plants.ts';
import { glow, grain, moon, stars, twinkle } from '../../../picture/hand/sky.ts';
import { type Point, path, place, rect } from '../../../picture/hand/svg.ts';
import { logo, WORD_WIDTH, wordmark } from '../parts/logo.ts';
import { personAt } from '../parts/people.ts';
import { lantern, openBook } from '../parts/things.ts';

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const ridge = (points: readonly Point[], fill: string): string =>
  path(`${curve(points)}L${SHARE_WIDTH} ${SHARE_HEIGHT}L0 ${SHARE_HEIGHT}Z`, fill);

/** Preview image of a link in messengers: the name, and two children reading on a hill. */
export const share = (): string =>
  [
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour.night}"/><stop offset=".5" stop-color="${colour.dusk}"/><stop offset=".8" stop-color="${colour.plum}"/><stop offset="1" stop-color="${colour.rose}"/></linearGradient>`,
    rect(0, 0, SHARE_WIDTH, SHARE_HEIGHT, 'url(#sky)'),
    stars(12, 60, [20, 20, 1160, 230]),
    moon(900, 216, 120),
    twinkle(640, 130, 14),
    twinkle(1110, 90, 16),
    twinkle(1080, 300, 10),
    twinkle(90, 80, 12),
    ridge(
      [
        [0, 440],
        [200, 400],
        [430, 430],
        [700, 400],
        [960, 440],
        [1200, 390],
      ],
      colour.evening,
    ),
    cypress(1090, 432, { scale: 0.9 }),
    cypress(1140, 436, { scale: 0.7 }),
    ridge(
      [
        [0, 500],
        [240, 470],
        [520, 480],
        [800, 470],
        [1200, 500],
      ],
      colour.dusk,
    ),
    house(716, 482, { scale: 0.9 }),
    roundTree(640, 488, { scale: 0.75 }),
    ridge(
      [
        [0, 570],
        [300, 560],
        [600, 540],
        [880, 500],
        [1200, 560],
      ],
      colour.forest,
    ),
    glow(992, 450, 170, 1.3),
    personAt(850, 590, 1.02, {
      build: 'adult',
      skin: skin.brown,
      hair: hair.brown,
      style: 'bun',
      mood: 'shut',
      look: [0.5, 0.8],
      top: colour.clay,
      feet: 'hidden',
      tilt: 8,
      dress: true,
      left: { hand: [-14, -62], bend: 16 },
      right: { hand: [44, -84], bend: -8, behind: true },
    }),
    personAt(926, 580, 1.02, {
      skin: skin.tan,
      hair: hair.black,
      style: 'curly',
      mood: 'open',
      look: [-0.3, -0.9],
      top: colour.sage,
      feet: 'hidden',
      tilt: -6,
      dress: true,
      left: { hand: [-44, -66], bend: 6 },
      right: { hand: [22, -62], bend: -14 },
    }),
    openBook(900, 528, 0.66),
    ridge(
      [
        [0, 610],
        [300, 600],
        [640, 580],
        [820, 544],
        [960, 540],
        [1200, 590],
      ],
      '#2C4644',
    ),
    place(
      { x: 1010, y: 556 },
      `<path d="M0 10V-120q0-14 -14-14" fill="none" stroke="${colour.bark}" stroke-width="7" stroke-linecap="round"/>`,
    ),
    lantern(994, 420, 1.05),
    place({ x: 84, y: 150, scale: 2.3 }, logo()),
    wordmark(84, 378, 132, colour.dawn),
    rect(90, 414, WORD_WIDTH * 0.36, 9, colour.lamp, 4.5),
    leaves(1130, 700, 1.1, colour.night, { turn: -30 }),
    leaves(-10, 720, 1.05, colour.night, { turn: 20 }),
    grain(6, colour.glow, 0.09, 360, [0, 0, SHARE_WIDTH, SHARE_HEIGHT]),
  ].join('');
