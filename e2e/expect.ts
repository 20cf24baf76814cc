import { errors, type Locator, type Page } from 'playwright-core';
import { expect, vi } from 'vitest';

/**
 * Waits that are assertions. A time-out fails the test as an assertion does, without the retry that a click gets which
 * came too late.
 */

type Options = { timeout?: number };

/** @returns the message of a time-out, undefined without one @throws other errors unchanged */
async function ranOut(wait: Promise<unknown>): Promise<string | undefined> {
  try {
    await wait;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return error.message;
    throw error;
  }
}

/** Passes when the element is visible. */
export const expectVisible = vi.defineHelper(async (locator: Locator, options: Options = {}) => {
  expect(await ranOut(locator.waitFor(options)), `to be seen: ${locator}`).toBeUndefined();
});

/** Passes when no such element is on the page, however many there were. */
export const expectGone = vi.defineHelper(async (locator: Locator, options: Options = {}) => {
  const gone = locator.first().waitFor({ ...options, state: 'detached' });
  expect(await ranOut(gone), `to be gone: ${locator}`).toBeUndefined();
});

/** Passes when the page has such an address. */
export const expectAddress = vi.defineHelper(
  async (page: Page, address: string | RegExp, options?: Options) => {
    const there = page.waitForURL(address, options);
    expect(await ranOut(there), `to be at ${address}, not at ${page.url()}`).toBeUndefined();
  },
);
