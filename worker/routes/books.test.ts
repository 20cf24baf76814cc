import { env } from 'cloudflare:workers';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { coverKey } from '../../contract/covers.ts';
import type { BookAddress } from '../../contract/schemas/books.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { ORIGIN, request } from '../../testkit/worker/person.ts';
import { bookKey, storyKey } from '../files/keys.ts';
import { UrlSigner } from '../files/signed-url.ts';

const signer = new UrlSigner(env.FILE_SECRET, ORIGIN);

async function addressOf({ buyer, storyId }: Owner, narrationId?: string): Promise<string> {
  const query = narrationId ? `?narration=${narrationId}` : '';
  const answer = await buyer.fetch(`/api/stories/${storyId}/book${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json<BookAddress>()).url;
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const open = async (answer: Response) => unzipSync(new Uint8Array(await answer.arrayBuffer()));

test('a story comes as a book under its own name, by an address that needs no header', async () => {
  const owner = await newOwner('Uno, dos.\n\n¿Tres? Cuatro.');
  const answer = await request(await addressOf(owner));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/epub+zip');
  expect(answer.headers.get('content-disposition')).toContain(`filename="El cuento de ${owner.secret}.epub"`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const files = await open(answer);
  expect(Object.keys(files)).not.toContain('EPUB/narration.mp3');
  expect(text(files['EPUB/story.xhtml'])).toContain(
    '<span id="s1">¿Tres?</span> <span id="s2">Cuatro.</span>',
  );
});

test('with a narration the sound and the times of its sentences are in the book', async () => {
  const owner = await newOwner();
  const files = await open(await request(await addressOf(owner, owner.narrationId)));
  expect(text(files['EPUB/narration.mp3'])).toBe(`ID3 ${owner.secret}`);
  expect(text(files['EPUB/story.smil'])).toContain('clipBegin="0.000s" clipEnd="1.000s"');
  expect(text(files['EPUB/package.opf'])).toContain(`urn:uuid:${owner.narrationId}`);
});

test('it has the cover of its kind and age, where covers are', async () => {
  const owner = await newOwner();
  await env.FILES.put(coverKey('original', 'default', 'large'), 'a picture');
  const files = await open(await request(await addressOf(owner)));
  expect(text(files['EPUB/cover.jpg'])).toBe('a picture');
});

test('a HEAD names the book without reading it', async () => {
  const owner = await newOwner();
  const answer = await request(await addressOf(owner), { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'application/epub+zip',
    '',
  ]);
});

describe('what is not there is answered alike', () => {
  const NOT_FOUND = [404, 'not_found'];
  const refusalOf = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code];

  test('a narration of another story', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const path = `/api/stories/${owner.storyId}/book?narration=${other.narrationId}`;
    expect(await refusalOf(await owner.buyer.fetch(path))).toEqual(NOT_FOUND);
    const signed = await signer.bookUrl(
      bookKey(owner.buyer.user.id, owner.storyId, other.narrationId),
      Date.now(),
    );
    expect(await refusalOf(await request(signed))).toEqual(NOT_FOUND);
  });

  test('an address that was signed for another book, for a file, or a day ago', async () => {
    const owner = await newOwner();
    const { id } = owner.buyer.user;
    const [book, narrated] = [await addressOf(owner), await addressOf(owner, owner.narrationId)];
    const swapped = new URL(new URL(narrated).pathname + new URL(book).search, ORIGIN).href;
    const asFile = (await signer.url(storyKey(id, owner.storyId), Date.now())).replace(/^.*\?/, '?');
    const old = await signer.bookUrl(bookKey(id, owner.storyId, null), Date.now() - 25 * 3_600_000);
    for (const wrong of [swapped, new URL(new URL(book).pathname + asFile, ORIGIN).href, old]) {
      expect(await refusalOf(await request(wrong))).toEqual(NOT_FOUND);
    }
  });

  test('a story that was deleted since, also while its address is still good', async () => {
    const owner = await newOwner();
    const [book, narrated] = [await addressOf(owner), await addressOf(owner, owner.narrationId)];
    expect((await owner.buyer.fetch(`/api/stories/${owner.storyId}`, { method: 'DELETE' })).status).toBe(204);
    for (const gone of [book, narrated]) expect(await refusalOf(await request(gone))).toEqual(NOT_FOUND);
  });

  test('a story whose text is missing', async () => {
    const owner = await newOwner();
    const book = await addressOf(owner);
    await env.FILES.delete(storyKey(owner.buyer.user.id, owner.storyId));
    expect(await refusalOf(await request(book))).toEqual(NOT_FOUND);
  });
});
