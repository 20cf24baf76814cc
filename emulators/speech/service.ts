import { type Context, Hono } from 'hono';
import type { Accent } from '../openai/speech/accent.ts';
import { narrate, narrateTimed, type TimedWord } from '../openai/speech/narrate.ts';
import { sampleRate, toBytes } from '../openai/speech/pcm.ts';
import { voices } from '../openai/speech/voices.ts';
import { type Fault, FaultBoard } from './faults.ts';

/** Common part of the speech services: orders in, sound or a refusal out, and faults on request. */

/** A validated order. */
export type Order = { text: string; speaker: Speaker };

/** How eSpeak NG imitates a voice. */
export type Speaker = { accent: Accent; sounds: 'female' | 'male' };

/** A validated order, and the seconds of sound made for it so far: `GET /__emulator/orders`. */
export type ServedOrder = Speaker & { seconds: number };

/** A refusal in the service's own form. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;
  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export type Bytes = AsyncIterable<Uint8Array<ArrayBuffer>>;

export type SpeechService = {
  /** Path of the orders. */
  path: string;
  /** @throws Refusal */
  read(c: Context): Promise<Order>;
  refusals: Record<Extract<Fault, '429' | 'quota' | '500'>, Refusal>;
  contentType: string;
  /** Wraps the sound in the service's format; raw by default. `words` is complete once the sound has ended. */
  wrap?(order: Order, sound: Bytes, words: readonly TimedWord[]): Bytes;
  /** What the service tells about the account, at `GET path`. @throws Refusal */
  account?: { path: string; tell(c: Context, isUsedUp: boolean): unknown };
};

export const RATE = sampleRate;
const BLOCK_SAMPLES = sampleRate / 10;
const TIMBRE: Record<Speaker['sounds'], string> = { female: 'coral', male: 'onyx' };

/** @param words receives the times of the words at the end; null for a service without them */
async function* spoken(
  { text, speaker }: Order,
  words: TimedWord[] | null,
  served: ServedOrder,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const how = { profile: voices[TIMBRE[speaker.sounds]]!, accent: speaker.accent };
  const speech = words ? narrateTimed(text, how) : narrate(text, how);
  for (let next = await speech.next(); ; next = await speech.next()) {
    if (next.done) {
      words?.push(...(next.value ?? []));
      return;
    }
    for (let at = 0; at < next.value.length; at += BLOCK_SAMPLES) {
      const block = next.value.subarray(at, at + BLOCK_SAMPLES);
      served.seconds += block.length / RATE;
      yield toBytes(block);
    }
  }
}

async function* spoiled(
  fault: Fault,
  sound: Bytes,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (fault === 'nothing') return;
  if (fault === 'silence') return yield new Uint8Array(2 * RATE);
  if (fault === 'hang') {
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    return;
  }
  let last: Uint8Array<ArrayBuffer> | null = null;
  let sent = 0;
  for await (const block of sound) {
    if (last) {
      yield last;
      sent += last.length;
    }
    if (fault === 'die' && sent > RATE / 2) throw new Error('the connection was cut on request');
    last = block;
  }
  if (last) yield fault === 'odd' ? last.slice(0, -1) : last;
}

/** Stream with back-pressure; an error of its source breaks it off. */
function streamOf(chunks: Bytes): ReadableStream<Uint8Array> {
  const items = chunks[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await items.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * The service as an app, with `POST /__emulator/fault {kind, times}` and `GET /__emulator/orders` in addition to its
 * API.
 */
export function speechService(service: SpeechService): Hono {
  const faults = new FaultBoard();
  const orders: ServedOrder[] = [];
  const app = new Hono();
  app.onError((error) => {
    if (error instanceof Refusal) {
      return Response.json(error.body, { status: error.status, headers: error.headers });
    }
    console.error(error);
    return Response.json({ error: `Emulator bug: ${error.message}` }, { status: 500 });
  });
  app.post('/__emulator/fault', async (c) => {
    faults.set(await c.req.json());
    return c.body(null, 204);
  });
  app.get('/__emulator/orders', (c) => c.json(orders));
  app.post(service.path, async (c) => {
    const order = await service.read(c);
    const served = { ...order.speaker, seconds: 0 };
    orders.push(served);
    const fault = faults.take();
    if (fault === '429' || fault === 'quota' || fault === '500') throw service.refusals[fault];
    if (fault === 'html') return c.html('<!doctype html><title>502 Bad Gateway</title><h1>Bad gateway</h1>');
    const words: TimedWord[] = [];
    const sound = spoken(order, service.wrap ? words : null, served);
    const sent = fault ? spoiled(fault, sound, c.req.raw.signal) : sound;
    const body = streamOf(service.wrap ? service.wrap(order, sent, words) : sent);
    return c.body(body, 200, { 'content-type': service.contentType });
  });
  const { account } = service;
  if (account)
    app.get(account.path, (c) => {
      const fault = faults.take();
      if (fault === '429' || fault === '500') throw service.refusals[fault];
      if (fault === 'html') return c.html('<!doctype html><title>502 Bad Gateway</title>');
      return Response.json(account.tell(c, fault === 'quota'));
    });
  return app;
}
