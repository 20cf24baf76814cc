import { startApi } from './api/miniflare.ts';
import { now } from './person.ts';
import { median, percentile, type Row } from './statistics.ts';
import { pingsWhile } from './waiting.ts';

const AT_ONCE = 30;
const ALONE = 5;
const IDLE_MS = 2_000;

/** Sign-ins per second from one network, and the duration. */
const FLOOD_PER_S = 30;
const FLOOD_S = 10;

/**
 * Cost of many simultaneous sign-ins for other requests; hashing needs no account. Everything runs in one isolate,
 * which is one thread; a separate process sends the other requests.
 */
export async function signIns(): Promise<Row[]> {
  const api = await startApi('product');
  try {
    const ping = `${api.origin}/test`;
    const signIn = async (address: string = crypto.randomUUID()) => {
      const answer = await fetch(`${api.origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': address },
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
    const answers = Array.from({ length: AT_ONCE }, () => signIn());
    // With the first answer all have been looked up.
    await Promise.race(answers);
    let statuses: number[] = [];
    const compared = await pingsWhile(ping, async () => {
      statuses = await Promise.all(answers);
    });
    const others = statuses.filter((status) => ![401, 429, 503].includes(status));
    if (others.length > 0) throw new Error(`answered ${others.join(', ')}`);
    const hashed = statuses.filter((status) => status === 401).length;
    const flood = await signInsDuringFlood(signIn);
    return [
      {
        what: `wait of another request while ${AT_ONCE} people’s passwords are compared, the longest`,
        unit: ' ms',
        values: [Math.max(...compared)],
        budget: 50,
        note: `99 % within ${percentile(compared, 0.99).toFixed(1)} ms; without sign-ins the longest was ${Math.max(...idle).toFixed(1)} ms; ${hashed} of ${statuses.length} passwords were compared`,
      },
      {
        what: 'one sign-in alone',
        unit: ' ms',
        values: alone,
        budget: 1500,
        note: 'scrypt, N = 2^15, r = 8, p = 3',
      },
      {
        what: `sign-in from elsewhere while one network sends ${FLOOD_PER_S} a second, the longest`,
        unit: ' ms',
        values: [Math.max(...flood.waits)],
        budget: 2000,
        note: `median ${median(flood.waits).toFixed(0)} ms; ${flood.refused} of ${flood.waits.length} refused; of the network's ${flood.sent} requests ${flood.hashed} were compared`,
      },
    ];
  } finally {
    await api.stop();
  }
}

/** An IPv6 /48 of many /64s sends sign-ins at a constant rate, while other users sign in one after another. */
async function signInsDuringFlood(signIn: (address?: string) => Promise<number>) {
  const flood: Promise<number>[] = [];
  const timer = setInterval(() => {
    const address = `2001:db8:7:${(flood.length % 4096).toString(16)}::1`;
    flood.push(signIn(address));
  }, 1000 / FLOOD_PER_S);
  const waits: number[] = [];
  let refused = 0;
  const end = now() + FLOOD_S * 1000;
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  while (now() < end) {
    const start = now();
    if ((await signIn(`203.0.113.${waits.length}`)) === 429) refused += 1;
    waits.push(now() - start);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  clearInterval(timer);
  const statuses = await Promise.all(flood);
  return {
    waits,
    refused,
    sent: statuses.length,
    hashed: statuses.filter((status) => status === 401).length,
  };
}
