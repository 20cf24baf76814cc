import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/options.ts';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import type { Diagnostics } from '../../contract/schemas/health.ts';
import type { Story, StoryList } from '../../contract/schemas/stories.ts';
import { DAY_MS } from '../../contract/time.ts';
import { advanceClock, roomInDay } from '../../testkit/worker/clock.ts';
import { readAllEvents, readEvents, shape } from '../../testkit/worker/events.ts';
import { mailsTo } from '../../testkit/worker/inbox.ts';
import { everythingKept } from '../../testkit/worker/left-behind.ts';
import { newPerson, type Person, request } from '../../testkit/worker/person.ts';
import { database } from '../directory/client.ts';
import { countOpinion } from '../directory/opinion-counts.ts';
import { errorMessage } from '../errors/error-words.ts';

/** Lines written to the log. */
let logged: string[] = [];
beforeEach(() => {
  logged = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => {
      logged.push(JSON.stringify(line));
    });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const GAP_MS = 10_000;
/** A name that occurs in no other story. */
const newName = () => `Nora${crypto.randomUUID().slice(0, 8)}`;

const sentencesOf = (received: { event: StoryEvent }[]) =>
  received.flatMap(({ event }) => (event.type === 'sentence' ? event.text : []));

async function expectNothingKept(person: Person, words: string[]): Promise<void> {
  expect(await (await person.fetch('/api/stories/remaining')).json()).toEqual({ storiesRemaining: 3 });
  expect((await (await person.fetch('/api/stories')).json<StoryList>()).stories).toEqual([]);
  expect((await env.FILES.list({ prefix: `stories/${person.user.id}/` })).objects).toEqual([]);
  const kept = await everythingKept(person.user.id);
  // Another user's story may contain the same sentence.
  const ofOthers = (place: string) => place.startsWith('R2 stories/') && !place.includes(person.user.id);
  for (const [place, text] of [...kept].filter(([place]) => !ofOthers(place)))
    for (const word of words) expect(text.includes(word), `${place}: ${word}`).toBe(false);
}

const { TEST_LONG } = env as unknown as { TEST_LONG: boolean };
/** Both languages have one way, and their words tests of their own. */
const TOLD: readonly Language[] = TEST_LONG ? LANGUAGES : [DEFAULT_LANGUAGE];

describe('a story that the second opinion rejects', () => {
  test.each(TOLD)(
    'is withdrawn with a message, costs nothing and leaves nothing, also when requested again, in %s',
    async (language) => {
      const person = await newPerson();
      const [topic, childNames] = [newName(), newName()];
      const answer = await person.generate(
        { topic: `una ballena, ${topic} !opinion-withdraw`, childNames, language, storyLength: 'short' },
        { accept: 'text/event-stream', 'accept-language': language },
      );
      const received = await readEvents<StoryEvent>(answer.body!);
      expect(received.at(-1)!.event).toMatchObject({
        error: {
          code: 'story_withdrawn',
          status: 422,
          error: 'Story withdrawn',
          message: errorMessage('story_withdrawn', language),
        },
      });
      const told = sentencesOf(received);
      expect(told.length).toBeGreaterThan(0);
      const start = received[0]!.event;
      const id = start.type === 'start' ? start.generationId : '';
      const lastOfAll = received.at(-1)!.id;
      for (const lastEventId of [undefined, received[2]!.id, lastOfAll]) {
        const headers = new Headers(lastEventId === undefined ? [] : [['last-event-id', lastEventId]]);
        const again = await readEvents<StoryEvent>(
          (await person.fetch(`/api/stories/${id}/events`, { headers })).body!,
        );
        expect(sentencesOf(again)).toEqual([]);
        expect(shape(again)).toMatch(lastEventId === lastOfAll ? /^$/ : /error$/);
      }
      expect((await person.fetch(`/api/stories/${id}`)).status).toBe(404);
      await expectNothingKept(person, [topic, childNames, ...told]);
    },
  );

  test("is refused to a JSON client, and counts among the day's refusals", async () => {
    roomInDay();
    const person = await newPerson();
    for (let n = 0; n < 5; n++) {
      const answer = await person.generate({ topic: 'una ballena !opinion-withdraw', storyLength: 'short' });
      expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'story_withdrawn' }]);
      advanceClock(GAP_MS);
    }
    const sixth = await person.generate({ topic: 'un faro', storyLength: 'short' });
    expect(await sixth.json()).toMatchObject({ code: 'too_many_refusals' });
  });

  test('sends the administrator one mail an hour, and is logged, without its text', async () => {
    await env.DB.prepare('DELETE FROM admin_notices').run();
    const name = newName();
    const told: string[] = [];
    const ids: string[] = [];
    for (let n = 0; n < 2; n++) {
      const person = await newPerson();
      const order = { topic: `una ballena ${name} !opinion-withdraw`, childNames: name, ageGroup: '3-5' };
      const answer = await person.generate(order, { accept: 'text/event-stream' });
      const received = await readEvents<StoryEvent>(answer.body!);
      const start = received[0]!.event;
      if (start.type === 'start') ids.push(start.generationId);
      told.push(...sentencesOf(received));
    }
    const mailsAboutThem = async () =>
      (await mailsTo(env.ADMIN_ADDRESS)).filter(({ text }) => ids.some((id) => text.includes(id)));
    await vi.waitFor(async () => expect(await mailsAboutThem()).not.toEqual([]), { timeout: 10_000 });
    const mails = await mailsAboutThem();
    expect(mails.map(({ subject }) => subject)).toEqual(['Cuento retirado · Story taken back']);
    const [mail] = mails;
    expect(mail!.text).toMatch(/en español para niños de 3-5 años.*in Spanish for children of 3-5/s);
    const lines = logged.filter((line) => line.includes('"withdrawn":"danger"'));
    expect(lines).toHaveLength(2);
    for (const word of [name, ...told])
      for (const text of [mail!.text, mail!.html, mail!.subject, ...logged]) expect(text).not.toContain(word);
    expect(logged.join('\n')).not.toContain('not sent');
  });
});

