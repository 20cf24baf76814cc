import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createOpenAiEmulator } from '../../emulators/openai/app.ts';
import type { ServerName } from '../../emulators/openai/server-rules.ts';

/** A recorded request with its response. */
export type Exchange = { path: string; asked: string; status: number; answered: string };

const NO_WAITING = {
  firstTokenMs: 0,
  tokensPerSecond: null,
  moderationMs: 0,
  opinionMs: 0,
  pictureMs: 0,
  memoryMs: 0,
};

const closing: (() => void)[] = [];

export function closeStandIns(): void {
  for (const close of closing.splice(0)) close();
}

/**
 * Starts a stand-in for an OpenAI-compatible server over HTTP.
 * @returns its base address, and the recorded exchanges, complete once a response was read to its end
 */
export async function openStandIn(server: ServerName): Promise<{ url: string; exchanges: Exchange[] }> {
  const standIn = createOpenAiEmulator({ server, knobs: NO_WAITING });
  const exchanges: Exchange[] = [];
  async function fetch(request: Request): Promise<Response> {
    const asked = await request.clone().text();
    const answer = await standIn.fetch(request);
    const { status } = answer;
    const answered = await answer.clone().text();
    exchanges.push({ path: new URL(request.url).pathname, asked, status, answered });
    return answer;
  }
  const listening = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  closing.push(() => void listening.close());
  if (!listening.listening) await new Promise((resolve) => listening.once('listening', resolve));
  return { url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}/v1`, exchanges };
}
