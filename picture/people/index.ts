import type { FigureKindOf } from '../../contract/scene.ts';
import type { Figure } from '../figure.ts';
import { baby } from './baby.ts';
import { astronaut, knight, pirate, wizard } from './costumes.ts';
import { boy, child, girl, grandfather, grandmother, man, woman } from './everyday.ts';
import { fairy, mermaid } from './fairytale.ts';

export const people: Record<FigureKindOf<'people'>, Figure> = {
  girl,
  boy,
  child,
  woman,
  man,
  grandmother,
  grandfather,
  knight,
  pirate,
  astronaut,
  wizard,
  mermaid,
  fairy,
  baby,
};
