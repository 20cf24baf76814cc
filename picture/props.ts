import type { Tones } from './figure.ts';
import { colour } from './hand/palette.ts';
import { circle, ellipse, line, n, path, place, rect } from './hand/svg.ts';

/** What a deed needs and nobody named, around the origins that are said. */

/** A pillow and, before a sleeper of this length whose head lies on it to the left, a blanket; the origin is the ground. */
export function bedding(
  length: number,
  r: number,
  { base, dark, light }: Tones,
): { behind: string; front: string } {
  const left = -length / 2;
  const [from, to] = [left + r * 1.35, length / 2];
  const high = r * 1.5;
  const hump = `M${n(from)} 0C${n(from - r * 0.3)} ${n(-high * 0.7)} ${n(from + r * 0.2)} ${n(-high)} ${n(from + r)} ${n(-high)}C${n((from + to) / 2)} ${n(-high * 0.92)} ${n(to - r * 1.6)} ${n(-high * 0.62)} ${n(to - r * 0.9)} ${n(-high * 0.72)}C${n(to - r * 0.2)} ${n(-high * 0.86)} ${n(to + r * 0.1)} ${n(-high * 0.3)} ${n(to)} 0Z`;
  return {
    behind:
      rect(left - r * 0.5, -r * 0.34, length + r * 0.7, r * 0.42, colour.cream, r * 0.18) +
      path(
        `M${n(left - r * 0.45)} ${n(-r * 0.3)}C${n(left - r * 0.75)} ${n(-r * 1.1)} ${n(left - r * 0.1)} ${n(-r * 1.05)} ${n(left + r * 0.7)} ${n(-r * 0.8)}C${n(left + r * 2)} ${n(-r * 1)} ${n(left + r * 2.2)} ${n(-r * 0.5)} ${n(left + r * 2)} ${n(-r * 0.2)}Z`,
        colour.paper,
      ),
    front:
      path(hump, base) +
      path(
        `M${n((from + to) / 2)} ${n(-high * 0.86)}C${n(to - r * 1.6)} ${n(-high * 0.62)} ${n(to - r * 1.2)} ${n(-high * 0.7)} ${n(to - r * 0.9)} ${n(-high * 0.72)}C${n(to - r * 0.2)} ${n(-high * 0.86)} ${n(to + r * 0.1)} ${n(-high * 0.3)} ${n(to)} 0H${n((from + to) / 2 + r * 0.3)}Q${n((from + to) / 2 - r * 0.2)} ${n(-high * 0.4)} ${n((from + to) / 2)} ${n(-high * 0.86)}Z`,
        dark,
        'opacity=".35"',
      ) +
      path(
        `M${n(from)} 0C${n(from - r * 0.3)} ${n(-high * 0.7)} ${n(from + r * 0.2)} ${n(-high)} ${n(from + r)} ${n(-high)}C${n(from + r * 0.8)} ${n(-high * 0.6)} ${n(from + r * 0.5)} ${n(-high * 0.4)} ${n(from + r * 0.55)} 0Z`,
        light,
      ) +
      [0.3, 0.6]
        .map((at) => circle(from + r + (to - from - r * 1.4) * at, -high * 0.4, r * 0.14, light))
        .join('') +
      rect(left - r * 0.5, -r * 0.1, length + r * 0.7, r * 0.2, colour.sand, r * 0.1),
  };
}

/** A blanket over the lower part of one who sleeps sitting: half its width, and its upper edge. */
export const blanket = (half: number, top: number): string => {
  const p = (x: number, y: number): string => `${n(x * half)} ${n(y * top)}`;
  return (
    path(
      `M${p(-1.08, 0)}C${p(-1.16, 0.6)} ${p(-0.9, 0.86)} ${p(-0.5, 0.9)}Q${p(0, 1.12)} ${p(0.5, 0.9)}C${p(0.9, 0.86)} ${p(1.16, 0.6)} ${p(1.08, 0)}Z`,
      colour.evening,
    ) +
    path(
      `M${p(-0.5, 0.9)}Q${p(0, 1.12)} ${p(0.5, 0.9)}C${p(0.8, 0.86)} ${p(0.9, 0.7)} ${p(0.86, 0.6)}Q${p(0, 0.92)} ${p(-0.86, 0.6)}C${p(-0.9, 0.7)} ${p(-0.8, 0.86)} ${p(-0.5, 0.9)}Z`,
      colour.mist,
    ) +
    [-0.5, 0, 0.5].map((x) => circle(x * half, top * 0.34, Math.abs(top) * 0.07, colour.periwinkle)).join('')
  );
};

