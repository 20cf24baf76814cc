import { expect, test } from 'vitest';
import type { StoryEvent } from '../../../../../contract/schemas/events.ts';
import type { Story, StoryRequest } from '../../../../../contract/schemas/stories.ts';
import { Problem, type ProblemCode, type ProblemFacts } from '../../../api/problem.ts';
import type { Diagnosis } from '../../server-status/diagnosis.ts';
import { IDLE, isUnkept, maySubmit, NOTHING_TOLD, replacesForm, type StoryState } from '../story-state.ts';
import { type StoryEffect, type StoryInput, step } from './story-machine.ts';

const REQUEST: StoryRequest = {
  topic: 'un faro',
  childNames: '',
  storyLength: 'short',
  storyType: 'original',
  creativityLevel: 'innovative',
  ageGroup: 'default',
  englishLevel: 'beginner',
  language: 'es',
};
const STORY = { id: 's1', title: 'El faro', content: 'a', sentences: [] as Story['sentences'] } as Story;
const SUBMIT: StoryInput = { type: 'submit', request: REQUEST, key: 'k1' };

const refused = (code: ProblemCode, facts: Partial<ProblemFacts> = {}): StoryInput => ({
  type: 'refused',
  problem: new Problem({ code, ...facts }),
});
const told = (event: StoryEvent): StoryInput => ({ type: 'told', event });
const START = told({ type: 'start', generationId: 'g1' });
const sentence = (index: number, text: string) => told({ type: 'sentence', index, paragraph: 0, text });
const ended = (code: ProblemCode, more = {}) =>
  told({
    type: 'error',
    error: { code, error: code, message: '', requestId: 'r', status: 500, ...more } as never,
  });

const diagnosed = (issue: Diagnosis['issue'], details = ''): StoryInput => ({
  type: 'diagnosed',
  diagnosis: { issue, details },
});
const INTERNAL = refused('internal_error', { status: 500 });

/** Plays inputs from a state, at time 0. */
function play(inputs: StoryInput[], from: StoryState = IDLE, now = 0) {
  let state = from;
  let effects: StoryEffect[] = [];
  for (const input of inputs) ({ state, effects } = step(state, input, now));
  return { state, effects };
}

const ADMITTING = [SUBMIT, { type: 'healthy' } as StoryInput];
const WRITING = [...ADMITTING, START];

// @spec 4.20
test('a story passes from submit to saved', () => {
  const names: string[] = [];
  let state: StoryState = IDLE;
  for (const input of [
    ...WRITING,
    told({ type: 'title', title: 'El faro' }),
    sentence(0, 'Uno.'),
    told({ type: 'done', story: STORY, storiesRemaining: 2 }),
  ]) {
    ({ state } = step(state, input, 0));
    names.push(state.name);
  }
  expect(names).toEqual(['checking', 'admitting', 'writing', 'writing', 'writing', 'done']);
  expect(state).toMatchObject({ story: STORY, storiesRemaining: 2, fresh: true });
});

test('later pictures that are still being chosen come to the finished story, which awaits them', () => {
  const done = { type: 'done', story: STORY, storiesRemaining: 2, beingDrawn: true } as const;
  const drawn = play([...WRITING, told(done)]);
  expect([drawn.state, drawn.effects]).toMatchObject([{ beingDrawn: true }, [{ type: 'end-deadline' }]]);
  const pictures = [{ part: 'end', paragraph: 3 }] as unknown as Story['laterPictures'];
  const { state } = play([told({ type: 'pictures', pictures: pictures! })], drawn.state);
  expect(state).toEqual({
    name: 'done',
    story: { ...STORY, laterPictures: pictures },
    storiesRemaining: 2,
    fresh: true,
  });
  // Another story may be on the page by then.
  expect(play([told({ type: 'pictures', pictures: pictures! })]).state).toEqual(IDLE);
});

// @spec 4.24
test('health is checked before the request', () => {
  expect(play([SUBMIT]).effects).toEqual([{ type: 'check-health' }]);
});

// @spec 8.12
test('an unhealthy server gets no story request', () => {
  const { state, effects } = play([SUBMIT, refused('server_unavailable')]);
  expect(state).toMatchObject({ name: 'failed', problem: { code: 'server_unavailable' }, request: REQUEST });
  expect(effects).toEqual([{ type: 'release' }]);
});

