import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { AudioAnswer } from '../../../contract/schemas/audio.ts';
import type { SessionAnswer } from '../../../contract/schemas/auth.ts';
import type { AudioEvent, StoryEvent } from '../../../contract/schemas/events.ts';
import type { Story } from '../../../contract/schemas/stories.ts';
import { database } from '../../../worker/directory/client.ts';
import { examples } from '../../../worker/directory/schema.ts';
import { exampleStoryKey, exampleTextKey, storyKey } from '../../../worker/files/keys.ts';
import { storeStory } from '../../../worker/story/stored-story.ts';
import { splitStory, textHash } from '../../../worker/story/story-text.ts';
import { Buyer } from '../buyer.ts';
import { advanceClock } from '../clock.ts';
import { readEvents } from '../events.ts';
import { googlePerson, idTokenOf } from '../google.ts';
import { sqlInHome } from '../in-home.ts';
import { mailsArrived } from '../inbox.ts';
import { Person, registerPerson, request } from '../person.ts';
import { withRealDigests } from '../quick-digests.ts';
import { type Silence, shortStories } from '../short-stories.ts';
import { type Cast, crash, type KeptState, takeState } from './kept-state.ts';

/**
 * Produces every kind of state through the product's routes and built-in providers. Two differences: stories have two
 * short sentences, to keep dumps small, and the provider can hang, so that unfinished work is dumped.
 */

/** More than the gap between two stories. */
const GAP_MS = 11_000;
/** Last sentences of the stories. */
const ENDS = ['El mar ríe.', 'La luna canta.', 'El sol espera.', 'La ola salta.', 'El viento silba.'];
const EXAMPLE = 'Un zorro ríe.';
/** Options for the shortest audio. */
const VOICE = { speechRate: 1.2, musicTrack: 'none' };

async function ok<Answer>(answer: Response): Promise<Answer> {
  if (answer.status >= 300) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return answer.json<Answer>();
}

const story = async (person: Person, topic: string) =>
  ok<Story>(await person.generate({ topic, storyLength: 'short' }));

function narrate(person: Person, text: string, voiceId: string, headers: Record<string, string> = {}) {
  const json = { text, voiceId, ...VOICE };
  return person.fetch('/api/audio/generate', { method: 'POST', json, headers });
}

/**
 * Starts work and listens until `isEnough`.
 * @returns its id
 */
async function begun(answer: Response, isEnough: (types: string[]) => boolean): Promise<string> {
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  const received = await readEvents<StoryEvent | AudioEvent>(answer.body!, (events) =>
    isEnough(events.map(({ event }) => event.type)),
  );
  const [start] = received.map(({ event }) => event);
  if (start?.type !== 'start') throw new Error(`begins with ${start?.type}`);
  return start.generationId;
}

const storyEvents = (person: Person, topic: string) =>
  person.generate({ topic, storyLength: 'short' }, { accept: 'text/event-stream' });
const oneSentence = (types: string[]) => types.includes('sentence');
const allSentences = (types: string[]) => types.filter((type) => type === 'sentence').length === 2;

/**
 * A finished story whose row the library rejects.
 * @returns its id
 */
async function unsavedStory(person: Person): Promise<string> {
  await sqlInHome(
    person.user.id,
    `CREATE TRIGGER library_is_closed BEFORE INSERT ON stories BEGIN SELECT RAISE(ABORT, 'closed'); END`,
  );
  const id = await begun(await storyEvents(person, 'un faro que espera'), allSentences);
  await vi.waitFor(
    async () => {
      if (!(await env.FILES.head(storyKey(person.user.id, id)))) throw new Error('no save attempt yet');
    },
    { timeout: 10_000 },
  );
  return id;
}

const openLibrary = (userId: string) => sqlInHome(userId, 'DROP TRIGGER library_is_closed');

async function freePerson(silent: Silence): Promise<Cast['free']> {
  const person = await registerPerson();
  await mailsArrived(person.email, 1);
  await request('/api/auth/login', {
    method: 'POST',
    json: { email: person.email, password: 'not this one' },
  });
  const first = await story(person, 'un faro');
  const savedNarration = (await ok<AudioAnswer>(await narrate(person, first.content, 'female'))).id;
  await person.fetch('/api/contact', {
    method: 'POST',
    json: { user_name: 'Rosa', user_email: person.email, message: 'Hola' },
  });
  await person.fetch(`/api/stories/${first.id}/report`, { method: 'POST', json: { reason: 'frightening' } });

  advanceClock(GAP_MS);
  silent.story = true;
  const stoppedStory = await begun(await storyEvents(person, 'un faro que se para'), oneSentence);
  await person.fetch(`/api/stories/${stoppedStory}/stop`, { method: 'POST' });

  advanceClock(GAP_MS);
  silent.story = false;
  const writtenStory = await unsavedStory(person);

  advanceClock(GAP_MS);
  silent.story = true;
  silent.speech = true;
  const runningStory = await begun(await storyEvents(person, 'un faro a medias'), oneSentence);
  const events = { accept: 'text/event-stream' };
  const runningNarration = await begun(await narrate(person, first.content, 'male', events), (types) =>
    types.includes('start'),
  );
  const { email, password, cookie } = person;
  return {
    id: person.user.id,
    email,
    password,
    cookie,
    savedStory: first.id,
    savedNarration,
    stoppedStory,
    writtenStory,
    runningStory,
    runningNarration,
  };
}

async function premiumPerson(): Promise<Cast['premium']> {
  const buyer = new Buyer(await registerPerson());
  await mailsArrived(buyer.email, 1);
  await buyer.subscribe();
  const { id: savedStory } = await story(buyer, 'un faro de pago');
  const { email, password, cookie } = buyer;
  return { id: buyer.user.id, email, password, cookie, savedStory };
}

async function personByGoogle(): Promise<Cast['google']> {
  const answer = await request('/api/auth/google', {
    method: 'POST',
    json: { idToken: await idTokenOf(googlePerson()) },
  });
  const { token, user } = await ok<SessionAnswer>(answer);
  const person = new Person({ email: user.email, password: '', token, cookie: '', user });
  await env.FILES.put(exampleTextKey('zorro'), `${EXAMPLE}\n`, {
    httpMetadata: { contentType: 'text/plain; charset=utf-8' },
  });
  await storeStory(env.FILES, exampleStoryKey('zorro'), {
    language: 'es',
    sentences: splitStory(EXAMPLE, 'es'),
  });
  await database(env.DB)
    .once.insert(examples)
    .values({
      id: 'zorro',
      position: 0,
      title: 'El zorro',
      age: '3-5',
      language: 'spanish',
      level: 'beginner',
      textPath: exampleTextKey('zorro'),
      imagePath: 'images/zorro.jpg',
      altSpanish: 'Un zorro',
      altEnglish: 'A fox',
      textHash: await textHash(EXAMPLE),
    });
  const savedNarration = (await ok<AudioAnswer>(await narrate(person, EXAMPLE, 'female'))).id;
  return { id: user.id, email: user.email, savedNarration };
}

/** Produces every kind of state and dumps it during the last work. */
export async function makeState(): Promise<KeptState> {
  withRealDigests();
  const { silent, restore } = shortStories(ENDS);
  try {
    const premium = await premiumPerson();
    const google = await personByGoogle();
    const free = await freePerson(silent);
    // The save attempt has failed by now, and the next is seconds away.
    await openLibrary(free.id);
    const state = await takeState({ free, premium, google });
    await crash(free.id);
    return state;
  } finally {
    restore();
  }
}
