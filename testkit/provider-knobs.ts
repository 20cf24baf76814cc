import type { Knobs, LogEntry } from '../emulators/openai/app.ts';
import { STACK } from './product.ts';

/** Control API of the built-in providers: request log and settings. */

const controlOf = (providers: string) => `${providers}/openai/__emulator`;

/** Settings without delays, for tests that are not about waiting. */
export const FAST = {
  firstTokenMs: 10,
  tokensPerSecond: 5000,
  moderationMs: 5,
  opinionMs: 5,
  pictureMs: 5,
  memoryMs: 5,
  speechFirstByteMs: 20,
} satisfies Partial<Knobs>;

/** @param providers of another stack than this test file's */
export async function turnKnobs(knobs: Partial<Knobs>, providers = STACK.providers): Promise<void> {
  const answer = await fetch(`${controlOf(providers)}/knobs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(knobs),
  });
  if (!answer.ok) throw new Error(`knobs: ${answer.status} ${await answer.text()}`);
}

export async function clearLog(): Promise<void> {
  await fetch(`${controlOf(STACK.providers)}/log`, { method: 'DELETE' });
}

export async function readLog(providers = STACK.providers): Promise<LogEntry[]> {
  return (await (await fetch(`${controlOf(providers)}/log`)).json()) as LogEntry[];
}
