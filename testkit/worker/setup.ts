import type { D1Migration } from '@cloudflare/vitest-plugin';
import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, vi } from 'vitest';
import { emptyStorage } from './empty-storage.ts';
import { takeLeaks, watchOutgoingNames } from './names-at-home.ts';
import { collectPoints, expectClosedPoints } from './points.ts';
import { withQuickDigests } from './quick-digests.ts';
import { withQuickRetries } from './quick-retries.ts';
import { withShortStacks } from './short-stacks.ts';
import { takeTypedLeaks, watchTyped } from './typed-texts.ts';

if (navigator.userAgent !== 'Cloudflare-Workers') throw new Error('these tests run in workerd only');

withShortStacks();
withQuickRetries();

// Not in `clock.ts`: when files share a runtime, modules run for the first file only.
afterEach(() => {
  vi.useRealTimers();
});

// Also for `beforeAll`; a test may restore all mocks.
withQuickDigests();
beforeEach(withQuickDigests);

collectPoints();
afterEach(expectClosedPoints);

watchOutgoingNames();
afterEach(() => {
  const leaks = takeLeaks();
  if (leaks.length > 0) throw new Error(`typed names left the Worker: ${leaks.join('; ')}`);
});

watchTyped();
afterEach(() => {
  const leaks = takeTypedLeaks();
  if (leaks.length > 0) throw new Error(`typed text was logged or mailed: ${leaks.join('; ')}`);
});

// State of the previous file in this runtime.
await emptyStorage();
await applyD1Migrations(env.DB, (env as unknown as { TEST_MIGRATIONS: D1Migration[] }).TEST_MIGRATIONS);
