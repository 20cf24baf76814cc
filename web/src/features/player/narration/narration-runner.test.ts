import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AudioEvent, EditionEvent } from '../../../../../contract/schemas/events.ts';
import type { Narration } from '../../../../../contract/schemas/stories.ts';
import type { ApiClient, ApiRequest } from '../../../api/create-client.ts';
import { Problem } from '../../../api/problem.ts';
import { createNarrationRunner } from './narration-runner.ts';
import { type NarratedStory, timelineOf } from './narration-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const choice = { voiceId: 'female', speechRate: 0.7, musicTrack: 'piano' } as const;
const story: NarratedStory = {
  id: 's1',
  title: 'La luna',
  content: 'Una. Dos.',
  sentences: [
    { index: 0, paragraph: 0, text: 'Una.' },
    { index: 1, paragraph: 0, text: 'Dos.' },
  ],
  language: 'es',
  narrations: [],
};
const audioUrl = 'https://api.example/files/audio/a.mp3';
const start: AudioEvent = { type: 'start', generationId: 'g1', audioUrl, musicTrack: 'piano', sentences: 2 };
const spoken: AudioEvent = { type: 'spoken', index: 0, start: 0.25, end: 1 };

function narration(id: string, audio = audioUrl): Narration {
  return {
    ...choice,
    id,
    storyId: 's1',
    language: 'es',
    audioUrl: audio,
    duration: 4,
    timeline: [{ index: 0, start: 0.25, end: 1 }],
  };
}
const done = (id: string): AudioEvent => ({ type: 'done', narration: narration(id), versionsRemaining: 3 });

