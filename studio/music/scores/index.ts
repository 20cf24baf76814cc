import { adventure } from './adventure.ts';
import { bedtime } from './bedtime.ts';
import { forest } from './forest.ts';
import { journey } from './journey.ts';
import { magicBox } from './magic-box.ts';
import { magical } from './magical.ts';
import { piano } from './piano.ts';
import { relaxing } from './relaxing.ts';
import type { Score } from './score.ts';

/** In display order. */
export const scores: readonly Score[] = [
  relaxing,
  magical,
  adventure,
  bedtime,
  piano,
  forest,
  magicBox,
  journey,
];
