import type { Knobs, LogEntry } from '../emulators/openai/app.ts';
import { STACK } from './product.ts';

/** The built-in providers' own record of what they did when, and their knobs. */

const CONTROL = `${STACK.providers}/openai/__emulator`;

/** Providers that take next to no time, for what is not about waiting. */
export const FAST = {
  firstTokenMs: 10,
  tokensPerSecond: 5000,
  moderationMs: 5,
  opinionMs: 5,
  speechFirstByteMs: 20,
} satisfies Partial<Knobs>;

export async function turnKnobs(knobs: Partial<Knobs>): Promise<void> {
  const answer = await fetch(`${CONTROL}/knobs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(knobs),
  });
  if (!answer.ok) throw new Error(`knobs: ${answer.status} ${await answer.text()}`);
}

export async function clearLog(): Promise<void> {
  await fetch(`${CONTROL}/log`, { method: 'DELETE' });
}

export async function readLog(): Promise<LogEntry[]> {
  return (await (await fetch(`${CONTROL}/log`)).json()) as LogEntry[];
}
