import type { Hour, Place, Scene } from '../contract/scene.ts';
import type { Camera } from './camera.ts';
import { colour } from './hand/palette.ts';

/** Where the light of a place comes from, by day and by night, in units of the place. */
const LAMPS: Partial<Record<Place, Record<Hour, readonly [x: number, y: number]>>> = {
  bridge: { day: [590, 140], night: [590, 140] },
  harbour: { day: [392, 140], night: [686, 122] },
  kitchen: { day: [620, 200], night: [420, 110] },
  bedroom: { day: [420, 210], night: [720, 420] },
  library: { day: [400, 200], night: [34, 372] },
  market: { day: [330, 222], night: [20, 380] },
  ship: { day: [76, 130], night: [734, 420] },
  station: { day: [186, 190], night: [650, 160] },
  village: { day: [180, 150], night: [768, 420] },
  snow: { day: [210, 160], night: [580, 424] },
  beach: { day: [210, 150], night: [420, 420] },
  sea: { day: [190, 160], night: [190, 160] },
  underwater: { day: [560, 70], night: [560, 96] },
  farm: { day: [610, 150], night: [610, 150] },
  castle: { day: [140, 180], night: [140, 180] },
  hospital: { day: [430, 190], night: [64, 268] },
  bathroom: { day: [420, 150], night: [420, 150] },
  lounge: { day: [170, 206], night: [742, 280] },
  pitch: { day: [400, 120], night: [60, 92] },
  pool: { day: [200, 140], night: [420, 540] },
  stage: { day: [400, 60], night: [400, 60] },
  attic: { day: [400, 230], night: [400, 230] },
  gym: { day: [400, 120], night: [400, 120] },
};
const ELSEWHERE: readonly [number, number] = [240, 120];

export type Light = {
  x: number;
  y: number;
  /** Of the lit edge of what stands there, and how strongly it shows. */
  rim: string;
  strength: number;
  /** How much of the dark lies over figures at night. */
  dusk: number;
};

/** Where sun or moon of an open sky is, in units of the place, and in the picture. */
export type Luminary = { from: readonly [x: number, y: number]; to: readonly [x: number, y: number] };
/** A light as near to the sun or the moon of its place is that of it. */
const NEAR = 90;

/** The light of a scene: a thing that shines, else the lamp, the sun or the moon of its place. */
export function lightOf(
  scene: Scene,
  camera: Camera,
  shining: { x: number; y: number } | null,
  luminary: Luminary | null,
): Light {
  const [x, y] = LAMPS[scene.place]?.[scene.hour] ?? luminary?.from ?? ELSEWHERE;
  const isLuminary = luminary && Math.hypot(luminary.from[0] - x, luminary.from[1] - y) < NEAR;
  const [atX, atY] = isLuminary ? luminary.to : camera.at(x, y);
  const at = shining ?? { x: atX, y: atY };
  const isNight = scene.hour === 'night' || scene.place === 'space';
  return {
    ...at,
    rim: isNight ? colour.lampLight : colour.glow,
    strength: isNight ? 0.6 : 0.4,
    dusk: isNight ? (shining ? 0.06 : 0.1) : 0,
  };
}
