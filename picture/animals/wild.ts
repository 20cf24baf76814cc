import type { Figure } from '../figure.ts';
import { colour } from '../hand/palette.ts';
import { circle, ellipse, line, n, path, place } from '../hand/svg.ts';
import { TONES } from '../tones.ts';
import { blush, both, ears, eyes, limb, MOUTH, mouth, NOSE, nose, pale, shade } from './face.ts';

export const giraffe: Figure = {
  height: 524,
  width: 336,
  lives: 'land',
  head: { x: 71, y: -440, r: 56 },
  neck: { x: 61, y: -318, half: 26 },
  back: { x: -39, y: -246 },
  rim: { x: 71, y: -496, half: 30 },
  draw: ({ tones, mood }) => {
    const spot = tones.base === TONES.white.base ? colour.woodLight : tones.dark;
    const tail = { happy: 22, curious: 10, worried: -4, sleepy: 0 }[mood];
    return place(
      { x: -3 },
      place(
        { x: -110, y: -222, turn: tail },
        line('M0 0C-12 18-14 44-10 70', tones.base, 11) +
          path('M-16 64C-26 80-24 98-12 110C-2 100 0 82-5 64Z', spot),
      ),
      line('M-50-150V-28M24-150V-28', shade(tones), 27),
      path(
        'M-66-24H-35C-33-14-32-10-32-7Q-32-2-37-2H-64Q-69-2-69-7C-69-10-68-14-66-24ZM8-24H39C41-14 42-10 42-7Q42-2 37-2H10Q5-2 5-7C5-10 6-14 8-24Z',
        spot,
      ),
      path(
        'M34-440C18-430 22-414 16-402C20-388 10-376 10-362C14-348 2-336 2-322C6-306-4-298-6-286L44-284Z',
        spot,
      ),
      path(
        'M-120-196C-120-234-94-248-58-250C-24-252-4-268 8-302C20-340 28-384 34-428L108-420C104-360 100-300 94-246C90-204 84-164 70-140H-102C-114-152-120-170-120-196Z',
        tones.base,
      ),
      line('M-88-150V-28M56-160V-28', tones.base, 32),
      path(
        'M-106-26H-70C-68-16-66-10-66-6Q-66 0-72 0H-104Q-110 0-110-6C-110-10-108-16-106-26ZM38-26H74C76-16 78-10 78-6Q78 0 72 0H40Q34 0 34-6C34-10 36-16 38-26Z',
        spot,
      ),
      path(
        'M40-372L62-366L58-340L34-346ZM74-350L96-352L94-318L72-320ZM22-322L52-316L46-286L12-294ZM64-298L90-300L88-264L62-262ZM-14-268L38-264L44-232L4-224L-20-244ZM-96-238L-60-240L-50-208L-86-196L-106-214ZM-36-228L-10-222L-4-190L-40-186ZM-108-178L-78-178L-72-152L-100-150ZM-48-166L-14-170L-8-148H-48ZM22-206L58-214L64-184L30-172ZM72-238L90-242L84-204L72-206Z',
        spot,
        `stroke="${spot}" stroke-width="8" stroke-linejoin="round"`,
      ),
      place(
        { x: -12, y: 56, scale: 1.16 },
        line('M58-468V-486M90-468V-486', tones.base, 10),
        line('M58-488v-2M90-488v-2', spot, 17),
        ears(
          mood,
          74,
          -446,
          34,
          path('M8 10C-14 18-38 10-48-8C-32-22-4-22 10-8Z', tones.base) +
            path('M-2 5C-16 8-30 2-37-8C-26-15-10-14-2-6Z', colour.rose),
        ),
        path(
          'M74-478C104-478 120-458 118-432C117-414 122-406 124-394C126-366 104-350 74-350S22-366 24-394C26-406 31-414 30-432C28-458 44-478 74-478Z',
          tones.base,
        ),
        path(
          'M74-410C104-410 124-402 125-388C126-364 104-348 74-348S22-364 23-388C24-402 44-410 74-410Z',
          pale(tones),
        ),
        eyes(mood, 74, -428, 25, 7.6),
        blush(74, -408, 38, 9, tones),
        both(74, ellipse(58, -392, 4.5, 6, spot)),
        mouth(mood, 74, -378, 13),
      ),
    );
  },
};

