import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { D1Migration } from '@cloudflare/vitest-plugin';
import { afterEach, vi } from 'vitest';
import { emptyStorage } from './empty-storage.ts';

if (navigator.userAgent !== 'Cloudflare-Workers') throw new Error('these tests run in workerd only');

// Here and not in `clock.ts`: where files take turns in one runtime, its modules are run for the first of them only.
afterEach(() => {
  vi.useRealTimers();
});

// What the file before this one left in the runtime.
await emptyStorage();
await applyD1Migrations(env.DB, (env as unknown as { TEST_MIGRATIONS: D1Migration[] }).TEST_MIGRATIONS);