/** Breath of a sleeper, rising from the origin. */
export const breath = (r: number): string =>
  [
    [0, 0, 1],
    [0.66, -0.5, 0.72],
    [1.16, -0.86, 0.5],
  ]
    .map(([x = 0, y = 0, size = 1]) => {
      const u = r * 0.34 * size;
      return line(
        `M${n(x * r)} ${n(y * r)}h${n(u)}l${n(-u)} ${n(u)}h${n(u)}`,
        colour.paper,
        Math.max(4, r * 0.1 * size),
      );
    })
    .join('');

/** Leaves to hide behind, this wide and high, on the ground. */
export const bush = (wide: number, high: number): string => {
  const w = wide / 2;
  const p = (x: number, y: number): string => `${n(x * w)} ${n(y * high)}`;
  return (
    path(
      `M${p(-1, 0)}C${p(-1.2, -0.4)} ${p(-0.95, -0.72)} ${p(-0.66, -0.66)}C${p(-0.6, -0.98)} ${p(-0.2, -1.08)} ${p(-0.02, -0.88)}C${p(0.2, -1.04)} ${p(0.56, -0.96)} ${p(0.62, -0.66)}C${p(0.95, -0.74)} ${p(1.2, -0.4)} ${p(1, 0)}Z`,
      colour.moss,
    ) +
    path(
      `M${p(0.1, 0)}C${p(0.5, -0.2)} ${p(0.3, -0.6)} ${p(0.62, -0.66)}C${p(0.95, -0.74)} ${p(1.2, -0.4)} ${p(1, 0)}Z`,
      colour.forest,
      'opacity=".45"',
    ) +
    line(
      `M${p(-0.62, -0.28)}q${n(w * 0.1)} ${n(-high * 0.12)} ${n(w * 0.22)} 0M${p(-0.2, -0.5)}q${n(w * 0.1)} ${n(-high * 0.12)} ${n(w * 0.22)} 0M${p(0.3, -0.3)}q${n(w * 0.1)} ${n(-high * 0.12)} ${n(w * 0.22)} 0`,
      colour.sage,
      5,
    ) +
    circle(-w * 0.4, -high * 0.62, 7, colour.clay) +
    circle(w * 0.1, -high * 0.3, 7, colour.clay) +
    circle(w * 0.5, -high * 0.52, 7, colour.clay)
  );
};

/** A cooking pot with a spoon in it, steaming, on a stove; its rim is so high above the ground, which is the origin. */
export const pot = (high: number, r: number): string => {
  const u = r / 46;
  const hob = Math.max(40, high - 56 * u);
  return (
    rect(-70, -hob, 140, hob, colour.dusk, 8) +
    rect(26, -hob, 44, hob, colour.night, 8, 'opacity=".25"') +
    rect(-52, 22 - hob, 104, Math.max(10, hob - 40), colour.bark, 8) +
    path(`M-44 ${n(-20)}V${n(30 - hob)}H44V-20Z`, colour.lamp, 'opacity=".55"') +
    line(`M-40 ${n(16 - hob)}h.1M0 ${n(16 - hob)}h.1M40 ${n(16 - hob)}h.1`, colour.lamp, 10) +
    rect(-76, -hob - 8, 152, 14, colour.midnight, 6) +
    place(
      { y: -hob - 6, scale: u },
      path('M-58-50H58L50 0Q0 10-50 0Z', colour.evening),
      path('M20-50H58L50 0Q38 6 20 8Q30-18 20-50Z', colour.night, 'opacity=".2"'),
      rect(-66, -58, 132, 14, colour.periwinkle, 7),
      line('M-66-38h-12M66-38h12', colour.periwinkle, 9),
      line('M-24-54L-54-112', colour.woodLight, 8),
      line('M-6-74c-10-14 10-22 0-38M22-78c-10-14 10-22 0-38', colour.paper, 6, 'opacity=".8"'),
    )
  );
};

