import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { SessionAnswer } from '../../../contract/schemas/auth.ts';
import type { Feed } from '../../../contract/schemas/feed.ts';
import type { Link } from '../../../contract/schemas/links.ts';
import type { Story } from '../../../contract/schemas/stories.ts';
import { app } from '../../../worker/app.ts';
import { database } from '../../../worker/directory/client.ts';
import { insertMailToken } from '../../../worker/directory/mail-tokens.ts';
import { sha256Hex } from '../../../worker/files/digest.ts';
import { FRAME_BYTES } from '../../../worker/narration/format.ts';
import { tagLength } from '../../../worker/narration/id3.ts';
import { LABEL_BYTES } from '../../../worker/story/labelled-sound.ts';
import { newOwner, newPremiumOwner, type Owner } from '../access/owner.ts';
import { type Access, type Ask, askWith, isRefusal, ROUTES, type RouteCase } from '../access/route-table.ts';
import { readAllEvents } from '../events.ts';
import { googlePerson, idTokenOf } from '../google.ts';
import { firstOfEachKind } from '../part.ts';
import { newPerson, ORIGIN, PASSWORD } from '../person.ts';
import { withShortSleep } from '../short-sleep.ts';
import { seedTracks } from '../tracks.ts';
import { withoutTranslation } from '../without-translation.ts';
import { farEnv } from './bindings.ts';
import { virtualNow } from './virtual-time.ts';

/** Virtual time since the request at which something came, by the row of `bench/crossings.json`. */
export type Moments = Record<string, number>;

export type Journey = {
  rows: string[];
  /** Prepares, unmeasured, and returns what is measured. */
  prepare: () => Promise<() => Promise<Moments>>;
};

type Sent = Ask & { method?: string; token?: string; body?: string; headers?: Record<string, string> };

const measuredEnv = farEnv(env);
const contexts: ExecutionContext[] = [];

/** Waits for the work that went on after the answers. */
export async function settled(): Promise<void> {
  for (const context of contexts.splice(0)) await waitOnExecutionContext(context);
}

/**
 * Asks the Worker without a hop between. Each request comes from an address of its own.
 * @throws Error for another status than expected
 */
async function send(expected: number, sent: Sent): Promise<Response> {
  const { path, json, token, method = json === undefined ? 'GET' : 'POST' } = sent;
  const headers = new Headers({ 'cf-connecting-ip': crypto.randomUUID(), ...sent.headers });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('content-type', 'application/json');
  const body = sent.body ?? (json === undefined ? null : JSON.stringify(json));
  const context = createExecutionContext();
  contexts.push(context);
  const answer = await app.fetch(
    new Request(new URL(path, ORIGIN), { method, headers, body }),
    measuredEnv,
    context,
  );
  if (answer.status !== expected)
    throw new Error(`${method} ${path}: ${answer.status} instead of ${expected}: ${await answer.text()}`);
  return answer;
}

/** Time until the whole answer has come. */
async function whole(expected: number, sent: Sent): Promise<number> {
  await (await send(expected, sent)).arrayBuffer();
  return virtualNow();
}

/** First times of the event types in a stream of events, until the last of `types`. */
async function streamed<Type extends string>(
  sent: Sent,
  types: readonly Type[],
): Promise<Record<Type, number>> {
  const answer = await send(200, { ...sent, headers: { accept: 'text/event-stream' } });
  const times: Partial<Record<Type, number>> = {};
  await readAllEvents(answer.body!, (received) => {
    for (const type of types)
      if (received.some(({ event }) => event.type === type)) times[type] ??= virtualNow();
    return times[types.at(-1)!] !== undefined;
  });
  const missing = types.filter((type) => times[type] === undefined);
  if (missing.length > 0) throw new Error(`${sent.path}: no event ${missing.join(', ')}`);
  return times as Record<Type, number>;
}

/** Until the sound that a stream's `start` leads to has begun, behind its tag. The stream is read to its end. */
async function sounding(sent: Sent): Promise<number> {
  let sound: Promise<number> | undefined;
  const answer = await send(200, { ...sent, headers: { accept: 'text/event-stream' } });
  await readAllEvents(answer.body!, ([first]) => {
    if (first?.event.type === 'start' && 'audioUrl' in first.event)
      sound ??= soundBegun(pathOf(first.event.audioUrl));
    return false;
  });
  if (!sound) throw new Error(`${sent.path}: no start`);
  return sound;
}

