import { expect, test } from 'vitest';
import { deleteFiles, filesBelow, ownedFiles } from './owned.ts';

/** Bucket that lists three files at a time and records the size of each deletion. */
function bucketOf(keys: string[]) {
  const deletions: number[] = [];
  const bucket = {
    async list({ prefix = '', cursor = '0' }: R2ListOptions) {
      const found = keys.filter((key) => key.startsWith(prefix));
      const from = Number(cursor);
      return {
        objects: found.slice(from, from + 3).map((key) => ({ key, size: key.length, uploaded: new Date(0) })),
        ...(from + 3 < found.length ? { truncated: true, cursor: String(from + 3) } : { truncated: false }),
      };
    },
    async delete(some: string[]) {
      deletions.push(some.length);
    },
  } as unknown as R2Bucket;
  return { bucket, deletions };
}

test('every file of a folder is found, over any number of pages', async () => {
  const keys = Array.from({ length: 8 }, (_, n) => `stories/ana/${n}.txt`);
  const { bucket } = bucketOf([...keys, 'stories/anabel/1.txt']);
  expect((await filesBelow(bucket, 'stories/ana/')).map(({ key }) => key)).toEqual(keys);
});

test('a user’s files are the user’s texts, audio and cached speech, and no other user’s', async () => {
  const own = ['stories/ana/1.txt', 'audio/ana/2.mp3', 'speech/ana/1/a.pcm'];
  const others = ['stories/examples/fox.txt', 'audio/anabel/2.mp3', 'speech/shared/a.pcm', 'music/piano.pcm'];
  const { bucket } = bucketOf([...others, ...own]);
  expect(await ownedFiles(bucket, 'ana')).toEqual(
    own.map((key) => ({ key, bytes: key.length, uploaded: new Date(0) })),
  );
});

test('R2 deletes at most a thousand files per call, and gets no call for none', async () => {
  const { bucket, deletions } = bucketOf([]);
  await deleteFiles(bucket, []);
  await deleteFiles(
    bucket,
    Array.from({ length: 2001 }, (_, n) => `${n}`),
  );
  expect(deletions).toEqual([1000, 1000, 1]);
});
