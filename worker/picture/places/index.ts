import { type Hour, PLACES, type Place } from '../../../contract/scene.ts';
import { colour } from '../hand/palette.ts';
import { circle, path, rect } from '../hand/svg.ts';
import type { Setting } from '../stage.ts';

const plain = (at: Place): Setting => ({
  ground: 690,
  floats: at === 'underwater' || at === 'space',
  back: (hour: Hour) =>
    rect(-300, 0, 1400, 800, hour === 'day' ? colour.day : colour.midnight) +
    circle(620, 140, 56, hour === 'day' ? colour.paper : colour.lamp) +
    path(
      'M-300 520C0 420 300 480 600 440S1000 460 1100 430V800H-300Z',
      hour === 'day' ? colour.sageLight : colour.dusk,
    ),
  front: (hour: Hour) =>
    path('M-300 790C0 760 400 780 1100 760V800H-300Z', hour === 'day' ? colour.sage : colour.night),
});

export const settings = Object.fromEntries(PLACES.map((at) => [at, plain(at)])) as Record<Place, Setting>;