test('sentences are collected in order and cleared by a reset', () => {
  const { state } = play([
    ...WRITING,
    told({ type: 'title', title: 'A' }),
    sentence(0, 'Uno.'),
    sentence(1, 'Dos.'),
  ]);
  expect(state).toMatchObject({
    partial: {
      title: 'A',
      sentences: [
        { index: 0, text: 'Uno.' },
        { index: 1, text: 'Dos.' },
      ],
    },
  });
  expect(play([told({ type: 'reset' })], state).state).toMatchObject({
    partial: NOTHING_TOLD,
  });
});

test('translations are collected as they arrive and cleared by a reset', () => {
  const { state } = play([
    ...WRITING,
    told({ type: 'title', title: 'El faro' }),
    sentence(0, 'Uno.'),
    told({ type: 'translated-title', title: 'The lighthouse' }),
    told({ type: 'translation', index: 0, text: 'One.' }),
    sentence(1, 'Dos.'),
    told({ type: 'translation', index: 1, text: 'Two.' }),
    told({ type: 'lesson', words: [], questions: [] }),
  ]);
  expect(state).toMatchObject({
    partial: {
      title: 'El faro',
      sentences: [{ text: 'Uno.' }, { text: 'Dos.' }],
      translation: {
        title: 'The lighthouse',
        sentences: [
          { index: 0, text: 'One.' },
          { index: 1, text: 'Two.' },
        ],
      },
    },
  });
  expect(play([told({ type: 'reset' })], state).state).toMatchObject({ partial: NOTHING_TOLD });
});

test('a lost connection keeps the text and resumes it', () => {
  const lost = play([...WRITING, sentence(0, 'Uno.'), { type: 'connection', connection: 'lost' }]);
  expect(lost.state).toMatchObject({ name: 'reconnecting', partial: { sentences: [{ text: 'Uno.' }] } });
  const back = play([{ type: 'connection', connection: 'connected' }, sentence(1, 'Dos.')], lost.state);
  expect(back.state).toMatchObject({
    name: 'writing',
    partial: { sentences: [{ text: 'Uno.' }, { text: 'Dos.' }] },
  });
});

// @spec 4.23, 4.27, 8.20, 8.21, 9.10, 9.11, 9.12
test('rate limits are retried after 2, 4 and 8 seconds with one key, then pause five minutes', () => {
  let { state } = play(ADMITTING);
  const waits: number[] = [];
  for (let retry = 0; retry < 3; retry += 1) {
    const paused = play([refused('rate_limited', { status: 429 })], state);
    expect(paused.state).toMatchObject({ name: 'pausing', code: 'rate_limited', submission: { key: 'k1' } });
    const wait = paused.effects.find((effect) => effect.type === 'wait');
    waits.push(wait?.ms ?? 0);
    const again = play([{ type: 'waited' }], paused.state);
    expect(again.effects).toContainEqual({
      type: 'begin',
      submission: expect.objectContaining({ key: 'k1' }),
    });
    state = again.state;
  }
  expect(waits).toEqual([2000, 4000, 8000]);
  const last = play([refused('rate_limited', { status: 429 })], state, 1000).state;
  expect(last).toMatchObject({ name: 'failed', retryAt: 1000 + 300_000 });
  expect(maySubmit(last, 300_999)).toBe(false);
  expect(maySubmit(last, 301_000)).toBe(true);
  // The pause is longer when the server asks for longer.
  const asked = refused('rate_limited', { status: 429, retryAfter: 400 });
  expect(play([asked], state, 1000).state).toMatchObject({ name: 'failed', retryAt: 1000 + 400_000 });
});

test.each<[string, StoryInput]>([
  ['its status', refused('unexpected_answer', { status: 429 })],
  ['its flag', refused('internal_error', { status: 503, isRateLimit: true })],
  ['its code', refused('rate_limited')],
])('a rate limit is recognised by %s, and the running stream is released before the wait', (_, refusal) => {
  const { state, effects } = play([...ADMITTING, refusal]);
  expect(state).toMatchObject({ name: 'pausing', until: 2000 });
  expect(effects).toEqual([{ type: 'release' }, { type: 'wait', ms: 2000 }]);
});

