import { type Scene, sceneCode } from './scene.ts';

/**
 * Version of the drawings, in the addresses of pictures and in the keys of their PNGs, which are both kept for ever.
 * Raised when a release draws scenes differently.
 */
export const PICTURE_VERSION = 8;

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

/** A figure or a thing of a scene, by its position among them. */
export type ScenePart = { of: 'figures' | 'things'; at: number };

/** Where a part is. Of what a picture draws: in its units. Of what a page shows: as shares of the picture's sides. */
export type PartBox = ScenePart & { left: number; top: number; right: number; bottom: number };

/** Attribute of a picture's root that says where its parts are, so that they can be pressed. */
const PARTS = 'data-parts';

/** @param boxes from the hindmost to the foremost, in units of the picture */
export const partsAttribute = (boxes: readonly PartBox[]): string => {
  const written = boxes.map(({ of, at, left, top, right, bottom }) =>
    [`${of === 'figures' ? 'f' : 't'}${at}`, ...[left, top, right, bottom].map(Math.round)].join(' '),
  );
  return `${PARTS}="${written.join(',')}"`;
};

const ROOT = new RegExp(`^<svg [^>]*viewBox="([^"]*)"[^>]* ${PARTS}="([^"]*)"`);
const PART = /^([ft])(\d) (-?\d+) (-?\d+) (-?\d+) (-?\d+)$/;

/** Where the parts of a picture are, from the hindmost to the foremost. @returns empty for one that does not say it */
export function readParts(svg: string): PartBox[] {
  const [, view = '', parts = ''] = ROOT.exec(svg) ?? [];
  const [x, y, width, height] = view.split(' ').map(Number) as [number, number, number, number];
  const within = (value: string | undefined, from: number, side: number) =>
    Math.min(1, Math.max(0, (Number(value) - from) / side));
  return parts.split(',').flatMap((part) => {
    const [, kind, at, left, top, right, bottom] = PART.exec(part) ?? [];
    return kind === undefined
      ? []
      : {
          of: kind === 'f' ? ('figures' as const) : ('things' as const),
          at: Number(at),
          left: within(left, x, width),
          top: within(top, y, height),
          right: within(right, x, width),
          bottom: within(bottom, y, height),
        };
  });
}
