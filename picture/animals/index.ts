import type { FigureKindOf } from '../../contract/scene.ts';
import type { Figure } from '../figure.ts';
import { cow, duck, hen, pig, sheep } from './farm.ts';
import { camel, deer, goat } from './hoofed.ts';
import { parrot, sloth } from './jungle.ts';
import { dinosaur, donkey, elephant, hippo, horse, zebra } from './large.ts';
import { cat, dog, fox, lion, rabbit, tiger, wolf } from './sitting.ts';
import { ant, bee, butterfly, crab, spider } from './small.ts';
import { bear, bird, hamster, monkey, mouse, owl, panda, penguin } from './upright.ts';
import { dolphin, fish, frog, octopus, shark, turtle, whale } from './water.ts';
import { crocodile, giraffe, hedgehog, snail, squirrel } from './wild.ts';

export const animals: Record<FigureKindOf<'animals'>, Figure> = {
  bear,
  fox,
  wolf,
  rabbit,
  mouse,
  cat,
  dog,
  owl,
  bird,
  horse,
  lion,
  elephant,
  turtle,
  frog,
  penguin,
  whale,
  fish,
  octopus,
  cow,
  sheep,
  giraffe,
  hedgehog,
  crocodile,
  hen,
  snail,
  pig,
  duck,
  squirrel,
  shark,
  dinosaur,
  spider,
  ant,
  bee,
  monkey,
  butterfly,
  hamster,
  tiger,
  crab,
  goat,
  deer,
  camel,
  panda,
  donkey,
  zebra,
  hippo,
  dolphin,
  sloth,
  parrot,
};