async function soundBegun(path: string): Promise<number> {
  const reader = (await send(200, { path })).body!.getReader();
  let bytes = 0;
  let tag: number | undefined;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`${path} has no sound`);
    tag ??= tagLength(value);
    bytes += value.length;
    if (bytes <= tag + FRAME_BYTES) continue;
    const at = virtualNow();
    await reader.cancel();
    return at;
  }
}

let modelAskedAt: number | null = null;

/** Notes when the model is first asked for a story. For `eventfulFetch`. */
export async function noteModel(asked: Request): Promise<void> {
  if (!new URL(asked.url).pathname.endsWith('/chat/completions')) return;
  // Only the second opinion requests a closed schema.
  const { response_format: schema } = await asked.json<{ response_format?: object }>();
  if (!schema) modelAskedAt ??= virtualNow();
}

/** An owner who is allowed, if there is one. */
const ownerFor = ({ free, premium }: Access) =>
  isRefusal(free) && !isRefusal(premium) ? newPremiumOwner() : newOwner();

const ofRoute = ([route, { access, ask }]: [string, RouteCase]): Journey => ({
  rows: [route],
  async prepare() {
    const owner = await ownerFor(access);
    const asked = await ask(owner);
    const outcome = isRefusal(access.free) ? access.premium : access.free;
    const sent = { ...asked, method: route.split(' ')[0]!, token: owner.buyer.token };
    return async () => ({ [route]: await whole(Number.parseInt(outcome, 10), sent) });
  },
});

/** A journey of one request. */
const single = (row: string, expected: number, prepare: () => Promise<Sent>): Journey => ({
  rows: [row],
  async prepare() {
    const sent = await prepare();
    return async () => ({ [row]: await whole(expected, sent) });
  },
});

/** A journey to the first sound. */
const firstSound = (row: string, prepare: () => Promise<Sent>): Journey => ({
  rows: [row],
  async prepare() {
    const sent = await prepare();
    return async () => ({ [row]: await sounding(sent) });
  },
});

const storyOf = async ({ buyer, storyId }: Owner) =>
  (await buyer.fetch(`/api/stories/${storyId}`)).json<Story>();

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

async function soundOf(owner: Owner): Promise<string> {
  const { narrations } = await storyOf(owner);
  return pathOf(narrations[0]!.audioUrl);
}

async function feedOf({ buyer }: Owner): Promise<string> {
  const answer = await buyer.fetch('/api/feed', { method: 'PUT', json: { showsNames: false } });
  return pathOf((await answer.json<Feed>()).url!);
}

async function episodeOf(owner: Owner): Promise<string> {
  const feed = await feedOf(owner);
  return `${feed.slice(0, feed.lastIndexOf('/'))}/${owner.narrationId}.mp3`;
}

async function linkOf({ buyer, storyId }: Owner): Promise<string> {
  const json = { storyId, term: 'week', showsNames: false };
  return pathOf((await (await buyer.fetch('/api/links', { method: 'POST', json })).json<Link>()).url);
}

/** A mailed link of a new user. */
async function mailedLink(purpose: 'verify_email' | 'reset_password') {
  const person = await newPerson();
  const token = crypto.randomUUID();
  const now = Date.now();
  const link = {
    tokenHash: await sha256Hex(token),
    userId: person.user.id,
    purpose,
    expiresAt: now + 60_000,
  };
  await insertMailToken(database(env.DB), link, now);
  return { person, token };
}

const RENEWAL = { path: '/api/auth/refresh-token', json: {} };

const register = () => ({ email: `new-${crypto.randomUUID()}@example.org`, password: PASSWORD });

const googleSignIn = async (person: ReturnType<typeof googlePerson>): Promise<Sent> => ({
  path: '/api/auth/google',
  json: { idToken: await idTokenOf(person) },
});

