import type { Plugin, ProxyOptions } from 'vite';
import { HANDED_ON, routesFile } from '../handed-on.ts';

/** Local API of `npm run dev`. */
const LOCAL_API = 'http://127.0.0.1:5001';

/** The development server's form of a pattern; it compares with the whole address, query included. */
const addressOf = (pattern: string) =>
  `^${pattern.replaceAll('*', '.*')}${pattern.endsWith('*') ? '' : '(\\?.*)?$'}`;

/** Without `changeOrigin`, so that the Worker sees the page's origin. */
const proxy = Object.fromEntries(
  HANDED_ON.map((pattern) => [addressOf(pattern), { target: LOCAL_API } satisfies ProxyOptions]),
);

/** Hands on: `_routes.json` in the built app, a proxy in the development server. */
export function handedOn(): Plugin {
  return {
    name: 'handed-on',
    config: () => ({ server: { proxy } }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_routes.json', source: routesFile() });
    },
  };
}
