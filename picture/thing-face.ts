import type { Mood as Feeling } from '../contract/scene.ts';
import { blush, eyes, mouth } from './animals/face.ts';
import { colour } from './hand/palette.ts';
import { ellipse } from './hand/svg.ts';
import type { Silhouette } from './silhouette.ts';
import { TONES } from './tones.ts';

/** Heights of a thing at which its face may be, the most usual first, in parts of its own height. */
const HEIGHTS = [0.42, 0.5, 0.36, 0.58, 0.3, 0.66, 0.24, 0.74, 0.18];
/** Radius of the largest face in parts of the smaller side; how much larger a less usual place has to be. */
const LARGEST = 0.34;
const SIZES = [1, 0.72, 0.5];
const BETTER = 1.25;
/** Rows at which the room for a face is measured, in radii. */
const ROWS = [-0.8, -0.4, 0, 0.4, 0.8];

/** The largest face that the upper part of a drawing has room for, at the most usual height. */
function roomIn({ box, between }: Silhouette, upper: number): { x: number; y: number; r: number } {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const most = Math.min(wide, high) * LARGEST;
  let best = { x: (box.left + box.right) / 2, y: box.top + high * 0.42, r: 0 };
  for (const size of SIZES)
    for (const height of HEIGHTS) {
      const [y, around] = [box.top + high * height, most * size];
      if (y + around * 0.6 > box.top + high * upper) continue;
      const rows = ROWS.flatMap((row) => between(y + row * around - 1, y + row * around + 1) ?? []);
      if (rows.length < ROWS.length) continue;
      const left = Math.max(...rows.map((row) => row.left));
      const right = Math.min(...rows.map((row) => row.right));
      const r = Math.min(around, (right - left) * 0.46);
      if (r > best.r * BETTER) best = { x: (left + right) / 2, y, r };
    }
  return best.r > 0 ? best : { ...best, r: most * 0.7 };
}

/**
 * A face on a thing that is alive: eyes on white, that are seen on any of its colours, cheeks and a mouth.
 * @param upper part of its height, from above, in which the face is
 */
export function faceOn(silhouette: Silhouette, feeling: Feeling, upper: number): string {
  const { x, y, r } = roomIn(silhouette, upper);
  const mood = feeling === 'calm' ? 'happy' : feeling;
  const [gap, size] = [r * 0.44, r * 0.2];
  const top = y - r * 0.2;
  const white =
    mood === 'sleepy'
      ? ''
      : [-1, 1].map((side) => ellipse(x + side * gap, top, size * 1.7, size * 1.9, colour.paper)).join('');
  return (
    white +
    eyes(mood, x, top, gap, size) +
    blush(x, y + r * 0.24, r * 0.74, r * 0.17, TONES.white) +
    // A small one would not be seen on all colours.
    mouth(mood === 'curious' ? 'happy' : mood, x, y + r * 0.3, r * 0.3)
  );
}
