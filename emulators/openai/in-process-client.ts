import OpenAI from 'openai';
import {
  createOpenAiEmulator,
  type Knobs,
  type LogEntry,
  type OpenAiEmulatorOptions,
  RIGHT_KEY,
} from './app.ts';

/** Answers as fast as they are read. */
const noDelays: Partial<Knobs> = {
  firstTokenMs: 0,
  tokensPerSecond: null,
  moderationMs: 0,
  opinionMs: 0,
  speechFirstByteMs: 0,
  speechRealTimeFactor: null,
};

/** The official SDK talking to a fresh emulator in this very process, without retries of its own. */
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
