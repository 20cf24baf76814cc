import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
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

/**
 * Writes the Worker as it was uploaded: its bundle and its secrets.
 * @returns their paths, and the tag of its version
 */
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

type Running = { origin(host: 'app' | 'api'): Promise<string>; stop(): Promise<void> };

/**
 * What a deployment uploaded, served in workerd from the first request on, at a local origin for each host. A changed
 * secret is a new version, which serves the next request. `alter` plants a fault in the answers.
 */
export class Deployed {
  alter: ((url: string, answer: Answer) => void) | null = null;
  readonly #uploaded: Uploaded;
  readonly #fronts: Server[] = [];
  #running: Promise<Running> | null = null;
  #version: string | undefined;

  constructor(uploaded: Uploaded) {
    this.#uploaded = uploaded;
  }

  async #run(): Promise<Running> {
    const { folder, state } = this.#uploaded;
    const { script, ...uploaded } = await writeUploaded(this.#uploaded);
    const print = () => {};
    const config = join(folder, 'wrangler.json');
    const api = await serveWorker(script, 0, { ...uploaded, state, config }, print);
    const address = `${HOST}:${new URL(api.origin).port}`;
    const serve = async () => {
      const pages = join(folder, 'pages');
      const functions = await bundleFunctions(join(folder, 'functions'), pages);
      return serveApp(join(pages, 'dist'), 0, { functions, api: address }, print);
    };
    // Only for those who ask for it: it must have been built.
    let app: ReturnType<typeof serve> | null = null;
    return {
      origin: async (host: 'app' | 'api') => (host === 'api' ? api : await (app ??= serve())).origin,
      stop: async () => void (await Promise.all([api.stop(), app?.then((one) => one.stop())])),
    };
  }

  #newest() {
    const { api, worker } = this.#uploaded;
    const version = api.workers.get(worker)?.deployed.at(-1);
    if (this.#running === null || version !== this.#version) {
      const before = this.#running;
      this.#version = version;
      this.#running = Promise.resolve(before).then(async (old) => {
        await old?.stop();
        return this.#run();
      });
    }
    return this.#running;
  }

  /** Starts listening for a host. @returns the origin at which it is reached */
  async front(host: 'app' | 'api'): Promise<string> {
    const server = createServer(async (request, response) => {
      try {
        const { method, url = '/', headers } = request;
        const asked = await text(request);
        const origin = await (await this.#newest()).origin(host);
        const answered = await fetch(origin + url, {
          method,
          headers: headers as Record<string, string>,
          body: method === 'GET' || method === 'HEAD' ? undefined : asked,
        });
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
