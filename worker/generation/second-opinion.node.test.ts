import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type StoryRequest, storyRequest } from '../../contract/schemas/stories.ts';
import { acceptAnything } from '../../testkit/worker/accept-anything.ts';
import { HandClock } from '../../testkit/worker/hand-clock.ts';
import { runs } from '../../testkit/worker/runs.ts';
import type { LoggedEvent } from '../home-storage/event-log.ts';
import type { Ordered } from '../home-storage/ledger.ts';
import type { Unread } from '../story/second-opinion.ts';
import type { Objection, Passage } from '../story/story-provider.ts';
import { failureOf } from './generation-error.ts';
import { storyJob } from './story-job.ts';

/** Answer on a passage: an objection or none, a failure, or no answer at all. */
type Answer = Objection | null | 'fails' | 'hangs';

const UNFIT = 'MALO';
/** Maximum time of the second opinion after the last sentence. */
const SECOND_OPINION_MS = 3_000;

/** Length of a prose paragraph, short enough to avoid rewriting. */
const long = (sentence: string) => `${sentence} despacio${', despacio'.repeat(26)}.`;
const PARAGRAPHS = [
  `${long('Uno vino')} Dos vinieron.`,
  long('Tres se fueron'),
  `${long('Cuatro durmieron')} Cinco soñaron.`,
];
const STORY = `# El faro\n\n${PARAGRAPHS.join('\n\n')}`;

/** @param answerTo answer to a passage and its delay in milliseconds */
function read(
  text: string,
  answerTo: (passage: Passage) => { answer: Answer; afterMs: number },
  { deadline = Number.POSITIVE_INFINITY, isPaced = false } = {},
) {
  const clock = new HandClock(0);
  const told: LoggedEvent[] = [];
  const asked: Passage[] = [];
  const withdrawn: Objection[] = [];
  const unread: Unread[] = [];
  let inFlight = 0;
  let mostInFlight = 0;
  let wake = Promise.withResolvers<void>();
  /** Pieces that may be written. */
  let allowed = isPaced ? 0 : Number.POSITIVE_INFINITY;
  let isHeard = true;
  const after = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const forget = clock.after(ms, resolve);
      signal.addEventListener('abort', () => {
        forget();
        reject(signal.reason);
      });
    });
  const job = storyJob({
    clock,
    reserve: async () => {},
    isReservedFirst: () => false,
    prepare: async () => ({
      userDigest: 'somebody',
      writers: [
        {
          id: 'writer',
          server: 'https://a',
          model: 'm',
          patienceMs: 10_000,
          async *stream(_, signal) {
            for (const part of text.split(/(?<=\n\n)/)) {
              const hungUp = new Promise<void>((resolve) =>
                signal.addEventListener('abort', () => resolve()),
              );
              while (allowed === 0 && !signal.aborted) await Promise.race([wake.promise, hungUp]);
              allowed -= 1;
              isHeard = !signal.aborted;
              if (signal.aborted) return;
              yield part;
            }
          },
        },
      ],
    }),
    failed: () => {},
    moderate: async (texts) => texts.map((one) => !one.includes(UNFIT)),
    acceptance: acceptAnything,
    topicOpinion: null,
    async secondOpinion(passage, _, signal) {
      asked.push(passage);
      inFlight += 1;
      mostInFlight = Math.max(mostInFlight, inFlight);
      const { answer, afterMs } = answerTo(passage);
      try {
        await after(answer === 'hangs' ? Number.MAX_SAFE_INTEGER : afterMs, signal);
      } finally {
        inFlight -= 1;
      }
      if (answer === 'fails' || answer === 'hangs') throw new Error('no reader');
      return answer;
    },
    withdrawn: (_, objection) => withdrawn.push(objection),
    unread: (_, what) => unread.push(what),
    saveStory: () => Promise.reject(new Error('not here')),
  });
  const generation = {
    id: 'g',
    storyId: 's',
    deadline,
    order: storyRequest.parse({ topic: 'un faro' }),
  } as Ordered<StoryRequest>;
  let outcome: string | null = null;
  let toldAt: number | null = null;
  job
    .perform(generation, (event) => told.push(event), new AbortController().signal)
    .then(
      async (reading) => {
        toldAt = clock.now();
        const late = Promise.withResolvers<void>();
        clock.after(SECOND_OPINION_MS, late.resolve);
        const { objection, ...rest } = await reading!.end(late.promise);
        if (objection) withdrawn.push(objection);
        else if (rest.unread > 0) unread.push(rest);
        outcome = objection ? 'story_withdrawn' : 'written';
      },
      (error) => {
        outcome = failureOf(error, 'story').code;
      },
    );
  return {
    clock,
    told,
    asked,
    withdrawn,
    unread,
    /** Time of the last sentence of a finished story. */
    toldAt: () => toldAt,
    outcome: () => outcome,
    inFlight: () => inFlight,
    mostInFlight: () => mostInFlight,
    isHeard: () => isHeard,
    /** Lets one more paragraph be written, or the title. */
    write() {
      allowed += 1;
      wake.resolve();
      wake = Promise.withResolvers<void>();
      return clock.advance(0);
    },
  };
}

