/** Request latency from a separate process: a client that also receives narrations would measure its own work. */
import { Agent, get } from 'node:http';

const PAUSE_MS = 5;

/** An access token or nothing, and the addresses, which are asked in turn. */
const [token = '', ...urls] = process.argv.slice(2);
if (urls.length === 0) throw new Error('which address?');
const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const ask = (url: string) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      answer.resume().once('end', resolve).once('error', reject);
    }).once('error', reject);
  });

let isOver = false;
process.once('message', () => {
  isOver = true;
});

// The first request opens the connection.
for (const url of urls) await ask(url);
process.send?.('ready');
const waits: number[][] = urls.map(() => []);
while (!isOver) {
  for (const [n, url] of urls.entries()) {
    const start = performance.now();
    await ask(url);
    waits[n]!.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
process.send?.(waits, () => process.disconnect());
