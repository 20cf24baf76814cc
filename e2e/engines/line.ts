import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';

/** Path of the script that runs before the page's scripts. */
const SCRIPT_PATH = '/engines.js';
const SCRIPT_TAG = `<script src="${SCRIPT_PATH}"></script>`;

const isSound = (url: string | undefined) => url?.startsWith('/files/') && url.includes('alt=media');

/** Shortest time between two portions of a throttled answer, in milliseconds. */
const PORTION_MS = 50;

/**
 * Proxy between a browser and the product: injects a script into the app's pages, and throttles or cuts off sound.
 */
export class Line {
  /** JavaScript that runs in each page before its scripts. */
  script = '';
  /** Bytes per second of sound files. */
  bytesPerSecond = Number.POSITIVE_INFINITY;
  /** Whether nothing at all passes. */
  isDown = false;
  readonly #servers: Server[] = [];
  readonly #sounds = new Set<ServerResponse>();
  #isDead = false;

  /** Number of sound files in transfer. */
  get sounding(): number {
    return this.#sounds.size;
  }

  /** @param to origins of the product */
  async open(port: number, to: string): Promise<void> {
    const server = createServer((asked, answer) => {
      // One end has closed: close the other.
      this.#pass(asked, answer, to).catch(() => answer.destroy());
    });
    this.#servers.push(server);
    server.listen(port, 'localhost');
    await once(server, 'listening');
  }

  /** Cuts off every sound in transfer, and refuses new ones. @param ms duration of the outage */
  async cut(ms: number): Promise<void> {
    this.#isDead = true;
    for (const answer of this.#sounds) answer.destroy();
    await new Promise((resolve) => setTimeout(resolve, ms));
    this.#isDead = false;
  }

  close(): void {
    for (const server of this.#servers) {
      server.close();
      server.closeAllConnections();
    }
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse, to: string): Promise<void> {
    if (this.isDown) {
      answer.destroy();
      return;
    }
    if (asked.url === SCRIPT_PATH) {
      answer.setHeader('content-type', 'text/javascript');
      answer.end(this.script);
      return;
    }
    const sound = isSound(asked.url);
    if (sound && this.#isDead) {
      answer.destroy();
      return;
    }
    // Uncompressed, so that a script can be injected.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const onward = request(new URL(asked.url ?? '/', to), { method: asked.method, headers });
    asked.pipe(onward);
    answer.once('close', () => onward.destroy());
    const [came] = (await once(onward, 'response')) as [IncomingMessage];
    if (came.headers['content-type']?.startsWith('text/html')) await sendPage(came, answer);
    else {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      answer.flushHeaders();
      if (sound) await this.#sendSound(came, answer);
      else came.pipe(answer);
    }
  }

  async #sendSound(came: IncomingMessage, answer: ServerResponse): Promise<void> {
    this.#sounds.add(answer);
    answer.once('close', () => this.#sounds.delete(answer));
    for await (const chunk of came as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length && !answer.destroyed;) {
        const size = await this.#portion(chunk.length - at);
        answer.write(chunk.subarray(at, at + size));
        at += size;
      }
    }
    answer.end();
  }

  /** Waits for the next portion of a throttled line. @returns number of bytes that may be sent now */
  async #portion(most: number): Promise<number> {
    if (!Number.isFinite(this.bytesPerSecond)) return most;
    const before = performance.now();
    await new Promise((resolve) => setTimeout(resolve, PORTION_MS));
    const seconds = (performance.now() - before) / 1000;
    return Math.min(most, Math.ceil(this.bytesPerSecond * seconds));
  }
}

async function sendPage(came: IncomingMessage, answer: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of came as AsyncIterable<Buffer>) parts.push(part);
  const page = Buffer.concat(parts).toString().replace('<head>', `<head>${SCRIPT_TAG}`);
  const { 'content-length': _, 'transfer-encoding': __, etag: ___, ...headers } = came.headers;
  answer.writeHead(came.statusCode ?? 502, { ...headers, 'content-length': Buffer.byteLength(page) });
  answer.end(page);
}
