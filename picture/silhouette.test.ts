import { expect, test } from 'vitest';
import { circle, line, rect } from './hand/svg.ts';
import { outlinePath, silhouetteOf } from './silhouette.ts';

/** Twice the area that a loop of steps goes around, negative where it runs anticlockwise. */
function turn(d: string): number {
  const [x = 0, y = 0, ...steps] = (d.match(/-?\d+/g) ?? []).map(Number);
  let [sum, atX, atY] = [0, x, y];
  for (let i = 0; i < steps.length; i += 2) {
    const [toX, toY] = [atX + (steps[i] as number), atY + (steps[i + 1] as number)];
    sum += atX * toY - toX * atY;
    [atX, atY] = [toX, toY];
  }
  return sum + atX * y - x * atY;
}

const turns = (svg: string): number[] => {
  const d = outlinePath(silhouetteOf(svg).contours(1), 1);
  return d.split(/(?=M)/).map(turn).map(Math.sign);
};

test('the outline of a hole runs the other way, so that a fill leaves it free', () => {
  expect(turns(circle(0, -40, 40, '#000'))).toEqual([1]);
  expect(turns(line('M-40-80H40V-10H-40Z', '#000', 12)).toSorted()).toEqual([-1, 1]);
  expect(turns(line('M-40-80H0V-10H-40Z', '#000', 8) + rect(40, -80, 20, 60, '#000')).toSorted()).toEqual([
    -1, 1, 1,
  ]);
});