/** Response that streams these events, numbered from `from`, and then ends. */
function stream(events: (AudioEvent | EditionEvent)[], from = 1): Response {
  const text = events.map(
    (event, at) => `id: 1-${from + at}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
  );
  return new Response(text.join(''), { headers: { 'Content-Type': 'text/event-stream' } });
}

type Answers = Record<string, (request: ApiRequest) => Response | Promise<Response>>;

function narrate(
  answers: Answers,
  given: { signedIn?: boolean; story?: NarratedStory; made?: Map<string, Narration[]> } = {},
) {
  const asked: { path: string; request: ApiRequest }[] = [];
  const client: ApiClient = {
    async send(path, request = {}) {
      asked.push({ path, request });
      const answer = answers[path];
      if (!answer) throw new Problem({ code: 'not_found', status: 404 });
      return answer(request);
    },
    async call(path, request) {
      return (await client.send(path, request)).json();
    },
  };
  const opened: {
    url: Promise<string>;
    isWhole: (seconds: number) => Promise<boolean>;
    wanted: boolean;
    at?: number;
  }[] = [];
  const finished: { source: unknown; wanted: boolean; at?: number }[] = [];
  const files: {
    url: Promise<string>;
    wanted: boolean;
    isWhole: ((seconds: number) => Promise<boolean>) | undefined;
    at?: number;
  }[] = [];
  const sought: number[] = [];
  const player = {
    isPlayWanted: true,
    position: 0,
    closed: 0,
    grown: () => undefined,
    openGrowing(
      url: Promise<string>,
      isWhole: (seconds: number) => Promise<boolean>,
      options: { wanted: boolean; at?: number },
    ) {
      opened.push({ url, isWhole, ...options });
    },
    openFile(
      url: Promise<string>,
      { wanted, at }: { wanted: boolean; at?: number },
      isWhole?: (seconds: number) => Promise<boolean>,
    ) {
      files.push({ url, wanted, isWhole, ...(at !== undefined && { at }) });
    },
    openFinished(source: unknown, { wanted, at }: { wanted: boolean; at?: number }) {
      finished.push({ source, wanted, ...(at !== undefined && { at }) });
    },
    close() {
      player.closed += 1;
    },
    seek(seconds: number) {
      sought.push(seconds);
    },
  };
  const made = given.made ?? new Map<string, Narration[]>();
  const announced: string[] = [];
  let keys = 0;
  const runner = createNarrationRunner(given.story ?? story, {
    client,
    player,
    made,
    isSignedIn: () => given.signedIn ?? true,
    newKey: () => `key-${++keys}`,
    now: Date.now,
    onMade: ({ id }) => announced.push(id),
  });
  return { runner, asked, opened, finished, files, sought, player, made, announced };
}

const settle = () => vi.advanceTimersByTimeAsync(20_000);
const phaseOf = ({ runner }: ReturnType<typeof narrate>) => runner.getState().phase;

test('a press opens the sound before the server has answered', () => {
  const all = narrate({ '/api/audio/generate': () => stream([start]) });
  all.runner.listen(choice);
  expect(all.opened).toHaveLength(1);
  expect(all.opened[0]?.wanted).toBe(true);
});

test('a second press during a request or a narration in the making sends no request', async () => {
  const all = narrate({ '/api/audio/generate': () => new Promise(() => undefined) });
  all.runner.listen(choice);
  all.runner.listen({ ...choice, musicTrack: 'none' });
  await vi.advanceTimersByTimeAsync(0);
  expect(all.asked).toHaveLength(1);
  expect(all.opened).toHaveLength(1);
});

// @spec 4.31
test('a narration is requested with text and choice, and plays from the address in the answer', async () => {
  const all = narrate({ '/api/audio/generate': () => stream([start, spoken, done('n1')]) });
  all.runner.listen(choice);
  await settle();
  expect(all.asked[0]?.request).toMatchObject({ method: 'POST', body: { text: 'Una. Dos.', ...choice } });
  expect(all.asked[0]?.request.headers).toMatchObject({
    'Idempotency-Key': 'key-1',
    Accept: 'text/event-stream',
  });
  expect(await all.opened[0]?.url).toBe(audioUrl);
  expect(phaseOf(all)).toEqual({ name: 'made', narration: narration('n1') });
  expect(all.announced).toEqual(['n1']);
});

test('an existing version plays again without a request', async () => {
  const all = narrate({}, { story: { ...story, narrations: [narration('n1')] } });
  all.runner.listen(choice);
  await settle();
  expect(all.asked).toEqual([]);
  expect(all.finished).toEqual([{ source: { url: audioUrl }, wanted: true }]);
});

const asleepUrl = 'https://api.example/files/audio/a.sleep.mp3';
const asleep = (id: string): Narration => ({
  ...narration(id),
  sleepEdition: {
    minutes: 5,
    audioUrl: asleepUrl,
    duration: 5,
    length: 330,
    timeline: [{ index: 0, start: 0.25, end: 5 }],
  },
});
const sleepStart: EditionEvent = { type: 'start', generationId: 's1', audioUrl: asleepUrl };
const SLEEP_PATH = '/api/audio/n1/sleep-edition?minutes=5';

test('an existing sleep edition plays its file, has its story’s length and is no other version', async () => {
  const all = narrate({}, { story: { ...story, narrations: [asleep('n1')] } });
  all.runner.listenForSleep(choice);
  await settle();
  expect(all.asked).toEqual([]);
  expect([all.finished, all.opened]).toEqual([[], []]);
  expect([await all.files[0]?.url, all.files[0]?.wanted]).toEqual([asleepUrl, true]);
  expect(all.runner.duration(choice)).toEqual({ seconds: 5, isExact: true });
  expect(timelineOf(all.runner.getState())).toEqual(asleep('n1').sleepEdition?.timeline);
  expect(all.runner.getState().versions).toHaveLength(1);
  // Without the sleep option the same version is the narration.
  all.runner.listen(choice);
  expect(all.finished).toEqual([{ source: { url: audioUrl }, wanted: true }]);
});

test('a sleep edition plays at its one address from its start, and is opened within the press', async () => {
  const pipe = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pipe.writable.getWriter();
  const tell = async (events: EditionEvent[], from: number) =>
    writer.write(new Uint8Array(await stream(events, from).arrayBuffer()));
  const all = narrate(
    {
      [SLEEP_PATH]: () => new Response(pipe.readable, { headers: { 'Content-Type': 'text/event-stream' } }),
    },
    { story: { ...story, narrations: [narration('n1')] } },
  );
  all.runner.listenForSleep(choice);
  expect(all.files).toHaveLength(1);
  expect(phaseOf(all)).toMatchObject({ name: 'asking', edition: { kind: 'sleep' } });
  await tell([sleepStart, { type: 'spoken', index: 0, start: 0.25, end: 5 }], 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(await all.files[0]?.url).toBe(asleepUrl);
  expect(phaseOf(all)).toMatchObject({
    name: 'making',
    edition: { kind: 'sleep' },
    timeline: [{ index: 0, end: 5 }],
  });
  all.runner.listenForSleep(choice);
  expect(all.asked).toHaveLength(1);
  await tell(
    [
      { type: 'mixed', duration: 5, length: 330 },
      { type: 'done', narration: asleep('n1') },
    ],
    3,
  );
  await settle();
  // The whole file, with its music.
  expect(await all.files[0]?.isWhole?.(5)).toBe(false);
  expect(await all.files[0]?.isWhole?.(330)).toBe(true);
  expect(all.files).toHaveLength(1);
  expect(phaseOf(all)).toMatchObject({
    name: 'made',
    edition: { kind: 'sleep' },
    narration: { id: 'n1', duration: 5 },
  });
  expect(all.runner.getState().versions).toEqual([asleep('n1')]);
  expect(all.announced).toEqual(['n1']);
});

test('a narration plays on while its sleep edition is made, which takes over at the sentence', async () => {
  const answer = Promise.withResolvers<Response>();
  const all = narrate(
    { [SLEEP_PATH]: () => answer.promise },
    { story: { ...story, narrations: [narration('n1')] } },
  );
  all.runner.listen(choice);
  all.player.position = 0.5;
  all.player.isPlayWanted = true;
  all.runner.listenForSleep(choice);
  expect(all.files).toEqual([]);
  expect(all.runner.getState()).toMatchObject({
    isSleepMade: true,
    sleepMinutes: 5,
    phase: { name: 'made' },
  });
  answer.resolve(Response.json(asleep('n1')));
  await settle();
  expect(all.files).toMatchObject([{ at: 0.25 }]);
  expect(phaseOf(all)).toMatchObject({ name: 'made', edition: { kind: 'sleep' } });
  expect(all.runner.getState().isSleepMade).toBe(false);
  // Back to the narration, at the sentence too.
  all.runner.choose(asleep('n1'));
  expect(all.finished.at(-1)).toMatchObject({ at: 0.25 });
});

test('a sleep edition wanted while its narration is being made follows it, or ends with its failure', async () => {
  const narrated = Promise.withResolvers<Response>();
  const all = narrate({
    '/api/audio/generate': () => narrated.promise,
    [SLEEP_PATH]: () => Response.json(asleep('n1')),
  });
  all.runner.listen(choice);
  all.runner.listenForSleep(choice);
  all.runner.listenForSleep(choice, undefined, 10);
  expect(all.runner.getState()).toMatchObject({ isSleepMade: true, sleepMinutes: 5 });
  expect(phaseOf(all)).toMatchObject({ name: 'asking', edition: null });
  narrated.resolve(stream([start, spoken, done('n1')]));
  all.player.position = 0.5;
  await settle();
  expect(all.asked.map(({ path }) => path)).toEqual(['/api/audio/generate', SLEEP_PATH]);
  expect(all.files).toMatchObject([{ at: 0.25 }]);
  expect(phaseOf(all)).toMatchObject({ name: 'made', edition: { kind: 'sleep' } });

  const refused = new Problem({ code: 'audio_generation_failed', status: 500 });
  const failing = narrate({ '/api/audio/generate': () => Promise.reject(refused) });
  failing.runner.listen(choice);
  failing.runner.listenForSleep(choice);
  await settle();
  expect(failing.runner.getState()).toMatchObject({ isSleepMade: false, phase: { name: 'failed' } });
});

test('a sleep edition that begins again on the server is opened again where it was', async () => {
  const again: EditionEvent = { type: 'spoken', index: 0, start: 0.25, end: 5 };
  const all = narrate(
    {
      [SLEEP_PATH]: () =>
        stream([
          sleepStart,
          again,
          { type: 'reset' },
          sleepStart,
          again,
          { type: 'done', narration: asleep('n1') },
        ]),
    },
    { story: { ...story, narrations: [narration('n1')] } },
  );
  all.runner.listenForSleep(choice);
  await settle();
  expect(all.files).toHaveLength(2);
  expect(await all.files[1]?.url).toBe(asleepUrl);
});

test('a sleep edition without its version is ordered with that version, in one request', async () => {
  const all = narrate({
    '/api/audio/generate': () => stream([sleepStart, { type: 'done', narration: asleep('n1') }]),
  });
  all.runner.listenForSleep(choice);
  await settle();
  expect(all.asked.map(({ path }) => path)).toEqual(['/api/audio/generate']);
  expect(all.asked[0]?.request.body).toEqual({ text: 'Una. Dos.', ...choice, sleepMinutes: 5 });
  expect([all.opened, all.finished]).toEqual([[], []]);
  expect(all.files).toHaveLength(1);
  expect(await all.files[0]?.url).toBe(asleepUrl);
  expect(phaseOf(all)).toMatchObject({ name: 'made', edition: { kind: 'sleep' }, narration: { id: 'n1' } });
});

test('a sleep edition of other minutes is another file', async () => {
  const all = narrate(
    { '/api/audio/n1/sleep-edition?minutes=10': () => stream([sleepStart]) },
    { story: { ...story, narrations: [asleep('n1')] } },
  );
  all.runner.listenForSleep(choice, undefined, 10);
  await settle();
  expect(all.asked[0]?.path).toBe('/api/audio/n1/sleep-edition?minutes=10');
});

test('a sleep edition of other minutes takes over at the sentence', async () => {
  const longer = asleep('n1');
  const answer = { ...longer, sleepEdition: { ...longer.sleepEdition!, minutes: 10 as const } };
  const all = narrate(
    { '/api/audio/n1/sleep-edition?minutes=10': () => Response.json(answer) },
    { story: { ...story, narrations: [asleep('n1')] } },
  );
  all.runner.listenForSleep(choice);
  all.player.position = 3;
  all.player.isPlayWanted = true;
  all.runner.listenForSleep(choice, undefined, 10);
  await settle();
  expect(all.files).toMatchObject([{}, { at: 0.25 }]);
  expect(all.runner.getState()).toMatchObject({ sleepMinutes: 10, isSleepMade: false });
});

test('a sleep edition whose sentences have expired is refused, and the version can be played', async () => {
  const all = narrate(
    {
      [SLEEP_PATH]: () => Promise.reject(new Problem({ code: 'speech_not_kept', status: 409 })),
    },
    { story: { ...story, narrations: [narration('n1')] } },
  );
  all.runner.listenForSleep(choice);
  await settle();
  expect(phaseOf(all)).toMatchObject({ name: 'failed', problem: { code: 'speech_not_kept' } });
  expect(all.player.closed).toBe(1);
  all.runner.listen(choice);
  expect(all.finished).toHaveLength(1);
});

// @spec 4.32
test('a version made in this tab is listed when its story is opened again', async () => {
  const first = narrate({ '/api/audio/generate': () => stream([start, done('n1')]) });
  first.runner.listen(choice);
  await settle();
  const second = narrate({}, { made: first.made });
  second.runner.listen(choice);
  expect(second.finished).toHaveLength(1);
});

test('a cut event stream resumes after the last event', async () => {
  const all = narrate({
    '/api/audio/generate': () => stream([start, spoken]),
    '/api/audio/g1/events': () => stream([done('n1')], 3),
  });
  all.runner.listen(choice);
  await settle();
  expect(all.asked[1]?.path).toBe('/api/audio/g1/events');
  expect(all.asked[1]?.request.headers).toMatchObject({ 'Last-Event-ID': '1-2' });
  expect(phaseOf(all).name).toBe('made');
});

test("the narration's length decides whether the file is complete", async () => {
  const all = narrate({
    '/api/audio/generate': () => stream([start, { type: 'mixed', duration: 4 }, done('n1')]),
  });
  all.runner.listen(choice);
  await settle();
  expect(await all.opened[0]?.isWhole(3.8)).toBe(true);
  expect(await all.opened[0]?.isWhole(2)).toBe(false);
});

// @spec 8.43
test('a failed narration waits for no more sound', async () => {
  const error = {
    code: 'audio_generation_failed',
    error: '',
    message: '',
    requestId: 'r1',
    release: 'dev',
    status: 502,
  } as const;
  const all = narrate({ '/api/audio/generate': () => stream([start, spoken, { type: 'error', error }]) });
  all.runner.listen(choice);
  await settle();
  expect(phaseOf(all)).toMatchObject({
    name: 'failed',
    problem: { code: 'audio_generation_failed', requestId: 'r1' },
  });
  expect(await all.opened[0]?.isWhole(1)).toBe(true);
  expect(all.player.closed).toBe(0);
});

test('a failure before any sound closes the player', async () => {
  const all = narrate({
    '/api/audio/generate': () =>
      Promise.reject(new Problem({ code: 'rate_limited', status: 429, retryAfter: 5 })),
  });
  all.runner.listen(choice);
  await settle();
  expect(phaseOf(all).name).toBe('failed');
  expect(all.player.closed).toBe(1);
});

test('the runner joins a narration of this story that another tab started', async () => {
  const busy = new Problem({ code: 'generation_in_progress', status: 409, generationId: 'g7' });
  const all = narrate({
    '/api/audio/generate': () => Promise.reject(busy),
    '/api/stories/current': () => Response.json({ narration: { generationId: 'g7', storyId: 's1' } }),
    '/api/audio/g7/events': () => stream([{ ...start, generationId: 'g7' }, done('n7')]),
  });
  all.runner.listen(choice);
  await settle();
  expect(phaseOf(all)).toMatchObject({ name: 'made', narration: { id: 'n7' } });
});

test('the runner does not join a narration of another story, and reports it', async () => {
  const busy = new Problem({ code: 'generation_in_progress', status: 409, generationId: 'g8' });
  const all = narrate({
    '/api/audio/generate': () => Promise.reject(busy),
    '/api/stories/current': () => Response.json({ narration: { generationId: 'g8', storyId: 'other' } }),
  });
  all.runner.listen(choice);
  await settle();
  expect(phaseOf(all)).toMatchObject({ name: 'failed', problem: { code: 'generation_in_progress' } });
});

test('after a reload the runner joins the running narration and waits for a press', async () => {
  const all = narrate({
    '/api/stories/current': () => Response.json({ narration: { generationId: 'g1', storyId: 's1' } }),
    '/api/audio/g1/events': () => stream([start, spoken, done('n1')]),
  });
  await all.runner.joinRunning();
  await settle();
  expect(all.opened[0]?.wanted).toBe(false);
  expect(phaseOf(all).name).toBe('made');
});

test('signed-out users get a refusal without a request', async () => {
  const all = narrate({}, { signedIn: false });
  all.runner.listen(choice);
  await all.runner.joinRunning();
  expect(phaseOf(all)).toMatchObject({ name: 'failed', problem: { code: 'not_authenticated' } });
  expect(all.asked).toEqual([]);
});

// @spec 5.12
test('a story without text is not sent', () => {
  const all = narrate({}, { story: { ...story, content: ' ' } });
  all.runner.listen(choice);
  expect(phaseOf(all)).toMatchObject({ name: 'failed', problem: { code: 'invalid_request' } });
  expect(all.asked).toEqual([]);
});

// @spec 4.33
test('with four versions no narration is requested, but each version can be played', async () => {
  const narrations = ['a', 'b', 'c', 'd'].map((id) => narration(id, `https://api.example/${id}.mp3`));
  const all = narrate({}, { story: { ...story, narrations } });
  all.runner.listen({ ...choice, voiceId: 'male' });
  expect(phaseOf(all)).toMatchObject({ name: 'failed', problem: { code: 'audio_limit_reached' } });
  expect(all.asked).toEqual([]);
  all.runner.choose(narrations[1]!);
  expect(all.finished.at(-1)?.source).toEqual({ url: 'https://api.example/b.mp3' });
});