const textsOf = (told: LoggedEvent[]) =>
  told.flatMap((event) => (event.type === 'sentence' ? event.text : []));

const always =
  (answer: Answer, afterMs = 0) =>
  () => ({ answer, afterMs });

describe('the second opinion', () => {
  test('reads every paragraph with the title as soon as the paragraph is complete', async () => {
    const run = read(STORY, always(null), { isPaced: true });
    await run.write();
    const passages = PARAGRAPHS.map((paragraph) => ({ title: 'El faro', paragraphs: [paragraph] }));
    for (const position of PARAGRAPHS.keys()) {
      await run.write();
      // That a paragraph is over is known by the first sentence of the next, and of the last by the end.
      const whole = position === PARAGRAPHS.length - 1 ? passages : passages.slice(0, position);
      expect(run.asked).toEqual(whole);
    }
    expect(run.outcome()).toBe('written');
    expect([run.withdrawn, run.unread]).toEqual([[], []]);
  });

  test('is asked on short paragraphs together, and on the last one however short', async () => {
    const lines = ['—¿Quién eres?', '—Soy el faro.', long('Y lo era'), '—Buenas noches.'];
    const run = read(`# El faro\n\n${lines.join('\n\n')}`, always(null));
    await run.clock.advance(0);
    expect(run.asked.map(({ paragraphs }) => paragraphs)).toEqual([lines.slice(0, 3), lines.slice(3)]);
  });

  test('ends the story and its request with an objection', async () => {
    const run = read(
      STORY,
      ({ paragraphs }) => ({
        answer: paragraphs.includes(PARAGRAPHS[0]!) ? 'danger' : null,
        afterMs: 300,
      }),
      { isPaced: true },
    );
    await run.write();
    await run.write();
    await run.write();
    expect([run.asked.length, run.outcome()]).toEqual([1, null]);
    const before = textsOf(run.told);
    expect(before).toHaveLength(3);
    await run.clock.advance(300);
    expect(run.outcome()).toBe('story_withdrawn');
    await run.write();
    expect(textsOf(run.told)).toEqual(before);
    expect([run.withdrawn, run.isHeard()]).toEqual([['danger'], false]);
  });

  test('may object to the last paragraph after the end of the story', async () => {
    const isLast = ({ paragraphs }: Passage) => paragraphs.includes(PARAGRAPHS.at(-1)!);
    const run = read(STORY, (passage) => ({
      answer: isLast(passage) ? 'despair' : null,
      afterMs: isLast(passage) ? SECOND_OPINION_MS - 1 : 0,
    }));
    await run.clock.advance(SECOND_OPINION_MS - 2);
    expect([run.toldAt(), run.outcome(), textsOf(run.told).length]).toEqual([0, null, 5]);
    await run.clock.advance(1);
    expect([run.outcome(), run.withdrawn]).toEqual(['story_withdrawn', ['despair']]);
  });

  test('that is late leaves the story, ends its requests and is reported as unread', async () => {
    const run = read(STORY, always('hangs'));
    await run.clock.advance(SECOND_OPINION_MS - 1);
    expect([run.toldAt(), run.outcome(), textsOf(run.told).length]).toEqual([0, null, 5]);
    await run.clock.advance(1);
    expect([run.outcome(), run.inFlight()]).toEqual(['written', 0]);
    expect(run.withdrawn).toEqual([]);
    expect(run.unread).toEqual([{ unread: 3, paragraphs: 3, error: null }]);
  });

  test('is aborted when the story ends by another failure', async () => {
    const run = read(`${STORY}\n\nY entonces pasó lo ${UNFIT}.`, always('hangs'), { isPaced: true });
    while (run.asked.length === 0) await run.write();
    expect([run.outcome(), run.inFlight()]).toEqual([null, 1]);
    for (let n = 0; n < 8; n++) await run.write();
    expect([run.outcome(), run.inFlight()]).toEqual(['story_refused', 0]);
  });

  test('that fails leaves the story, and its error is reported', async () => {
    const run = read(STORY, always('fails'));
    await run.clock.advance(0);
    expect(run.outcome()).toBe('written');
    expect(run.unread).toEqual([{ unread: 3, paragraphs: 3, error: new Error('no reader') }]);
  });

  test('never delays a story', async () => {
    const run = read(STORY, always('hangs'), { deadline: 500 });
    await run.clock.advance(0);
    expect(run.toldAt()).toBe(0);
  });

  test('withdraws a story exactly when a reader objects in time, for any order of answers', async () => {
    const answers = fc.array(
      fc.record({
        answer: fc.constantFrom<Answer>(null, null, null, 'danger', 'despair', 'fails', 'hangs'),
        afterMs: fc.integer({ min: 0, max: 4500 }),
      }),
      { minLength: 8, maxLength: 8 },
    );
    const steps = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(answers, steps, async (said, pauses) => {
        const paragraphs = pauses.map((_, n) => `Párrafo ${n} dice algo. ${long('Y algo más')}`);
        const numberOf = (paragraph: string) => paragraphs.indexOf(paragraph);
        const givenAt: { at: number; answer: Answer }[] = [];
        const run = read(
          `# El faro\n\n${paragraphs.join('\n\n')}`,
          (passage) => {
            const reply = said[numberOf(passage.paragraphs[0]!)]!;
            givenAt.push({ at: run.clock.now() + reply.afterMs, answer: reply.answer });
            return reply;
          },
          { isPaced: true },
        );
        await run.write();
        let toldAt = 0;
        for (const pause of pauses) {
          await run.write();
          toldAt = run.clock.now();
          await run.clock.advance(pause);
        }
        await run.clock.advance(SECOND_OPINION_MS);
        // Requests: each paragraph at most once, in order, at most two in parallel.
        const asked = run.asked.flatMap((passage) => passage.paragraphs);
        expect(asked).toEqual(paragraphs.slice(0, asked.length));
        expect(run.mostInFlight()).toBeLessThanOrEqual(2);
        expect(run.outcome()).not.toBe(null);
        const objections = givenAt.filter(({ answer }) => answer === 'danger' || answer === 'despair');
        // The order of two answers at the same moment is unspecified.
        const until = toldAt + SECOND_OPINION_MS;
        if (objections.some(({ at }) => at < until)) expect(run.outcome()).toBe('story_withdrawn');
        if (!objections.some(({ at }) => at <= until)) expect(run.outcome()).toBe('written');
        if (run.outcome() === 'story_withdrawn') {
          expect(run.withdrawn).toHaveLength(1);
          expect(objections.map(({ answer }) => answer)).toContain(run.withdrawn[0]);
          expect(run.unread).toEqual([]);
        } else {
          expect(run.withdrawn).toEqual([]);
          expect(textsOf(run.told)).toHaveLength(paragraphs.length * 2);
        }
      }),
      { numRuns: runs(200) },
    );
  });
});

test('a story that is read again after a restart is read whole, with title and translations', async () => {
  const asked: Passage[] = [];
  const { readAgain } = storyJob({
    clock: new HandClock(0),
    acceptance: acceptAnything,
    topicOpinion: null,
    secondOpinion: async (passage: Passage) => {
      asked.push(passage);
      return null;
    },
  } as unknown as Parameters<typeof storyJob>[0]);
  const written: LoggedEvent[] = [
    { type: 'start', generationId: 'g' },
    { type: 'title', title: 'El faro' },
    { type: 'sentence', index: 0, paragraph: 0, text: 'Uno vino.' },
    { type: 'translated-title', title: 'The lighthouse' },
    { type: 'translation', index: 0, text: 'One came.' },
    { type: 'sentence', index: 1, paragraph: 1, text: 'Dos vinieron.' },
  ];
  const order = storyRequest.parse({ topic: 'un faro' });
  const late = new Promise<void>(() => undefined);
  const reading = await readAgain!(order, written, new AbortController().signal)!.end(late);
  expect(reading).toMatchObject({ unread: 0, objection: null });
  expect(asked).toEqual([
    { title: 'El faro · The lighthouse', paragraphs: ['Uno vino.', 'One came.', 'Dos vinieron.'] },
  ]);
});