test.each<[string, StoryInput]>([
  ['our server', refused('rate_limited', { status: 429, retryAfter: 86_400 })],
  ['another server', refused('unexpected_answer', { status: 429, retryAfter: 86_400 })],
])('a provider’s wait of a day, as %s reports it, pauses a quarter of an hour', (_, refusal) => {
  const { state } = play([...ADMITTING, refusal]);
  expect(state).toMatchObject({ name: 'failed', retryAt: 900_000 });
});

test('a limit of our own, such as a day’s, is waited out', () => {
  const refusal = refused('too_many_refusals', { status: 403, retryAfter: 80_000 });
  expect(play([...ADMITTING, refusal]).state).toMatchObject({ name: 'failed', retryAt: 80_000_000 });
});

test('a user error is not diagnosed', () => {
  const { state } = play([...ADMITTING, refused('unexpected_answer', { status: 404 })]);
  expect(state).toMatchObject({ name: 'failed', problem: { code: 'unexpected_answer' } });
});

// @spec 9.11
test('a pause after a pause lasts a quarter of an hour, a story in between resets it', () => {
  const refuseAll = (from: StoryState, now: number) => {
    let { state } = play(ADMITTING, from, now);
    for (let round = 0; round < 3; round += 1) {
      state = play([refused('rate_limited', { status: 429 }), { type: 'waited' }], state, now).state;
    }
    return play([refused('rate_limited', { status: 429 })], state, now).state;
  };
  const first = refuseAll(IDLE, 0);
  expect(first).toMatchObject({ retryAt: 300_000, pauses: 1 });
  const second = refuseAll(first, 300_000);
  expect(second).toMatchObject({ retryAt: 300_000 + 900_000, pauses: 2 });
  expect(refuseAll(second, 1_200_000)).toMatchObject({ retryAt: 1_200_000 + 900_000 });
  const done = play(
    [...WRITING, told({ type: 'done', story: STORY, storiesRemaining: 2 })],
    second,
    1_200_000,
  ).state;
  expect(refuseAll(done, 2_000_000)).toMatchObject({ retryAt: 2_000_000 + 300_000 });
});

// @spec 8.22, 9.11
test('a short requested wait is waited out, a long one is shown', () => {
  const short = play([...ADMITTING, refused('too_soon', { status: 429, retryAfter: 7 })]);
  expect(short.state).toMatchObject({ name: 'pausing', code: 'too_soon', until: 7000 });
  const long = play([...ADMITTING, refused('rate_limited', { status: 429, retryAfter: 60 })]);
  expect(long.state).toMatchObject({ name: 'failed', retryAt: 60_000 });
  const longer = play([...ADMITTING, refused('rate_limited', { status: 429, retryAfter: 31 })]);
  expect(longer.state).toMatchObject({ name: 'failed', retryAt: 60_000 });
});

// @spec 8.18
test('a rate limit in the last event equals one in the answer', () => {
  const { state } = play([...WRITING, ended('rate_limited', { isRateLimit: true })]);
  expect(state).toMatchObject({ name: 'pausing', until: 2000 });
});

// @spec 4.29, 8.33, 9.14
test('a failed generation is retried twice, two seconds apart', () => {
  let { state } = play(WRITING);
  for (let retry = 0; retry < 2; retry += 1) {
    const paused = play([ended('story_generation_failed'), diagnosed('openai_api_error')], state);
    expect(paused.state).toMatchObject({ name: 'pausing', until: 2000 });
    state = play([{ type: 'waited' }, START], paused.state).state;
  }
  const last = play([ended('story_generation_failed'), diagnosed('openai_api_error')], state).state;
  expect(last).toMatchObject({ name: 'failed', problem: { code: 'story_generation_failed' } });
});

// @spec 4.28
test('an internal failure starts the diagnostics and releases the stream', () => {
  for (const failure of [
    INTERNAL,
    ended('story_generation_failed'),
    refused('unexpected_answer', { status: 502 }),
  ]) {
    const { state, effects } = play([...ADMITTING, failure]);
    expect(state).toMatchObject({ name: 'diagnosing', submission: { key: 'k1' } });
    expect(effects).toEqual([{ type: 'release' }, { type: 'diagnose' }]);
  }
});

// @spec 8.23, 8.28, 8.29, 8.31
test.each([
  ['openai_quota_exceeded', 'quota_exceeded'],
  ['openai_api_error', 'ai_service_error'],
  ['database_error', 'database_error'],
  ['health_endpoint_error', 'server_unavailable'],
  [null, 'internal_error'],
] as const)('the diagnosis %s becomes the problem %s', (diagnosis, code) => {
  const { state } = play([...ADMITTING, INTERNAL, diagnosed(diagnosis)]);
  expect(state).toMatchObject({ name: 'failed', problem: { code, status: 500 }, request: REQUEST });
});

