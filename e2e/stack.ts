import { type Stack, startStack, wranglerDev } from '../scripts/stack.ts';

/** The first of three ports in a row; another one lets two checkouts be tested at the same time. */
const FIRST_PORT = Number(process.env.TEST_PORT ?? 5101);
const PORTS = { api: FIRST_PORT, providers: FIRST_PORT + 1, app: FIRST_PORT + 2 };

export const STACK = {
  app: `http://localhost:${PORTS.app}`,
  api: `http://localhost:${PORTS.api}`,
  providers: `http://127.0.0.1:${PORTS.providers}`,
};

/** What the app must be built with to run against this stack: its API, and the built-in Google and Stripe. */
export const BUILD_SETTINGS = {
  VITE_API_ORIGIN: STACK.api,
  VITE_APP_ORIGIN: STACK.app,
  VITE_GOOGLE_CLIENT_ID: 'built-in.apps.googleusercontent.com',
  VITE_GOOGLE_SCRIPT: `${STACK.providers}/google/gsi/client`,
  VITE_STRIPE_SCRIPT: `${STACK.providers}/stripe/js/endive/stripe.js`,
};

/**
 * The whole product as it is deployed: the built app with its real headers, the Worker, the built-in providers. The app
 * must have been built with `BUILD_SETTINGS`.
 */
export function startProduct(): Promise<Stack> {
  return startStack(PORTS, [
    {
      name: 'app',
      port: PORTS.app,
      command: wranglerDev('-c', 'web/preview.toml', '--port', String(PORTS.app)),
      ready: STACK.app,
    },
  ]);
}