/** Prickles around an ellipse: `count` tips that reach out to it, with notches of a part `deep` of its size. */
function prickles(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  deep: number,
  from = 0,
): string {
  const at = (turn: number, part: number): string => {
    const angle = ((turn + from) * 2 * Math.PI) / count;
    return `${n(Math.round(x + rx * part * Math.cos(angle)))} ${n(Math.round(y + ry * part * Math.sin(angle)))}`;
  };
  return `M${Array.from({ length: count }, (_, i) => `${at(i, 1)}L${at(i + 0.5, 1 - deep)}`).join('L')}Z`.replaceAll(
    ' -',
    '-',
  );
}

export const hedgehog: Figure = {
  height: 172,
  width: 184,
  lives: 'land',
  tail: 'none',
  head: { x: 4, y: -88, r: 46 },
  neck: { x: 2, y: -48, half: 26 },
  rim: { x: 4, y: -136, half: 27 },
  draw: ({ tones, mood }) => {
    const arm = {
      happy: 'M-44-50C-58-56-68-66-72-78',
      curious: 'M-42-50C-50-38-46-30-34-28',
      worried: 'M-40-48C-44-34-30-32-14-42',
      sleepy: 'M-42-50C-46-36-36-28-22-28',
    }[mood];
    const edge = (fill: string): string => `stroke="${fill}" stroke-width="5" stroke-linejoin="round"`;
    return (
      path(prickles(0, -84, 86, 84, 21, 0.16, 0.75), tones.dark, edge(tones.dark)) +
      path(prickles(1, -76, 70, 70, 17, 0.18, 0.25), tones.base, edge(tones.base)) +
      path('M2-80C40-80 56-52 54-32C52-10 34-2 2-2S-48-10-50-32C-52-52-36-80 2-80Z', pale(tones)) +
      both(2, ellipse(-24, -5, 20, 8, tones.dark)) +
      ears(mood, 4, -116, 40, circle(-4, -4, 15, tones.base) + circle(-3, -3, 8, colour.rose)) +
      path('M4-132C38-132 54-110 54-86C54-62 34-46 4-46S-46-62-46-86C-46-110-30-132 4-132Z', pale(tones)) +
      path(
        'M-46-92C-48-120-26-140 4-140S56-120 54-92L42-118L32-104L19-120L5-106L-9-120L-22-104L-32-118Z',
        tones.base,
        edge(tones.base),
      ) +
      eyes(mood, 4, -84, 22, 7) +
      blush(4, -64, 36, 9, tones) +
      nose(5, -70, 10) +
      mouth(mood, 5, -59, 10) +
      both(2, place({ y: 2.5 }, line(arm, tones.base, 17)) + line(arm, pale(tones), 17))
    );
  },
};

