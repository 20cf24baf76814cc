import type { Connect, Plugin, ProxyOptions } from 'vite';
import { HANDED_ON, routesFile } from '../handed-on.ts';

/** Local API of `npm run dev`. */
const LOCAL_API = 'http://127.0.0.1:5001';

/** Local stand-in of Cloudflare Access, among the built-in providers. */
const LOCAL_ACCESS = 'http://127.0.0.1:5002/access/assertion';

/** The development server's form of a pattern; it compares with the whole address, query included. */
const addressOf = (pattern: string) =>
  `^${pattern.replaceAll('*', '.*')}${pattern.endsWith('*') ? '' : '(\\?.*)?$'}`;

/** Without `changeOrigin`, so that the Worker sees the page's origin. */
const proxy = Object.fromEntries(
  HANDED_ON.map((pattern) => [addressOf(pattern), { target: LOCAL_API } satisfies ProxyOptions]),
);

/** Signs the visitor of a development server in to the owner's pages, as Cloudflare Access does in front of the app. */
const accessStandIn: Connect.NextHandleFunction = async (request, _, next) => {
  if (!/^\/admin([/?]|$)/.test(request.url ?? '')) return next();
  try {
    const answer = await fetch(LOCAL_ACCESS, { method: 'POST', body: '{}' });
    const { assertion } = (await answer.json()) as { assertion: string };
    request.headers['cf-access-jwt-assertion'] = assertion;
    next();
  } catch (error) {
    next(error);
  }
};

/** Hands on: `_routes.json` in the built app, a proxy in the development server. */
export function handedOn(): Plugin {
  return {
    name: 'handed-on',
    config: () => ({ server: { proxy } }),
    configureServer({ middlewares }) {
      middlewares.use(accessStandIn);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_routes.json', source: routesFile() });
    },
  };
}
