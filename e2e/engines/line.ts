import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';

/** Where a page finds the script that runs before its own. */
const SCRIPT_PATH = '/engines.js';
const SCRIPT_TAG = `<script src="${SCRIPT_PATH}"></script>`;

const isSound = (url: string | undefined) => url?.startsWith('/files/') && url.includes('alt=media');

/** Milliseconds between two portions of what comes slowly, at the least. */
const PORTION_MS = 50;

/**
 * The line between a browser and the product: through it the app's pages get a script before their own, and sound comes
 * as slowly as it is told, or is cut off.
 */
export class Line {
  /** JavaScript that runs in each page before its own. */
  script = '';
  /** Of the files of sound; what is not limited comes as fast as it can. */
  bytesPerSecond = Number.POSITIVE_INFINITY;
  readonly #servers: Server[] = [];
  readonly #sounds = new Set<ServerResponse>();
  #isDead = false;

  /** How many files of sound are coming in now. */
  get sounding(): number {
    return this.#sounds.size;
  }

  /** @param to where the product answers */
  async open(port: number, to: string): Promise<void> {
    const server = createServer((asked, answer) => {
      // Either end has gone: the other one sees it so.
      this.#pass(asked, answer, to).catch(() => answer.destroy());
    });
    this.#servers.push(server);
    server.listen(port, 'localhost');
    await once(server, 'listening');
  }

  /** Cuts off every sound that is coming in, and refuses new ones for a while. @param ms of being dead */
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
    // Uncompressed, so that a script can be put in.
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
      for (let at = 0; at < chunk.length && !answer.destroyed; ) {
        const size = await this.#portion(chunk.length - at);
        answer.write(chunk.subarray(at, at + size));
        at += size;
      }
    }
    answer.end();
  }

  /** How many of so many bytes may be sent now; on a slow line after a while, by the clock, however busy the machine is. */
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
