import type { Template } from '../template.ts';
import { aMapWithOneDot } from './a-map-with-one-dot.ts';
import { askAtTheLighthouse } from './ask-at-the-lighthouse.ts';
import { behindTheWall } from './behind-the-wall.ts';
import { boxMarkedKitchen } from './box-marked-kitchen.ts';
import { goodnightMachine } from './goodnight-machine.ts';
import { knocksUnderTheFloor } from './knocks-under-the-floor.ts';
import { ladderOfChairs } from './ladder-of-chairs.ts';
import { listOfDisasters } from './list-of-disasters.ts';
import { museumOfWrongAnswers } from './museum-of-wrong-answers.ts';
import { oneMoreInTheBed } from './one-more-in-the-bed.ts';
import { onlyTrueThings } from './only-true-things.ts';
import { playOnTheStairs } from './play-on-the-stairs.ts';
import { supperAtSeven } from './supper-at-seven.ts';
import { theFlowerThatWaits } from './the-flower-that-waits.ts';
import { theNewsAndTheSoup } from './the-news-and-the-soup.ts';
import { theNightWindow } from './the-night-window.ts';
import { theOneWithNoTeeth } from './the-one-with-no-teeth.ts';
import { thePackedSuitcase } from './the-packed-suitcase.ts';
import { thePageThatWasMissing } from './the-page-that-was-missing.ts';
import { thePyjamaPocket } from './the-pyjama-pocket.ts';
import { theRehearsalOfTomorrow } from './the-rehearsal-of-tomorrow.ts';
import { theSlowestRace } from './the-slowest-race.ts';
import { theSwappingMarket } from './the-swapping-market.ts';
import { theThirdBench } from './the-third-bench.ts';
import { theWolfWantsAWord } from './the-wolf-wants-a-word.ts';
import { theWrongParcel } from './the-wrong-parcel.ts';
import { twoToothbrushes } from './two-toothbrushes.ts';
import { whatTheBasketLeft } from './what-the-basket-left.ts';
import { whatTheDarkKeeps } from './what-the-dark-keeps.ts';
import { whereSocksGoOnTuesdays } from './where-socks-go-on-tuesdays.ts';
import { windowNumberNine } from './window-number-nine.ts';

/** Every story that the storyteller knows. */
export const TEMPLATES: readonly Template[] = [
  aMapWithOneDot,
  askAtTheLighthouse,
  behindTheWall,
  boxMarkedKitchen,
  goodnightMachine,
  knocksUnderTheFloor,
  ladderOfChairs,
  listOfDisasters,
  museumOfWrongAnswers,
  oneMoreInTheBed,
  onlyTrueThings,
  playOnTheStairs,
  supperAtSeven,
  theFlowerThatWaits,
  theNewsAndTheSoup,
  theNightWindow,
  theOneWithNoTeeth,
  thePackedSuitcase,
  thePageThatWasMissing,
  thePyjamaPocket,
  theRehearsalOfTomorrow,
  theSlowestRace,
  theSwappingMarket,
  theThirdBench,
  theWolfWantsAWord,
  theWrongParcel,
  twoToothbrushes,
  whatTheBasketLeft,
  whatTheDarkKeeps,
  whereSocksGoOnTuesdays,
  windowNumberNine,
];