/** What people do, where the access table's request is refused, or where an earlier moment than the end counts. */
const JOURNEYS: Journey[] = [
  single('registering', 201, async () => ({ path: '/api/auth/register', json: register() })),
  single('sign-in', 200, async () => {
    const { email, password } = await newPerson();
    return { path: '/api/auth/login', json: { email, password } };
  }),
  single('registering with Google', 200, () => googleSignIn(googlePerson())),
  single('sign-in with Google', 200, async () => {
    const person = googlePerson();
    const { path, json } = await googleSignIn(person);
    await askWith(null, 'POST', { path, json });
    return googleSignIn(person);
  }),
  single('renewal', 200, async () => ({ ...RENEWAL, headers: { cookie: (await newPerson()).cookie } })),
  {
    rows: ['renewal, then the library'],
    async prepare() {
      const { cookie } = (await newOwner()).buyer;
      return async () => {
        const renewed = await send(200, { ...RENEWAL, headers: { cookie } });
        const { token } = await renewed.json<SessionAnswer>();
        return { 'renewal, then the library': await whole(200, { path: '/api/stories', token }) };
      };
    },
  },
  single('address confirmed', 204, async () => {
    const { person, token } = await mailedLink('verify_email');
    return { path: '/api/auth/verify-email', json: { token }, token: person.token };
  }),
  single('password reset', 204, async () => {
    const { token } = await mailedLink('reset_password');
    return { path: '/api/auth/reset-password', json: { token, password: PASSWORD } };
  }),
  {
    rows: ['story until the model is asked', 'story until its first sentence', 'story until it is saved'],
    async prepare() {
      const { token } = await newPerson();
      const json = { topic: 'un faro !tiny', storyLength: 'short' };
      return async () => {
        modelAskedAt = null;
        const sent = { path: '/api/stories/generate', json, token };
        const { sentence, done } = await streamed(sent, ['sentence', 'done']);
        if (modelAskedAt === null) throw new Error('the model was not asked');
        return {
          'story until the model is asked': modelAskedAt,
          'story until its first sentence': sentence,
          'story until it is saved': done,
        };
      };
    },
  },
  {
    rows: ['narration until it starts', 'narration until it is saved'],
    async prepare() {
      const { text, buyer } = await newOwner();
      const sent = { path: '/api/audio/generate', json: { text, musicTrack: 'none' }, token: buyer.token };
      return async () => {
        const { start, done } = await streamed(sent, ['start', 'done']);
        return { 'narration until it starts': start, 'narration until it is saved': done };
      };
    },
  },
  firstSound('narration until its first sound', async () => {
    const { text, buyer } = await newOwner();
    return { path: '/api/audio/generate', json: { text, musicTrack: 'none' }, token: buyer.token };
  }),
  firstSound('narration with music until its first sound', async () => {
    await seedTracks();
    const { text, buyer } = await newOwner();
    return { path: '/api/audio/generate', json: { text, musicTrack: 'piano' }, token: buyer.token };
  }),
  firstSound('sleep edition until its first sound', async () => {
    withShortSleep();
    await seedTracks();
    const { text, buyer } = await newOwner();
    const json = { text, musicTrack: 'none' };
    const answer = await buyer.fetch('/api/audio/generate', { method: 'POST', json });
    const { id } = await answer.json<{ id: string }>();
    return { path: `/api/audio/${id}/sleep-edition`, json: {}, token: buyer.token };
  }),
  firstSound('practice edition until its first sound', async () => {
    await seedTracks();
    const sentences = [{ index: 0, text: 'The moon sleeps.' }];
    const side = { language: 'en' as const, title: 'The moon', sentences, words: [], questions: [] };
    const { text, buyer } = await newOwner('La luna duerme.', side);
    const json = { text, musicTrack: 'none' };
    const answer = await buyer.fetch('/api/audio/generate', { method: 'POST', json });
    const { id } = await answer.json<{ id: string }>();
    return { path: `/api/audio/${id}/practice-edition?learns=en`, json: {}, token: buyer.token };
  }),
  single('missing translation', 200, async () => {
    const person = await newPerson();
    // Of a story of two sentences the built-in provider may pair none.
    const fields = { topic: 'un faro !few', storyLength: 'short', language: 'es', secondLanguage: 'en' };
    const { id } = await (await person.generate(fields)).json<Story>();
    await withoutTranslation(person.user.id, id);
    return { path: `/api/stories/${id}/translation`, method: 'POST', token: person.token };
  }),
  single('kept sentence', 200, async () => {
    const { buyer, storyId } = await newOwner();
    const path = `/api/stories/${storyId}/sentences/0/speech?voiceId=male`;
    await (await buyer.fetch(path)).arrayBuffer();
    return { path, token: buyer.token };
  }),
  single('private file', 200, async () => ({ path: await soundOf(await newOwner()) })),
  single('private file, from its middle', 206, async () => ({
    path: await soundOf(await newOwner()),
    headers: { range: 'bytes=2-' },
  })),
  single('private file, as a download', 200, async () => ({
    path: `${await soundOf(await newOwner())}&download=1`,
  })),
  single('feed', 200, async () => ({ path: await feedOf(await newOwner()) })),
  single('episode of a feed', 200, async () => ({ path: await episodeOf(await newOwner()) })),
  single('episode of a feed, across the end of its tag', 206, async () => ({
    path: await episodeOf(await newOwner()),
    headers: { range: `bytes=${LABEL_BYTES - 2}-${LABEL_BYTES + 3}` },
  })),
  single('episode of a feed, from its middle', 206, async () => ({
    path: await episodeOf(await newOwner()),
    headers: { range: `bytes=${LABEL_BYTES + 2}-` },
  })),
  single('transcript of an episode', 200, async () => {
    const sound = await episodeOf(await newOwner());
    return { path: sound.replace('.mp3', '.es.vtt') };
  }),
  single("link's page", 200, async () => ({ path: await linkOf(await newOwner()) })),
  single('sound of a link', 200, async () => ({ path: `${await linkOf(await newOwner())}/es.mp3` })),
  single('book', 200, async () => {
    const { buyer, storyId } = await newOwner();
    const { url } = await (await buyer.fetch(`/api/stories/${storyId}/book`)).json<{ url: string }>();
    return { path: pathOf(url) };
  }),
  single('payment confirmed', 200, async () => {
    const { buyer } = await newOwner();
    return { path: `/api/stripe/success?session_id=${await buyer.buy()}`, token: buyer.token };
  }),
  single('event of Stripe', 200, async () => {
    const { buyer } = await newOwner();
    await buyer.buy();
    const event = (await buyer.events()).find(({ type }) => type === 'checkout.session.completed')!;
    return { path: '/api/stripe/webhook', method: 'POST', body: event.body, headers: event.headers };
  }),
  single('account of a subscriber deleted', 204, async () => {
    const { token } = (await newPremiumOwner()).buyer;
    return { path: '/api/account', method: 'DELETE', json: { password: PASSWORD }, token };
  }),
];

