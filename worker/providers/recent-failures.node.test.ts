import { expect, test } from 'vitest';
import { RecentFailures } from './recent-failures.ts';

const servers = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const order = (failures: RecentFailures, now: number) => failures.inOrder(servers, now).map(({ id }) => id);

test('a failed server is asked last for a minute', () => {
  const failures = new RecentFailures();
  expect(order(failures, 0)).toEqual(['a', 'b', 'c']);
  failures.note('a', 1000);
  expect(order(failures, 1000)).toEqual(['b', 'c', 'a']);
  expect(order(failures, 60_999)).toEqual(['b', 'c', 'a']);
  expect(order(failures, 61_000)).toEqual(['a', 'b', 'c']);
});

test('servers that have all failed at once keep the order of the settings', () => {
  const failures = new RecentFailures();
  for (const { id } of servers) failures.note(id, 0);
  expect(order(failures, 1)).toEqual(['a', 'b', 'c']);
});

test('the server that failed longest ago is the first of the failed ones', () => {
  const failures = new RecentFailures();
  failures.note('a', 1000);
  failures.note('b', 2000);
  expect(order(failures, 3000)).toEqual(['c', 'a', 'b']);
  failures.note('a', 4000);
  expect(order(failures, 5000)).toEqual(['c', 'b', 'a']);
});
