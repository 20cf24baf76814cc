import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storyRequest, TYPED_FIELDS } from '../../contract/schemas/stories.ts';
import { HandClock } from '../../testkit/worker/hand-clock.ts';
import { realClock } from './clock.ts';
import type { LoggedEvent } from './event-log.ts';
import { failureOf } from './generation-error.ts';
import type { Generation } from './ledger.ts';
import { type StoryDeps, storyJob } from './story-job.ts';

/** Something of its own in every field that is typed. */
const TYPED = Object.fromEntries(TYPED_FIELDS.map((field) => [field, `lo tecleado en ${field}`]));
const TOPIC = TYPED.topic;
const UNFIT = 'MALO';

const generation = {
  id: 'g',
  storyId: 's',
  request: JSON.stringify(storyRequest.parse(TYPED)),
} as Generation;

/** A model at work. Hung up on, it ends as a stream of the SDK does: without a word. */
async function* written(text: string, signal: AbortSignal, pieceLength = 7): AsyncGenerator<string> {
  for (let at = 0; at < text.length && !signal.aborted; at += pieceLength) {
    yield text.slice(at, at + pieceLength);
  }
}

type Moderate = StoryDeps['moderate'];

/** Runs the job on this text. @returns what was told, and how it ended */
async function perform(text: string, moderate: Moderate, signal = new AbortController().signal) {
  const told: LoggedEvent[] = [];
  const deps: StoryDeps = {
    streamStory: (_, end) => written(text, end),
    moderate,
    saveStory: () => Promise.reject(new Error('not here')),
    clock: realClock,
  };
  try {
    await storyJob(deps).perform(generation, (event) => told.push(event), signal);
    return { told, texts: textsOf(told), code: null };
  } catch (error) {
    return { told, texts: textsOf(told), code: failureOf(error, 'story').code };
  }
}

const textsOf = (told: LoggedEvent[]) =>
  told.flatMap((event) =>
    event.type === 'title' ? event.title : event.type === 'sentence' ? event.text : [],
  );

const STORY = '# El faro\n\nUno vino. Dos vinieron. Tres se fueron.\n\nCuatro durmieron. Cinco soñaron.';
const ALL = [
  'El faro',
  'Uno vino.',
  'Dos vinieron.',
  'Tres se fueron.',
  'Cuatro durmieron.',
  'Cinco soñaron.',
];
const fits: Moderate = async (texts) => texts.map((text) => !text.includes(UNFIT));

test('a story in which all is well is told whole', async () => {
  expect(await perform(STORY, fits)).toMatchObject({ texts: ALL, code: null });
});

