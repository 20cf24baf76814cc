import type { FigureColour } from '../contract/scene.ts';
import type { Tones } from './figure.ts';
import { colour } from './hand/palette.ts';

/** Colours of figures, from the palette's families. */
export const TONES: Record<FigureColour, Tones> = {
  red: { dark: colour.clayDeep, base: '#B9503F', light: colour.clayLight },
  orange: { dark: '#A9582F', base: '#DD8346', light: colour.peach },
  yellow: { dark: colour.lampDeep, base: colour.lamp, light: colour.lampLight },
  green: { dark: colour.forest, base: colour.moss, light: colour.sageLight },
  blue: { dark: colour.seaDeep, base: colour.sea, light: colour.day },
  purple: { dark: '#5B4270', base: colour.plum, light: colour.mauve },
  brown: { dark: colour.bark, base: colour.woodLight, light: colour.sand },
  white: { dark: colour.sand, base: colour.paper, light: '#FFFDF6' },
  grey: { dark: '#5C5A6E', base: '#8E8B9B', light: '#C6C1C6' },
  black: { dark: '#26222F', base: '#413C4D', light: '#7D7787' },
  pink: { dark: '#B9687C', base: '#EBA3AE', light: '#F9D3D2' },
};