test('after a restart on the server the sound resumes at its position and state', async () => {
  const again = { ...start, audioUrl: 'https://api.example/files/audio/b.mp3' };
  const all = narrate({
    '/api/audio/generate': () => stream([start, spoken, { type: 'reset' }, again, done('n1')]),
  });
  all.player.position = 12;
  all.player.isPlayWanted = false;
  all.runner.listen(choice);
  await settle();
  expect(all.opened).toHaveLength(2);
  expect(all.opened[1]).toMatchObject({ wanted: false, at: 12 });
  expect(await all.opened[1]?.url).toBe(again.audioUrl);
  expect(await all.opened[0]?.isWhole(1)).toBe(true);
});

const second = (start: number, end: number): AudioEvent => ({ type: 'spoken', index: 1, start, end });

test('after a restart in another voice the sound resumes at the beginning of the current sentence', async () => {
  const told = Promise.withResolvers<void>();
  const all = narrate({
    '/api/audio/generate': () => stream([start, spoken, second(1.3, 2.9), { type: 'reset' }, start]),
    '/api/audio/g1/events': async () => {
      await told.promise;
      return stream([{ ...spoken, end: 1.4 }, second(1.75, 3.5), done('n1')], 6);
    },
  });
  all.player.position = 2.5;
  all.runner.listen(choice);
  await vi.advanceTimersByTimeAsync(500);
  // The sound is opened only when its start is known, otherwise it would begin at the wrong place.
  const address = all.opened[1]!.url.then(() => 'known');
  expect(await Promise.race([address, Promise.resolve('not yet')])).toBe('not yet');
  expect(all.sought).toEqual([]);
  // Meanwhile the previous sentence stays marked.
  expect(timelineOf(all.runner.getState()).map(({ start }) => start)).toEqual([0.25, 1.3]);
  told.resolve();
  await settle();
  expect(all.sought).toEqual([1.75]);
  expect(phaseOf(all)).toMatchObject({ name: 'made' });
  expect(await address).toBe('known');
});

