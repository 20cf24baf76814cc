import { startProduct } from '../e2e/stack.ts';
import { blockingRival } from './blocking.ts';
import { firstSound } from './first-sound.ts';
import { resume } from './resume.ts';
import { lineOf } from './statistics.ts';
import { together } from './together.ts';

const stack = await startProduct();
try {
  for (const f of [resume, blockingRival, together, firstSound]) {
    const t = Date.now();
    try {
      for (const r of await f()) console.log(lineOf(r));
    } catch (e) {
      console.log('FAILED', e);
    }
    console.log((Date.now() - t) / 1000, 's');
  }
} finally {
  await stack.stop();
}
