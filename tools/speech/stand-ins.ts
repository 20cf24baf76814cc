import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { createOpenAiEmulator } from '../../emulators/openai/app.ts';
import type { LogEntry } from '../../emulators/openai/request-log.ts';
import { voices } from '../../emulators/openai/speech/voices.ts';
import { COMPATIBLE, createCompatible } from '../../emulators/speech/compatible.ts';
import { createElevenLabs } from '../../emulators/speech/elevenlabs.ts';
import type { Fault } from '../../emulators/speech/faults.ts';
import type { ServedOrder } from '../../emulators/speech/service.ts';
import { createWorkersAiSpeech } from '../../emulators/speech/workers-ai.ts';
import type { SpeechService } from '../../worker/providers/speech/index.ts';

/**
 * Stand-ins of the documented servers, over HTTP. `hasBound`: it refuses a text that is longer than its settings say.
 * A new service needs a row: `contract.test.ts` reads this table and compares it with the Worker's.
 */

const AT_ONCE = { speechFirstByteMs: 0, speechRealTimeFactor: null };

export const STAND_INS = {
  'Workers AI': { service: 'workers-ai', create: createWorkersAiSpeech, base: '/client/v4', hasBound: true },
  'OpenAI, until 2027-01-06': {
    service: 'openai',
    create: () => createOpenAiEmulator({ knobs: AT_ONCE }),
    base: '/v1',
    hasBound: true,
  },
  ElevenLabs: { service: 'elevenlabs', create: createElevenLabs, base: '', hasBound: false },
  Inworld: {
    service: 'openai',
    create: () => createCompatible(COMPATIBLE.inworld),
    base: '/v1',
    hasBound: true,
  },
  AssemblyAI: {
    service: 'openai',
    create: () => createCompatible(COMPATIBLE.assemblyai),
    base: '/v1',
    hasBound: true,
  },
  'Kokoro by Venice': {
    service: 'openai',
    create: () => createCompatible(COMPATIBLE.venice),
    base: '/v1',
    hasBound: true,
  },
  'Kokoro-FastAPI, on one’s own machine': {
    service: 'openai',
    create: () => createCompatible(COMPATIBLE.kokoro),
    base: '/v1',
    hasBound: false,
  },
  'Speaches, on one’s own machine': {
    service: 'openai',
    create: () => createCompatible(COMPATIBLE.speaches),
    base: '/v1',
    hasBound: false,
  },
} satisfies Record<string, { service: SpeechService; create: () => Hono; base: string; hasBound: boolean }>;

export type ServerName = keyof typeof STAND_INS;
export const SERVER_NAMES = Object.keys(STAND_INS) as ServerName[];

/** A recorded request with its response; `path` has the query, where some services expect the voice. */
export type Exchange = { path: string; asked: unknown; status: number; answered: string };

export type StandIn = {
  /** Base address for the settings. */
  url: string;
  exchanges: Exchange[];
  /** Makes the next `times` requests fail this way. */
  fail(kind: Fault, times?: number): Promise<void>;
  /** Answers the next request instead of the service. */
  intercept(answer: () => Response | Promise<Response>): void;
  /** Orders that the service understood, oldest first. */
  orders(): Promise<ServedOrder[]>;
  /** Requests whose connection was closed before the answer had ended. */
  hangUps(): number;
  close(): void;
};

/** @param name server whose rules apply */
export async function openStandIn(name: ServerName): Promise<StandIn> {
  const { create, base } = STAND_INS[name];
  const isOpenAi = name.startsWith('OpenAI');
  const app = create();
  const exchanges: Exchange[] = [];
  let intercepted: (() => Response | Promise<Response>) | null = null;
  let hangUps = 0;
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname + search;
    const asked: unknown = await request
      .clone()
      .json()
      .catch(() => null);
    const answer = await answerTo(request, path);
    const said = answer.headers.get('content-type')?.includes('json') ? await answer.clone().text() : '';
    if (!path.startsWith('/__emulator'))
      exchanges.push({ path, asked, status: answer.status, answered: said });
    return answer;
  };
  async function answerTo(request: Request, path: string): Promise<Response> {
    const instead = intercepted;
    if (!instead || path.startsWith('/__emulator')) return app.fetch(request);
    intercepted = null;
    return instead();
  }
  // Keeps idle connections open between requests of a test.
  const serverOptions = { keepAliveTimeout: 120_000 };
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1', serverOptions });
  server.on('request', (_request: unknown, response: ServerResponse) => {
    response.on('close', () => {
      if (!response.writableFinished) hangUps += 1;
    });
  });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}${base}`,
    exchanges,
    close: () => void server.close(),
    intercept: (answer) => {
      intercepted = answer;
    },
    hangUps: () => hangUps,
    async orders() {
      const answer = await globalThis.fetch(`${origin}/__emulator/${isOpenAi ? 'log' : 'orders'}`);
      if (!isOpenAi) return (await answer.json()) as ServedOrder[];
      const log = (await answer.json()) as LogEntry[];
      return log.flatMap(({ speech }) => (speech ? [servedOrder(speech)] : []));
    },
    async fail(kind, times = 1) {
      const body = isOpenAi
        ? { failSpeech: { kind: kind === 'die' ? 'cut' : kind, times } }
        : { kind, times };
      const answer = await globalThis.fetch(`${origin}/__emulator/${isOpenAi ? 'knobs' : 'fault'}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${kind}: ${answer.status} ${await answer.text()}`);
    },
  };
}

const servedOrder = ({ voice, accent, audioSeconds }: NonNullable<LogEntry['speech']>): ServedOrder => ({
  accent: accent as ServedOrder['accent'],
  sounds: voices[voice]?.flite === 'slt' ? 'female' : 'male',
  seconds: audioSeconds,
});
