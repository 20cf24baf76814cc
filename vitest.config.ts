import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

/** Settings of the Worker under test; the providers are the built-in ones, answering in process. */
const settings = {
  ENVIRONMENT: 'development',
  APP_ORIGINS: 'http://app.test',
  TOKEN_SECRET: 'a-test-secret-of-thirty-two-letters',
  FILE_SECRET: 'another-test-secret-of-32-letters!',
  OPENAI_API_KEY: 'built-in',
  OPENAI_BASE_URL: 'http://emulators.test/openai/v1',
  OPENAI_SPEECH_BASE_URL: 'http://emulators.test/openai/v1',
  BUILT_IN_VOICES: 'true',
  STRIPE_SECRET_KEY: 'sk_test_built_in',
  STRIPE_WEBHOOK_SECRET: 'whsec_built_in',
  STRIPE_PRICE_ID: 'price_premium_monthly',
  STRIPE_API_BASE: 'http://emulators.test',
  GOOGLE_ISSUER: 'http://emulators.test/google',
  GOOGLE_CLIENT_ID: 'built-in.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'built-in',
  MAIL_SINK_URL: 'http://emulators.test/mail/messages',
};

/** For `worker/fuzz.test.ts`; more by `npm run fuzz`. */
const fuzz = {
  requests: Number(process.env.FUZZ_REQUESTS ?? 500),
  seed: process.env.FUZZ_SEED === undefined ? null : Number(process.env.FUZZ_SEED),
};

/** Loaded by Node itself when first needed: bundled into this file, the emulators would lose their worker threads. */
const emulators = new URL('./emulators/outbound.ts', import.meta.url).href;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                ...settings,
                TEST_MIGRATIONS: await readD1Migrations('./migrations'),
                TEST_FUZZ: fuzz,
              },
              outboundService: async (request) => (await import(emulators)).outboundToEmulators(request),
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['worker/**/*.test.ts'],
          exclude: ['worker/**/*.node.test.ts'],
          setupFiles: ['./worker/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{contract,emulators,content,scripts,web}/**/*.test.ts', 'worker/**/*.node.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['./e2e/global-setup.ts'],
          // One browser and one stack on a small machine.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
