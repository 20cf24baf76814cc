import { type Place, type Scene, sceneCode } from '../contract/scene.ts';
import { NO_OPEN_SKY } from './air.ts';
import { STAGE } from './stage.ts';

/**
 * How a place is shown behind its figures: larger about the ground on which they stand and moved aside, so that two
 * pictures of one place are not the same view of it.
 */
export type Camera = {
  /** Transform of the place; empty for one that is shown as it is drawn. */
  transform: string;
  scale: number;
  /** Where a point of the place is in the picture. */
  at(x: number, y: number): readonly [x: number, y: number];
  /** The point of the place that is there. */
  from(x: number, y: number): readonly [x: number, y: number];
  /** What of the place is shown between two sides of the picture. */
  seen(sides: { left: number; right: number }): { left: number; right: number };
};

const MIDDLE = STAGE.side / 2;
/** Scales of a picture from near, and of those without a frame; less where a window or a gap with the moon is near the edge. */
const OPEN = { near: 1.3, views: [1, 1.1, 1.2] } as const;
const CLOSED = { near: 1.16, views: [1, 1.06, 1.12] } as const;
/** Places that are shown as they are drawn: swimmers are in the waves, and what is in the sky is near the edge. */
const WHOLE: readonly Place[] = ['sea', 'space', 'underwater'];
/** Part of the free margin by which a place is moved aside, to the left, not at all or to the right. */
const ASIDE = [-0.8, 0, 0.8] as const;

/** A number of all that a scene says. */
const varietyOf = (scene: Scene): number =>
  [...sceneCode(scene)].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);

/** @param ground height that stays where it is */
export function cameraOf(scene: Scene, ground: number, isMirrored: boolean): Camera {
  const variety = varietyOf(scene);
  const { near, views } = NO_OPEN_SKY.includes(scene.place) ? CLOSED : OPEN;
  const isWhole = WHOLE.includes(scene.place) || scene.frame === 'wide';
  const scale = isWhole ? 1 : scene.frame === 'near' ? near : views[variety % 3]!;
  const margin = (scale - 1) * (MIDDLE - STAGE.from);
  const left = Math.round(MIDDLE * (1 - scale) + margin * ASIDE[Math.floor(variety / 3) % 3]!);
  const top = Math.round(ground * (1 - scale));
  const side = (x: number): number => (isMirrored ? STAGE.side - x : x);
  const [x, turned] = [side(left), isMirrored ? -scale : scale];
  return {
    transform: scale === 1 && !isMirrored ? '' : `translate(${x} ${top}) scale(${turned} ${scale})`,
    scale,
    at: (px, py) => [side(px * scale + left), py * scale + top],
    from: (px, py) => [(side(px) - left) / scale, (py - top) / scale],
    seen: (sides) => {
      const [from, to] = [side(sides.left), side(sides.right)];
      return { left: (Math.min(from, to) - left) / scale, right: (Math.max(from, to) - left) / scale };
    },
  };
}
