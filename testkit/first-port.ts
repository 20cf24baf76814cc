import { isFree } from '../scripts/services.ts';

const USUAL = 5101;
/** Ports per run: enough for all stacks and what a test starts additionally. */
const PORTS = 50;
/** Checkouts that can be tested at the same time. */
const BLOCKS = 20;

async function areFree(first: number): Promise<boolean> {
  const ports = Array.from({ length: PORTS }, (_, index) => first + index);
  return (await Promise.all(ports.map(isFree))).every(Boolean);
}

/**
 * First port of the first free block.
 * @throws Error when every block has a listener
 */
export async function findFirstPort(first = USUAL): Promise<number> {
  for (let block = 0; block < BLOCKS; block++) {
    const candidate = first + block * PORTS;
    if (await areFree(candidate)) return candidate;
  }
  throw new Error(
    `No ${PORTS} free ports from ${first} to ${first + BLOCKS * PORTS}. Name a first one in TEST_PORT.`,
  );
}

/**
 * First port of this run. Chosen by the parent process, which passes it in `TEST_PORT` to the processes of the test
 * files.
 */
process.env.TEST_PORT ||= String(await findFirstPort());
export const FIRST_PORT = Number(process.env.TEST_PORT);
