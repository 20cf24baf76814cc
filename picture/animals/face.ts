import type { Mood, Tones } from '../figure.ts';
import { colour } from '../hand/palette.ts';
import { circle, ellipse, line, n, path, place } from '../hand/svg.ts';
import { TONES } from '../tones.ts';

export const MOUTH = '#6B2F38';
/** Of small, soft noses. */
export const NOSE = '#B4574F';

/** Belly, muzzle and tips: the light tone, or cream on white fur, where the light tone would not be seen. */
export const pale = ({ base, light }: Tones): string => (base === TONES.white.base ? colour.cream : light);

/** Between the body and its shadow side: thighs, far limbs, plates. */
export function shade({ base, dark }: Tones): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(base, at) * 0.55 + channel(dark, at) * 0.45));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A part on the left of `x`, and its mirror image on the right. */
export const both = (x: number, part: string): string => part + place({ x: 2 * x, flip: true }, part);

/** Dot eyes with a glint at `x ± gap`; `size` is their radius. Lids say the mood, and brows unless there are others. */
export function eyes(mood: Mood, x: number, y: number, gap: number, size: number, brows = true): string {
  const thin = size * 0.6;
  if (mood === 'sleepy')
    return both(
      x,
      line(
        `M${n(x - gap - size * 1.5)} ${n(y)}c${n(size * 0.7)} ${n(size * 1.3)} ${n(size * 2.3)} ${n(size * 1.3)} ${n(size * 3)} 0`,
        colour.ink,
        thin,
      ),
    );
  const r = mood === 'curious' ? size * 1.2 : size;
  const dot = (at: number): string =>
    circle(at, y, r, colour.ink) + circle(at + r * 0.35, y - r * 0.38, r * 0.34, colour.glow);
  /** From the outer to the inner end, which is the higher one: a lower one would look cross. */
  const brow = (side: -1 | 1, lift: number): string => {
    const from = x + side * (gap + size * 1.3);
    const top = y - size * lift;
    return mood === 'worried'
      ? line(
          `M${n(from + side * size * 0.2)} ${n(top + size)}l${n(-side * size * 2.5)} ${n(-size * 1.2)}`,
          colour.ink,
          thin,
        )
      : line(
          `M${n(from)} ${n(top)}c${n(-side * size * 0.4)} ${n(-size * 0.8)} ${n(-side * size * 1.4)} ${n(-size * 1.1)} ${n(-side * size * 2.4)} ${n(-size * 0.8)}`,
          colour.ink,
          thin * 0.85,
        );
  };
  const dots = dot(x - gap) + dot(x + gap);
  if (mood === 'happy' || !brows) return dots;
  return dots + brow(-1, mood === 'curious' ? 2.2 : 2.6) + brow(1, mood === 'curious' ? 2.5 : 2.6);
}

/** A mouth below (x, y), `half` as wide as half of the open one. */
export function mouth(mood: Mood, x: number, y: number, half: number): string {
  const thin = Math.max(2.6, half * 0.2);
  switch (mood) {
    case 'happy':
      return (
        path(
          `M${n(x - half)} ${n(y)}q${n(half)} ${n(half * 0.5)} ${n(half * 2)} 0c${n(half * 0.1)} ${n(half * 1.6)} ${n(-half * 2.1)} ${n(half * 1.6)} ${n(-half * 2)} 0Z`,
          MOUTH,
          `stroke="${MOUTH}" stroke-width="${n(thin)}" stroke-linejoin="round"`,
        ) + ellipse(x, y + half * 0.9, half * 0.5, half * 0.28, colour.rose)
      );
    case 'curious':
      return ellipse(x, y + half * 0.55, half * 0.36, half * 0.44, MOUTH);
    case 'worried':
      return line(
        `M${n(x - half * 0.7)} ${n(y + half * 0.75)}q${n(half * 0.7)} ${n(-half * 0.8)} ${n(half * 1.4)} 0`,
        MOUTH,
        thin,
      );
    case 'sleepy':
      return line(
        `M${n(x - half * 0.5)} ${n(y + half * 0.3)}q${n(half * 0.5)} ${n(half * 0.5)} ${n(half)} 0`,
        MOUTH,
        thin,
      );
  }
}

/** A soft three-cornered nose, `half` its half width. */
export const nose = (x: number, y: number, half: number, fill: string = colour.ink): string =>
  path(
    `M${n(x - half)} ${n(y - half * 0.4)}q${n(half)} ${n(-half * 0.8)} ${n(half * 2)} 0q${n(half * 0.2)} ${n(half)} ${n(-half)} ${n(half * 1.5)}q${n(-half * 1.2)} ${n(-half * 0.5)} ${n(-half)} ${n(-half * 1.5)}Z`,
    fill,
  );

/** Soft shading, told from a figure's parts by its opacity: an outline leaves it out. */
export const blush = (x: number, y: number, gap: number, r: number, { base }: Tones): string => {
  const warm = [TONES.red, TONES.orange, TONES.purple, TONES.blue, TONES.grey].some(
    (tones) => tones.base === base,
  )
    ? colour.rose
    : colour.clay;
  return circle(x - gap, y, r, warm, 'opacity=".55"') + circle(x + gap, y, r, warm, 'opacity=".55"');
};

/** Two ears around their roots at `x ± gap`, drawn upwards as the left one; the mood turns them. */
export function ears(mood: Mood, x: number, y: number, gap: number, ear: string): string {
  const [left, right] = { happy: [0, 0], curious: [5, -14], worried: [-34, 34], sleepy: [-16, 16] }[mood];
  return place({ x: x - gap, y, turn: left }, ear) + place({ x: x + gap, y, turn: right, flip: true }, ear);
}

/** A limb with a darker lower side, to be seen against a body of its own colour. */
export const limb = (d: string, tones: Tones, width: number): string =>
  place({ x: -width * 0.04, y: width * 0.13 }, line(d, shade(tones), width)) + line(d, tones.base, width);