test('after a restart in the same voice the sound resumes at the exact position', async () => {
  const all = narrate({
    '/api/audio/generate': () =>
      stream([
        start,
        spoken,
        second(1.3, 2.9),
        { type: 'reset' },
        start,
        spoken,
        second(1.3, 2.9),
        done('n1'),
      ]),
  });
  all.player.position = 2.5;
  all.runner.listen(choice);
  await settle();
  expect(all.opened[1]).toMatchObject({ at: 2.5 });
  expect(all.sought).toEqual([]);
  expect(await all.opened[1]?.url).toBe(audioUrl);
});

test('after a restart before the first sentence the sound begins at once', async () => {
  const all = narrate({
    '/api/audio/generate': () => stream([start, { type: 'reset' }, start]),
    '/api/audio/g1/events': () => new Promise(() => undefined),
  });
  all.runner.listen(choice);
  await vi.advanceTimersByTimeAsync(500);
  expect(await all.opened[1]?.url).toBe(audioUrl);
});

// @spec 8.53
test('an unplayable address is reported as invalid', async () => {
  const codes: string[] = [];
  for (const wrong of ['', 'ftp://api.example/a.mp3']) {
    const all = narrate({ '/api/audio/generate': () => stream([{ ...start, audioUrl: wrong }, done('n1')]) });
    all.runner.listen(choice);
    await settle();
    codes.push(await all.opened[0]!.url.then(String, (thrown) => thrown.failure.code));
  }
  expect(codes).toEqual(['noUrlProvided', 'invalidUrl']);
});

