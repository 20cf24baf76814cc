import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../contract/options.ts';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import {
  type Story,
  type StoryList,
  storyRequest,
  TYPED_FIELDS,
  type TypedField,
} from '../../contract/schemas/stories.ts';
import { readEvents, shape } from '../../testkit/worker/events.ts';
import { newPerson, type Person } from '../../testkit/worker/person.ts';
import { errorMessage } from '../errors/error-words.ts';
import { openaiStories } from '../providers/openai.ts';
import { reasonsAgainst } from '../story/fitness.ts';

type TopicSet = Record<'refused' | 'allowed', Record<string, string[]>>;
const { topics, injections, mostOfAKind, mostInjections } = (
  env as unknown as {
    TEST_SAFETY: {
      topics: Record<Language, TopicSet>;
      injections: Record<Language, Record<TypedField, string[]>>;
      /** Topics of each kind, and injections for each field, that are sent as stories. */
      mostOfAKind: number;
      mostInjections: number;
    };
  }
).TEST_SAFETY;

const never = new AbortController().signal;

/** Expects that a failed story left no spent credit, row or file. */
async function expectNothingKept(person: Person): Promise<void> {
  expect(await (await person.fetch('/api/stories/remaining')).json()).toEqual({ storiesRemaining: 3 });
  expect((await (await person.fetch('/api/stories')).json<StoryList>()).stories).toEqual([]);
  expect((await env.FILES.list({ prefix: `stories/${person.user.id}/` })).objects).toEqual([]);
}

describe('when the moderation service', () => {
  test.each([
    ['answers 500', '500'],
    ['is overloaded', '429'],
    ['is out of quota', 'quota'],
    ['breaks off', 'cut'],
    ['answers with a page', 'html'],
    ['answers without results', 'empty'],
    ['answers without a verdict', 'mute'],
  ])('%s, nothing is shown, saved or spent, and the message is in the user’s language', async (_, kind) => {
    await Promise.all(
      LANGUAGES.map(async (language) => {
        const person = await newPerson();
        const answer = await person.generate(
          { topic: `un faro !mod-${kind}`, storyLength: 'short', language },
          { accept: 'text/event-stream', 'accept-language': language },
        );
        const received = await readEvents<StoryEvent>(answer.body!);
        expect(shape(received)).toBe('start error');
        expect(received.at(-1)!.event).toMatchObject({
          error: {
            code: 'moderation_unavailable',
            status: 503,
            message: errorMessage('moderation_unavailable', language),
          },
        });
        await expectNothingKept(person);
      }),
    );
  });

  test('hangs, the story ends at its deadline with nothing shown', async () => {
    const person = await newPerson();
    const order = {
      idempotencyKey: null,
      requestId: 'a-request',
      request: storyRequest.parse({ topic: 'un faro !mod-hang', storyLength: 'short' }),
      timeLimit: 300,
    };
    const { admission } = await person.home.writeStory(order, null);
    const id = admission.ok ? admission.generationId : '';
    await expect(person.home.storyOutcome(id, 10_000)).rejects.toThrow('story_timed_out');
    const events = await person.fetch(`/api/stories/${id}/events`);
    expect(shape(await readEvents(events.body!))).toBe('start error');
    await expectNothingKept(person);
  });
});

const UNFIT = { es: 'fabricar una bomba', en: 'build a pipe bomb' };

test.each(LANGUAGES)(
  'a model that becomes unsuitable is stopped before that sentence, in %s',
  async (language) => {
    const person = await newPerson();
    const answer = await person.generate(
      { topic: 'un faro !unfit', storyLength: 'short', language },
      { accept: 'text/event-stream' },
    );
    const received = await readEvents<StoryEvent>(answer.body!);
    expect(shape(received)).toBe('start title sentence error');
    expect(received.at(-1)!.event).toMatchObject({ error: { code: 'story_refused', status: 422 } });
    expect(JSON.stringify(received)).not.toContain(UNFIT[language]);
    // A replay does not contain it either.
    const start = received[0]!.event;
    const again = await person.fetch(
      `/api/stories/${start.type === 'start' ? start.generationId : ''}/events`,
    );
    expect(await again.text()).not.toContain(UNFIT[language]);
    await expectNothingKept(person);
  },
);

describe.each(LANGUAGES)('in %s', (language) => {
  const { refused, allowed } = topics[language];

  /** Topics that this moderation refuses; `npm run safety` measures how many. */
  async function foundUnfit(candidates: string[]): Promise<string[]> {
    const [moderator] = openaiStories(env).moderators;
    const order = { texts: candidates, userDigest: 'a-test', isLast: true };
    const findings = await moderator!.findings(order, never);
    return candidates.filter((_, position) => reasonsAgainst(findings[position]!).length > 0);
  }

  test('a refused topic gets a message, shows nothing and costs nothing', async () => {
    const unfit = await Promise.all(Object.values(refused).map(foundUnfit));
    expect(unfit.flat().length).toBeGreaterThan(20);
    for (const topic of unfit.flatMap((ofAKind) => ofAKind.slice(0, mostOfAKind))) {
      // A user has five refusals a day, with a gap after each.
      const person = await newPerson();
      const fields = { topic, language, storyLength: 'short' };
      const answer = await person.generate(fields, { 'accept-language': language });
      expect(answer.status, topic).toBe(422);
      const { code, message } = await answer.json<ErrorBody>();
      expect(code, topic).toMatch(/^topic_(refused|needs_help)$/);
      expect(message).toBe(errorMessage(code, language));
      await expectNothingKept(person);
    }
  });

  test('a refused text among the names is refused too', async () => {
    const [childNames] = await foundUnfit(refused.sexual!.map((topic) => topic.slice(0, 40)));
    const person = await newPerson();
    expect((await person.generate({ topic: 'un faro', childNames, language })).status).toBe(422);
    await expectNothingKept(person);
  });

  // The languages take turns with the kinds, but in `npm run test:long`.
  const place = LANGUAGES.indexOf(language);
  const sent = Object.entries(allowed).filter(
    (_, turn) => mostOfAKind > 1 || turn % LANGUAGES.length === place,
  );

  test('no topic of a kind that becomes a story is refused', async () => {
    expect(await foundUnfit(Object.values(allowed).flatMap(([topic]) => topic ?? []))).toEqual([]);
  });

  test.each(sent)('a topic of “%s” becomes a story', async (_, [topic]) => {
    const person = await newPerson();
    const answer = await person.generate({ topic, language, storyLength: 'short' });
    expect(answer.status).toBe(200);
    expect((await answer.json<Story>()).sentences.length).toBeGreaterThan(5);
  });

  test.each(TYPED_FIELDS)('a model manipulated by the %s is stopped', async (field) => {
    for (const text of injections[language][field].slice(0, mostInjections)) {
      const person = await newPerson();
      const typed = { topic: 'un faro', [field]: text };
      const topic = `${typed.topic} !unfit`;
      const answer = await person.generate({ ...typed, topic, language, storyLength: 'short' });
      expect(answer.status, text).toBe(422);
      const body = await answer.text();
      expect(body).toMatch(/"code":"((topic|story|names)_refused|topic_needs_help)"/);
      expect(body).not.toContain(UNFIT[language]);
      await expectNothingKept(person);
    }
  });
});
