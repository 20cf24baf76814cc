import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { FIRST_PORT, findFirstPort } from './first-port.ts';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done)))));

function listen(port: number, host: string): Promise<void> {
  const server = createServer();
  servers.push(server);
  return new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
}

test.each(['127.0.0.1', '::1'])('findFirstPort skips a block with a listener at %s', async (host) => {
  const first = await findFirstPort(20_001);
  expect(await findFirstPort(first)).toBe(first);
  await listen(first + 7, host);
  expect(await findFirstPort(first)).toBeGreaterThan(first + 7);
});

test('the processes of a run share one port', () => {
  expect(process.env.TEST_PORT).toBe(String(FIRST_PORT));
});
