import { Agent, get } from 'node:http';
import { type Api, startApi } from './api/miniflare.ts';
import { BenchPerson, now } from './person.ts';
import type { Row } from './statistics.ts';

const ROUNDS = 15;
const ROUND_MS = 1500;
const AT_ONCE = 16;

/** Requests per second, with a number of concurrent requests over kept connections. */
async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
        answer.resume().once('end', resolve).once('error', reject);
      }).once('error', reject);
    });
  const start = now();
  let answered = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (now() - start < ROUND_MS) {
        await ask();
        answered += 1;
      }
    }),
  );
  agent.destroy();
  return (answered * 1000) / (now() - start);
}

/** `/api/auth/me`, which checks token, session and account ÷ a route that reads one row of D1. */
export async function requests(): Promise<Row[]> {
  const apis: Api[] = [];
  try {
    const product = await startApi('product');
    apis.push(product);
    const bare = await startApi('bare');
    apis.push(bare);
    const person = await BenchPerson.register(product.origin);
    await bare.db
      .prepare(
        `INSERT INTO users (id, email, mailbox, created_at) VALUES (?, 'somebody@example.org', 'somebody', 0)`,
      )
      .bind(person.id)
      .run();
    const ours = () => rate(`${product.origin}/api/auth/me`, person.headers);
    const theirs = () => rate(`${bare.origin}/me?id=${person.id}`, {});
    await ours();
    await theirs();
    const ratios: number[] = [];
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const first = await (round % 2 === 0 ? ours : theirs)();
      const second = await (round % 2 === 0 ? theirs : ours)();
      const [mine, other] = round % 2 === 0 ? [first, second] : [second, first];
      ratios.push(mine / other);
      rates.push(mine);
    }
    return [
      {
        what: '/api/auth/me ÷ a bare route that reads one row of D1, requests per second',
        unit: '',
        values: ratios,
        budget: 0.8,
        atLeast: true,
        note: `${Math.round(Math.max(...rates))} a second with ${AT_ONCE} at once, client and Worker on the same machine`,
      },
    ];
  } finally {
    for (const api of apis) await api.stop();
  }
}
