import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';

/** The two builds of the earlier app. */
export type Build = 'F' | 'N';

export type Site = { build: Build; origin: string /** The origin of its API. */; api: string; stop(): void };

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * Serves a client of the earlier app, on a site that is not the API's: to a browser 127.0.0.1 has nothing to do with
 * localhost. Every path is its one page.
 * @param api its origin
 */
export async function startSite(build: Build, api: string): Promise<Site> {
  const page = read('./page.html').replace('{{client}}', build).replace('{{api}}', api);
  const script = stripTypeScriptTypes(read('./client.ts'));
  const server = createServer((request, response) => {
    const isScript = request.url === '/client.js';
    response.setHeader(
      'content-type',
      isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8',
    );
    response.end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { build, api, origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
