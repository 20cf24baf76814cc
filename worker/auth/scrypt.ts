import { pbkdf2Sync } from 'node:crypto';

/**
 * scrypt of RFC 7914 in slices. The runtime's own blocks the isolate's only thread until it is done. Slices are counted
 * in steps, not milliseconds, since in production the clock stands still during computation.
 */

/** CPU and memory cost, block size, parallelisation. `N` is a power of two; 128·N·r bytes are needed. */
export type ScryptParameters = { N: number; r: number; p: number };

/** Block mixings per slice. With r = 8 one takes about 1.6 µs: a slice is 7 ms, and a password has 48. */
const STEPS_PER_SLICE = 4096;

/** 32-bit words of the core function's state. */
const WORDS = 16;

/** Salsa20/8 of `state` XOR `input` at `offset`, written to `state` and to `output` at `target`. */
function salsa(
  state: Int32Array,
  input: Int32Array,
  offset: number,
  output: Int32Array,
  target: number,
): void {
  for (let word = 0; word < WORDS; word++) state[word]! ^= input[offset + word]!;
  let x0 = state[0]!;
  let x1 = state[1]!;
  let x2 = state[2]!;
  let x3 = state[3]!;
  let x4 = state[4]!;
  let x5 = state[5]!;
  let x6 = state[6]!;
  let x7 = state[7]!;
  let x8 = state[8]!;
  let x9 = state[9]!;
  let xa = state[10]!;
  let xb = state[11]!;
  let xc = state[12]!;
  let xd = state[13]!;
  let xe = state[14]!;
  let xf = state[15]!;
  let sum = 0;
  for (let round = 0; round < 8; round += 2) {
    // Columns, then rows: each a quarter-round of four additions and rotations.
    sum = (x0 + xc) | 0;
    x4 ^= (sum << 7) | (sum >>> 25);
    sum = (x4 + x0) | 0;
    x8 ^= (sum << 9) | (sum >>> 23);
    sum = (x8 + x4) | 0;
    xc ^= (sum << 13) | (sum >>> 19);
    sum = (xc + x8) | 0;
    x0 ^= (sum << 18) | (sum >>> 14);
    sum = (x5 + x1) | 0;
    x9 ^= (sum << 7) | (sum >>> 25);
    sum = (x9 + x5) | 0;
    xd ^= (sum << 9) | (sum >>> 23);
    sum = (xd + x9) | 0;
    x1 ^= (sum << 13) | (sum >>> 19);
    sum = (x1 + xd) | 0;
    x5 ^= (sum << 18) | (sum >>> 14);
    sum = (xa + x6) | 0;
    xe ^= (sum << 7) | (sum >>> 25);
    sum = (xe + xa) | 0;
    x2 ^= (sum << 9) | (sum >>> 23);
    sum = (x2 + xe) | 0;
    x6 ^= (sum << 13) | (sum >>> 19);
    sum = (x6 + x2) | 0;
    xa ^= (sum << 18) | (sum >>> 14);
    sum = (xf + xb) | 0;
    x3 ^= (sum << 7) | (sum >>> 25);
    sum = (x3 + xf) | 0;
    x7 ^= (sum << 9) | (sum >>> 23);
    sum = (x7 + x3) | 0;
    xb ^= (sum << 13) | (sum >>> 19);
    sum = (xb + x7) | 0;
    xf ^= (sum << 18) | (sum >>> 14);

    sum = (x0 + x3) | 0;
    x1 ^= (sum << 7) | (sum >>> 25);
    sum = (x1 + x0) | 0;
    x2 ^= (sum << 9) | (sum >>> 23);
    sum = (x2 + x1) | 0;
    x3 ^= (sum << 13) | (sum >>> 19);
    sum = (x3 + x2) | 0;
    x0 ^= (sum << 18) | (sum >>> 14);
    sum = (x5 + x4) | 0;
    x6 ^= (sum << 7) | (sum >>> 25);
    sum = (x6 + x5) | 0;
    x7 ^= (sum << 9) | (sum >>> 23);
    sum = (x7 + x6) | 0;
    x4 ^= (sum << 13) | (sum >>> 19);
    sum = (x4 + x7) | 0;
    x5 ^= (sum << 18) | (sum >>> 14);
    sum = (xa + x9) | 0;
    xb ^= (sum << 7) | (sum >>> 25);
    sum = (xb + xa) | 0;
    x8 ^= (sum << 9) | (sum >>> 23);
    sum = (x8 + xb) | 0;
    x9 ^= (sum << 13) | (sum >>> 19);
    sum = (x9 + x8) | 0;
    xa ^= (sum << 18) | (sum >>> 14);
    sum = (xf + xe) | 0;
    xc ^= (sum << 7) | (sum >>> 25);
    sum = (xc + xf) | 0;
    xd ^= (sum << 9) | (sum >>> 23);
    sum = (xd + xc) | 0;
    xe ^= (sum << 13) | (sum >>> 19);
    sum = (xe + xd) | 0;
    xf ^= (sum << 18) | (sum >>> 14);
  }
  state[0] = (state[0]! + x0) | 0;
  state[1] = (state[1]! + x1) | 0;
  state[2] = (state[2]! + x2) | 0;
  state[3] = (state[3]! + x3) | 0;
  state[4] = (state[4]! + x4) | 0;
  state[5] = (state[5]! + x5) | 0;
  state[6] = (state[6]! + x6) | 0;
  state[7] = (state[7]! + x7) | 0;
  state[8] = (state[8]! + x8) | 0;
  state[9] = (state[9]! + x9) | 0;
  state[10] = (state[10]! + xa) | 0;
  state[11] = (state[11]! + xb) | 0;
  state[12] = (state[12]! + xc) | 0;
  state[13] = (state[13]! + xd) | 0;
  state[14] = (state[14]! + xe) | 0;
  state[15] = (state[15]! + xf) | 0;
  for (let word = 0; word < WORDS; word++) output[target + word] = state[word]!;
}

