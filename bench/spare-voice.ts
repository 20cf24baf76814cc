import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createOpenAiEmulator, RIGHT_KEY } from '../emulators/openai/app.ts';
import type { SpeechFailure } from '../emulators/openai/failures.ts';
import { realClock } from '../worker/generation/clock.ts';
import { InflightSpeech } from '../worker/narration/inflight-speech.ts';
import type { SpeechProvider } from '../worker/narration/speech-provider.ts';
import { type SpeechDeps, speak } from '../worker/narration/speech.ts';
import { RecentFailures } from '../worker/providers/recent-failures.ts';
import { openaiSpeech } from '../worker/providers/speech/openai.ts';
import { type OpenAiSpeechSettings, readSpeechSettings } from '../worker/providers/speech/settings.ts';
import { median, type Row } from './statistics.ts';

const RUNS = 5;
/** Latency of a hosted speech service. */
const FIRST_BYTE_MS = 400;
const PATIENCE_S = 1;

type Server = { provider: SpeechProvider; fail(kind: SpeechFailure): Promise<void>; close(): void };

export async function openServer(): Promise<Server> {
  const app = createOpenAiEmulator({ knobs: { speechFirstByteMs: FIRST_BYTE_MS } });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const place = { service: 'openai', url: `${origin}/v1`, key: null, model: 'gpt-4o-mini-tts' };
  const list = JSON.stringify([{ ...place, patienceSeconds: PATIENCE_S }]);
  const [settings] = readSpeechSettings(list, { settingOf: () => undefined, hasWorkersAi: false });
  return {
    provider: openaiSpeech(settings as OpenAiSpeechSettings, RIGHT_KEY),
    close: () => void server.close(),
    async fail(kind) {
      const body = JSON.stringify({ failSpeech: { kind, times: 1 } });
      await app.fetch(new Request(`${origin}/__emulator/knobs`, { method: 'POST', body }));
    },
  };
}

export const nothingKept = { get: async () => null, head: async () => null, put: async () => null };
let spoken = 0;

/** @returns milliseconds from asking for a narration to its first sound */
async function firstSoundBy(providers: SpeechProvider[]): Promise<number> {
  const deps: SpeechDeps = {
    providers,
    sayings: [],
    failures: new RecentFailures(),
    clock: realClock,
    folder: 'bench/',
    allow: async () => {},
    moved: () => {},
    inflight: new InflightSpeech(),
    cache: nothingKept as unknown as SpeechDeps['cache'],
  };
  spoken += 1;
  const story = [{ index: 0, paragraph: 0, text: `Había una vez ${spoken} faros que no dormían.` }];
  const end = new AbortController();
  const begun = performance.now();
  for await (const { samples } of speak(story, 'female', deps, end.signal)) {
    for await (const _ of samples as AsyncIterable<Uint8Array>) {
      const ms = performance.now() - begun;
      end.abort(new Error('heard'));
      return ms;
    }
  }
  throw new Error('no sound');
}

/** Time to the first sound with the spare voice ÷ with the first one, without the wait for the first one. */
export async function spareVoice(): Promise<Row[]> {
  const [first, spare] = [await openServer(), await openServer()];
  const both = [first.provider, spare.provider];
  await firstSoundBy(both);
  await firstSoundBy([spare.provider]);
  const alone: number[] = [];
  const refused: number[] = [];
  const silent: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    alone.push(await firstSoundBy(both));
    await first.fail('500');
    refused.push(await firstSoundBy(both));
    await first.fail('hang');
    silent.push((await firstSoundBy(both)) - PATIENCE_S * 1000);
  }
  first.close();
  spare.close();
  const usual = median(alone);
  const row = (what: string, values: number[], note: string): Row => ({
    what: `first sound with the spare voice ÷ with the first, ${what}`,
    unit: '',
    values: values.map((ms) => ms / usual),
    budget: 1.2,
    note,
  });
  return [
    row('which refuses', refused, `${Math.round(median(refused))} against ${Math.round(usual)} ms`),
    row(
      'which keeps silent, without the wait for it',
      silent,
      `${Math.round(median(silent))} ms after a patience of ${PATIENCE_S} s, 3 s unless set otherwise`,
    ),
  ];
}
