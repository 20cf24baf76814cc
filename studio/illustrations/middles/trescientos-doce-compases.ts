import {
  circle,
  colour,
  crescent,
  ellipse,
  glow,
  grain,
  line,
  n,
  path,
  place,
  rect,
  stars,
} from '../parts/index.ts';

/** A stave with a long rest in every bar. */
const stave = (y: number, last: boolean): string =>
  line([0, 7, 14, 21, 28].map((d) => `M-92 ${n(y + d)}H92`).join(''), colour.woodLight, 1.8) +
  line([-92, -46, 0, 46, 92].map((x) => `M${x} ${y}v28`).join(''), colour.woodLight, 2.4) +
  [-69, -23, 23, 69].map((x, i) => (last && i === 3 ? '' : rect(x - 7, y + 7, 14, 6, colour.bark))).join('');

/** Her part: nothing to read, and at the very end one note. */
export const middle = (): string =>
  [
    rect(0, 0, 480, 300, colour.night),
    stars(23, 46, [0, 0, 480, 170]),
    crescent(86, 66, 30),
    path(
      'M0 230v-50h40v-30h34v30h50v-66l18-24 18 24v66h60v20h70v-30h60v30h60v-44h70v140H0Z',
      colour.midnight,
    ),
    rect(0, 228, 480, 80, '#1B2148'),
    // Lamps that have gone out
    line('M60 240v-92M420 240v-92', colour.dusk, 6),
    path('M46 148h28l-6-24H52ZM406 148h28l-6-24h-16Z', colour.dusk),
    path('M86 66l100 20 150 200H150Z', colour.mist, 'opacity=".08"'),
    line('M252 214V306M206 306l46-46 46 46', colour.evening, 8),
    place(
      { x: 252, y: 122, turn: -4 },
      rect(-118, -88, 236, 186, colour.dusk, 8),
      rect(-106, -80, 212, 166, colour.dawn, 3),
      path('M40-80h66V86H10C50 40 60-30 40-80Z', colour.sand, 'opacity=".6"'),
      stave(-64, false),
      stave(-18, false),
      stave(28, true),
      glow(69, 42, 34, 2.6, colour.lamp),
      ellipse(65, 50, 7, 5, colour.clayDeep, 'transform="rotate(-18 65 50)"'),
      line('M71 48V22', colour.clayDeep, 2.6),
      line('M-124 94h248', colour.evening, 9),
    ),
    circle(252, 222, 9, colour.evening),
    grain(404, colour.mist, 0.1, 110, [0, 0, 480, 300]),
  ].join('');
