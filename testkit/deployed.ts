import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import type { CloudflareApi } from './cloudflare-api.ts';
import { HOST, serveApp, serveWorker } from './serve.ts';
import { bundleFunctions } from './stack.ts';

/** An answer of the deployed product, before it is sent. */
export type Answer = { status: number; headers: Headers; body: string };

type Uploaded = {
  api: CloudflareApi;
  /** Name of the Worker. */
  worker: string;
  /** Folder that `npm run deploy` composed for the environment. */
  folder: string;
  /** Folder of the state that `npm run seed` filled. */
  state: string;
};

/** Writes the Worker as it was uploaded: its bundle and its secrets. @returns their paths, and the tag of its version */
async function writeUploaded({ api, worker: name, folder }: Uploaded) {
  const { modules, secrets, metadata } = api.workers.get(name)!;
  const bundle = join(folder, 'bundle');
  mkdirSync(bundle, { recursive: true });
  for (const file of modules)
    writeFileSync(join(bundle, basename(file.name)), new Uint8Array(await file.arrayBuffer()));
  const vars = join(bundle, '.vars');
  writeFileSync(vars, [...secrets].map((pair) => pair.join('=')).join('\n'));
  const { 'workers/tag': tag } = metadata.annotations as Record<string, string>;
  return { script: join(bundle, String(metadata.main_module)), vars, tag };
}

/**
 * What a deployment uploaded, served in workerd from the first request on, at a local origin for each host.
 * `alter` plants a fault in its answers.
 */
export class Deployed {
  alter: ((url: string, answer: Answer) => void) | null = null;
  readonly #uploaded: Uploaded;
  readonly #fronts: Server[] = [];
  #running: Promise<{ app: string; api: string; stop(): Promise<unknown> }> | null = null;

  constructor(uploaded: Uploaded) {
    this.#uploaded = uploaded;
  }

  async #run() {
    const { folder, state } = this.#uploaded;
    const { script, ...uploaded } = await writeUploaded(this.#uploaded);
    const print = () => {};
    const config = join(folder, 'wrangler.json');
    const api = await serveWorker(script, 0, { ...uploaded, state, config }, print);
    const pages = join(folder, 'pages');
    const functions = await bundleFunctions(join(folder, 'functions'), pages);
    const address = `${HOST}:${new URL(api.origin).port}`;
    const app = await serveApp(join(pages, 'dist'), 0, { functions, api: address }, print);
    return {
      app: app.origin,
      api: api.origin,
      stop: () => Promise.all([app.stop(), api.stop()]),
    };
  }

  /** Starts listening for a host. @returns the origin at which it is reached */
  async front(host: 'app' | 'api'): Promise<string> {
    const server = createServer(async ({ method, url = '/', headers }, response) => {
      try {
        this.#running ??= this.#run();
        const origin = (await this.#running)[host];
        const answered = await fetch(origin + url, { method, headers: headers as Record<string, string> });
        const { status } = answered;
        const answer = { status, headers: new Headers(answered.headers), body: await answered.text() };
        for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection'])
          answer.headers.delete(name);
        this.alter?.(url, answer);
        response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.body);
      } catch (error) {
        response.writeHead(599).end(String(error));
      }
    });
    this.#fronts.push(server);
    await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
    return `http://${HOST}:${(server.address() as AddressInfo).port}`;
  }

  /** Ends what is served; the next request serves what was uploaded by then. */
  async rest(): Promise<void> {
    await (await this.#running)?.stop();
    this.#running = null;
  }

  async stop(): Promise<void> {
    await this.rest();
    for (const front of this.#fronts) {
      front.closeAllConnections();
      front.close();
    }
  }
}