/** A steaming bowl, around the hands that hold it. */
export const bowl = (r: number): string =>
  place(
    { scale: r / 46 },
    path('M-40-14H40C38 12 22 24 0 24S-38 12-40-14Z', colour.sea),
    path('M10-14H40C38 12 22 24 6 24 24 12 22-2 10-14Z', colour.seaDeep),
    ellipse(0, -14, 40, 9, colour.lampLight),
    line('M-12-30c-6-8 6-14 0-24M10-30c-6-8 6-14 0-24', colour.paper, 4, 'opacity=".85"'),
  );

/** A spoon in a hand. */
export const spoon = (r: number): string =>
  place(
    { scale: r / 46, turn: -24 },
    line('M0 8V-22', colour.periwinkle, 6),
    ellipse(0, -30, 9, 11, colour.mist),
  );

/** Notes that rise from a mouth. */
export const notes = (r: number): string =>
  place(
    { scale: r / 46 },
    line('M14-26V-64l26-8V-34', colour.lamp, 6),
    ellipse(7, -24, 9, 7, colour.lamp),
    ellipse(33, -32, 9, 7, colour.lamp),
    line('M72-62V-96', colour.lamp, 6),
    line('M72-96q16 4 16 18', colour.lamp, 6),
    ellipse(65, -60, 9, 7, colour.lamp),
  );

/** Lines behind something fast, from the origin to the left. */
export const rush = (long: number, high: number): string =>
  line(
    `M${n(-long * 0.2)} ${n(-high * 0.5)}h${n(-long * 0.8)}M0 0h${n(-long)}M${n(-long * 0.24)} ${n(high * 0.5)}h${n(-long * 0.7)}`,
    colour.paper,
    6,
    'opacity=".8"',
  );

/** Small arcs at a hand that waves. */
export const flutter = (r: number): string =>
  line(
    `M${n(r * 0.34)} ${n(-r * 0.5)}q${n(r * 0.3)} ${n(r * 0.3)} ${n(r * 0.1)} ${n(r * 0.7)}M${n(-r * 0.34)} ${n(-r * 0.55)}q${n(-r * 0.3)} ${n(r * 0.3)} ${n(-r * 0.1)} ${n(r * 0.7)}`,
    colour.paper,
    5,
    'opacity=".9"',
  );

/** A ladder this high, leaning a little. */
export const ladder = (high: number): string => {
  const rungs = Math.max(3, Math.round(high / 46));
  const at = Array.from({ length: rungs }, (_, i) => -((i + 0.6) * high) / rungs);
  return (
    line(at.map((y) => `M-32 ${n(y)}H32`).join(''), colour.woodLight, 9) +
    line(`M-34 0V${n(-high)}M34 0V${n(-high)}`, colour.wood, 11)
  );
};

/** Water around one who swims, this wide, with its surface at the origin. */
export const pool = (wide: number): string => {
  const w = wide / 2;
  return (
    path(
      `M${n(-w)} 0q${n(w * 0.125)} -12 ${n(w * 0.25)} 0t${n(w * 0.25)} 0t${n(w * 0.25)} 0t${n(w * 0.25)} 0t${n(w * 0.25)} 0t${n(w * 0.25)} 0t${n(w * 0.25)} 0t${n(w * 0.25)} 0C${n(w * 1.04)} 44 ${n(w * 0.6)} 50 0 50S${n(-w * 1.04)} 44 ${n(-w)} 0Z`,
      colour.sea,
    ) + line(`M${n(-w * 0.5)} 22h${n(w * 0.3)}M${n(w * 0.1)} 30h${n(w * 0.4)}`, colour.day, 5)
  );
};

/** A small cloud below one who flies without wings. */
export const puff = (wide: number): string =>
  place(
    { scale: wide / 120 },
    path(
      'M-56 12C-74 10-72-14-52-12-50-30-22-34-14-20-4-34 26-32 26-14 44-22 64-4 52 12Z',
      colour.paper,
      'opacity=".9"',
    ),
  );