/** A request of the access table that is refused says nothing about its route. */
const OF_ROUTES: Journey[] = Object.entries(ROUTES)
  .filter(([, { access }]) => !isRefusal(access.free) || !isRefusal(access.premium))
  .map(ofRoute);

export const ALL_JOURNEYS: Journey[] = [...OF_ROUTES, ...JOURNEYS];

/** They mix sound for seconds of processor time, and cross what *narration until its first sound* crosses. */
const OF_LONG_SOUND = ['narration with music', 'sleep edition', 'practice edition'].map(
  (sound) => `${sound} until its first sound`,
);

/**
 * What `npm test` measures: all that people do but `OF_LONG_SOUND`, and of the routes the first with each method and
 * counts.
 * @param isAll `npm run test:long` and `npm run bench -- crossings`: all
 */
export function measuredJourneys(expected: Record<string, unknown>, isAll: boolean): Journey[] {
  const kindOf = ({ rows }: Journey) =>
    rows.map((row) => `${row.split(' ')[0]} ${JSON.stringify(expected[row])}`).join();
  const often = JOURNEYS.filter(({ rows }) => isAll || !OF_LONG_SOUND.includes(rows[0]!));
  return [...firstOfEachKind(OF_ROUTES, isAll, kindOf), ...often];
}
