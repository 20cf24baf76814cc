/**
 * Pages Function that makes app and API one origin: it hands a request on to the API's Worker, unchanged. The Worker
 * sees the app's origin in the address, and the headers and place that Cloudflare gave the request. `_routes.json`
 * (`web/handed-on.ts`) says for which paths it runs.
 */
type Context = { request: Request; env: { API: { fetch(request: Request): Promise<Response> } } };

export const onRequest = ({ request, env }: Context): Promise<Response> => env.API.fetch(request);
