import { madeForThisRun, startProduct } from '../testkit/product.ts';
import { BENCHMARKS } from './benchmarks.ts';
import { type Figure, failed, figureOf } from './statistics.ts';

/** Runs one benchmark for `main.ts`, in a process of its own, and sends its figures. */

const [name = ''] = process.argv.slice(2);
const { hasProduct, load } = BENCHMARKS[name]!;

// Whatever it started ends with this process, and that with `main.ts`.
process.once('disconnect', () => process.exit());

async function measure(): Promise<Figure[]> {
  const benchmark = await load();
  const stack = hasProduct && (await startProduct(1, { template: madeForThisRun() }));
  try {
    return (await benchmark()).map(figureOf);
  } finally {
    if (stack) await stack.stop();
  }
}

const figures = await measure().catch((error) => {
  console.error(error);
  return [failed(name, error)];
});
process.send!(figures);