describe('a missing second opinion', () => {
  test.each([
    ['the server is silent', 'hang', 'not in time|no answer'],
    ['it answers 500', '500', '500 server_error'],
    ['it is overloaded', '429', '429 rate_limit_exceeded'],
    ['it is out of quota', 'quota', 'quota'],
    ['it answers with something else', 'nonsense', 'no opinion in the answer'],
  ])('because %s keeps the story, and is logged without its text', async (_, kind, why) => {
    const person = await newPerson();
    const name = newName();
    const answer = await person.generate({
      topic: `un faro ${name} !opinion-${kind}`,
      childNames: name,
      storyLength: 'short',
    });
    expect(answer.status).toBe(200);
    const story = await answer.json<Story>();
    expect((await person.fetch(`/api/stories/${story.id}`)).status).toBe(200);
    const lines = logged.filter((line) => line.includes('secondOpinion'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/none on (\d+) of \d+ paragraphs/);
    expect(lines[0]).toMatch(new RegExp(why));
    expect(lines[0]).toContain(story.id);
    for (const word of [name, ...story.sentences.map(({ text }) => text)])
      expect(logged.join('\n')).not.toContain(word);
  });
});

describe('a story rejected after it was saved', () => {
  /** A story whose second opinion takes this long, and its events up to `done`. */
  async function writtenWith(opinionMs: number) {
    const person = await newPerson();
    const answer = await person.generate(
      { topic: `una ballena !tiny !opinion-withdraw !opinion-after-${opinionMs}`, storyLength: 'short' },
      { accept: 'text/event-stream' },
    );
    const [heard, rest] = answer.body!.tee();
    const upToDone = await readAllEvents<StoryEvent>(heard, (all) => all.at(-1)?.event.type === 'done');
    const done = upToDone.at(-1)!.event;
    if (done.type !== 'done') throw new Error(`ended with ${done.type}`);
    return { person, done, story: done.story, rest };
  }

  test('is shown, saved, then withdrawn on the same stream; requests for it wait and are refused', async () => {
    const { person, done, story, rest } = await writtenWith(1500);
    expect(done.beingRead).toBe(true);
    expect((await person.fetch(`/api/stories/${story.id}`)).status).toBe(200);
    expect(await (await person.fetch('/api/stories/remaining')).json()).toEqual({ storiesRemaining: 2 });
    const ask = async (asked: Promise<Response>) => {
      const answer = await asked;
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    const asked = await Promise.all([
      ask(
        person.fetch('/api/audio/generate', {
          method: 'POST',
          json: { text: story.content, voiceId: 'female', speechRate: 1, musicTrack: 'none' },
        }),
      ),
      ask(person.fetch(`/api/stories/${story.id}/sentences/0/speech?speechRate=1`)),
      ask(person.fetch(`/api/stories/${story.id}/book`)),
    ]);
    for (const answer of asked) expect(answer).toEqual([422, 'story_withdrawn']);
    const told = await readAllEvents<StoryEvent>(rest);
    expect(told.at(-1)!.event).toMatchObject({ type: 'error', error: { code: 'story_withdrawn' } });
    await vi.waitFor(() => expectNothingKept(person, sentencesOf(told)), { timeout: 5_000 });
    expect((await person.fetch(`/api/stories/${story.id}`)).status).toBe(404);
    const spoken = await env.FILES.list({ prefix: `speech/${person.user.id}/` });
    expect(spoken.objects).toEqual([]);
  });

  test('is reported to a page that is reloaded meanwhile', async () => {
    const { person, story, rest } = await writtenWith(1500);
    const current = await (await person.fetch('/api/stories/current')).json();
    expect(current).toMatchObject({ generationId: story.id, request: { storyLength: 'short' } });
    await readAllEvents(rest);
    const after = await (await person.fetch('/api/stories/current')).json();
    expect(after).toMatchObject({ generationId: null });
  });

  test('stays when the second opinion takes more than three seconds, and can be narrated then', async () => {
    const { person, story, rest } = await writtenWith(4000);
    const book = await person.fetch(`/api/stories/${story.id}/book`);
    expect(book.status).toBe(200);
    const told = await readAllEvents<StoryEvent>(rest);
    expect(told.at(-1)!.event).toEqual({ type: 'read' });
    expect((await person.fetch(`/api/stories/${story.id}`)).status).toBe(200);
    expect(logged.join()).toContain('secondOpinion');
  });

  test.each([
    [50, 422],
    [1500, 422],
    [4000, 200],
  ])('answers a JSON client after %i ms of second opinion with %i', async (opinionMs, status) => {
    const person = await newPerson();
    const topic = `una ballena !tiny !opinion-withdraw !opinion-after-${opinionMs}`;
    const answer = await person.generate({ topic, storyLength: 'short' });
    expect(answer.status).toBe(status);
  });
});

describe('the topic of a story', () => {
  test.each(LANGUAGES)(
    'that only the second opinion rejects is refused with a message, in %s',
    async (language) => {
      const person = await newPerson();
      const topic =
        language === 'es' ? 'la lejía que da superpoderes' : 'drinking bleach gives you magic powers';
      const answer = await person.generate(
        { topic, language, ageGroup: '3-5', storyLength: 'short' },
        { accept: 'text/event-stream', 'accept-language': language },
      );
      const received = await readEvents<StoryEvent>(answer.body!);
      expect(shape(received)).toBe('start error');
      expect(received.at(-1)!.event).toMatchObject({
        error: { code: 'topic_refused', message: errorMessage('topic_refused', language) },
      });
      await expectNothingKept(person, [topic]);
      expect(logged.join()).toContain('"topicRefused":"danger"');
      expect(logged.join()).not.toContain(topic);
    },
  );

  test('is refused for a name that is an insult', async () => {
    const person = await newPerson();
    const answer = await person.generate({ topic: 'un faro', childNames: 'Gilipollas' });
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'names_refused' }]);
  });

  test.each(['500', 'hang', 'nonsense'])(
    'without a second opinion (%s) is left to moderation, which is logged without its text',
    async (trouble) => {
      const person = await newPerson();
      const name = newName();
      const answer = await person.generate({
        topic: `un faro ${name} !tiny !topic-${trouble}`,
        storyLength: 'short',
      });
      expect(answer.status).toBe(200);
      const lines = logged.filter((line) => line.includes('"topic":"no second opinion"'));
      expect(lines).toHaveLength(1);
      expect(logged.join()).not.toContain(name);
    },
  );
});