test('whatever the model writes, nothing is told that was not found fit, and nothing after what was not', async () => {
  const sentence = fc.constantFrom(
    'Uno vino.',
    'Dos fueron.',
    `El ${UNFIT} habló.`,
    '¿Y tú?',
    '—¡Hola! —dijo Ana—.',
  );
  const story = fc.array(fc.tuple(sentence, fc.constantFrom(' ', '\n\n')), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(
      story,
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      async (parts, pieceLength, isTitled) => {
        const text = `${isTitled ? '# Un faro\n\n' : 'Uno vino. Dos fueron. '}${parts.flat().join('')}`;
        const found: string[] = [];
        const moderate: Moderate = async (texts, signal) => {
          const verdicts = await fits(texts, signal);
          found.push(...texts.filter((_, position) => verdicts[position]));
          return verdicts;
        };
        const told: LoggedEvent[] = [];
        const deps = {
          streamStory: (_: unknown, end: AbortSignal) => written(text, end, pieceLength),
          moderate,
          saveStory: () => Promise.reject(),
          clock: realClock,
        };
        const job = storyJob(deps).perform(
          generation,
          (event) => told.push(event),
          new AbortController().signal,
        );
        const code = await job.then(
          () => null,
          (error) => failureOf(error, 'story').code,
        );
        expect(code).toBe(text.includes(UNFIT) ? 'story_refused' : null);
        for (const shown of textsOf(told)) {
          expect(found).toContain(shown);
          expect(shown).not.toContain(UNFIT);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test.each(TYPED_FIELDS)('an unfit %s is refused before a word, however harmless the story', async (field) => {
  const moderate: Moderate = async (texts) => texts.map((text) => text !== TYPED[field]);
  expect(await perform(STORY, moderate)).toMatchObject({ told: [{ type: 'start' }], code: 'topic_refused' });
});

test.each<[string, Moderate, string]>([
  ['was refused', async (texts) => texts.map((text) => text !== TOPIC), 'topic_refused'],
  ['could not be checked', () => Promise.reject(new Error('down')), 'moderation_unavailable'],
])(
  'a model that has said nothing yet when the topic %s is not what went wrong',
  async (_, moderate, code) => {
    const deps: StoryDeps = {
      async *streamStory(_prompt, end) {
        await new Promise<void>((resolve) => end.addEventListener('abort', () => resolve()));
      },
      moderate,
      saveStory: () => Promise.reject(new Error('not here')),
      clock: realClock,
    };
    const job = storyJob(deps).perform(generation, () => {}, new AbortController().signal);
    expect(failureOf(await job.catch((error: unknown) => error), 'story').code).toBe(code);
  },
);

test('not one word is told before the topic was found fit, however long that takes', async () => {
  const topic = Promise.withResolvers<boolean[]>();
  const passed = Promise.withResolvers<void>();
  const told: LoggedEvent[] = [];
  const deps: StoryDeps = {
    streamStory: (_, end) => written(STORY, end),
    async moderate(texts, signal) {
      if (texts[0] === TOPIC) return topic.promise;
      const verdicts = await fits(texts, signal);
      passed.resolve();
      return verdicts;
    },
    saveStory: () => Promise.reject(new Error('not here')),
    clock: realClock,
  };
  const job = storyJob(deps).perform(generation, (event) => told.push(event), new AbortController().signal);
  await passed.promise;
  // Whatever could follow from that has followed.
  await new Promise((resolve) => setImmediate(resolve));
  expect(told.map((event) => event.type)).toEqual(['start']);
  topic.resolve(TYPED_FIELDS.map(() => true));
  await job;
  expect(textsOf(told)).toEqual(ALL);
});

test('a check of the topic that fails ends the story, though every sentence passed', async () => {
  const moderate: Moderate = (texts, signal) =>
    texts[0] === TOPIC ? Promise.reject(new Error('down')) : fits(texts, signal);
  expect(await perform(STORY, moderate)).toMatchObject({
    told: [{ type: 'start' }],
    code: 'moderation_unavailable',
  });
});

test.each([1, 2, 3, 4, 5])('a check that fails at sentence %i ends the story before it', async (failing) => {
  const moderate: Moderate = (texts, signal) =>
    texts.includes(ALL[failing]!) ? Promise.reject(new Error('down')) : fits(texts, signal);
  const { texts, code } = await perform(STORY, moderate);
  expect(code).toBe('moderation_unavailable');
  expect(ALL.slice(0, failing)).toEqual(expect.arrayContaining(texts));
  expect(texts).not.toContain(ALL[failing]);
});

test.each<[string, boolean[]]>([
  ['no verdict', []],
  ['no', [false]],
  ['something else', ['yes', 1, {}] as unknown as boolean[]],
])('%s about a sentence is no permission', async (_, verdicts) => {
  const moderate: Moderate = async (texts) => (texts[0] === TOPIC ? texts.map(() => true) : verdicts);
  expect(await perform(STORY, moderate)).toMatchObject({ texts: [], code: 'story_refused' });
});

test.each<[string, boolean[]]>([
  ['no verdict', []],
  ['a verdict on the topic alone', [true]],
])('%s about what was asked for is no permission', async (_, verdicts) => {
  const moderate: Moderate = (texts, signal) =>
    texts[0] === TOPIC ? Promise.resolve(verdicts) : fits(texts, signal);
  expect(await perform(STORY, moderate)).toMatchObject({ texts: [], code: 'topic_refused' });
});

test('a check that never answers shows nothing, and the end of the generation ends it', async () => {
  const deadline = new AbortController();
  const moderate: Moderate = async (_, signal) => {
    signal.throwIfAborted();
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const result = perform(STORY, moderate, deadline.signal);
  deadline.abort(new Error('deadline'));
  expect((await result).told).toEqual([{ type: 'start', generationId: 'g' }]);
});

test('a model that declines in so many words has refused the topic', async () => {
  expect(await perform('NO_STORY', fits)).toMatchObject({ texts: [], code: 'topic_refused' });
});

/** The job with a model that writes what it is handed, when it is handed it. */
function withHandModel() {
  const clock = new HandClock(0);
  const pieces: string[] = [];
  let wake = Promise.withResolvers<void>();
  let model: AbortSignal | undefined;
  const deps: StoryDeps = {
    async *streamStory(_, signal) {
      model = signal;
      for (;;) {
        signal.throwIfAborted();
        const piece = pieces.shift();
        if (piece === '') return;
        if (piece) yield piece;
        else {
          const hungUp = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
          await Promise.race([wake.promise, hungUp]);
        }
      }
    },
    moderate: fits,
    saveStory: () => Promise.reject(new Error('not here')),
    clock,
  };
  const told: LoggedEvent[] = [];
  const end = storyJob(deps)
    .perform(generation, (event) => told.push(event), new AbortController().signal)
    .then(
      () => 'written',
      (error) => failureOf(error, 'story').code,
    );
  let outcome: string | null = null;
  end.then((code) => {
    outcome = code;
  });
  return {
    clock,
    told,
    /** An empty piece is the end. */
    write(...more: string[]) {
      pieces.push(...more);
      wake.resolve();
      wake = Promise.withResolvers<void>();
      return clock.advance(0);
    },
    outcome: () => outcome,
    isModelHeard: () => model?.aborted === false,
  };
}

test('a model that has not said a word is given up after thirty seconds, not before, and told so', async () => {
  const { clock, outcome, isModelHeard } = withHandModel();
  await clock.advance(29_999);
  expect([outcome(), isModelHeard()]).toEqual([null, true]);
  await clock.advance(1);
  expect([outcome(), isModelHeard()]).toEqual(['story_timed_out', false]);
});

test('a model that has begun may take its time', async () => {
  const { clock, write, outcome, told } = withHandModel();
  await clock.advance(29_999);
  await write('# El');
  await clock.advance(60_000);
  await write(' faro\n\nUno vino. ');
  await clock.advance(60_000);
  await write('Dos vinieron.', '');
  expect(outcome()).toBe('written');
  expect(textsOf(told)).toEqual(['El faro', 'Uno vino.', 'Dos vinieron.']);
});

test('a model that ends without a sentence has failed', async () => {
  const { write, outcome } = withHandModel();
  await write('# El faro', '');
  expect(outcome()).toBe('story_generation_failed');
});

test('a story that turns out unfit is not written on', async () => {
  const { write, outcome, isModelHeard } = withHandModel();
  await write(`# El faro\n\nUno vino. El ${UNFIT} habló. Dos`);
  await write(' vinieron.');
  expect([outcome(), isModelHeard()]).toEqual(['story_refused', false]);
});
