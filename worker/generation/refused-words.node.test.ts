import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failuresOf } from '../../contract/errors.ts';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { differentTexts, EVENTS, unfilledTypes } from '../../testkit/worker/filled-events.ts';
import { HandReading, HomeParts } from '../../testkit/worker/home-parts.ts';
import { GenerationError, RestartAttempt } from './generation-error.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** How a story ends: refused while it is written, or withdrawn before or after it is saved, also after a crash. */
const ENDS = [...failuresOf('topic-refused', 'story-refused'), 'unsaved', 'saved', 'crashed'] as const;

/** Without one a story is not read again after a crash. */
const SENTENCE = EVENTS.find(({ type }) => type === 'sentence')!;

/** Every row of every table. */
function everyRow({ storage }: HomeParts): string {
  const tables = storage.sql.exec<{ name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`);
  return tables
    .toArray()
    .map(({ name }) => `${name} ${JSON.stringify(storage.sql.exec(`SELECT * FROM "${name}"`).toArray())}`)
    .join('\n');
}

async function endStory(parts: HomeParts, end: (typeof ENDS)[number]): Promise<void> {
  const attempt = parts.jobs.story.attempts.at(-1)!;
  if (end !== 'unsaved' && end !== 'saved' && end !== 'crashed') {
    attempt.fail(new GenerationError(end));
    await settled();
    return;
  }
  let reading = new HandReading();
  attempt.finish(reading);
  await settled();
  if (end !== 'unsaved') parts.jobs.story.savings.at(-1)!.finish();
  await settled();
  if (end === 'crashed') {
    parts.restart();
    parts.readings.recover();
    reading = parts.readAgain.at(-1)!.reading;
  }
  reading.finish('danger');
  await settled();
  for (const erasure of parts.erasures) erasure.finish();
  await settled();
}

test('an event of every type can be made', () => {
  // A scene is logged as a picture, an error without words.
  expect(unfilledTypes()).toEqual(['scene', 'error']);
});

const story = fc.record({
  attempts: fc.array(fc.shuffledSubarray(EVENTS), { minLength: 1, maxLength: 2 }),
  end: fc.constantFrom(...ENDS),
  root: fc.stringMatching(/^[a-zñé]{5,9}$/),
});

test('no table of a home has a word of a refused or withdrawn story', async () => {
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(story, async ({ attempts, end, root }) => {
      const { taken, next } = differentTexts(root);
      const keptWords = (parts: HomeParts) => {
        const rows = everyRow(parts);
        return taken.filter((one) => rows.includes(one));
      };
      const parts = new HomeParts();
      parts.start({ request: storyRequest.parse({ topic: next(), childNames: next() }) });
      for (const [n, events] of attempts.entries()) {
        if (n > 0) parts.jobs.story.attempts.at(-1)!.fail(new RestartAttempt());
        await settled();
        const { emit } = parts.jobs.story.attempts[n]!;
        for (const { fill } of [...events, SENTENCE]) emit(fill(next));
      }
      stored += keptWords(parts).length;
      await endStory(parts, end);
      expect(parts.ledger.byId('g1')!.status).toBe('refunded');
      expect(keptWords(parts)).toEqual([]);
    }),
    { numRuns: 60 },
  );
  expect(stored).toBeGreaterThan(60);
});