// @spec 7.10, 8.45, 9.8
test('a narration without an end is given up after three minutes', async () => {
  const all = narrate({ '/api/audio/generate': () => new Promise(() => undefined) });
  all.runner.listen(choice);
  await vi.advanceTimersByTimeAsync(179_999);
  expect(phaseOf(all).name).toBe('asking');
  await vi.advanceTimersByTimeAsync(1);
  expect(phaseOf(all)).toMatchObject({ name: 'failed', problem: { code: 'audio_timed_out' } });
});

test('an expired address is requested again', async () => {
  const renewed = narration('n1', `${audioUrl}?signature=new`);
  const all = narrate(
    { '/api/stories/s1': () => Response.json({ ...story, narrations: [renewed] }) },
    { story: { ...story, narrations: [narration('n1')] } },
  );
  all.runner.listen(choice);
  await all.runner.renewAddress();
  expect(all.finished.at(-1)?.source).toEqual({ url: renewed.audioUrl });
});

test('the length is estimated from the text until it is known', async () => {
  const all = narrate({ '/api/audio/generate': () => stream([start, done('n1')]) });
  all.runner.listen(choice);
  expect(all.runner.duration(choice).isExact).toBe(false);
  expect(all.runner.duration(choice).seconds).toBeGreaterThan(9);
  await settle();
  expect(all.runner.duration(choice)).toEqual({ seconds: 4, isExact: true });
});

