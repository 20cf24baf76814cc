import { describe, expect, test } from 'vitest';
import type { FailureCode } from '../../contract/errors.ts';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { narrationOf } from '../../testkit/worker/home-parts.ts';
import { ObjectStorage } from '../../testkit/worker/object-storage.ts';
import { Ledger } from '../home-storage/ledger.ts';
import { admit } from './admission.ts';
import type { Order, StoryOrder } from './orders.ts';
import type { Accepted } from './outcomes.ts';

const START = Date.UTC(2026, 10, 21);
const SECOND_MS = 1000;
/** Of a story in these tests, from admission to its end. */
const WRITING_MS = 20 * SECOND_MS;
const ENDED = START + WRITING_MS;
const KNOWN = { ok: true, started: false } as const;

const story = (topic: string, more: Partial<StoryOrder> = {}): StoryOrder => ({
  kind: 'story',
  idempotencyKey: null,
  fingerprint: topic,
  request: storyRequest.parse({ topic }),
  plan: { kind: 'premium', periodStart: 1 },
  timeLimit: 110 * SECOND_MS,
  requestId: 'a-request',
  ...more,
});

const narration = (storyId: string): Order => ({
  ...story('in a voice'),
  ...narrationOf(storyId, 'in a voice'),
});

/** Ledger of one user with admissions. */
class Book {
  readonly sql = ObjectStorage.new().sql;
  readonly ledger = new Ledger(this.sql);
  #ids = 0;

  ask(order: Order, now: number) {
    return admit(this.ledger, order, `generation ${++this.#ids}`, now);
  }

  /** @throws Error when it does not start */
  start(order: Order, now: number): string {
    const admission = this.ask(order, now);
    if (!admission.ok || !admission.started) throw new Error(JSON.stringify(admission));
    return admission.generationId;
  }

  end(id: string, now: number): void {
    this.ledger.markWritten(id, now);
    this.ledger.markSaved(id, now);
  }

  /** A story about a lighthouse that has ended at `ENDED`. */
  write(more: Partial<StoryOrder> = {}): string {
    const id = this.start(story('a lighthouse', more), START);
    this.end(id, ENDED);
    return id;
  }
}

/** Expects a story that is another one than all before. */
function expectNew(answer: ReturnType<Book['ask']>): void {
  expect(answer).toMatchObject({ ok: true, started: true, replayed: false });
}

const again = story('a lighthouse');

describe('a repeated request without a key, after the end of its story,', () => {
  test('is answered with that story once, and starts a new story after that', () => {
    const book = new Book();
    const id = book.write();
    const replay: Accepted = { ...KNOWN, generationId: id, replayed: true };
    expect(book.ask(again, ENDED + SECOND_MS)).toEqual(replay);
    expectNew(book.ask(again, ENDED + 2 * SECOND_MS));
  });

  test.each([
    [0, true],
    [90 * SECOND_MS, true],
    [90 * SECOND_MS + 1, false],
    // The clock was set back meanwhile.
    [-5, true],
    [-90 * SECOND_MS - 1, false],
  ])('%i ms later is answered with it: %s', (later, isReplayed) => {
    const book = new Book();
    const id = book.write();
    const answer = book.ask(again, ENDED + later);
    if (isReplayed) expect(answer).toMatchObject({ generationId: id, replayed: true });
    else expectNew(answer);
  });

  test('is answered with it during the gap, without credit, and while another story runs', () => {
    const book = new Book();
    const free = { plan: { kind: 'free' } } as const;
    for (const n of [1, 2]) book.end(book.start(story(`${n}`, free), START - n * 60 * SECOND_MS), START);
    const id = book.start(story('a lighthouse', free), START);
    book.end(id, START + SECOND_MS);
    const replay = { generationId: id, replayed: true };
    expect(book.ask(story('a cloud', free), START + 2 * SECOND_MS)).toMatchObject({
      code: 'story_limit_reached',
    });
    expect(book.ask({ ...again, ...free }, START + 2 * SECOND_MS)).toMatchObject(replay);

    const premium = book.start(story('a boat'), START + 60 * SECOND_MS);
    book.end(premium, START + 61 * SECOND_MS);
    expect(book.ask(story('a cloud'), START + 62 * SECOND_MS)).toMatchObject({ code: 'too_soon' });
    book.start(story('a long river'), START + 80 * SECOND_MS);
    expect(book.ask(story('a cloud'), START + 81 * SECOND_MS)).toMatchObject({
      code: 'generation_in_progress',
    });
    expect(book.ask(story('a boat'), START + 81 * SECOND_MS)).toMatchObject({
      generationId: premium,
      replayed: true,
    });
  });

  test.each([0, 1, 2])('is answered once more for each of %i requests that joined it', (joins) => {
    const book = new Book();
    const id = book.start(again, START);
    const answered = (replayed: boolean) => ({ ...KNOWN, generationId: id, replayed });
    for (let n = 0; n < joins; n++) expect(book.ask(again, START + n * SECOND_MS)).toEqual(answered(false));
    book.end(id, ENDED);
    for (let n = 0; n <= joins; n++) expect(book.ask(again, ENDED + n * SECOND_MS)).toEqual(answered(true));
    expectNew(book.ask(again, ENDED + 10 * SECOND_MS));
  });

  test('joins it any number of times while it is being saved', () => {
    const book = new Book();
    const id = book.start(again, START);
    book.ledger.markWritten(id, ENDED);
    for (const later of [1, 2]) {
      const joined: Accepted = { ...KNOWN, generationId: id, replayed: false };
      expect(book.ask(again, ENDED + later * SECOND_MS)).toEqual(joined);
    }
    book.ledger.markSaved(id, ENDED + 3 * SECOND_MS);
    for (const later of [4, 5, 6])
      expect(book.ask(again, ENDED + later * SECOND_MS)).toMatchObject({ generationId: id, replayed: true });
    expectNew(book.ask(again, ENDED + 7 * SECOND_MS));
  });

  test('counts its time from the saving of the story', () => {
    const book = new Book();
    const id = book.start(again, START);
    book.ledger.markWritten(id, ENDED);
    book.ledger.markSaved(id, ENDED + 600 * SECOND_MS);
    expect(book.ask(again, ENDED + 680 * SECOND_MS)).toMatchObject({ generationId: id, replayed: true });
  });

  test.each(['running', 'saved', 'refunded'] as const)(
    'is a new story when a narration of it is %s',
    (status) => {
      const book = new Book();
      const id = book.write();
      const voice = book.start(narration(id), ENDED + SECOND_MS);
      if (status === 'saved') book.end(voice, ENDED + 2 * SECOND_MS);
      if (status === 'refunded') book.ledger.refund(voice, 'audio_generation_failed', null, ENDED);
      expectNew(book.ask(again, ENDED + 3 * SECOND_MS));
    },
  );

  test('is answered with it although another story was narrated', () => {
    const book = new Book();
    const id = book.write();
    book.start(narration('another story'), ENDED + SECOND_MS);
    expect(book.ask(again, ENDED + 2 * SECOND_MS)).toMatchObject({ generationId: id, replayed: true });
  });

  test.each(['running', 'written'] as const)('starts a new story when the %s one was refunded', (status) => {
    const book = new Book();
    const id = book.start(again, START);
    if (status === 'written') book.ledger.markWritten(id, ENDED);
    book.ledger.refund(id, 'story_generation_failed', null, ENDED);
    expectNew(book.ask(again, ENDED + SECOND_MS));
  });

  test('starts a new story when that one has no stored end', () => {
    const book = new Book();
    book.write();
    book.sql.exec('UPDATE generations SET ended_at = NULL');
    expectNew(book.ask(again, ENDED + SECOND_MS));
  });

  test('starts a new story when any option differs', () => {
    const book = new Book();
    book.write();
    expectNew(book.ask(story('a lighthouse, and its keeper'), ENDED + SECOND_MS));
  });
});

