import { type Stack, startStack, wranglerDev } from '../scripts/stack.ts';

const PORTS = { api: 5101, providers: 5102, app: 5103 };

export const STACK = {
  app: `http://localhost:${PORTS.app}`,
  api: `http://localhost:${PORTS.api}`,
  providers: `http://127.0.0.1:${PORTS.providers}`,
};

/**
 * The whole product as it is deployed: the built app with its real headers, the Worker, the built-in providers. The app
 * must have been built for `STACK.api`.
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
