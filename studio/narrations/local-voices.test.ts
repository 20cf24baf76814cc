import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rmsDecibels } from '../../emulators/openai/speech/measure.ts';
import { startLocalVoices } from './local-voices.ts';

let server: Server;

beforeAll(async () => {
  server = await startLocalVoices(0);
});
afterAll(() => server.close());

const ask = (body: unknown) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/audio/speech`, {
    method: 'POST',
    body: JSON.stringify(body),
  });

test('the English man speaks at 24 kHz and as loud as the built-in voices', async () => {
  const answer = await ask({ input: 'Once there was a moon that could not sleep.', voice: 'rms' });
  expect(answer.status).toBe(200);
  const pcm = new Int16Array(await answer.arrayBuffer());
  expect(pcm.length / 24_000).toBeGreaterThan(2);
  expect(pcm.length / 24_000).toBeLessThan(4);
  expect(Math.abs(rmsDecibels(pcm) + 21)).toBeLessThan(2);
});

test.each(['es-ES', 'en-GB'])(
  'a missing voice %s is an error that names the package to install',
  async (voice) => {
    vi.stubEnv('PATH', '/nowhere');
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      const answer = await ask({ input: 'Había una vez una luna.', voice });
      expect([answer.status, await answer.text()]).toEqual([
        500,
        expect.stringContaining('libttspico-utils'),
      ]);
      expect(complaint).toHaveBeenCalledOnce();
    } finally {
      vi.unstubAllEnvs();
      complaint.mockRestore();
    }
  },
);
