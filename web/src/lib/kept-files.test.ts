import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptAnswer } from './kept-files.ts';

const file = (bytes: Uint8Array<ArrayBuffer>) =>
  new Response(new Blob([bytes]), { headers: { 'Content-Type': 'audio/mpeg' } });
const asked = (range?: string, method = 'GET') =>
  new Request('https://app.test/kept/s/n.mp3', { method, headers: range === undefined ? {} : { range } });

/** What an independent reading of the header selects: first and last byte, null for all, undefined for none. */
function selected(first: number | null, last: number | null, size: number) {
  const all = Array.from({ length: size }, (_, at) => at);
  if (first === null) return last === null ? null : last === 0 ? undefined : all.slice(-last);
  if (last !== null && last < first) return null;
  return all.filter((at) => at >= first && (last === null || at <= last));
}

test('any range of a kept file is answered with exactly its bytes', async () => {
  const edge = fc.option(fc.nat({ max: 300 }));
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), edge, edge, async (content, first, last) => {
      const bytes = new Uint8Array(content);
      const answer = await keptAnswer(file(bytes), asked(`bytes=${first ?? ''}-${last ?? ''}`));
      const places = selected(first, last, bytes.length);
      if (places === undefined || places?.length === 0) {
        expect([answer.status, answer.headers.get('content-range')]).toEqual([
          416,
          `bytes */${bytes.length}`,
        ]);
        return;
      }
      const sent = places ? Uint8Array.from(places, (at) => bytes[at]!) : bytes;
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(sent);
      expect(answer.status).toBe(places ? 206 : 200);
      expect(answer.headers.get('content-length')).toBe(String(sent.length));
      expect(answer.headers.get('content-range')).toBe(
        places && `bytes ${places[0]}-${places.at(-1)}/${bytes.length}`,
      );
    }),
  );
});

test.each(['bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b', '0-1', 'bytes=1e1-'])(
  'the range %s is ignored',
  async (range) => {
    const answer = await keptAnswer(file(Uint8Array.of(1, 2, 3)), asked(range));
    expect([answer.status, (await answer.blob()).size]).toEqual([200, 3]);
  },
);

test('a HEAD request gets the size and type of a kept file without its bytes', async () => {
  const answer = await keptAnswer(file(Uint8Array.of(1, 2, 3)), asked(undefined, 'HEAD'));
  const { headers } = answer;
  expect(['content-length', 'content-type', 'accept-ranges'].map((name) => headers.get(name))).toEqual([
    '3',
    'audio/mpeg',
    'bytes',
  ]);
  expect((await answer.blob()).size).toBe(0);
});
