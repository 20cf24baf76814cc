import { describe, expect, test } from 'vitest';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { StandIns } from '../story/stand-ins.ts';
import { GenerationError } from './generation-error.ts';
import { moderationOrFailure, refusalOfTopic, refusalOfTyped, type TopicCheckDeps } from './topic-check.ts';

const order = storyRequest.parse({ topic: 'un faro', childNames: 'Ana' });
const generation = { id: 'g', hidden: new StandIns(order, 's').request };

/** Topic check with agreeing services, and its reports. */
function check(
  changes: Partial<TopicCheckDeps> = {},
  request = order,
  signal = new AbortController().signal,
) {
  const moderated: string[][] = [];
  const outcomes: unknown[] = [];
  const refused = refusalOfTopic(
    {
      async moderate(texts) {
        moderated.push(texts);
        return texts.map(() => true);
      },
      topicOpinion: async () => null,
      topicRead: (_, outcome) => outcomes.push(outcome),
      ...changes,
    },
    { ...generation, order: request },
    signal,
  );
  return { refused, moderated, outcomes };
}

/** A request that is never answered, and rejects when it is hung up on. */
const unanswered = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('the topic check', () => {
  test('accepts a fit topic', async () => {
    const run = check();
    expect(await run.refused).toBeNull();
    expect(run.moderated).toEqual([[order.topic]]);
    expect(run.outcomes).toEqual([{ objection: null, refusal: null }]);
  });

  test.each([
    ['a false verdict', [false]],
    ['a missing verdict', []],
    ['a verdict of another type', ['yes'] as unknown as boolean[]],
  ])('refuses a topic with %s', async (_, verdicts) => {
    const run = check({ moderate: async () => verdicts });
    expect(await run.refused).toBe('topic_refused');
  });

  test('refuses by the first "no", and hangs up on a second reader that has not answered', async () => {
    let reader: AbortSignal | undefined;
    const run = check({
      moderate: async (texts) => texts.map(() => false),
      topicOpinion(_, signal) {
        reader = signal;
        return unanswered(signal);
      },
    });
    expect([await run.refused, reader!.aborted, run.outcomes]).toEqual(['topic_refused', true, []]);
    const other = check({ moderate: (_, signal) => unanswered(signal), topicOpinion: async () => 'danger' });
    expect(await other.refused).toBe('topic_refused');
    expect(other.outcomes).toEqual([{ objection: 'danger', refusal: 'topic_refused' }]);
  });

  test('accepts the verdict of moderation when no second reader answers', async () => {
    const failure = new Error('down');
    const run = check({ topicOpinion: () => Promise.reject(failure) });
    expect([await run.refused, run.outcomes]).toEqual([null, [{ error: failure }]]);
    const unconfigured = check({ topicOpinion: null });
    expect([await unconfigured.refused, unconfigured.outcomes]).toEqual([null, [{ error: null }]]);
  });

  test('refuses with help by the categories of moderation, and by the objection of the reader', async () => {
    const moderated = check({
      async moderate(texts, _, unfit) {
        unfit?.(['self-harm']);
        return texts.map(() => false);
      },
    });
    expect(await moderated.refused).toBe('topic_needs_help');
    const read = check({ topicOpinion: async () => 'self-harm' });
    expect(await read.refused).toBe('topic_needs_help');
    expect(read.outcomes).toEqual([{ objection: 'self-harm', refusal: 'topic_needs_help' }]);
  });

  test('fails with moderation_unavailable when moderation does', async () => {
    const run = check({ moderate: () => Promise.reject(new Error('down')) });
    await expect(run.refused).rejects.toMatchObject({ code: 'moderation_unavailable' });
  });

  test('ends both requests with the generation, and reports neither as failed', async () => {
    const ended = new AbortController();
    const signals: AbortSignal[] = [];
    const wait = (signal: AbortSignal) => {
      signals.push(signal);
      return unanswered(signal);
    };
    const run = check(
      { moderate: (_, signal) => wait(signal), topicOpinion: (_, signal) => wait(signal) },
      order,
      ended.signal,
    );
    const reason = new GenerationError('story_stopped');
    ended.abort(reason);
    await expect(run.refused).rejects.toBe(reason);
    expect([signals.map(({ aborted }) => aborted), run.outcomes]).toEqual([[true, true], []]);
  });
});

test('moderation that is hung up on fails with the reason, not with an outage', async () => {
  const ended = new AbortController();
  const moderate = moderationOrFailure((_, signal) => unanswered(signal));
  const answer = moderate(['un faro'], ended.signal);
  const reason = new GenerationError('story_stopped');
  ended.abort(reason);
  await expect(answer).rejects.toBe(reason);
});

test.each([
  ['un faro', 'Ana', null],
  ['mi tío me toca', 'Ana', null],
  ['no quiero vivir más', '', 'topic_needs_help'],
  ['cortarse', 'los brazos', 'topic_needs_help'],
  ['un faro', 'Gilipollas', 'names_refused'],
  ['un faro', 'Amy if she jumped', 'names_refused'],
])('the words of “%s” for “%s” are refused with %s', (topic, childNames, code) => {
  expect(refusalOfTyped(storyRequest.parse({ topic, childNames }))?.code ?? null).toBe(code);
});
