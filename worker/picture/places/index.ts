import type { Place } from '../../../contract/scene.ts';
import type { Setting } from '../stage.ts';
import { desert, farm, forest, garden, jungle, meadow, mountain, snow } from './land.ts';
import { library } from './library.ts';
import { bedroom, kitchen, school } from './rooms.ts';
import { stairs } from './stairs.ts';
import { castle, city, village } from './town.ts';
import { beach, sea, space, underwater } from './water.ts';

export const settings: Record<Place, Setting> = {
  forest,
  meadow,
  farm,
  garden,
  village,
  city,
  castle,
  bedroom,
  kitchen,
  stairs,
  school,
  library,
  beach,
  sea,
  underwater,
  mountain,
  snow,
  jungle,
  desert,
  space,
};