test('a request with a key is answered with its own story only', () => {
  const book = new Book();
  const keyed = { ...again, idempotencyKey: 'first' };
  const id = book.write({ idempotencyKey: 'first' });
  expectNew(book.ask({ ...again, idempotencyKey: 'second' }, ENDED + SECOND_MS));
  for (const later of [2, 200]) {
    const own: Accepted = { ...KNOWN, generationId: id, replayed: false };
    expect(book.ask(keyed, ENDED + later * SECOND_MS)).toEqual(own);
  }
});

describe('a repeated refused topic', () => {
  const refuse = (book: Book, now: number, failure: FailureCode = 'topic_refused') =>
    book.ledger.refund(book.start(again, now), failure, null, now + SECOND_MS);
  const REFUSED = { ok: false, code: 'topic_refused' };

  test('is refused again without being counted, while its requests are at most ninety seconds apart', () => {
    const book = new Book();
    refuse(book, START);
    let now = START + SECOND_MS;
    // Every ten seconds, as a client of the earlier app repeats it by itself; then a parent.
    for (const wait of [...Array(30).fill(10), 90]) {
      now += wait * SECOND_MS;
      expect(book.ask(again, now)).toEqual(REFUSED);
      expect(book.ask({ ...again, idempotencyKey: `${now}` }, now)).toEqual(REFUSED);
    }
    expect(book.ledger.storyCounts(again.plan, now).refusals).toBe(1);
    expect(book.ask(again, now + 90 * SECOND_MS + 1)).toMatchObject({ ok: true, started: true });
  });

  test('counts as a new refusal when its request differs', () => {
    const book = new Book();
    refuse(book, START);
    expect(book.ask(story('a lighthouse, and its keeper'), START + 20 * SECOND_MS)).toMatchObject({
      started: true,
    });
  });

  test.each(['story_refused', 'story_withdrawn', 'story_stopped', 'story_timed_out'] as const)(
    'does not answer for a story that ended with %s: a new one is written',
    (failure) => {
      const book = new Book();
      refuse(book, START, failure);
      expect(book.ask(again, START + 30 * SECOND_MS)).toMatchObject({ ok: true, started: true });
    },
  );

  test('is refused with the same code after the day’s refusals are used up', () => {
    const book = new Book();
    for (let n = 0; n < 15; n += 1) {
      const id = book.start(story(`${n}`), START + n * 20 * SECOND_MS);
      book.ledger.refund(id, 'topic_refused', null, START + n * 20 * SECOND_MS);
    }
    const now = START + 300 * SECOND_MS;
    expect(book.ask(story('14'), now)).toEqual(REFUSED);
    expect(book.ask(again, now)).toMatchObject({ code: 'too_many_refusals' });
  });
});
