import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Serves the emulators of `outbound.ts` over HTTP from a thread: where this process is busy, for example transforming
 * modules, a Worker under test would wait longer than its time limits. The thread ends with the process.
 * @returns `host:port`, as soon as it answers
 */
export async function serveOutbound(): Promise<string> {
  const thread = new Worker(new URL('./outbound-thread.ts', import.meta.url));
  const [address] = await once(thread, 'message');
  thread.unref();
  return address;
}
