import type { AgeGroup, StoryType } from './options.ts';

/** Pictures that anybody may read, at `/files/{path}?alt=media`. */
export const COVERS = 'images/covers/';

/** Pixels of a side; all are square and JPEG. */
export const COVER_PIXELS = { large: 1400, small: 320 } as const;

/** The cover of a story of that kind and for that age, whatever it becomes: without letters. */
export const coverKey = (type: StoryType, age: AgeGroup, size: keyof typeof COVER_PIXELS) =>
  `${COVERS}${type}-${age}${size === 'small' ? '-small' : ''}.jpg`;
