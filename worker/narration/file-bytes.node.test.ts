import { expect, test } from 'vitest';
import { FileBytes } from './file-bytes.ts';

const bytes = (from: number, count: number) =>
  Uint8Array.from({ length: count }, (_, at) => (from + at) % 251);

test.each([0, 1, 40, 100, 1000])(
  'a file planned at %i bytes contains all pushed bytes in order',
  (planned) => {
    const file = new FileBytes(planned);
    const pushed: number[] = [];
    for (let n = 0; n < 12; n++) {
      const chunk = bytes(31 * n, 1 + 7 * n);
      file.push(chunk);
      pushed.push(...chunk);
      expect(file.length).toBe(pushed.length);
    }
    expect([...file.withHead(new Uint8Array(0))]).toEqual(pushed);
  },
);

test('the head replaces as many bytes at the beginning, also of a file that grew', () => {
  const file = new FileBytes(4);
  file.push(bytes(1, 4));
  file.push(bytes(5, 4));
  expect([...file.withHead(Uint8Array.of(90, 91))]).toEqual([90, 91, 3, 4, 5, 6, 7, 8]);
});
