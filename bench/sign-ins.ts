import { startApi } from './api/miniflare.ts';
import { now } from './person.ts';
import { median, percentile, type Row } from './statistics.ts';
import { pingsWhile } from './waiting.ts';

const AT_ONCE = 30;
const ROUNDS = 3;
const ALONE = 5;
const IDLE_MS = 2_000;

/**
 * What people who sign in all at once cost everybody else: nobody needs an account to make the Worker hash a password. All of it
 * in one isolate, which is one thread; the asking for nothing is done by a process of its own.
 */
export async function signIns(): Promise<Row[]> {
  const api = await startApi('product');
  try {
    const ping = `${api.origin}/test`;
    const signIn = async () => {
      const answer = await fetch(`${api.origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': crypto.randomUUID() },
        body: JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'not that one' }),
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    await signIn();
    const alone: number[] = [];
    for (let round = 0; round < ALONE; round++) {
      const start = now();
      await signIn();
      alone.push(now() - start);
    }
    const idle = await pingsWhile(ping, () => new Promise((resolve) => setTimeout(resolve, IDLE_MS)));
    const worst: number[] = [];
    const all: number[] = [];
    const statuses: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const waits = await pingsWhile(ping, async () => {
        statuses.push(...(await Promise.all(Array.from({ length: AT_ONCE }, signIn))));
      });
      worst.push(Math.max(...waits));
      all.push(...waits);
    }
    const refused = statuses.filter((status) => status === 401).length;
    const later = statuses.filter((status) => status === 429 || status === 503).length;
    if (refused + later !== statuses.length) throw new Error(`answered ${[...new Set(statuses)].join(', ')}`);
    return [
      {
        what: `worst wait of another request while ${AT_ONCE} people sign in at once`,
        unit: ' ms',
        values: worst,
        budget: 50,
        note: `99 % within ${percentile(all, 0.99).toFixed(1)} ms; with nobody signing in the worst was ${Math.max(...idle).toFixed(1)} ms; ${refused} passwords were compared, ${later} people asked to come again`,
      },
      {
        what: 'that worst wait ÷ the time of one sign-in alone',
        unit: '',
        values: worst.map((wait) => wait / median(alone)),
        budget: 0.5,
        note: 'a hash that is computed in one piece makes everybody wait for all of it: 1 or more',
      },
      {
        what: 'one sign-in alone',
        unit: ' ms',
        values: alone,
        budget: 1500,
        note: 'scrypt, N = 2^15, r = 8, p = 3',
      },
    ];
  } finally {
    await api.stop();
  }
}
