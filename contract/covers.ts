import type { AgeGroup, StoryType } from './options.ts';

/** Public covers, at `/files/{path}?alt=media`. */
export const COVERS = 'images/covers/';

/** Pixels of a side; all covers are square JPEGs. */
export const COVER_PIXELS = { large: 1400, small: 320 } as const;

/** Cover of a story type and age group, without lettering. */
export const coverKey = (type: StoryType, age: AgeGroup, size: keyof typeof COVER_PIXELS) =>
  `${COVERS}${type}-${age}${size === 'small' ? '-small' : ''}.jpg`;
