import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

/** A long randomised test run on all cores, each with a separate seed. */
export type Campaign = {
  /** Name of the random cases; also of the option with their number. */
  things: string;
  test: string;
  /** Default number. */
  usual: number;
  /** Variables that `vitest.config.ts` reads. */
  environment: { count: string; seed: string };
};

/** Runs it with the command line's options. Exits with 0 when no core found a failure. */
export async function play({ things, test, usual, environment }: Campaign): Promise<never> {
  const { values } = parseArgs({
    options: {
      [things]: { type: 'string', default: String(usual) },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      cores: { type: 'string', default: String(availableParallelism()) },
    },
  });
  for (const [name, value] of Object.entries(values))
    if (!/^-?\d+$/.test(String(value))) throw new Error(`--${name} is a whole number, not ${value}`);
  const [count, seed, cores] = [Number(values[things]), Number(values.seed), Number(values.cores)];
  if (count < 1 || cores < 1) throw new Error(`--${things} and --cores are at least 1`);

  const share = Math.ceil(count / cores);
  console.log(`${count} ${things}, ${share} on each of ${cores} cores, from seed ${seed}`);
  const statuses = await Promise.all(
    Array.from({ length: cores }, async (_, core) => {
      // The repository's own reporter stops a test that runs for longer than any of `npm test`.
      const child = spawn('vitest', ['run', '--reporter=default', '--project', 'worker', test], {
        stdio: 'inherit',
        env: {
          ...process.env,
          [environment.count]: String(share),
          [environment.seed]: String(seed + core),
        },
      });
      const [status] = await once(child, 'exit');
      return status;
    }),
  );
  statuses.forEach((status, core) => {
    if (status !== 0)
      console.log(
        `seed ${seed + core} failed. The same again: --${things} ${share} --seed ${seed + core} --cores 1`,
      );
  });
  process.exit(statuses.every((status) => status === 0) ? 0 : 1);
}