test.each([
  ['in base64', { audioData: 'SUQz' }, { audioData: 'SUQz' }],
  ['at an address', { audioUrl }, { url: audioUrl }],
  ['at an address in an object', { audioUrl: { url: audioUrl } }, { url: audioUrl }],
])('a server that answers with the whole sound, %s, is played at once', async (_, answer, source) => {
  const all = narrate({ '/api/audio/generate': () => Response.json(answer) });
  all.runner.listen(choice);
  await settle();
  expect(all.finished).toEqual([{ source, wanted: true }]);
  expect(phaseOf(all)).toMatchObject({ name: 'made', narration: { voiceId: 'female', timeline: [] } });
  expect(all.runner.getState().versions).toEqual([]);
  expect(all.runner.duration(choice).isExact).toBe(false);
});

test.each([
  [{}, 'noUrlReceived'],
  [{ audioUrl: {} }, 'noUrlReceived'],
  [{ audioUrl: '' }, 'noUrlProvided'],
  [{ audioUrl: 'ftp://example.org/a.mp3' }, 'invalidUrl'],
])('an answer of %j is reported as %s, and may be retried', async (answer, code) => {
  const all = narrate({ '/api/audio/generate': () => Response.json(answer) });
  all.runner.listen(choice);
  await settle();
  await expect(all.opened[0]?.url).rejects.toMatchObject({ failure: { code } });
  expect(phaseOf(all)).toEqual({ name: 'none' });
});

