import { madeForThisRun, startProduct } from '../testkit/product.ts';
import { BENCHMARKS } from './benchmarks.ts';
import { type Figure, failed, figureOf } from './statistics.ts';

/** Runs one benchmark for `main.ts`, in a process of its own, and sends its figures. */

/** Characters of the product's log that follow a failure. */
const LOGGED = 4_000;

const [name = ''] = process.argv.slice(2);
const { hasProduct, load } = BENCHMARKS[name]!;

// Whatever it started ends with this process, and that with `main.ts`.
process.once('disconnect', () => process.exit());

async function measure(): Promise<Figure[]> {
  const benchmark = await load();
  if (!hasProduct) return (await benchmark()).map(figureOf);
  const stack = await startProduct(1, { template: madeForThisRun() });
  try {
    return (await benchmark()).map(figureOf);
  } catch (error) {
    console.error(stack.log().slice(-LOGGED));
    throw error;
  } finally {
    await stack.stop();
  }
}

const figures = await measure().catch((error) => {
  console.error(error);
  return [failed(name, error)];
});
process.send!(figures);
