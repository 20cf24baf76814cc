import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '../testkit/browser.ts';
import { makeTemplate, noteStarted, startProduct } from '../testkit/product.ts';
import type { Stack } from '../testkit/stack.ts';
import { STACKS } from '../testkit/stacks.ts';

let folder: string | undefined;
let starting: Promise<void> | undefined;
const stacks: Stack[] = [];

/** Begins to start the stacks: the tests that need none run meanwhile, and `setup.ts` waits. */
export async function setup(): Promise<void> {
  // Unpacked once for all files, and first: it changes the folder for temporary files meanwhile.
  process.env.CHROMIUM_PATH = await chromiumPath();
  folder = mkdtempSync(join(tmpdir(), 'cuentame-template-'));
  process.env.TEST_TEMPLATE = folder;
  const note = (failure?: string) => noteStarted(folder!, failure);
  starting = start(folder).then(
    () => note(),
    (error) => note(String(error)),
  );
}

async function start(made: string): Promise<void> {
  const template = await makeTemplate(made);
  const started = await Promise.allSettled(
    Array.from({ length: STACKS }, (_, index) => startProduct(index + 1, { template })),
  );
  for (const one of started) if (one.status === 'fulfilled') stacks.push(one.value);
  for (const one of started) if (one.status === 'rejected') throw one.reason;
}

export async function teardown(): Promise<void> {
  await starting;
  await Promise.all(stacks.splice(0).map((stack) => stack.stop()));
  if (folder) rmSync(folder, { recursive: true, force: true });
}