/** Story of six sentences whose third has no pair, with a narration of each side. */
const inBoth: NarratedStory = {
  ...story,
  content: 'Uno. Dos. Tres.\n\nCuatro. Cinco. Seis.',
  sentences: ['Uno.', 'Dos.', 'Tres.', 'Cuatro.', 'Cinco.', 'Seis.'].map((text, index) => ({
    index,
    text,
    paragraph: index < 3 ? 0 : 1,
  })),
  translation: {
    language: 'en',
    title: 'The moon',
    words: [],
    questions: [],
    sentences: ['One.', 'Two.', '', 'Four.', 'Five.', 'Six.']
      .map((text, index) => ({ index, text }))
      .filter(({ text }) => text !== ''),
  },
};
const toldIn = (language: 'es' | 'en', indices: number[], seconds: number): Narration => ({
  ...narration(language, `https://api.example/${language}.mp3`),
  language,
  voiceId: language === 'es' ? 'female' : 'female-english',
  timeline: indices.map((index) => ({ index, start: index * seconds, end: index * seconds + 1 })),
});
const SPANISH = toldIn('es', [0, 1, 2, 3, 4, 5], 10);
const ENGLISH = toldIn('en', [0, 1, 3, 4, 5], 4);

test.each([
  ['the fifth sentence', 42, 16],
  ['one without a pair, with the one after it', 22, 12],
])('another language resumes at %s', (_, position, at) => {
  const all = narrate({}, { story: { ...inBoth, narrations: [SPANISH, ENGLISH] } });
  all.runner.choose(SPANISH);
  all.player.position = position;
  all.runner.listen({ ...choice, voiceId: 'female-english' });
  expect(all.finished.at(-1)).toEqual({ source: { url: ENGLISH.audioUrl }, wanted: true, at });
  // Another version in the same language begins at its start.
  all.runner.choose({ ...ENGLISH, id: 'another' });
  expect(all.finished.at(-1)).toEqual({ source: { url: ENGLISH.audioUrl }, wanted: true });
});

test('a narration in another language is requested with its text, and starts at the current sentence', async () => {
  const told = [0, 1, 3, 4].map((index): AudioEvent => ({
    type: 'spoken',
    index,
    start: index * 4,
    end: index * 4 + 1,
  }));
  const all = narrate(
    { '/api/audio/generate': () => stream([start, ...told]) },
    { story: { ...inBoth, narrations: [SPANISH] } },
  );
  all.runner.choose(SPANISH);
  all.player.position = 42;
  all.runner.listen({ ...choice, voiceId: 'female-english' });
  // Meanwhile the mark stays at the previous position.
  expect(all.opened[0]?.at).toBe(42);
  expect(all.asked[0]?.request.body).toMatchObject({
    text: 'One. Two.\n\nFour. Five. Six.',
    voiceId: 'female-english',
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(all.sought).toEqual([16]);
  expect(await all.opened[0]?.url).toBe(audioUrl);
});

test('another language without the current sentence or a later one is read from its start', async () => {
  const told: AudioEvent[] = [
    { type: 'spoken', index: 0, start: 0, end: 1 },
    { type: 'mixed', duration: 3 },
  ];
  const all = narrate(
    { '/api/audio/generate': () => stream([start, ...told]) },
    { story: { ...inBoth, narrations: [SPANISH] } },
  );
  all.runner.choose(SPANISH);
  all.player.position = 42;
  all.runner.listen({ ...choice, voiceId: 'female-english' });
  await vi.advanceTimersByTimeAsync(0);
  expect(all.sought).toEqual([0]);
});

test('a voice of another language reads a monolingual story unchanged', () => {
  const all = narrate({ '/api/audio/generate': () => stream([start]) });
  all.runner.listen({ ...choice, voiceId: 'female-english' });
  expect(all.asked[0]?.request.body).toMatchObject({ text: story.content });
});
