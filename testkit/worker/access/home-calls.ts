import { env } from 'cloudflare:workers';
import type { LinkScope } from '../../../contract/links.ts';
import type { StoryRequest } from '../../../contract/schemas/stories.ts';
import { DAY_MS } from '../../../contract/time.ts';
import { database } from '../../../worker/directory/client.ts';
import { userById } from '../../../worker/directory/users.ts';
import { audioKey } from '../../../worker/files/keys.ts';
import { newSecret } from '../../../worker/files/secret-address.ts';
import type { GenerationKind } from '../../../worker/home-storage/ledger.ts';
import { copyOf } from '../../../worker/home-storage/user.ts';
import { homeOf } from '../../../worker/home/client.ts';
import { OwnerAccess } from '../../../worker/home/owner-access.ts';
import type { HomeRpc } from '../../../worker/home/rpc.ts';
import { SignedAccess } from '../../../worker/home/signed-access.ts';
import { SESSION_SUBJECTS, type UserSession } from '../../../worker/home/user-session.ts';
import { textHash } from '../../../worker/story/story-text.ts';
import { inLibrary, sqlInHome } from '../in-home.ts';
import { newReading } from '../readings.ts';
import type { Owner } from './owner.ts';
import { SCENE } from './scene.ts';

/** Arguments with which a method of the home succeeds. May first bring the home into the state for it. */
type Args<Class, Method extends keyof Class = keyof Class> = {
  [Name in Method]: Class[Name] extends (...args: infer Args) => unknown
    ? (owner: Owner) => Args | Promise<Args>
    : never;
};

const ORIGIN = 'http://api.test';
const listener = { lastEventId: null, language: 'es', requestId: 'a-request', origin: ORIGIN } as const;
const ordered = { requestId: 'a-request' };
const SLEEP = { kind: 'sleep', minutes: 5 } as const;
const device = { userAgent: 'A tablet', tokenLifetime: 'hour' } as const;

/** Id of the session of the owner's cookie. */
export const sessionOf = ({ buyer: { cookie } }: Owner): string =>
  cookie.slice(cookie.indexOf('=') + 1).split('.')[1] ?? '';

const enteredBy = (owner: Owner) => homeOf(env, owner.buyer.user.id).enter(sessionOf(owner));

function storyOrder(topic: string, idempotencyKey: string | null) {
  const request: StoryRequest = {
    topic,
    childNames: '',
    storyLength: 'short',
    storyType: 'original',
    creativityLevel: 'standard',
    ageGroup: 'default',
    englishLevel: 'beginner',
    language: 'es',
  };
  return { request, timeLimit: 110_000, idempotencyKey, requestId: 'a-request' };
}

async function narrationOf(text: string) {
  const choice = { voiceId: 'female', speechRate: 0.8, musicTrack: 'none' } as const;
  return { ...ordered, ...choice, textHash: await textHash(text), idempotencyKey: 'a-key' };
}

