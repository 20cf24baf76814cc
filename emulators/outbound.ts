import { createEmulators } from './app.ts';

/** Host of the emulators in tests; all other hosts are blocked. */
export const EMULATORS_HOST = 'emulators.test';

/** No delays by default; tests request slow or failing providers. */
const PROMPT = {
  firstTokenMs: 0,
  tokensPerSecond: null,
  moderationMs: 0,
  opinionMs: 0,
  pictureMs: 0,
  memoryMs: 0,
  speechFirstByteMs: 0,
  speechRealTimeFactor: null,
  // Less sound to speak, mix and encode, which takes a fifth of the time of tests of narrations.
  speechTempo: 1.7,
};

const emulators = createEmulators({ openai: { knobs: PROMPT } });

/** Answers outgoing requests of a Worker under test, in this process. */
export async function outboundToEmulators(request: {
  url: string;
  method: string;
  headers: Iterable<[string, string]>;
  body: unknown;
  signal: AbortSignal;
}): Promise<Response> {
  const { hostname } = new URL(request.url);
  if (hostname !== EMULATORS_HOST) {
    return new Response(`tests must not reach ${hostname}`, { status: 599 });
  }
  const { url, method, signal } = request;
  const body = request.body as BodyInit | null;
  const headers = new Headers([...request.headers]);
  return emulators.fetch(
    new Request(url, { method, headers, signal, ...(body ? { body, duplex: 'half' } : {}) } as RequestInit),
  );
}
