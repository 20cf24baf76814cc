import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { createOpenAiEmulator } from '../../emulators/openai/app.ts';
import { COMPATIBLE, createCompatible } from '../../emulators/speech/compatible.ts';
import { createElevenLabs } from '../../emulators/speech/elevenlabs.ts';
import type { Fault } from '../../emulators/speech/faults.ts';
import { createWorkersAiSpeech } from '../../emulators/speech/workers-ai.ts';

/** The documented servers with their stand-ins over HTTP. `hasBound`: its text limit is in its settings. */

const AT_ONCE = { speechFirstByteMs: 0, speechRealTimeFactor: null };

export const STAND_INS = {
  'Workers AI': { create: createWorkersAiSpeech, base: '/client/v4', hasBound: true },
  'OpenAI, until 2027-01-06': {
    create: () => createOpenAiEmulator({ knobs: AT_ONCE }),
    base: '/v1',
    hasBound: true,
  },
  ElevenLabs: { create: createElevenLabs, base: '', hasBound: false },
  Inworld: { create: () => createCompatible(COMPATIBLE.inworld), base: '/v1', hasBound: true },
  AssemblyAI: { create: () => createCompatible(COMPATIBLE.assemblyai), base: '/v1', hasBound: true },
  'Kokoro-FastAPI, on one’s own machine': {
    create: () => createCompatible(COMPATIBLE.kokoro),
    base: '/v1',
    hasBound: false,
  },
  'Speaches, on one’s own machine': {
    create: () => createCompatible(COMPATIBLE.speaches),
    base: '/v1',
    hasBound: false,
  },
} satisfies Record<string, { create: () => Hono; base: string; hasBound: boolean }>;

export type ServerName = keyof typeof STAND_INS;
export const SERVER_NAMES = Object.keys(STAND_INS) as ServerName[];

/** A recorded request with its response. */
export type Exchange = { path: string; asked: unknown; status: number; answered: string };

export type StandIn = {
  /** Base address for the settings. */
  url: string;
  exchanges: Exchange[];
  /** Makes the next `times` requests fail this way. */
  fail(kind: Fault, times?: number): Promise<void>;
  close(): void;
};

/** @param name server whose rules apply */
export async function openStandIn(name: ServerName): Promise<StandIn> {
  const { create, base } = STAND_INS[name];
  const app = create();
  const exchanges: Exchange[] = [];
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname;
    const asked: unknown = await request
      .clone()
      .json()
      .catch(() => null);
    const answer = await app.fetch(request);
    const said = answer.headers.get('content-type')?.includes('json') ? await answer.clone().text() : '';
    if (!path.startsWith('/__emulator'))
      exchanges.push({ path, asked, status: answer.status, answered: said });
    return answer;
  };
  // Keeps idle connections open between requests of a test.
  const serverOptions = { keepAliveTimeout: 120_000 };
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1', serverOptions });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}${base}`,
    exchanges,
    close: () => void server.close(),
    async fail(kind, times = 1) {
      const isOpenAi = name.startsWith('OpenAI');
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