export const crocodile: Figure = {
  height: 212,
  width: 426,
  lives: 'land',
  head: { x: 56, y: -180, r: 58 },
  neck: { x: 6, y: -88, half: 28 },
  back: { x: -78, y: -120 },
  rim: { x: 56, y: -206, half: 27 },
  draw: ({ tones, mood }) => {
    const lip = {
      happy: 'M234-116C204-86 90-78 26-132',
      curious: 'M234-116C200-106 100-104 38-108',
      worried: 'M234-112C196-124 110-130 36-88',
      sleepy: 'M234-116C200-90 90-84 30-122',
    }[mood];
    const teeth = { happy: -96, curious: -106, worried: -119, sleepy: -96 }[mood];
    const isOpen = mood === 'happy' || mood === 'curious';
    return place(
      { x: -10, scale: 0.94 },
      line('M-40-40V-18M70-40V-18', shade(tones), 36),
      path(
        'M-120-104C-116-122-104-128-96-114C-90-134-76-138-68-120C-60-140-46-142-38-124C-30-144-14-144-8-126L20-90H-120ZM-190-112C-206-116-212-106-202-98C-218-96-220-84-206-78C-220-72-218-60-204-58L-170-60Z',
        tones.dark,
      ),
      path(
        'M70-120C20-130-40-130-90-110C-124-96-150-70-164-82C-178-96-168-124-190-142C-212-118-222-74-198-42C-176-14-120-18-90-20H60C90-30 96-60 96-90Z',
        tones.base,
      ),
      path('M-118-19C-84-46 20-50 66-40C60-26 50-20 30-20H-90Z', pale(tones)),
      line('M-84-44V-20M30-44V-20', tones.base, 40),
      line('M-94-8h1M-79-8h1M20-8h1M35-8h1', pale(tones), 9),
      path('M40-120L222-124L204-92L60-88Z', isOpen ? MOUTH : pale(tones)),
      mood === 'happy' ? path('M96-84C120-100 170-98 196-78Z', colour.rose) : '',
      place(
        { x: 34, y: -110, turn: { happy: 10, curious: 4, worried: 0, sleepy: 0 }[mood] },
        path('M-12-4C40 12 150 12 190-2C198 14 180 32 146 34C90 38 12 36-8 14Z', pale(tones)),
      ),
      path([104, 146, 186].map((x) => `M${x} ${teeth - 8}v10q7 12 14 0v-10Z`).join(''), colour.paper),
      both(70, circle(44, -192, 30, tones.base)),
      path(
        `M70-200C110-200 122-180 130-166C152-150 184-156 200-160C226-164 240-140 ${lip.slice(1)}C12-124 6-134 6-150C6-178 30-200 70-200Z`,
        tones.base,
      ),
      isOpen ? '' : line(lip, MOUTH, 4.5),
      both(70, circle(44, -192, 22, pale(tones))),
      eyes(mood, 70, -192, 26, 10.5, false),
      mood === 'curious' || mood === 'worried'
        ? both(
            70,
            mood === 'worried'
              ? line('M28-205L54-215', colour.ink, 5.5)
              : line('M30-212c7-7 19-8 27-2', colour.ink, 5.5),
          )
        : '',
      blush(66, -144, 42, 11, tones),
      ellipse(206, -146, 5, 7, tones.dark),
    );
  },
};

export const snail: Figure = {
  height: 148,
  width: 226,
  lives: 'land',
  head: { x: 64, y: -72, r: 38 },
  neck: { x: 54, y: -27, half: 20 },
  back: { x: -32, y: -116 },
  rim: { x: 64, y: -104, half: 22 },
  draw: ({ tones, mood }) => {
    const { dark, base, light } = tones;
    const skin = base === TONES.white.base ? colour.peach : light;
    const tip = base === TONES.white.base ? '#DBA480' : base;
    const [left, right] = {
      happy: ['M52-100C50-114 46-124 40-132', 'M84-100C86-114 90-124 96-132'],
      curious: ['M52-100C50-116 50-128 52-138', 'M84-100C88-114 94-120 102-124'],
      worried: ['M52-100C46-110 36-114 26-112', 'M84-100C90-110 100-114 110-112'],
      sleepy: ['M52-100C48-110 40-116 32-116', 'M84-100C88-110 96-116 104-116'],
    }[mood] as [string, string];
    const end = (d: string): string => {
      const [x = 0, y = 0] = (d.match(/-?\d+/g) ?? []).slice(-2).map(Number);
      return circle(x, y, 8, tip);
    };
    return place(
      { x: -6 },
      path(
        'M-104-4C-92-22-70-30-40-30H30C36-44 34-60 34-74C34-94 48-108 68-108S104-92 104-70C104-44 94-22 78-10C70-4 60-1 48-1H-98C-104-1-106-2-104-4Z',
        skin,
      ),
      path('M-104-4C-98-12-90-18-80-22C-40-8 30-8 84-15C72-4 60-1 48-1H-98C-104-1-106-2-104-4Z', tip),
      line(left, skin, 8) + line(right, skin, 8) + end(left) + end(right),
      circle(-30, -70, 60, base),
      path('M22-98C40-60 14-12-30-10C-56-10-78-24-86-46C-66-26-24-20 2-44C18-58 24-78 22-98Z', shade(tones)),
      line('M-30-70C-30-82-14-84-8-72C-2-56-16-42-34-44C-58-46-70-68-60-90C-50-112-22-120 0-106', dark, 9),
      eyes(mood, 70, -72, 17, 6.5),
      blush(70, -56, 26, 7, tones),
      mouth(mood, 70, -50, 9),
    );
  },
};

