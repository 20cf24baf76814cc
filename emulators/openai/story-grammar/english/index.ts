import type { Tongue } from '../book.ts';
import { companions } from './companions.ts';
import { endings, images, lastLines, lows } from './endings.ts';
import { heroes, paragraphs, polish, titleCase, words } from './grammar.ts';
import { plots } from './plots.ts';
import { metHelp, refrainAgain, refrainFirst, refrains, rests } from './refrains.ts';
import { scenes } from './scenes.ts';
import { threads } from './threads.ts';
import { analyseTopic } from './topic.ts';

export const english: Tongue = {
  book: {
    plots,
    companions,
    scenes,
    threads,
    refrains,
    refrainFirst,
    refrainAgain,
    metHelp,
    rests,
    lows,
    images,
    endings,
    lastLines,
  },
  analyseTopic,
  heroes,
  words,
  paragraphs,
  polish,
  titleCase,
};
