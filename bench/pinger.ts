/** Request latency from a separate process: a client that also receives narrations would measure its own work. */
import { Agent, get } from 'node:http';

const PAUSE_MS = 5;

const url = process.argv[2];
if (!url) throw new Error('which address?');
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const ask = () =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent }, (answer) => answer.resume().once('end', resolve).once('error', reject)).once(
      'error',
      reject,
    );
  });

let isOver = false;
process.once('message', () => {
  isOver = true;
});

// The first request opens the connection.
await ask();
process.send?.('ready');
const waits: number[] = [];
while (!isOver) {
  const start = performance.now();
  await ask();
  waits.push(performance.now() - start);
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
process.send?.(waits, () => process.disconnect());