test('the live page stays open between two attempts', () => {
  const steps = [
    ended('story_generation_failed'),
    diagnosed('openai_api_error'),
    { type: 'waited' } as const,
  ];
  let state = play(WRITING).state;
  for (const input of steps) {
    state = play([input], state).state;
    expect([state.name, replacesForm(state)]).toEqual([state.name, true]);
  }
  expect(state.name).toBe('admitting');
  const neverBegun = play([...ADMITTING, refused('rate_limited', { status: 429 })]).state;
  expect([neverBegun.name, replacesForm(neverBegun)]).toEqual(['pausing', false]);
  expect(replacesForm(play([...WRITING, ended('topic_refused')]).state)).toBe(false);
  expect(replacesForm(play([...WRITING, ended('topic_needs_help')]).state)).toBe(true);
});

test('a story that came out wrong leaves what was shown readable until it is dismissed', () => {
  const told = {
    type: 'told',
    event: { type: 'sentence', index: 0, paragraph: 0, text: 'Un faro.' },
  } as const;
  const { state, effects } = play([...WRITING, told, ended('story_unacceptable')]);
  expect(isUnkept(state)).toBe(true);
  expect(state).toMatchObject({ name: 'failed', partial: { sentences: [{ text: 'Un faro.' }] } });
  expect(effects).toEqual([{ type: 'release' }]);
  expect(maySubmit(state, 0)).toBe(true);
  expect(play([{ type: 'dismiss' }], state).state).toEqual(IDLE);
  for (const code of ['story_refused', 'story_withdrawn', 'topic_refused'] as const)
    expect(isUnkept(play([...WRITING, told, ended(code)]).state)).toBe(false);
});

test('the diagnostics of the AI service are passed on', () => {
  const { state } = play([...ADMITTING, INTERNAL, diagnosed('openai_api_error', 'It is asleep.')]);
  expect(state).toMatchObject({ problem: { code: 'ai_service_error', message: 'It is asleep.' } });
});

// @spec 8.28, 8.30
test('a quota or database problem ends the retries', () => {
  for (const [diagnosis, code] of [
    ['openai_quota_exceeded', 'quota_exceeded'],
    ['database_error', 'database_error'],
  ] as const) {
    const { state } = play([...WRITING, ended('story_generation_failed'), diagnosed(diagnosis)]);
    expect(state).toMatchObject({ name: 'failed', problem: { code } });
  }
});

// @spec 8.32
test('unreachable diagnostics are reported from the second attempt on', () => {
  const first = play([...ADMITTING, INTERNAL, diagnosed('connection_error')]).state;
  expect(first).toMatchObject({ name: 'pausing', until: 2000 });
  const second = play([{ type: 'waited' }, INTERNAL, diagnosed('connection_error')], first).state;
  expect(second).toMatchObject({ name: 'failed', problem: { code: 'connection_error' } });
});

test('a late diagnosis is ignored', () => {
  const { state } = play([...ADMITTING, INTERNAL]);
  expect(play([{ type: 'stop' }], state)).toEqual({ state: IDLE, effects: [{ type: 'release' }] });
  expect(play([diagnosed('database_error')]).state).toBe(IDLE);
});

// @spec 8.23, 8.25
test('an exhausted quota is not retried and blocks submitting', () => {
  const { state } = play([...ADMITTING, refused('rate_limited', { status: 429, isQuotaExceeded: true })]);
  expect(state).toMatchObject({ name: 'failed', problem: { code: 'quota_exceeded' } });
  expect(maySubmit(state, Number.MAX_SAFE_INTEGER)).toBe(false);
  expect(play([{ type: 'dismiss' }], state).state).toBe(IDLE);
});

// @spec 8.35
test.each(['story_limit_reached', 'topic_refused', 'session_ended', 'database_error', 'network'] as const)(
  '%s is reported at once',
  (code) => {
    expect(play([...ADMITTING, refused(code)]).state).toMatchObject({ name: 'failed', problem: { code } });
  },
);

