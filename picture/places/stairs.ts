import { colour } from '../hand/palette.ts';
import { glow, moon, twinkle } from '../hand/sky.ts';
import { circle, ellipse, line, path, place, rect } from '../hand/svg.ts';
import type { Setting } from '../stage.ts';
import { bushShape, by, kit, put, shining, tooth } from './parts.ts';
import { boards, shell } from './rooms.ts';

/** The steps, from the foot at the left up to the landing. */
const STEP = { x: 420, y: 610, wide: 54, high: 50, count: 7 } as const;
const LANDING = { x: STEP.x + STEP.count * STEP.wide, y: STEP.y - (STEP.count + 1) * STEP.high } as const;
/** Each tread's left end, the landing last. */
const treads = Array.from({ length: STEP.count + 1 }, (_, i) => ({
  x: STEP.x + i * STEP.wide,
  y: STEP.y - (i + 1) * STEP.high,
}));

export const stairs: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const wood = c('#B98660', '#6A4A5E');
    const dark = c('#96674C', '#533A52');
    const frame = c(colour.paper, '#B9B2D0');
    const rail = LANDING.y - 130;
    return [
      shell(c('#D6DDC6', '#4C5590'), c('#C69A70', '#584666'), c('#F0E6D0', '#626CA4')),
      boards(c('#AF8259', '#4B3A5B')),
      // Lower part of the wall
      rect(-300, 400, 1400, 138, c('#BCCAB2', '#424B84')),
      rect(-300, 392, 1400, 12, frame),
      // Tall window
      place(
        { x: 318, y: 224 },
        c('', glow(0, 0, 210, 0.8, colour.mist)),
        path('M-84 160V-84a84 84 0 0 1 168 0V160Z', c('#A9D0DA', colour.midnight)),
        hour === 'night'
          ? shining(moon(42, -12, 28)) +
              twinkle(-44, -100, 10) +
              line('M-60-30h.1M-24-48h.1M-46 24h.1M30-104h.1M56-86h.1M-14-140h.1', colour.glow, 5)
          : path('M16-96a12 12 0 0 1 4-22 18 18 0 0 1 33-5 14 14 0 0 1 12 27Z', colour.paper) +
              path('M-74 14a18 18 0 0 1 6-34 27 27 0 0 1 48-7 20 20 0 0 1 16 41Z', colour.paper),
        path('M-84 90C-40 60 0 84 30 92S70 82 84 76V160H-84Z', c('#9DBF92', '#34487C')),
        path('M-84 122C-40 106 40 124 84 108V160H-84Z', c('#7FA97A', '#2A3C68')),
        line('M0-168V160M-84-70H84M-84 46H84', frame, 8),
        path(
          'M-96 172V-84a96 96 0 0 1 192 0V172ZM-82 158H82V-84a82 82 0 0 0-164 0Z',
          frame,
          'fill-rule="evenodd"',
        ),
        rect(-110, 160, 220, 18, frame, 6),
      ),
      // Door
      place(
        { x: 96, y: 562 },
        path('M-92 0V-322a92 92 0 0 1 184 0V0Z', frame),
        path('M-74-336a74 74 0 0 1 148 0Z', c('#A9D0DA', colour.lampDeep)),
        line('M0-336v-74M0-336l-50-52M0-336l50-52', frame, 6),
        rect(-74, -322, 148, 322, c('#C58064', '#7C4F68')),
        rect(-54, -300, 108, 126, c('#AE6B54', '#683F5C'), 8),
        rect(-54, -144, 108, 118, c('#AE6B54', '#683F5C'), 8),
        circle(54, -158, 9, colour.lamp),
      ),
      // Clock
      circle(96, 84, 46, c('#96674C', '#533A52')),
      circle(96, 84, 36, c(colour.paper, '#D9D3E8')),
      line('M96 54v3M96 114v-3M66 84h3M126 84h-3', colour.ink, 5),
      line('M96 84V62', colour.ink, 7),
      circle(96, 84, 5, colour.ink),
      // Side of the stairs, then treads
      path(
        `M${STEP.x} ${STEP.y}${treads.map(({ x, y }) => `L${x} ${y + STEP.high}V${y}`).join('')}H1100V${STEP.y}Z`,
        c('#EFE2C8', '#7D7DB0'),
      ),
      path(
        `M${STEP.x + 74} ${STEP.y}L${LANDING.x + 20} ${LANDING.y + 84}H1100V${STEP.y}Z`,
        c('#D9C6A4', '#595A8E'),
      ),
      path(
        treads
          .map(({ x, y }, i) => `M${x - 8} ${y}h${i < STEP.count ? STEP.wide + 8 : 1108 - x}v14H${x - 8}Z`)
          .join(''),
        wood,
      ),
      // Cupboard under the stairs
      rect(912, 400, 120, 210, c('#BFA883', '#4A4A80'), 8),
      circle(930, 510, 7, colour.lamp),
      // Banister
      line(
        `${treads
          .slice(1)
          .map(({ x, y }) => `M${x + 20} ${y}v-112`)
          .join('')}M970 ${LANDING.y}v-128M1030 ${LANDING.y}v-128M1090 ${LANDING.y}v-128`,
        c(colour.paper, '#A9A3C8'),
        9,
      ),
      line(`M${STEP.x + 28} ${STEP.y - 168}L${LANDING.x + 20} ${rail}H1110`, dark, 18),
      rect(STEP.x + 12, STEP.y - 168, 32, 120, wood, 6),
      circle(STEP.x + 28, STEP.y - 178, 24, dark),
      // Pictures on the wall
      rect(-190, 130, 110, 140, frame, 6),
      rect(-176, 144, 82, 112, c('#B9D3CC', '#3F4A86')),
      path('M-176 226C-156 200-132 214-94 196V256H-176Z', c('#86A97F', '#4E6A92')),
      // Pot
      kit('k', bushShape),
      place(
        { x: -150, y: 620 },
        path('M-44 0L-54-84H54L44 0Z', c(colour.clay, '#8A5266')),
        put('k', [[0, -74, 1]], c('#6E9A6C', '#3A5C74')),
        put('k', [[-6, -116, 0.7]], c('#86A97F', '#4A6E84')),
      ),
      // Mat
      ellipse(400, 694, 390, 58, c('#8FAAA6', '#4A5C8C')),
      ellipse(400, 692, 340, 45, c('#B4C9C0', '#5F74A2')),
      // Light that falls in
      path('M190 600H280L300 750H170ZM300 600H390L480 750H330Z', c(colour.glow, colour.mist), 'opacity=".2"'),
      tooth(34, c(colour.wood, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit(
        'o',
        circle(0, 0, 40, c(colour.sage, '#2F4470')) +
          path(
            'M-39-8C-18-18 18-18 39-8 40 0 40 4 39 10 18 0-18 0-39 10-40 4-40 0-39-8Z',
            c(colour.cream, '#7D6A8E'),
          ),
      ) +
      put('o', [
        [12, 790, 0.9],
        [1030, 784, 1],
      ])
    );
  },
};
