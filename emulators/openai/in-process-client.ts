import OpenAI from 'openai';
import {
  createOpenAiEmulator,
  type Knobs,
  type LogEntry,
  type OpenAiEmulatorOptions,
  RIGHT_KEY,
} from './app.ts';

/** Knobs without any delay. */
const noDelays: Partial<Knobs> = {
  firstTokenMs: 0,
  tokensPerSecond: null,
  moderationMs: 0,
  opinionMs: 0,
  pictureMs: 0,
  memoryMs: 0,
  speechFirstByteMs: 0,
  speechRealTimeFactor: null,
};

/** The official SDK with a new emulator in the same process, without the SDK's retries. */
export function connectInProcess({ knobs, ...options }: OpenAiEmulatorOptions = {}) {
  const app = createOpenAiEmulator({ ...options, knobs: { ...noDelays, ...knobs } });
  const request = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://openai.test${path}`, init));
  const client = new OpenAI({
    apiKey: RIGHT_KEY,
    baseURL: 'http://openai.test/v1',
    maxRetries: 0,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
  });
  const log = async () => (await (await request('/__emulator/log')).json()) as LogEntry[];
  return { app, client, request, log };
}
