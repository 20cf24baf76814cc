import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Story, type StoryRequest, storyRequest } from '../../contract/schemas/stories.ts';
import { acceptAnything } from '../../testkit/worker/accept-anything.ts';
import { HandClock } from '../../testkit/worker/hand-clock.ts';
import { runs } from '../../testkit/worker/runs.ts';
import type { LoggedEvent } from '../home-storage/event-log.ts';
import type { Ordered } from '../home-storage/ledger.ts';
import { ProviderError, type ProviderErrorCode } from '../providers/provider-error.ts';
import { acceptanceOf } from '../story/acceptance.ts';
import type { StoryWriter } from '../story/story-provider.ts';
import { type Clock, realClock } from './clock.ts';
import { failureOf, GenerationError } from './generation-error.ts';
import { type StoryDeps, storyJob } from './story-job.ts';

const TOPIC = 'lo tecleado como tema';
const TYPED = { topic: TOPIC, childNames: 'Ana' };
const UNFIT = 'MALO';

const generation = {
  id: 'g',
  storyId: 's',
  deadline: Number.POSITIVE_INFINITY,
  order: storyRequest.parse(TYPED),
} as Ordered<StoryRequest>;

/** A model at work. Hung up on, it ends as a stream of the SDK does: without a word. */
async function* written(text: string, signal: AbortSignal, pieceLength = 7): AsyncGenerator<string> {
  for (let at = 0; at < text.length && !signal.aborted; at += pieceLength) {
    yield text.slice(at, at + pieceLength);
  }
}

type Moderate = StoryDeps['moderate'];

const writer = (id: string, stream: StoryWriter['stream'], patienceMs = 10_000): StoryWriter => ({
  id,
  server: 'https://a',
  model: 'm',
  patienceMs,
  stream,
});

/** Dependencies with these writers, and their recorded calls. */
function depsOf(moderate: Moderate, clock: Clock, ...streams: StoryWriter['stream'][]) {
  const failed: string[] = [];
  let reserved = 0;
  const deps: StoryDeps = {
    async reserve() {
      reserved += 1;
    },
    isReservedFirst: () => false,
    async prepare() {
      const writers = streams.map((stream, position) => writer(`server ${position + 1}`, stream));
      return { writers, userDigest: 'somebody' };
    },
    failed: ({ id }, error) => failed.push(`${id}: ${failureOf(error, 'story').code}`),
    moderate,
    acceptance: acceptAnything,
    topicOpinion: null,
    secondOpinion: null,
    withdrawn: () => {},
    unread: () => {},
    saveStory: () => Promise.reject(new Error('not here')),
    clock,
  };
  return { deps, failed, reserved: () => reserved };
}

/** Runs the job on a text. @returns its events and outcome */
async function perform(text: string, moderate: Moderate, signal = new AbortController().signal) {
  const told: LoggedEvent[] = [];
  const { deps } = depsOf(moderate, realClock, (_, end) => written(text, end));
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

test('the job tells a fit story whole', async () => {
  expect(await perform(STORY, fits)).toMatchObject({ texts: ALL, code: null });
});

test('an instance that only saves a night knows with the memory of how many it was told', async () => {
  const night = (storyId: string, memory: string | null) => {
    const known = { scene: null, opening: 'Uno vino.', cast: [] };
    return { storyId, title: 'El faro', memory, ...known };
  };
  let nights = [night('b', 'Uno vino.'), night('a', null)];
  const saved: (number | undefined)[] = [];
  const { deps } = depsOf(fits, realClock, (_, end) => written(STORY, end));
  const job = () =>
    storyJob({
      ...deps,
      nightsBefore: () => ({ seriesId: 'a', number: 3, nights, standIns: {} }),
      async saveStory(_story, _later, _generation, told) {
        saved.push(told?.recalled);
        return { storiesRemaining: 0, store: () => {} };
      },
    });
  const another = { ...generation, admittedAt: 0, order: { ...generation.order, continues: 'b' } };
  const told: LoggedEvent[] = [];
  await job().perform(another, (event) => told.push(event), new AbortController().signal);
  // What is remembered later was no part of it.
  nights = nights.map((one) => ({ ...one, memory: 'Uno vino.' }));
  await job().save(another, told);
  expect(saved).toEqual([1]);
});

test('the prompt names the Spanish of the last chosen voice, unless the order names another', async () => {
  const systems: string[] = [];
  async function write(variety?: 'spain' | 'america') {
    const { deps } = depsOf(fits, realClock, (order, end) => {
      systems.push(order.system);
      return written(STORY, end);
    });
    const prepare: StoryDeps['prepare'] = async () => ({ ...(await deps.prepare()), variety: 'america' });
    const order = storyRequest.parse({ ...TYPED, variety });
    await storyJob({ ...deps, prepare }).perform(
      { ...generation, order },
      () => {},
      new AbortController().signal,
    );
  }
  await write();
  await write('spain');
  expect(systems.map((system) => /vosotros, «coger»/.test(system))).toEqual([false, true]);
});

test('the job emits only moderated sentences, and none after an unfit one', async () => {
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
        const { deps } = depsOf(moderate, realClock, (_, end) => written(text, end, pieceLength));
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
    { numRuns: runs(300) },
  );
});

