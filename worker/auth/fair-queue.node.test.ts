import { expect, test } from 'vitest';
import { FairQueue, LOST_AFTER_MS, PLACES_PER_NETWORK, type Ticket } from './fair-queue.ts';

const ONE = '2001:db8:7::/48';
const HASH_MS = 300;

/** A queue with a simulated clock, whose requests are all ready and poll whenever nothing runs. */
function clocked() {
  const queue = new FairQueue();
  const waiting: Ticket[] = [];
  const clock = { now: 1_000_000 };
  const enter = (network: string) => {
    const ticket = queue.enter(network, clock.now);
    if (ticket) waiting.push(ticket);
    return ticket;
  };
  /** All waiting tickets poll; the one that may begin hashes and leaves. */
  const serve = (): Ticket | null => {
    const next = waiting.filter((ticket) => queue.begin(ticket, clock.now));
    expect(next.length).toBeLessThanOrEqual(1);
    if (!next[0]) return null;
    clock.now += HASH_MS;
    for (const ticket of waiting) queue.see(ticket, clock.now);
    queue.leave(next[0]);
    waiting.splice(waiting.indexOf(next[0]), 1);
    return next[0];
  };
  return { queue, clock, enter, serve };
}

test('the queue runs the requests of one network one at a time, in order of arrival', () => {
  const { enter, serve } = clocked();
  const tickets = [enter(ONE), enter(ONE), enter(ONE)];
  expect([serve(), serve(), serve(), serve()]).toEqual([...tickets, null]);
});

test('a network has a fixed number of places, and the end of a request frees one', () => {
  const { enter, serve } = clocked();
  const places = Array.from({ length: 30 }, () => enter(ONE)).filter(Boolean);
  expect(places).toHaveLength(PLACES_PER_NETWORK);
  expect(enter('203.0.113.1')).not.toBeNull();
  serve();
  expect(enter(ONE)).not.toBeNull();
  expect(enter(ONE)).toBeNull();
});

test('the queue alternates between networks: a request waits for at most one of each other network', () => {
  const { enter, serve } = clocked();
  for (const network of ['a', 'b', 'c']) for (let n = 0; n < 5; n++) enter(network);
  for (let n = 0; n < 4; n++) serve();
  const ticket = enter('somebody else');
  const served: (string | undefined)[] = [];
  for (let one = serve(); one !== ticket; one = serve()) served.push(one?.network);
  expect(served).toEqual(['b', 'c']);
});

test.each([4, 30])(
  'a request waits at most two seconds while another network sends %i requests a second',
  (rate) => {
    const { clock, enter, serve } = clocked();
    const waits: number[] = [];
    let honest: { ticket: Ticket | null; since: number } | null = null;
    let sent = 0;
    const start = clock.now;
    while (clock.now < start + 60_000) {
      for (; sent < ((clock.now - start) / 1000) * rate; sent++) enter(ONE);
      honest ??= { ticket: enter('203.0.113.1'), since: clock.now };
      expect(honest.ticket).not.toBeNull();
      const served = serve();
      if (served === null) clock.now += 10;
      if (served === honest.ticket) {
        waits.push(clock.now - honest.since);
        honest = null;
      }
    }
    expect(waits.length).toBeGreaterThan(50);
    expect(Math.max(...waits)).toBeLessThanOrEqual(2_000);
  },
);

test('networks that fill the queue leave the reserved places to new networks', () => {
  const { enter } = clocked();
  for (let n = 0; n < 100; n++) enter(`network ${n % 4}`);
  const others = Array.from({ length: 40 }, (_, n) => enter(`other ${n}`)).filter(Boolean);
  expect(others).toHaveLength(32);
  expect(enter('other 0')).toBeNull();
});

test('a request that vanished without leaving blocks the queue only briefly', () => {
  const { queue, clock, enter } = clocked();
  const lost = enter(ONE)!;
  expect(queue.begin(lost, clock.now)).toBe(true);
  const next = enter('203.0.113.1')!;
  clock.now += LOST_AFTER_MS - 1;
  expect(queue.begin(next, clock.now)).toBe(false);
  clock.now += 1;
  expect(queue.begin(next, clock.now)).toBe(true);
});

test('a request that was presumed lost while the isolate paused still gets its turn', () => {
  const { queue, clock, enter } = clocked();
  const tickets = [enter('a')!, enter('b')!];
  expect(queue.begin(tickets[0]!, clock.now)).toBe(true);
  // After the pause, a new request is the first to poll.
  clock.now += 10 * LOST_AFTER_MS;
  const late = enter('c')!;
  for (const ticket of tickets) queue.see(ticket, clock.now);
  expect(queue.begin(late, clock.now)).toBe(false);
  queue.leave(tickets[0]!);
  const left = new Set([tickets[1]!, late]);
  for (let n = 0; n < 2; n++) {
    const served = [...left].find((ticket) => queue.begin(ticket, clock.now));
    expect(served).toBeDefined();
    left.delete(served!);
    queue.leave(served!);
  }
});

test('a request that is not ready keeps its place and blocks no other', () => {
  const { queue, clock, enter } = clocked();
  const [counting, ready] = [enter('a')!, enter('b')!];
  expect(queue.begin(ready, clock.now)).toBe(true);
  queue.leave(ready);
  expect(queue.begin(counting, clock.now)).toBe(true);
});
