import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { run } from './step.ts';

/** A test that plays random things, far more of them than `npm test` does: on all cores, each with a seed of its own. */
export type Campaign = {
  /** What is played, as the option that says how many. */
  things: string;
  test: string;
  /** How many when nothing else is said. */
  usual: number;
  /** Seconds that one takes, on a core of a machine with two. */
  secondsEach: number;
  /** The environment that the test's configuration reads. */
  environment: { count: string; seed: string };
};

const START_S = 15;
const PATIENCE = 10;

/** Plays it as the command line says, and ends the process with 0 when nothing was found. */
export async function play({ things, test, usual, secondsEach, environment }: Campaign): Promise<never> {
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
  const seconds = START_S + share * secondsEach;
  const duration = seconds < 90 ? `${Math.round(seconds)} seconds` : `${Math.round(seconds / 60)} minutes`;
  console.log(`${count} ${things}, ${share} on each of ${cores} cores, from seed ${seed}: about ${duration}`);
  const ends = await Promise.all(
    Array.from({ length: cores }, (_, core) =>
      run({
        title: `seed ${seed + core}`,
        command: ['vitest', 'run', '--project', 'worker', test],
        env: { [environment.count]: String(share), [environment.seed]: String(seed + core) },
        limit: PATIENCE * seconds * 1000,
      }),
    ),
  );
  ends.forEach(({ status, hung }, core) => {
    if (status === 0) return;
    const again = `--${things} ${share} --seed ${seed + core} --cores 1`;
    console.log(`seed ${seed + core} ${hung ?? 'found something'}. The same again: ${again}`);
  });
  process.exit(ends.every(({ status }) => status === 0) ? 0 : 1);
}
