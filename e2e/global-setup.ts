import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '../testkit/browser.ts';
import { makeTemplate, startProduct } from '../testkit/product.ts';
import type { Stack } from '../testkit/stack.ts';
import { STACKS } from '../testkit/stacks.ts';

let folder: string | undefined;
const stacks: Stack[] = [];

export async function setup(): Promise<void> {
  // Unpacked once for all files.
  process.env.CHROMIUM_PATH = await chromiumPath();
  try {
    folder = mkdtempSync(join(tmpdir(), 'cuentame-template-'));
    const template = await makeTemplate(folder);
    const started = await Promise.allSettled(
      Array.from({ length: STACKS }, (_, index) => startProduct(index + 1, { template })),
    );
    for (const one of started) if (one.status === 'fulfilled') stacks.push(one.value);
    for (const one of started) if (one.status === 'rejected') throw one.reason;
  } catch (error) {
    await teardown();
    throw error;
  }
}

export async function teardown(): Promise<void> {
  await Promise.all(stacks.splice(0).map((stack) => stack.stop()));
  if (folder) rmSync(folder, { recursive: true, force: true });
}
