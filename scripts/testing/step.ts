import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** A program that the tests consist of. */
export type Step = {
  title: string;
  command: string[];
  env?: Record<string, string>;
  /** After so many milliseconds it hangs, however busy it seems. */
  limit: number;
  /** A file that grows while there is progress, once it is there, and for how many milliseconds at most it may not. */
  progress?: { file: string; limit: number };
};

export type Ended = {
  status: number | null;
  milliseconds: number;
  /** Why it was stopped. */
  hung: string | null;
  /** The last lines that it printed. */
  last: string[];
};

const LAST_LINES = 30;

const LOOK_EVERY_MS = 1_000;
const KILL_AFTER_MS = 10_000;
const OUTPUT_CLOSES_WITHIN_MS = 5_000;
const minutes = (milliseconds: number) => `${Number((milliseconds / 60_000).toFixed(1))} min`;

/** Runs a program in a process group of its own, which ends with it; each line it prints gets the step's title in front. */
export async function run(step: Step, print = console.log): Promise<Ended> {
  const [file = '', ...args] = step.command;
  const began = Date.now();
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...step.env },
    detached: true,
  });
  const endGroup = (signal: NodeJS.Signals) => signalGroup(child.pid, signal);
  const endWithUs = () => endGroup('SIGKILL');
  process.once('exit', endWithUs);
  const last: string[] = [];
  const printLine = (line: string) => {
    print(`${step.title} │ ${line}`);
    if (line.trim() !== '') last.push(line);
    if (last.length > LAST_LINES) last.shift();
  };
  const lines = [child.stdout, child.stderr].map((stream) => printLines(stream, printLine));

  let hung: string | null = null;
  const look = setInterval(() => {
    hung ??= whyHung(step, began);
    if (hung === null) return;
    clearInterval(look);
    endGroup('SIGTERM');
    setTimeout(() => endGroup('SIGKILL'), KILL_AFTER_MS).unref();
  }, LOOK_EVERY_MS);

  const status = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      printLine(error.message);
      resolve(null);
    });
    child.once('exit', resolve);
  });
  clearInterval(look);
  // What it has started and left behind would keep its output open, and the machine busy.
  endGroup('SIGKILL');
  await Promise.race([Promise.all(lines), wait(OUTPUT_CLOSES_WITHIN_MS, null, { ref: false })]);
  process.off('exit', endWithUs);
  return { status, milliseconds: Date.now() - began, hung, last };
}

function whyHung({ limit, progress }: Step, began: number): string | null {
  if (Date.now() - began > limit) return `not done after ${minutes(limit)}`;
  if (!progress || !existsSync(progress.file)) return null;
  if (Date.now() - statSync(progress.file).mtimeMs <= progress.limit) return null;
  return `no test began or ended for ${minutes(progress.limit)}`;
}

async function printLines(stream: Readable, print: (line: string) => void): Promise<void> {
  for await (const line of createInterface({ input: stream })) print(line);
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
