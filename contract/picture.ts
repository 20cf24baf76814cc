import { type Scene, sceneCode } from './scene.ts';

/**
 * Version of the drawings, in the addresses of pictures and in the keys of their PNGs, which are both kept for ever.
 * Raised when a release draws scenes differently.
 */
export const PICTURE_VERSION = 1;

/** Pictures of a story after its first one, in their order. */
export const LATER_PARTS = ['middle', 'end'] as const;
export type LaterPart = (typeof LATER_PARTS)[number];

/** Pixels of the PNGs' sides. */
export const PICTURE_PIXELS = { large: 1400, small: 320 } as const;

/** Sides of the wide picture, in the proportions of previews in messengers. */
export const WIDE_PIXELS = { width: 1200, height: 630 } as const;

/** Folder of all pictures. */
export const PICTURES = `/files/pictures/${PICTURE_VERSION}`;

/** Square, wide, and as lines to colour in. */
export type SvgVariant = '' | '-wide' | '-outline';

/** Path of a scene's picture: an SVG, drawn from the code in the name. */
export const svgPath = (scene: Scene, variant: SvgVariant = ''): string =>
  `${PICTURES}/${sceneCode(scene)}${variant}.svg`;
