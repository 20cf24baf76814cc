import { isFree } from '../scripts/services.ts';

const USUAL = 5101;
/** More than what four products and what a test starts beside its own need. */
const PORTS = 50;
/** So many checkouts can be tested at the same time. */
const BLOCKS = 20;

async function areFree(first: number): Promise<boolean> {
  const ports = Array.from({ length: PORTS }, (_, index) => first + index);
  return (await Promise.all(ports.map(isFree))).every(Boolean);
}

/**
 * The first of the usual block of ports, or of the next one in which nobody listens.
 * @throws Error when there is none
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
 * First of the ports of all products of this run. Chosen by the process that starts them, which hands it on in `TEST_PORT` to the
 * processes that run the test files.
 */
process.env.TEST_PORT ||= String(await findFirstPort());
export const FIRST_PORT = Number(process.env.TEST_PORT);
