import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', null, '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', null, '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48 2', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48 2', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48 0', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48 0', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48 0', 'fe80:0:0::/48'],
  ['local', 'local', null, 'local'],
  ['2001:db8::1::2', '2001:db8::1::2', null, '2001:db8::1::2'],
  ['1:2:3', '1:2:3', null, '1:2:3'],
])('%s is counted as %s, within %s, and its site is %s', (address, key, wide, site) => {
  expect(networkOf(address)).toEqual({ key, wide, site });
});

test('networkOf maps 2^64 addresses to one network, and a /48 to eight parts', () => {
  const networks = Array.from({ length: 64 }, (_, n) =>
    networkOf(`2001:db8:7:${n.toString(16)}::${(n * 977).toString(16)}`),
  );
  expect(new Set(networks.map(({ key }) => key)).size).toBe(64);
  expect(new Set(networks.map(({ wide }) => wide)).size).toBe(8);
  expect(networkOf('2001:db8:7:1:aaaa::').key).toBe(networkOf('2001:db8:7:1:bbbb:1:2:3').key);
});