test('the diagnostics count missing second opinions, and warn above two percent of at least fifty', async () => {
  const read = async () => {
    const { secondOpinions } = await (await request('/api/diagnostics')).json<Diagnostics>();
    return secondOpinions!;
  };
  await env.DB.prepare('DELETE FROM usage_counts').run();
  expect(await read()).toEqual({
    topics: { asked: 0, unanswered: 0 },
    endings: { asked: 0, unanswered: 0 },
    tooManyUnanswered: false,
  });
  const person = await newPerson();
  await person.generate({ topic: 'un faro !tiny !topic-500 !opinion-500', storyLength: 'short' });
  advanceClock(GAP_MS);
  await person.generate({ topic: 'un faro !tiny', storyLength: 'short' });
  const counted = { asked: 2, unanswered: 1 };
  await vi.waitFor(
    async () => expect(await read()).toEqual({ topics: counted, endings: counted, tooManyUnanswered: false }),
    { timeout: 5_000 },
  );
  const count = (times: number, isAnswered: boolean) =>
    Promise.all(
      Array.from({ length: times }, () => countOpinion(database(env.DB), 'endings', isAnswered, Date.now())),
    );
  await count(48, true);
  expect(await read()).toMatchObject({ endings: { asked: 50, unanswered: 1 }, tooManyUnanswered: false });
  await count(1, false);
  expect((await read()).tooManyUnanswered).toBe(true);
  // A week later the counts have expired.
  advanceClock(8 * DAY_MS);
  expect((await read()).endings).toEqual({ asked: 0, unanswered: 0 });
});
