import { errors, type Locator, type Page } from 'playwright-core';
import { expect, vi } from 'vitest';

/**
 * Waits that are what a test asserts. One that runs out is an assertion that does not hold: it counts as one, and it gets
 * no second try, as a click that could not be made in time does.
 */

type Options = { timeout?: number };

/** What a wait said when it ran out, or nothing when it did not. Whatever else happens to the page is thrown as it is. */
async function ranOut(wait: Promise<unknown>): Promise<string | undefined> {
  try {
    await wait;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return error.message;
    throw error;
  }
}

/** Holds as soon as the one element that is meant can be seen. */
export const expectVisible = vi.defineHelper(async (locator: Locator, options: Options = {}) => {
  expect(await ranOut(locator.waitFor(options)), `to be seen: ${locator}`).toBeUndefined();
});

/** Holds as soon as no such element is on the page. */
export const expectGone = vi.defineHelper(async (locator: Locator, options: Options = {}) => {
  const gone = locator.waitFor({ ...options, state: 'detached' });
  expect(await ranOut(gone), `to be gone: ${locator}`).toBeUndefined();
});

/** Holds as soon as the page has been loaded from, or moved to, an address like that. */
export const expectAddress = vi.defineHelper(
  async (page: Page, address: string | RegExp, options?: Options) => {
    const there = page.waitForURL(address, options);
    expect(await ranOut(there), `to be at ${address}, not at ${page.url()}`).toBeUndefined();
  },
);