test('an unfit topic is refused before the first word of a harmless story', async () => {
  const moderate: Moderate = async (texts) => texts.map((text) => text !== TOPIC);
  expect(await perform(STORY, moderate)).toMatchObject({ told: [{ type: 'start' }], code: 'topic_refused' });
});

test.each<[string, Moderate, string]>([
  ['was refused', async (texts) => texts.map((text) => text !== TOPIC), 'topic_refused'],
  ['could not be checked', () => Promise.reject(new Error('down')), 'moderation_unavailable'],
])('a topic that %s is reported as such while the model is still silent', async (_, moderate, code) => {
  const { deps } = depsOf(moderate, realClock, async function* (_order, end) {
    await new Promise<void>((resolve) => end.addEventListener('abort', () => resolve()));
  });
  const job = storyJob(deps).perform(generation, () => {}, new AbortController().signal);
  expect(failureOf(await job.catch((error: unknown) => error), 'story').code).toBe(code);
});

test('the job tells nothing before the topic was found fit', async () => {
  const topic = Promise.withResolvers<boolean[]>();
  const passed = Promise.withResolvers<void>();
  const told: LoggedEvent[] = [];
  const moderate: Moderate = async (texts, signal) => {
    if (texts[0] === TOPIC) return topic.promise;
    const verdicts = await fits(texts, signal);
    passed.resolve();
    return verdicts;
  };
  const { deps } = depsOf(moderate, realClock, (_, end) => written(STORY, end));
  const job = storyJob(deps).perform(generation, (event) => told.push(event), new AbortController().signal);
  await passed.promise;
  // All consequences have happened.
  await new Promise((resolve) => setImmediate(resolve));
  expect(told.map((event) => event.type)).toEqual(['start']);
  topic.resolve([true]);
  await job;
  expect(textsOf(told)).toEqual(ALL);
});

test('a failed topic check ends the story although every sentence passed', async () => {
  const moderate: Moderate = (texts, signal) =>
    texts[0] === TOPIC ? Promise.reject(new Error('down')) : fits(texts, signal);
  expect(await perform(STORY, moderate)).toMatchObject({
    told: [{ type: 'start' }],
    code: 'moderation_unavailable',
  });
});

test.each([1, 2, 3, 4, 5])('a failed check of sentence %i ends the story before it', async (failing) => {
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
])('%s about a sentence refuses the story', async (_, verdicts) => {
  const moderate: Moderate = async (texts) => (texts[0] === TOPIC ? texts.map(() => true) : verdicts);
  expect(await perform(STORY, moderate)).toMatchObject({ texts: [], code: 'story_refused' });
});

test.each<[string, boolean[]]>([
  ['no verdict', []],
  ['no', [false]],
])('%s about the topic refuses the topic', async (_, verdicts) => {
  const moderate: Moderate = (texts, signal) =>
    texts[0] === TOPIC ? Promise.resolve(verdicts) : fits(texts, signal);
  expect(await perform(STORY, moderate)).toMatchObject({ texts: [], code: 'topic_refused' });
});