export const SESSION_ARGS: Args<UserSession> = {
  user: () => [],
  presentedUser: () => [],
  device: () => [],
  devices: () => [],
  endDevice: ({ otherSessionId }) => [otherSessionId],
  endDevices: () => [true],
  stories: () => [{ words: [], sort: 'newest' }, null, 24],
  story: ({ storyId }) => [storyId],
  removeStory: ({ storyId }) => [storyId],
  running: () => [],
  writeStory: () => [storyOrder('un faro !tiny', 'a-key'), null],
  storyEvents: ({ storyId }) => [storyId, listener],
  storyOutcome: async (owner) => [await savedGeneration(owner, 'story'), 0],
  async stopStory(owner) {
    const { admission } = await enteredBy(owner).writeStory(storyOrder('un faro !slowx1', null), null);
    return [admission.ok ? admission.generationId : ''];
  },
  translateStory: ({ storyId }) => [storyId],
  storyToReport: ({ storyId }) => [storyId],
  countBilling: () => [],
  night: ({ storyId }) => [storyId],
  changeMemory: ({ storyId }) => [storyId, 'Un faro.'],
  deleteMemory: ({ storyId }) => [storyId],
  series: () => [null, 24],
  checkSeriesBook: async (owner) => [await seriesOf(owner)],
  seriesNights: async (owner) => [await seriesOf(owner), null, 24],
  setScenes: ({ storyId }) => [storyId, { beginning: SCENE }],
  changeSentence: ({ storyId, text }) => [
    storyId,
    { index: 0, before: { text, translation: null }, text: 'Luna ronca.', translation: null },
  ],
  async proposeSide(owner) {
    await giveOtherSide(owner);
    return [owner.storyId, 'Un faro.'];
  },
  setStar: ({ storyId }) => [storyId, true],
  speakSentence: ({ storyId }) => [{ storyId, index: 0, speechRate: 1, requestId: 'a-request' }],
  narrate: async ({ text }) => [await narrationOf(text), null],
  narrateWithEdition: async ({ text }) => [await narrationOf(text), SLEEP, null],
  narrationEvents: ({ narrationId }) => [narrationId, listener],
  narration: ({ narrationId }) => [narrationId],
  narrationOutcome: async (owner) => [await savedGeneration(owner, 'narration'), 0, ORIGIN],
  makeEdition: ({ narrationId }) => [narrationId, { ...ordered, edition: SLEEP }, null],
  editionOutcome: async (owner) => [await savedGeneration(owner, 'sleep'), 'sleep', 0, ORIGIN],
  checkBook: ({ buyer, storyId, narrationId }) => [
    { userId: buyer.user.id, storyId, narrationId, way: null },
  ],
  feed: () => [],
  saveFeed: () => [{ showsNames: true, language: 'es' }],
  async renewFeed(owner) {
    await openFeed(owner);
    return [];
  },
  closeFeed: () => [],
  links: () => [],
  makeLink: ({ storyId }) => [linkTo(storyId)],
  closeLink: async (owner) => [(await linkOf(owner)).id],
  takes: ({ storyId }) => [storyId],
  keepTake: async ({ storyId }) => [storyId, await takeOf()],
  acceptTakes: ({ storyId }) => [storyId, []],
  async removeTakes(owner) {
    await enteredBy(owner).keepTake(owner.storyId, await takeOf());
    return [owner.storyId, {}];
  },
  sayings: () => [],
  keepSaying: () => [sayingOf('Maeve')],
  async removeSaying(owner) {
    await inLibrary(owner.buyer.user.id, ({ sayings }) => {
      sayings.keep({ ...sayingOf('Kai'), createdAt: Date.now() });
    });
    return [sayingOf('Kai').id];
  },
  hearSaying: ({ storyId }) => [{ storyId, language: 'es', text: 'Meiv', requestId: 'a-request' }],
  everything: () => [],
  exportedRows: ({ storyId, narrationId }) => [
    { stories: [storyId], narrations: [narrationId], generations: [] },
    ORIGIN,
  ],
  closeAccount: ({ buyer }) => [{ password: buyer.password, network: '' }],
};

const sayingOf = (word: string) => ({ id: `saying-of-${word}`, language: 'es' as const, word, said: 'Meiv' });

/** Id of a series of two nights that begins with the owner's story. */
async function seriesOf({ buyer, storyId }: Owner): Promise<string> {
  await inLibrary(buyer.user.id, (library) => {
    const next = crypto.randomUUID();
    library.saveStory({ ...library.story(storyId)!, id: next });
    const night = { storyId: next, continued: storyId, seriesId: storyId };
    library.series.join({ ...night, standIns: {}, recalled: 0, at: Date.now() });
  });
  return storyId;
}

/** Gives the owner's story an English side without sentences. */
const giveOtherSide = ({ buyer, storyId }: Owner) =>
  inLibrary(buyer.user.id, (library) => {
    const { document, ...story } = library.story(storyId)!;
    const translation = { language: 'en' as const, title: null, sentences: [], words: [], questions: [] };
    library.setTranslation(storyId, { ...story, document: { ...document, translation } }, 'en');
  });

/** Deletes the owner's account, which ends all work. */
export const closeAccountOf = async (owner: Owner) =>
  enteredBy(owner).closeAccount(...(await SESSION_ARGS.closeAccount(owner)));

export const openFeed = (owner: Owner) => enteredBy(owner).saveFeed({ showsNames: true, language: 'es' });

/** Id of a device that records by a link. */
const RECORDER = 'a-grandmothers-phone';

/** A take of the story's first sentence. */
const takeOf = async () => ({
  id: crypto.randomUUID(),
  language: 'es' as const,
  index: 0,
  consentedAt: Date.now(),
  ...(await newReading()),
});

const linkTo = (storyId: string) => ({
  id: crypto.randomUUID(),
  secret: newSecret(),
  storyId,
  term: 'week' as const,
  scope: 'read' as const,
  showsNames: false,
});

/** A link to the owner's story, made in their home whatever the state of their sessions. */
async function linkOf(
  { buyer, storyId }: Owner,
  scope: LinkScope = 'read',
): Promise<{ id: string; secret: string }> {
  const { id, secret } = linkTo(storyId);
  const now = Date.now();
  await inLibrary(buyer.user.id, ({ links }) => {
    const term = { createdAt: now, endsAt: now + DAY_MS };
    links.add({ id, secret, storyId, showsNames: false, scope, ...term }, now);
  });
  return { id, secret };
}