/** The RFC's `scryptBlockMix`: the even parts of the result first, then the odd ones. */
function mixBlock(input: Int32Array, output: Int32Array, state: Int32Array, r: number): void {
  const last = (2 * r - 1) * WORDS;
  for (let word = 0; word < WORDS; word++) state[word] = input[last + word]!;
  for (let part = 0; part < r; part++) {
    salsa(state, input, 2 * part * WORDS, output, part * WORDS);
    salsa(state, input, (2 * part + 1) * WORDS, output, (r + part) * WORDS);
  }
}

/** Memory of the last derivation, reused until collected: allocating 32 MiB of zeros blocks the isolate for 20 ms. */
let lastMemory: WeakRef<Int32Array> | null = null;

/** Takes the cached memory exclusively: two derivations overlap when the first one's request was presumed lost. */
function takeMemory(words: number): Int32Array {
  const last = lastMemory?.deref();
  lastMemory = null;
  return last?.length === words ? last : new Int32Array(words);
}

/** Double buffer: a block and the place of the next one, swapped at every step. */
type Lane = { current: Int32Array; next: Int32Array; state: Int32Array };

function mix(lane: Lane, r: number): void {
  mixBlock(lane.current, lane.next, lane.state, r);
  [lane.current, lane.next] = [lane.next, lane.current];
}

// Computing functions are never async: re-entering an async function after each pause kept its loops in a slow compiler
// tier, and a password took three times as long.

function fill(lane: Lane, memory: Int32Array, r: number, from: number, to: number): void {
  for (let step = from; step < to; step++) {
    memory.set(lane.current, step * lane.current.length);
    mix(lane, r);
  }
}

function mixIn(lane: Lane, memory: Int32Array, { N, r }: ScryptParameters, steps: number): void {
  const { length } = lane.current;
  for (let step = 0; step < steps; step++) {
    const from = (lane.current[length - WORDS]! & (N - 1)) * length;
    for (let word = 0; word < length; word++) lane.current[word]! ^= memory[from + word]!;
    mix(lane, r);
  }
}

/**
 * The RFC's `scryptROMix` of `block`, in place.
 * @param memory buffer, reused by all blocks
 */
async function mixWithMemory(
  block: Int32Array,
  memory: Int32Array,
  parameters: ScryptParameters,
  pause: () => Promise<void>,
): Promise<void> {
  const { N, r } = parameters;
  const lane = { current: block.slice(), next: new Int32Array(block.length), state: new Int32Array(WORDS) };
  const slice = Math.min(N, STEPS_PER_SLICE);
  for (let step = 0; step < N; step += slice) {
    fill(lane, memory, r, step, step + slice);
    await pause();
  }
  for (let step = 0; step < N; step += slice) {
    mixIn(lane, memory, parameters, slice);
    await pause();
  }
  block.set(lane.current);
}

/**
 * @param bytes length of the key
 * @param pause awaited between slices, so that other requests run
 */
export async function scrypt(
  password: string,
  salt: Uint8Array,
  parameters: ScryptParameters,
  bytes: number,
  pause: () => Promise<void>,
): Promise<Buffer> {
  const { N, r, p } = parameters;
  const blocks = Uint8Array.from(pbkdf2Sync(password, salt, 1, p * 128 * r, 'sha256'));
  const memory = takeMemory(N * 32 * r);
  for (let lane = 0; lane < p; lane++) {
    await mixWithMemory(new Int32Array(blocks.buffer, lane * 128 * r, 32 * r), memory, parameters, pause);
  }
  lastMemory = new WeakRef(memory);
  return pbkdf2Sync(password, blocks, 1, bytes, 'sha256');
}