// @spec 8.11, 9.7
test('a hanging attempt is given up after two minutes', () => {
  const admitting = play(ADMITTING);
  expect(admitting.effects).toContainEqual({ type: 'start-deadline', ms: 120_000 });
  for (const state of [admitting.state, play(WRITING).state]) {
    expect(play([{ type: 'timed-out' }], state).state).toMatchObject({
      name: 'failed',
      problem: { code: 'timeout' },
    });
  }
});

test('the deadline is suspended while the connection is down', () => {
  const { state } = play([...WRITING, { type: 'connection', connection: 'lost' }]);
  expect(play([{ type: 'timed-out' }], state).state).toBe(state);
});

// @spec 4.21
test('a second submit during a running one is ignored', () => {
  const { state } = play(WRITING);
  const again = play([{ ...SUBMIT, key: 'k2' } as StoryInput], state);
  expect(again).toEqual({ state, effects: [] });
});

test('the story of another tab is shown when it already runs', () => {
  const { state, effects } = play([...ADMITTING, refused('generation_in_progress', { generationId: 'g7' })]);
  expect(state).toMatchObject({ name: 'writing', generationId: 'g7', submission: null });
  expect(effects).toEqual([{ type: 'release' }, { type: 'follow', generationId: 'g7' }]);
});

test('a running story is followed unless one is shown already', () => {
  const found: StoryInput = { type: 'found', generationId: 'g7', request: REQUEST };
  expect(play([found]).effects).toContainEqual({ type: 'follow', generationId: 'g7' });
  const { state } = play(WRITING);
  expect(play([found], state).state).toBe(state);
  expect(play([{ type: 'reopened', story: STORY }], state).state).toBe(state);
});

test('a stop asks the server and ends when it agrees', () => {
  const stopping = play([...WRITING, { type: 'stop' }]);
  expect(stopping.state).toMatchObject({ name: 'writing', stopping: true });
  expect(stopping.effects).toEqual([{ type: 'stop-generation', generationId: 'g1' }]);
  expect(play([{ type: 'stop' }], stopping.state).effects).toEqual([]);
  expect(play([{ type: 'stopped' }], stopping.state).state).toBe(IDLE);
  expect(play([ended('story_stopped')], stopping.state).state).toBe(IDLE);
});

test('a refused stop keeps the story running and reports why', () => {
  const { state } = play([...WRITING, { type: 'stop' }]);
  const problem = new Problem({ code: 'stop_limit_reached' });
  const after = play([{ type: 'stop-refused', problem }], state);
  expect(after.state).toMatchObject({ name: 'writing', stopping: false });
  expect(after.effects).toEqual([{ type: 'notify', problem }]);
});

test('a stop answered after the end keeps the story', () => {
  const { state } = play([
    ...WRITING,
    { type: 'stop' },
    told({ type: 'done', story: STORY, storiesRemaining: 0 }),
  ]);
  expect(play([{ type: 'stopped' }], state).state).toBe(state);
});

test('a waiting request can be cancelled', () => {
  const { state } = play([...ADMITTING, refused('too_soon', { status: 429, retryAfter: 7 })]);
  expect(play([{ type: 'stop' }], state)).toEqual({ state: IDLE, effects: [{ type: 'release' }] });
});

// @spec 4.23
test('a pause cannot be dismissed early', () => {
  const { state } = play([...ADMITTING, refused('rate_limited', { status: 429, retryAfter: 60 })]);
  expect(play([{ type: 'dismiss' }], state, 59_000).state).toBe(state);
  expect(play([{ type: 'dismiss' }], state, 60_000).state).toBe(IDLE);
});

test('late events are ignored', () => {
  for (const input of [
    START,
    sentence(0, 'x'),
    { type: 'waited' },
    { type: 'healthy' },
    { type: 'stopped' },
    { type: 'timed-out' },
  ] as StoryInput[]) {
    expect(play([input])).toEqual({ state: IDLE, effects: [] });
  }
});

test('a used-up daily limit is not retried before the next day', () => {
  const { state, effects } = play([
    ...WRITING,
    ended('daily_limit_reached', { status: 503, retryAfter: 7200 }),
  ]);
  expect(state).toMatchObject({ name: 'failed', retryAt: 7_200_000, request: REQUEST });
  expect(effects).toEqual([{ type: 'release' }]);
  expect([maySubmit(state, 7_199_999), maySubmit(state, 7_200_000)]).toEqual([false, true]);
});