export const ACCESS_ARGS: Args<SignedAccess> = {
  file: ({ buyer, narrationId }) => [audioKey(buyer.user.id, narrationId)],
  sound: ({ narrationId }) => [narrationId],
  seriesBook: async (owner) => [await seriesOf(owner)],
  book: ({ storyId, narrationId }) => [{ storyId, narrationId }],
  feed: async (owner) => [(await openFeed(owner)).secret, [], null, true],
  episode: async (owner) => [(await openFeed(owner)).secret, owner.narrationId],
  link: async (owner) => [(await linkOf(owner)).secret, null, true],
  recording: async (owner) => [(await linkOf(owner, 'record')).secret, RECORDER],
  keepTake: async (owner) => [(await linkOf(owner, 'record')).secret, RECORDER, await takeOf()],
  removeTake: async (owner) => {
    const { secret } = await linkOf(owner, 'record');
    return [secret, RECORDER, { language: 'es', sentence: 0 }];
  },
  transcript: async (owner) => [(await openFeed(owner)).secret, owner.narrationId],
};

const taken = async ({ buyer, storyId }: Owner) => {
  await homeOf(env, buyer.user.id).managed().takeDown(storyId);
  return storyId;
};

export const OWNER_ARGS: Args<OwnerAccess> = {
  reportedStory: ({ storyId }) => [storyId],
  takeDown: ({ storyId }) => [storyId],
  putBack: async (owner) => [await taken(owner)],
  removeStory: async (owner) => [await taken(owner)],
  async returnCredit(owner) {
    await spendCredit(owner);
    return [owner.storyId];
  },
  person: () => [],
  endSessions: () => [],
  closeAccount: () => [],
};

/**
 * Gives the owner's story, which was never ordered, the ledger row of one that was; or a sound of it.
 * @returns the generation's id
 */
async function savedGeneration({ buyer, storyId }: Owner, kind: GenerationKind): Promise<string> {
  const id = kind === 'story' ? storyId : `${kind}-${storyId}`;
  await sqlInHome(
    buyer.user.id,
    `INSERT OR IGNORE INTO generations (id, kind, status, fingerprint, request, story_id, plan, period_start,
       request_id, admitted_at, deadline, attempt, ended_at)
     VALUES (?, ?, 'saved', 'a', '{}', ?, 'free', 0, 'a', ?, ?, 1, ?)`,
    id,
    kind,
    storyId,
    Date.now(),
    Date.now(),
    Date.now(),
  );
  return id;
}

export const spendCredit = (owner: Owner) => savedGeneration(owner, 'story');

const copyOfOwner = async ({ buyer }: Owner) => copyOf((await userById(database(env.DB), buyer.user.id))!);
const identityOf = (owner: Owner) => ({ userId: owner.buyer.user.id, sessionId: sessionOf(owner) });

/** Arguments of the object's own methods. */
export const HOME_ARGS: Args<HomeRpc, Exclude<keyof HomeRpc, keyof Rpc.DurableObjectBranded>> = {
  ask: (owner) => [identityOf(owner), 'user', []],
  open: ({ buyer, narrationId }) => [buyer.user.id, 'sound', [narrationId]],
  manage: ({ buyer, storyId }) => [buyer.user.id, 'reportedStory', [storyId]],
  begin: async (owner) => [await copyOfOwner(owner), device, crypto.randomUUID(), false],
  exchange: (owner) => [identityOf(owner), 1, 'hour'],
  endSession: (owner) => [identityOf(owner)],
  take: async (owner) => [await copyOfOwner(owner)],
  wake: async (owner) => [await copyOfOwner(owner), false],
  storyFile: ({ buyer, storyId }) => [buyer.user.id, storyId],
  snapshot: ({ buyer }) => [buyer.user.id],
  restore: async (owner) => [await copyOfOwner(owner)],
};

/** Names of the methods that an object of a class answers to. */
const namesIn = (prototype: object) =>
  Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
const methodsOf = <Class extends object>({ prototype }: { prototype: Class }) =>
  namesIn(prototype) as (keyof Class & string)[];

export const SESSION_METHODS = SESSION_SUBJECTS.flatMap(({ prototype }) =>
  namesIn(prototype),
) as (keyof UserSession & string)[];
export const ACCESS_METHODS = methodsOf(SignedAccess);
export const OWNER_METHODS = methodsOf(OwnerAccess);
