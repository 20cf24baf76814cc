import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { START_MS } from './driver.ts';
import { type Running, run } from './process.ts';

const PULSEAUDIO = '/usr/bin/pulseaudio';
const RECORDER = '/usr/bin/parec';
const SINK = 'engines';
const RATE = 8_000;

/** A sound card for the browsers, with a level meter. */
export type Loudspeaker = {
  /** Environment of the browser. */
  env: NodeJS.ProcessEnv;
  /** Loudest tenth of the last second, in dBFS. */
  level(): number;
  stop(): Promise<void>;
};

const dB = (sum: number, count: number) => 10 * Math.log10(sum / Math.max(1, count) + 1e-12);

/** RMS of the last ten tenths of a second of the recorded sound. */
function meter(recorder: Running): () => number {
  const levels: { at: number; level: number }[] = [];
  let rest = Buffer.alloc(0);
  recorder.child.stdout?.on('data', (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    const bytes = (RATE / 10) * 2;
    for (; rest.length >= bytes; rest = rest.subarray(bytes)) {
      let sum = 0;
      for (let at = 0; at < bytes; at += 2) sum += (rest.readInt16LE(at) / 32768) ** 2;
      levels.push({ at: Date.now(), level: dB(sum, bytes / 2) });
    }
    levels.splice(0, levels.length - 10);
  });
  return () =>
    Math.max(-120, ...levels.filter(({ at }) => Date.now() - at < 1_200).map(({ level }) => level));
}

/** A virtual sound card by PulseAudio; null where that is not installed. */
export async function startLoudspeaker(): Promise<Loudspeaker | null> {
  if (!existsSync(PULSEAUDIO) || !existsSync(RECORDER)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'engines-sound-'));
  const socket = join(folder, 'socket');
  const env = { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder, PULSE_SERVER: `unix:${socket}` };
  const server = run(
    PULSEAUDIO,
    [
      '-n',
      '--daemonize=no',
      '--exit-idle-time=-1',
      `--load=module-null-sink sink_name=${SINK}`,
      `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    ],
    env,
  );
  const until = Date.now() + START_MS;
  while (!existsSync(socket) && Date.now() < until && server.child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (!existsSync(socket)) {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PulseAudio did not start: ${server.output()}`);
  }
  const recorder = run(
    RECORDER,
    ['-d', `${SINK}.monitor`, '--format=s16le', `--rate=${RATE}`, '--channels=1', '--latency-msec=50'],
    env,
  );
  const level = meter(recorder);
  const stop = async () => {
    await recorder.end();
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { env: { PULSE_SERVER: `unix:${socket}` }, level, stop };
}
