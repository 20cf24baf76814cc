import type { Template } from '../template.ts';
import { boxMarkedKitchen } from './box-marked-kitchen.ts';
import { playOnTheStairs } from './play-on-the-stairs.ts';
import { theNewsAndTheSoup } from './the-news-and-the-soup.ts';
import { theThirdBench } from './the-third-bench.ts';
import { twoToothbrushes } from './two-toothbrushes.ts';
import { whatTheBasketLeft } from './what-the-basket-left.ts';
import { whatTheDarkKeeps } from './what-the-dark-keeps.ts';
import { windowNumberNine } from './window-number-nine.ts';

/** Every story that the storyteller knows. */
export const TEMPLATES: readonly Template[] = [
  boxMarkedKitchen,
  playOnTheStairs,
  theNewsAndTheSoup,
  theThirdBench,
  twoToothbrushes,
  whatTheBasketLeft,
  whatTheDarkKeeps,
  windowNumberNine,
];
