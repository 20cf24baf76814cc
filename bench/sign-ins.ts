import { startApi } from './api/miniflare.ts';
import { now } from './person.ts';
import { median, percentile, type Row } from './statistics.ts';
import { pingsWhile } from './waiting.ts';

const AT_ONCE = 30;
const ROUNDS = 3;
const ALONE = 5;
const IDLE_MS = 2_000;
/** More wrong passwords than the limit of an account in an hour. */
const WRONG_PASSWORDS = 61;

/** Sign-ins per second from one network, and the duration. */
const FLOOD_PER_S = 30;
const FLOOD_S = 20;

/**
 * Cost of many simultaneous sign-ins for other requests; hashing needs no account. Everything runs in one isolate,
 * which is one thread; a separate process sends the other requests. The local database is in that thread as well, so
 * the same requests are also measured for an account over its limit, whose passwords are looked up and counted but not
 * hashed.
 */
export async function signIns(): Promise<Row[]> {
  const api = await startApi('product');
  try {
    const ping = `${api.origin}/test`;
    const signIn = async (name: string = crypto.randomUUID(), address: string = crypto.randomUUID()) => {
      const answer = await fetch(`${api.origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': address },
        body: JSON.stringify({ email: `${name}@example.org`, password: 'not that one' }),
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const all = (name?: string) => Array.from({ length: AT_ONCE }, () => signIn(name));
    const statusesOf = async (answers: Promise<number>[], ...expected: number[]) => {
      const statuses = await Promise.all(answers);
      if (statuses.some((status) => !expected.includes(status)))
        throw new Error(`answered ${[...new Set(statuses)].join(', ')}`);
      return statuses;
    };

    await signIn();
    const alone: number[] = [];
    for (let round = 0; round < ALONE; round++) {
      const start = now();
      await signIn();
      alone.push(now() - start);
    }
    const idle = await pingsWhile(ping, () => new Promise((resolve) => setTimeout(resolve, IDLE_MS)));
    for (let n = 0; n < WRONG_PASSWORDS; n++) await signIn('closed');

    const compared: number[] = [];
    const whole: number[] = [];
    const closed: number[] = [];
    const statuses: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // With the first answer all have been looked up.
      const answers = all();
      await Promise.race(answers);
      const meanwhile = await pingsWhile(ping, async () => {
        statuses.push(...(await statusesOf(answers, 401, 429, 503)));
      });
      compared.push(...meanwhile);
      whole.push(Math.max(...(await pingsWhile(ping, () => statusesOf(all(), 401, 429, 503)))));
      closed.push(Math.max(...(await pingsWhile(ping, () => statusesOf(all('closed'), 429)))));
    }
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
        what: 'longest wait from the moment they come ÷ the same when no password is hashed',
        unit: '',
        values: whole.map((wait, round) => wait / closed[round]!),
        budget: 1.5,
        note: `${median(whole).toFixed(0)} ms, and ${median(closed).toFixed(0)} ms without hashing, in which the local database is read ${AT_ONCE} times in this thread`,
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
async function signInsDuringFlood(signIn: (name?: string, address?: string) => Promise<number>) {
  const flood: Promise<number>[] = [];
  const timer = setInterval(() => {
    const address = `2001:db8:7:${(flood.length % 4096).toString(16)}::1`;
    flood.push(signIn(undefined, address));
  }, 1000 / FLOOD_PER_S);
  const waits: number[] = [];
  let refused = 0;
  const end = now() + FLOOD_S * 1000;
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  while (now() < end) {
    const start = now();
    if ((await signIn(undefined, `203.0.113.${waits.length}`)) === 429) refused += 1;
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
