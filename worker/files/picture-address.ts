import {
  PICTURE_PIXELS,
  PICTURE_VERSION,
  PICTURES,
  type SvgVariant,
  WIDE_PIXELS,
} from '../../contract/picture.ts';
import { parseSceneCode, SCENE_CODE_LENGTH, type Scene, sceneCode } from '../../contract/scene.ts';
import { sameText } from './digest.ts';

type View = { frame: 'square' | 'wide'; outline?: true };

/** Pictures that are drawn for each request. */
const SVGS: Record<SvgVariant, View> = {
  '': { frame: 'square' },
  '-wide': { frame: 'wide' },
  '-outline': { frame: 'square', outline: true },
};

/** Pictures that are drawn once: for podcast apps, lock screens and books; for a sound's tag; for a link's preview. */
export const PNGS = {
  '': { frame: 'square', width: PICTURE_PIXELS.large },
  '-small': { frame: 'square', width: PICTURE_PIXELS.small },
  '-wide': { frame: 'wide', width: WIDE_PIXELS.width },
} as const satisfies Record<string, View & { width: number }>;
export type PngVariant = keyof typeof PNGS;

/** Seals a text with a secret of ours: `sealWith` in `files/signed-url.ts`. */
export type Seal = (text: string) => string;

const sealed = (scene: Scene) => `picture ${sceneCode(scene)}`;

/**
 * Sizes of PNG that have an address. The others are drawn of the scene that a story has when its sound or link is
 * asked.
 */
const ADDRESSED = { '': PNGS[''] } as const;

/**
 * Path of a scene's largest PNG, which does not expire. Its seal shows that we gave it out, for a story with this
 * scene: a PNG takes some hundred milliseconds of CPU and is stored, so that codes must not be open to enumeration.
 */
export const pngPath = (scene: Scene, seal: Seal): string =>
  `${PICTURES}/${seal(sealed(scene))}/${sceneCode(scene)}.png`;

/** Key of a scene's PNG in R2. A scene is no personal data: stories of several families with the same one share it. */
export const pngKey = (scene: Scene, variant: PngVariant): string =>
  `pictures/${PICTURE_VERSION}/${sceneCode(scene)}${variant}.png`;

const NAME = new RegExp(`^([^-].{0,${SCENE_CODE_LENGTH + 8}})[.]([a-z]+)$`);

/**
 * Scene and variant in the name of a file; null for any other spelling. A code may end as a variant does, with a word
 * after a hyphen (`lighthouse-worried`), so that only what is a variant is none of it.
 * @param version of this release or an older
 */
function parseName<Variant extends string>(
  version: string,
  file: string,
  variants: Record<Variant, View>,
  extension: string,
): { scene: Scene; variant: Variant } | null {
  if (!/^[1-9]\d{0,3}$/.test(version) || Number(version) > PICTURE_VERSION) return null;
  const [, name = '', given] = NAME.exec(file) ?? [];
  if (given !== extension) return null;
  for (const variant of Object.keys(variants) as Variant[]) {
    const scene = name.endsWith(variant) ? parseSceneCode(name.slice(0, name.length - variant.length)) : null;
    if (scene) return { scene, variant };
  }
  return null;
}

/** The drawing at the address of an SVG; null when there is none. */
export function parseSvgName(version: string, file: string): { scene: Scene; view: View } | null {
  const name = parseName(version, file, SVGS, 'svg');
  return name && { scene: name.scene, view: SVGS[name.variant] };
}

/** Scene of the PNG at an address that one of the seals made; null for any other address. */
export function parsePngName(
  version: string,
  given: string,
  file: string,
  seals: readonly Seal[],
): Scene | null {
  const scene = parseName(version, file, ADDRESSED, 'png')?.scene;
  return scene && seals.some((seal) => sameText(seal(sealed(scene)), given)) ? scene : null;
}