export const squirrel: Figure = {
  height: 222,
  width: 226,
  lives: 'land',
  tail: 'bushy',
  head: { x: -37, y: -134, r: 46 },
  neck: { x: -39, y: -88, half: 26 },
  draw: ({ tones, mood }) => {
    const arm = {
      happy: 'M-30-76C-48-84-58-96-60-110',
      curious: 'M-28-76C-34-58-26-50-12-50',
      worried: 'M-28-74C-32-58-16-58-2-68',
      sleepy: 'M-28-74C-34-56-24-50-10-52',
    }[mood];
    return place(
      { x: -41 },
      place(
        { x: 26, y: -8, turn: mood === 'happy' ? 3 : mood === 'worried' ? -4 : 0 },
        path(
          'M-20 4C40 16 84 4 94-44C102-84 74-100 80-128C84-146 104-144 104-128C128-150 118-202 76-206C28-208 6-160 22-116C34-84 30-60 0-48Z',
          shade(tones),
        ),
        path(
          'M0-4C44 0 72-20 70-54C68-82 50-100 54-134C56-160 70-176 90-180C62-190 34-166 38-124C42-92 46-58 12-36Z',
          pale(tones),
        ),
      ),
      path('M-20-96C-46-78-52-44-50-22C-46-4-28-2 0-2S46-4 50-22C52-44 44-78 22-96Z', tones.base),
      path('M1-84C20-84 30-62 30-40C30-18 18-6 1-6S-28-18-28-40C-28-62-18-84 1-84Z', pale(tones)),
      both(0, ellipse(-28, -8, 28, 10, shade(tones))),
      ears(
        mood,
        4,
        -168,
        26,
        path('M-18 12C-28-14-26-36-16-50C-14-42-10-38-4-36C12-24 18-8 18 8Z', tones.base) +
          path('M-10 4C-15-10-15-22-11-30C0-22 8-12 9 0Z', colour.rose),
      ),
      path('M4-182C36-182 52-160 52-136C60-122 50-92 4-92S-52-122-44-136C-44-160-28-182 4-182Z', tones.base),
      path(
        'M5-132C14-132 18-126 24-122C36-118 44-108 36-100C28-93 16-92 4-92S-20-93-28-100C-36-108-28-118-14-122C-8-126-4-132 5-132Z',
        pale(tones),
      ),
      eyes(mood, 4, -140, 22, 7.5),
      blush(4, -118, 38, 9, tones),
      nose(5, -124, 7, NOSE),
      mood === 'happy' ? path('M-1-110h12v9q-3 3-6 1q-3 2-6-1Z', colour.paper) : '',
      mood === 'happy' ? line('M-8-114q7 8 13 2q6 6 13-2', MOUTH, 3.4) : mouth(mood, 5, -113, 10),
      both(2, limb(arm, tones, 17)),
    );
  },
};
