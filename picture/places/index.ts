import type { Place } from '../../contract/scene.ts';
import type { Setting } from '../stage.ts';
import { bridge } from './bridge.ts';
import { attic, gym, stage } from './halls.ts';
import { harbour } from './harbour.ts';
import { bathroom, hospital, lounge } from './indoors.ts';
import { desert, farm, forest, garden, jungle, meadow, mountain, snow } from './land.ts';
import { library } from './library.ts';
import { market } from './market.ts';
import { allotment, pond } from './plots.ts';
import { bedroom, kitchen, school } from './rooms.ts';
import { ship } from './ship.ts';
import { spaceship } from './spaceship.ts';
import { pitch, pool } from './sports.ts';
import { stairs } from './stairs.ts';
import { station } from './station.ts';
import { castle, city, village } from './town.ts';
import { beach, sea, space, underwater } from './water.ts';

export const settings: Record<Place, Setting> = {
  forest,
  meadow,
  farm,
  garden,
  village,
  city,
  market,
  castle,
  station,
  bedroom,
  kitchen,
  stairs,
  school,
  library,
  beach,
  harbour,
  sea,
  ship,
  underwater,
  mountain,
  bridge,
  snow,
  jungle,
  desert,
  space,
  spaceship,
  hospital,
  bathroom,
  lounge,
  pitch,
  pool,
  stage,
  attic,
  allotment,
  pond,
  gym,
};