test('an unanswered check tells nothing and ends with the generation', async () => {
  const deadline = new AbortController();
  const moderate: Moderate = async (_, signal) => {
    signal.throwIfAborted();
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const result = perform(STORY, moderate, deadline.signal);
  deadline.abort(new Error('deadline'));
  expect((await result).told).toEqual([{ type: 'start', generationId: 'g' }]);
});

/** The job with a model controlled by the test. */
function withHandModel() {
  const clock = new HandClock(0);
  const pieces: string[] = [];
  let wake = Promise.withResolvers<void>();
  let model: AbortSignal | undefined;
  const { deps } = depsOf(fits, clock, async function* (_, signal) {
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
  });
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

test('a silent model is hung up on after exactly thirty seconds', async () => {
  const { clock, outcome, isModelHeard } = withHandModel();
  await clock.advance(29_999);
  expect([outcome(), isModelHeard()]).toEqual([null, true]);
  await clock.advance(1);
  expect([outcome(), isModelHeard()]).toEqual(['story_timed_out', false]);
});

test('a model is hung up on after exactly twenty seconds of silence in the middle', async () => {
  const { clock, write, outcome, told, isModelHeard } = withHandModel();
  await clock.advance(29_999);
  await write('# El');
  await clock.advance(19_999);
  await write(' faro\n\nUno vino. ');
  await clock.advance(19_999);
  await write('Dos vinieron. T');
  await clock.advance(19_999);
  expect([outcome(), isModelHeard()]).toEqual([null, true]);
  await clock.advance(1);
  expect([outcome(), isModelHeard()]).toEqual(['story_timed_out', false]);
  expect(textsOf(told)).toEqual(['El faro', 'Uno vino.', 'Dos vinieron.']);
});

test('a model that falls silent after an early first token is hung up on after twenty seconds, too', async () => {
  const { clock, write, outcome, isModelHeard } = withHandModel();
  await write('# El');
  await clock.advance(19_999);
  expect([outcome(), isModelHeard()]).toEqual([null, true]);
  await clock.advance(1);
  expect([outcome(), isModelHeard()]).toEqual(['story_timed_out', false]);
});

test('a model that ends without a sentence fails the story', async () => {
  const { write, outcome } = withHandModel();
  await write('# El faro', '');
  expect(outcome()).toBe('story_generation_failed');
});

test('an unfit sentence ends the model’s request', async () => {
  const { write, outcome, isModelHeard } = withHandModel();
  await write(`# El faro\n\nUno vino. El ${UNFIT} habló. Dos`);
  await write(' vinieron.');
  expect([outcome(), isModelHeard()]).toEqual(['story_refused', false]);
});

const SPARE = '# La luna\n\nAna miró arriba. La luna la vio.';
const SPARE_ALL = ['La luna', 'Ana miró arriba.', 'La luna la vio.'];

/** A server that writes so much of a story and then fails. */
const failing = (text: string, code: ProviderErrorCode): StoryWriter['stream'] =>
  async function* (_, end) {
    yield* written(text, end);
    if (!end.aborted) throw new ProviderError(code, 'no');
  };

/** Runs the job with these servers. @returns its events, its outcome and the failed servers */
async function performWith(...streams: StoryWriter['stream'][]) {
  const told: LoggedEvent[] = [];
  const { deps, failed, reserved } = depsOf(fits, realClock, ...streams);
  const code = await storyJob(deps)
    .perform(generation, (event) => told.push(event), new AbortController().signal)
    .then(
      () => null,
      (error) => failureOf(error, 'story').code,
    );
  return {
    texts: textsOf(told),
    starts: told.filter(({ type }) => type === 'start').length,
    code,
    failed,
    reserved,
  };
}

test.each<ProviderErrorCode>([
  'rate_limited',
  'quota_exceeded',
  'story_generation_failed',
  'story_timed_out',
])(
  'a server that fails before the first told word (%s) is replaced by the next, and the story is reserved once',
  async (code) => {
    for (const beginning of ['', '# El fa']) {
      const result = await performWith(failing(beginning, code), (_, end) => written(SPARE, end));
      expect(result).toMatchObject({
        texts: SPARE_ALL,
        starts: 1,
        code: null,
        failed: [`server 1: ${code}`],
      });
      expect(result.reserved()).toBe(1);
    }
  },
);

test('a server that writes no story is replaced by the next', async () => {
  const result = await performWith(
    async function* () {},
    (_, end) => written(SPARE, end),
  );
  expect(result).toMatchObject({
    texts: SPARE_ALL,
    code: null,
    failed: ['server 1: story_generation_failed'],
  });
});

test('the story fails as the last server did when none writes', async () => {
  const result = await performWith(failing('', 'story_timed_out'), failing('', 'quota_exceeded'));
  expect(result).toMatchObject({
    texts: [],
    code: 'quota_exceeded',
    failed: ['server 1: story_timed_out', 'server 2: quota_exceeded'],
  });
});

test.each<ProviderErrorCode>(['topic_refused', 'story_refused'])(
  'a server’s refusal (%s) is final, and no other server is asked',
  async (code) => {
    const result = await performWith(failing('', code), (_, end) => written(SPARE, end));
    expect(result).toMatchObject({ texts: [], code, failed: [] });
  },
);

test('a server that breaks off anywhere leaves one whole story or the beginning of one, never of two', async () => {
  const text = STORY;
  for (let length = 0; length <= text.length; length++) {
    const result = await performWith(failing(text.slice(0, length), 'story_generation_failed'), (_, end) =>
      written(SPARE, end),
    );
    if (result.code === null) expect(result.texts, `after ${length}`).toEqual(SPARE_ALL);
    else {
      expect(result.texts.length, `after ${length}`).toBeGreaterThan(0);
      expect(ALL.slice(0, result.texts.length), `after ${length}`).toEqual(result.texts);
    }
    expect(result.failed).toEqual(['server 1: story_generation_failed']);
  }
});

test('a silent server is hung up on after its patience and replaced by the next', async () => {
  const clock = new HandClock(0);
  let first: AbortSignal | undefined;
  const { deps, failed } = depsOf(
    fits,
    clock,
    async function* (_, end) {
      first = end;
      await new Promise<void>((resolve) => end.addEventListener('abort', () => resolve()));
      yield STORY;
    },
    (_, end) => written(SPARE, end),
  );
  const told: LoggedEvent[] = [];
  const job = storyJob(deps).perform(generation, (event) => told.push(event), new AbortController().signal);
  await clock.advance(9_999);
  expect([failed, first?.aborted]).toEqual([[], false]);
  await clock.advance(1);
  await job;
  expect([failed, first?.aborted]).toEqual([['server 1: story_timed_out'], true]);
  expect(textsOf(told)).toEqual(SPARE_ALL);
});

test('a refused topic is reported as such although a server failed as well', async () => {
  const moderate: Moderate = async (texts) => texts.map((text) => text !== TOPIC);
  const { deps } = depsOf(moderate, realClock, failing('', 'story_generation_failed'), (_, end) =>
    written(SPARE, end),
  );
  const job = storyJob(deps).perform(generation, () => {}, new AbortController().signal);
  expect(failureOf(await job.catch((error: unknown) => error), 'story').code).toBe('topic_refused');
});

test('the job saves the measured level with one decimal of words per sentence', async () => {
  const told: LoggedEvent[] = [];
  // Less than forty words have no level.
  const paragraph = 'El faro duerme en la isla. El mar ríe. Y nadie lo sabe.';
  const text = `# El faro\n\n${Array(4).fill(paragraph).join('\n\n')}`;
  const { deps } = depsOf(fits, realClock, (_, end) => written(text, end));
  let saved: Story | null = null;
  const job = storyJob({
    ...deps,
    async saveStory(story) {
      saved = story;
      return { storiesRemaining: 1, store() {} };
    },
  });
  await job.perform(generation, (event) => told.push(event), new AbortController().signal);
  await job.save({ ...generation, admittedAt: 0 }, told);
  // Six, three and four words.
  expect(saved!).toMatchObject({ measured: { level: 'beginner', wordsPerSentence: 4.3, longest: 6 } });
});

describe('the second reader of the topic', () => {
  /** A story that is written at once, with a reader of topics. */
  function read(
    topicOpinion: StoryDeps['topicOpinion'],
    { moderate = fits, request = {} }: { moderate?: Moderate; request?: object } = {},
  ) {
    const told: LoggedEvent[] = [];
    const outcomes: unknown[] = [];
    const { deps } = depsOf(moderate, realClock, (_, end) => written(STORY, end));
    const job = storyJob({
      ...deps,
      topicOpinion,
      topicRead: (_, outcome) => outcomes.push(outcome),
    }).perform(
      { ...generation, order: storyRequest.parse({ ...TYPED, ...request }) },
      (event) => told.push(event),
      new AbortController().signal,
    );
    const code = job.then(
      () => null,
      (error) => failureOf(error, 'story').code,
    );
    return { told, outcomes, code };
  }

  test('refuses the story after an objection, without events', async () => {
    const run = read(async () => 'danger');
    expect(await run.code).toBe('topic_refused');
    expect(run.told.map(({ type }) => type)).toEqual(['start']);
    expect(run.outcomes).toEqual([{ objection: 'danger', refusal: 'topic_refused' }]);
  });

  test('does not wait for moderation, nor moderation for the reader', async () => {
    const never = new Promise<never>(() => {});
    const objected = read(async () => 'danger', {
      moderate: (texts, signal) => (texts[0] === TOPIC ? never : fits(texts, signal)),
    });
    expect(await objected.code).toBe('topic_refused');
    const moderated = read(
      (_, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      { moderate: async (texts) => texts.map((text) => text !== TOPIC) },
    );
    expect(await moderated.code).toBe('topic_refused');
  });

  test('delays every word until it has answered', async () => {
    const opinion = Promise.withResolvers<null>();
    const run = read(() => opinion.promise);
    for (let turns = 0; turns < 50; turns++) await new Promise((resolve) => setImmediate(resolve));
    expect(run.told.map(({ type }) => type)).toEqual(['start']);
    opinion.resolve(null);
    expect(await run.code).toBe(null);
    expect(textsOf(run.told)).toEqual(ALL);
  });

  test('leaves the verdict of moderation when it fails or is not configured, and that is reported', async () => {
    const failing = read(() => Promise.reject(new Error('down')));
    expect(await failing.code).toBe(null);
    expect(failing.outcomes).toEqual([{ error: new Error('down') }]);
    const unconfigured = read(null);
    expect(await unconfigured.code).toBe(null);
    expect(unconfigured.outcomes).toEqual([{ error: null }]);
    const refused = read(() => Promise.reject(new Error('down')), {
      moderate: async (texts) => texts.map((text) => text !== TOPIC),
    });
    expect(await refused.code).toBe('topic_refused');
  });

  test('does not replace a failed moderation', async () => {
    const run = read(async () => null, {
      moderate: (texts, signal) =>
        texts[0] === TOPIC ? Promise.reject(new Error('down')) : fits(texts, signal),
    });
    expect(await run.code).toBe('moderation_unavailable');
  });
});

test.each([
  [
    'declines',
    async function* () {
      yield 'NO_STORY';
    },
  ],
  [
    'declines in its own words',
    async function* () {
      yield* [];
      throw new ProviderError('topic_refused', 'the provider declined');
    },
  ],
  [
    'is cut off by its filter',
    async function* () {
      yield STORY.slice(0, 30);
      throw new ProviderError('story_refused', 'the provider declined');
    },
  ],
] as [string, StoryWriter['stream']][])(
  'a story about harm to a child that its model %s is refused with help',
  async (_, stream) => {
    const { deps } = depsOf(fits, realClock, stream);
    const told = (topic: string) =>
      storyJob({ ...deps, acceptance: acceptanceOf })
        .perform(
          { ...generation, order: storyRequest.parse({ topic }) },
          () => {},
          new AbortController().signal,
        )
        .catch((error) => failureOf(error, 'story').code);
    expect(await told('mi tío me toca')).toBe('topic_needs_help');
    expect(await told('me dicen negra de mierda')).toBe('topic_needs_help');
    expect(await told('un faro')).toMatch(/^(topic|story)_refused$/);
  },
);

describe('the reservation of a story', () => {
  /** Consequences of what has been answered so far. */
  const settle = async () => {
    for (let turns = 0; turns < 50; turns++) await new Promise((resolve) => setImmediate(resolve));
  };

  /** A story whose reservation the test answers, and whose model notes that it was asked and hung up on. */
  function reserving({
    moderate = fits,
    isReservedFirst = false,
    text = STORY,
  }: {
    moderate?: Moderate;
    isReservedFirst?: boolean;
    text?: string;
  } = {}) {
    const answer = Promise.withResolvers<void>();
    const told: LoggedEvent[] = [];
    const asked: string[] = [];
    let model: AbortSignal | undefined;
    const { deps } = depsOf(
      async (texts, signal) => {
        if (texts[0] === TOPIC) asked.push('topic');
        return moderate(texts, signal);
      },
      realClock,
      async function* (_, end) {
        asked.push('model');
        model = end;
        yield* written(text, end);
        if (text === '') await new Promise<void>((resolve) => end.addEventListener('abort', () => resolve()));
      },
    );
    const code = storyJob({ ...deps, reserve: () => answer.promise, isReservedFirst: () => isReservedFirst })
      .perform(generation, (event) => told.push(event), new AbortController().signal)
      .then(
        () => null,
        (error) => failureOf(error, 'story').code,
      );
    return { answer, told, asked, code, isHungUp: () => model?.aborted };
  }
  const limit = new GenerationError('daily_limit_reached', 'full', 60);

  test('is asked for in parallel with the topic check and the model, and holds back every word', async () => {
    const run = reserving();
    await settle();
    expect(run.asked.sort()).toEqual(['model', 'topic']);
    expect(run.told.map(({ type }) => type)).toEqual(['start']);
    run.answer.resolve();
    expect(await run.code).toBe(null);
    expect(textsOf(run.told)).toEqual(ALL);
  });

  test('does not release a word before a slower topic check', async () => {
    const topic = Promise.withResolvers<boolean[]>();
    const run = reserving({
      moderate: (texts, signal) => (texts[0] === TOPIC ? topic.promise : fits(texts, signal)),
    });
    run.answer.resolve();
    await settle();
    expect(run.told.map(({ type }) => type)).toEqual(['start']);
    topic.resolve([true]);
    expect(await run.code).toBe(null);
    expect(textsOf(run.told)).toEqual(ALL);
  });

  test.each(['', STORY])('hangs up on the model when it is refused, and sends no text', async (text) => {
    const run = reserving({ text });
    await settle();
    run.answer.reject(limit);
    expect(await run.code).toBe('daily_limit_reached');
    expect(run.told.map(({ type }) => type)).toEqual(['start']);
    expect(run.isHungUp()).toBe(true);
  });

  test('hangs up on the model at once, and fails after the topic check, whose refusal comes first', async () => {
    const topic = Promise.withResolvers<boolean[]>();
    const run = reserving({
      text: '',
      moderate: (texts, signal) => (texts[0] === TOPIC ? topic.promise : fits(texts, signal)),
    });
    await settle();
    run.answer.reject(limit);
    await settle();
    expect(run.isHungUp()).toBe(true);
    topic.resolve([false]);
    expect(await run.code).toBe('topic_refused');
  });

  test('is not awaited by a refused topic', async () => {
    const run = reserving({ moderate: async (texts) => texts.map((text) => text !== TOPIC) });
    expect(await run.code).toBe('topic_refused');
  });

  test('comes before the topic check and the model where the last one was refused', async () => {
    const refused = reserving({ isReservedFirst: true });
    await settle();
    refused.answer.reject(limit);
    expect([await refused.code, refused.asked]).toEqual(['daily_limit_reached', []]);
    const reserved = reserving({ isReservedFirst: true });
    await settle();
    expect(reserved.asked).toEqual([]);
    reserved.answer.resolve();
    expect(await reserved.code).toBe(null);
    expect(textsOf(reserved.told)).toEqual(ALL);
  });
});
