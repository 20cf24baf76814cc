import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { newPerson } from '../../testkit/worker/person.ts';
import { Deletions } from '../home-storage/deletions.ts';
import { EventLog } from '../home-storage/event-log.ts';
import { Household } from '../home-storage/household.ts';
import { Ledger } from '../home-storage/ledger.ts';
import { Library } from '../home-storage/library.ts';
import { Links } from '../home-storage/links.ts';
import { Outbox } from '../home-storage/outbox.ts';
import { Sayings } from '../home-storage/sayings.ts';
import { SentenceAllowance } from '../home-storage/sentence-allowance.ts';
import { SeriesShelf } from '../home-storage/series.ts';
import { Sessions } from '../home-storage/sessions.ts';
import { type TakeRow, Takes } from '../home-storage/takes.ts';
import { Timers } from '../home-storage/timers.ts';
import { TranslationTries } from '../home-storage/translation-tries.ts';
import { HomeUser, type UserCopy } from '../home-storage/user.ts';

/**
 * Checks that SQLite runs every statement of the home with an index where a table grows with its user's stories. The
 * calls cover every public method of the classes that own a table; the table of pending readings has a row for each
 * story that is being read.
 */

type Statement = { query: string; bindings: SqlStorageValue[] };

/** Storage that records the statements. */
function recorded(storage: DurableObjectStorage) {
  const statements: Statement[] = [];
  const sql = new Proxy(storage.sql, {
    get(target, name) {
      if (name !== 'exec') return Reflect.get(target, name, target);
      return (query: string, ...bindings: SqlStorageValue[]) => {
        statements.push({ query, bindings });
        return target.exec(query, ...bindings);
      };
    },
  });
  const recording = new Proxy(storage, {
    get(target, name) {
      if (name === 'sql') return sql;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { storage: recording, statements };
}

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;
const id = 'a';
const device = { userAgent: null, tokenLifetime: 'hour' } as const;
const free = { kind: 'free' } as const;
const premium = { kind: 'premium', periodStart: NOW } as const;
const request = { storyType: 'humor', englishLevel: 'beginner' } as never;
const story: Parameters<Library['saveStory']>[0] = {
  id,
  title: 'El faro',
  language: 'es',
  options: request,
  textHash: id,
  translationHash: id,
  measured: null,
  foldedTitle: 'el faro',
  foldedWords: 'el faro',
  createdAt: NOW,
  storedAt: NOW,
  document: {
    title: 'El faro',
    sentences: [],
  } as never,
};
const narration: Parameters<Library['saveNarration']>[0] = {
  id,
  storyId: id,
  exampleId: null,
  voiceId: 'female',
  speechRate: 0.7,
  musicTrack: 'none',
  language: 'es',
  duration: 1,
  soundBytes: 1,
  timeline: [],
  createdAt: NOW,
  updatedAt: NOW,
};
const take: TakeRow = {
  id,
  storyId: id,
  language: 'es',
  sentence: 0,
  textDigest: id,
  digest: id,
  bytes: 1,
  linkId: null,
  consentedAt: NOW,
  createdAt: NOW,
  acceptedAt: null,
};
const link = {
  id,
  scope: 'read' as const,
  secret: id,
  showsNames: true,
  createdAt: NOW,
  endsAt: NOW + DAY_MS,
};
const another = { continued: id, seriesId: id, standIns: {}, recalled: 1, at: NOW };
const edition = { minutes: 5 as const, duration: 1, length: 2, soundBytes: 1, timeline: [], madeAt: NOW };
const generation: Parameters<Ledger['reserve']>[0] = {
  id,
  kind: 'story',
  idempotencyKey: id,
  fingerprint: id,
  request: '{}',
  storyId: id,
  plan: free,
  requestId: id,
  admittedAt: NOW,
  deadline: NOW,
};

const VIEW = { words: ['faro', 'luna'], language: 'es', type: 'humor', level: 'beginner' } as const;

function pages(library: Library) {
  for (const sort of ['newest', 'oldest', 'title', 'starred'] as const)
    for (const after of [null, { key: sort === 'title' ? 'el faro' : NOW, id }])
      for (const hasAudio of [undefined, true, false])
        library.page(
          { ...(after === null ? { words: [] } : VIEW), sort, ...(hasAudio !== undefined && { hasAudio }) },
          after,
          25,
        );
}

type Parts = {
  links: Links;
  takes: Takes;
  sayings: Sayings;
  user: HomeUser;
  sessions: Sessions;
  library: Library;
  household: Household;
  series: SeriesShelf;
  ledger: Ledger;
  timers: Timers;
  outbox: Outbox;
  deletions: Deletions;
  log: EventLog;
  allowance: SentenceAllowance;
  tries: TranslationTries;
};

function partsOf(storage: DurableObjectStorage): Parts {
  const { sql } = storage;
  const timers = new Timers(storage);
  return {
    user: new HomeUser(sql),
    sessions: new Sessions(sql),
    library: new Library(sql, () => id),
    household: new Household(sql),
    links: new Links(sql),
    series: new SeriesShelf(sql),
    takes: new Takes(sql),
    sayings: new Sayings(sql),
    ledger: new Ledger(sql),
    timers,
    outbox: new Outbox(sql, timers, async () => {}),
    deletions: new Deletions(sql, env.FILES, timers),
    log: new EventLog(sql),
    allowance: new SentenceAllowance(sql, () => {}),
    tries: new TranslationTries(sql),
  };
}

/** `links`, `takes`, `household`, `sayings` and `series` are parts of their own. */
type Calls<Part> = {
  [Method in Exclude<keyof Part, 'links' | 'takes' | 'household' | 'sayings' | 'series'>]: (
    part: Part,
  ) => unknown;
};

/** Every public method, called as the product calls it. */
const CALLS: { [Name in keyof Parts]: Calls<Parts[Name]> } = {
  user: {
    id: (user) => user.id(),
    entry: (user) => user.entry(id, NOW),
    read: (user) => user.read(),
    take: (user) => user.take({ ...(user.read() as UserCopy) }, NOW),
    replace: (user) => user.replace({ ...(user.read() as UserCopy) }, NOW),
    askedAt: (user) => user.askedAt(),
    noteAsked: (user) => user.noteAsked(NOW),
  },
  sessions: {
    begin: (sessions) => sessions.begin(id, device, 1, NOW),
    live: (sessions) => sessions.live(id, NOW),
    all: (sessions) => sessions.all(NOW),
    exchange: (sessions) => {
      const session = sessions.begin(id, device, 1, NOW);
      for (const number of [1, 1, 9]) sessions.exchange(session.id, number, 'hour', NOW);
    },
    end: (sessions) => sessions.end(id),
    endAll: (sessions) => sessions.endAll(id),
    endBefore: (sessions) => sessions.endBefore(1, id),
  },
  household: {
    timeZone: (household) => household.timeZone(),
    setTimeZone: (household) => household.setTimeZone('Europe/Madrid'),
    dayOf: (household) => household.dayOf(NOW),
    takeNumbers: (household) =>
      household.takeNumbers('2026-11-29', { stories: 1, dayNumber: 1, titleNumber: 1 }),
  },
  library: {
    saveStory: (library) => library.saveStory(story),
    story: (library) => library.story(id),
    storyByText: (library) => library.storyByText(id),
    storyByTranslation: (library) => library.storyByTranslation(id),
    heroOf: (library) => library.heroOf('un faro'),
    setScene: (library) => library.setScene(id, 'a.b', 'un faro'),
    setLaterScenes: (library) => library.setLaterScenes(id, 'end 1 a.b', null),
    setTranslation: (library) => library.setTranslation(id, story, 'en'),
    setText: (library) =>
      library.setText(id, { ...story, laterScenes: null, editedAt: NOW, translationEditedAt: null }),
    setStar: (library) => [NOW, null].map((at) => library.setStar(id, at)),
    page: pages,
    storiesOfSeries: (library) => library.storiesOfSeries(id, 200),
    rowsOf: (library) => library.rowsOf([id]),
    allIds: (library) => library.allIds(),
    stories: (library) => library.stories([id]),
    narrations: (library) => library.narrations([id]),
    isEmpty: (library) => library.isEmpty(),
    saveNarration: (library) => library.saveNarration(narration),
    anyStory: (library) => library.anyStory(id),
    isTakenDown: (library) => library.isTakenDown(id),
    setTakenDown: (library) => [NOW, null].map((at) => library.setTakenDown(id, at)),
    counts: (library) => library.counts(),
    showsStory: (library) => library.showsStory(id),
    showsNarration: (library) => library.showsNarration(id),
    hasStory: (library) => library.hasStory(id),
    hasNarration: (library) => library.hasNarration(id),
    saveEdition: (library) => library.saveEdition(id, 'sleep', edition),
    narrationsOf: (library) => library.narrationsOf(id),
    narration: (library) => library.narration(id),
    versionsOf: (library) => [
      library.versionsOf({ storyId: id, exampleId: null }),
      library.versionsOf({ storyId: null, exampleId: id }),
    ],
    sound: (library) => library.sound(id),
    feed: (library) => library.feed(),
    saveFeed: (library) => [1, 2].map(() => library.saveFeed({ showsNames: true, language: 'es', now: NOW })),
    feedWithChanges: (library) => library.feedWithChanges(library.feed()?.secret ?? id),
    feedOf: (library) => library.feedOf(id),
    renewFeed: (library) => library.renewFeed(NOW),
    deleteFeed: (library) => library.deleteFeed(),
    hideNamesInFeed: (library) => library.hideNamesInFeed(),
    keepStandIns: (library) => library.keepStandIns(id, ['Nadia']),
    saveLinkSound: (library) => library.saveLinkSound(id, { soundBytes: 1, madeAt: NOW, script: '' }),
    saidIn: (library) => library.saidIn('es'),
    setOutdated: (library) => library.setOutdated(id, true),
    outdated: (library) => library.outdated(),
    renewNarration: (library) => library.renewNarration(id, { ...narration, said: [], isOutdated: false }),
    episodes: (library) => library.episodes(),
    episodesOfSeries: (library) => library.episodesOfSeries(id),
    deleteStory: (library) => library.deleteStory(id),
    deleteNarration: (library) => library.deleteNarration(id),
    showsTake: (library) => library.showsTake(id),
    hasTake: (library) => library.hasTake(id),
    endTakes: (library) => library.endTakes([id]),
  },
  takes: {
    all: (takes) => takes.all(),
    of: (takes) => takes.of(id),
    accepted: (takes) => takes.accepted(id, 'es'),
    at: (takes) => takes.at(take, true),
    isTooMuch: (takes) => takes.isTooMuch(take),
    put: (takes) => takes.put(take),
    accept: (takes) => takes.accept(id, [id], NOW),
    remove: (takes) => takes.remove([id]),
    forget: (takes) => takes.forget(id),
    removeExpired: (takes) => takes.removeExpired(NOW),
    nextExpiry: (takes) => takes.nextExpiry(),
  },
  series: {
    forgetMemory: (series) => series.forgetMemory(id),
    join: (series) => [id, 'b'].map((storyId) => series.join({ ...another, storyId })),
    night: (series) => series.night(id),
    remember: (series) => series.remember(id, { memory: 'El faro.', proposals: [] }),
    changeMemory: (series) => series.changeMemory(id, 'Otro faro.'),
    deleteMemory: (series) => series.deleteMemory(id),
    before: (series) => [id, 'b'].map((storyId) => series.before(storyId, 5)),
    idFor: (series) => series.idFor(id),
    facts: (series) => series.facts(id),
    one: (series) => series.one(id),
    page: (series) => [null, { lastAt: NOW, id }].map((after) => series.page(after, 25)),
    first: (series) => series.first(id),
    title: (series) => series.title(id),
    nights: (series) => [null, 7].map((below) => series.nights(id, below, 25)),
    all: (series) => series.all(),
    forget: (series) => series.forget(id),
  },
  links: {
    add: (links) => links.add({ ...link, storyId: id }, NOW),
    open: (links) => links.open(NOW),
    bySecret: (links) => links.bySecret(id, ['read'], NOW),
    claim: (links) => links.claim(id, 'a', NOW),
    noteOpened: (links) => links.noteOpened(id),
    close: (links) => links.close(id),
    closeOf: (links) => links.closeOf(id),
    closeOfSeries: (links) => links.closeOfSeries(id),
  },
  sayings: {
    keep: (sayings) => sayings.keep({ id, language: 'es', word: 'Maeve', said: 'Meiv', createdAt: NOW }),
    all: (sayings) => sayings.all(),
    of: (sayings) => sayings.of('es'),
    remove: (sayings) => sayings.remove(id),
  },
  ledger: {
    reserve: (ledger) => ledger.reserve(generation),
    byId: (ledger) => ledger.byId(id),
    byKey: (ledger) => ledger.byKey('story', id),
    isUnderWay: (ledger) => ledger.isUnderWay(id),
    isAttempt: (ledger) => ledger.isAttempt(id, 1),
    running: (ledger) => ledger.running('story'),
    repeatable: (ledger) => ledger.repeatable(id, NOW, NOW),
    repeatRefusal: (ledger) => ledger.repeatRefusal(id, NOW, NOW, NOW),
    returnCredit: (ledger) => ledger.returnCredit(id, NOW),
    creditOf: (ledger) => ledger.creditOf(id),
    idsOf: (ledger) => ledger.idsOf(id),
    endReplay: (ledger) => ledger.endReplay(id),
    allowReplay: (ledger) => ledger.allowReplay(id),
    noteReplay: (ledger) => ledger.noteReplay(id),
    finishedSound: (ledger) => ledger.finishedSound('narration', id, id),
    lastStories: (ledger) => ledger.lastStories(3),
    versionsOf: (ledger) => ledger.versionsOf(id),
    unfinishedSoundsOf: (ledger) => ledger.unfinishedSoundsOf(id),
    ids: (ledger) => ledger.ids(),
    byIds: (ledger) => ledger.byIds([id]),
    unfinished: (ledger) => ledger.unfinished(),
    storyCounts: (ledger) => ledger.storyCounts(premium, NOW),
    failureBefore: (ledger) => ledger.failureBefore(generation),
    storiesSpent: (ledger) => ledger.storiesSpent(free),
    storiesWritten: (ledger) => ledger.storiesWritten(premium),
    spentStories: (ledger) => ledger.spentStories(),
    narrationCounts: (ledger) => ledger.narrationCounts(id, free),
    lastVoice: (ledger) => ledger.lastVoice(['female']),
    storiesWithAudio: (ledger) => ledger.storiesWithAudio(free),
    versions: (ledger) => ledger.versions(id),
    stopsSince: (ledger) => ledger.stopsSince(NOW),
    beginAttempt: (ledger) => ledger.beginAttempt(id),
    restart: (ledger) => ledger.restart(id),
    markWritten: (ledger) => ledger.markWritten(id, NOW),
    markSaved: (ledger) => ledger.markSaved(id, NOW),
    refund: (ledger) => ledger.refund(id, 'story_stopped', null, NOW),
    refundedNarrationsOf: (ledger) => ledger.refundedNarrationsOf(id),
    withdraw: (ledger) => ledger.withdraw(id),
    isWithdrawn: (ledger) => ledger.isWithdrawn(id),
    erase: (ledger) => ledger.erase(id),
    eraseSound: (ledger) => ledger.eraseSound(id),
    forgetRefunded: (ledger) => ledger.forgetRefunded(NOW - DAY_MS),
  },
  timers: {
    set: (timers) => timers.set('outbox', NOW),
    setBy: (timers) => timers.setBy('outbox', NOW - 1),
    ensure: (timers) => timers.ensure('outbox', NOW),
    get: (timers) => timers.get('outbox'),
    take: (timers) => timers.take(NOW),
    arm: (timers) => timers.arm(),
    clear: (timers) => timers.clear('outbox'),
  },
  outbox: {
    add: (outbox) => [outbox.add('settle_story', id), outbox.add('forget_reports', id)],
    run: (outbox) => outbox.run(NOW),
  },
  deletions: {
    remove: (deletions) => deletions.remove([id], NOW),
    expect: (deletions) => deletions.expect([id], NOW),
    giveUp: (deletions) => deletions.giveUp('a/', NOW),
    isExpected: (deletions) => deletions.isExpected(id, NOW),
    keep: (deletions) => deletions.keep([id]),
    add: (deletions) => deletions.add(['b'], NOW),
    run: (deletions) => deletions.run(NOW),
  },
  log: {
    append: (log) => log.append(id, 1, { type: 'read' }),
    reset: (log) => log.reset(id, 2),
    after: (log) => log.after(id, { attempt: 1, seq: 1 }),
    all: (log) => log.all(id),
    has: (log) => log.has(id),
    isWhole: (log) => log.isWhole(id),
    changed: (log) => log.changed(id, 0),
    forgetText: (log) => log.forgetText(id),
    prune: (log) => log.prune(3),
    wakeAll: (log) => log.wakeAll(),
    forget: (log) => log.forget(id),
  },
  allowance: {
    take: (allowance) => {
      const taken = allowance.take(
        { storyId: id, language: 'es', index: 0, voiceId: 'female', figures: null },
        NOW,
      );
      if (taken.ok) taken.end(false);
    },
    all: (allowance) => allowance.all(),
  },
  tries: {
    take: (tries) => tries.take(id),
    giveBack: (tries) => tries.giveBack(id),
    all: (tries) => tries.all(),
    forget: (tries) => tries.forget(id),
  },
};

/** Tables with a few rows: one, one for each device, or what is not done yet. */
const SMALL_TABLES = [
  'user',
  'household',
  'sessions',
  'feed',
  'links',
  'timers',
  'outbox',
  'to_delete',
  'CONSTANT ROW',
  '(subquery',
  'json_each',
];

/**
 * Methods that read all rows of a table: an export asks for all, the account's takes are summed
 * up for each new one, and the log is pruned once for each generation, over
 * some hundred rows a year.
 */
const WHOLE = [
  'allowance.all',
  'ledger.ids',
  'log.prune',
  'series.all',
  'takes.all',
  'takes.isTooMuch',
  'tries.all',
];

/** These sort a few rows: of one text, of the last minutes, of one month, of one user's devices, of a page. */
const SORTING = [
  'library.storyByText',
  'library.storyByTranslation',
  'ledger.byIds',
  'ledger.repeatable',
  'ledger.narrationCounts',
  'ledger.storiesWithAudio',
  'sessions.all',
  'timers.take',
  'links.open',
];

test('every statement of the home uses an index where its table grows', async () => {
  const { user } = await newPerson();
  const slow: Record<string, string[]> = {};
  let indexed = 0;
  await runInDurableObject(env.HOMES.get(env.HOMES.idFromName(user.id)), async (_, { storage }) => {
    const recording = recorded(storage);
    const parts = partsOf(recording.storage);
    for (const [name, methods] of Object.entries(CALLS)) {
      const part = parts[name as keyof Parts];
      const all = Object.getOwnPropertyNames(Object.getPrototypeOf(part)).filter(
        (method) => method !== 'constructor',
      );
      expect(Object.keys(methods).sort(), name).toEqual(all.sort());
      if (name === 'series') for (const one of [id, 'b']) parts.library.saveStory({ ...story, id: one });
      for (const [method, call] of Object.entries(methods)) {
        recording.statements.length = 0;
        await (call as (part: unknown) => unknown)(part);
        for (const { query, bindings } of recording.statements) {
          const plan = storage.sql
            .exec<{ detail: string }>(`EXPLAIN QUERY PLAN ${query}`, ...bindings)
            .toArray()
            .map(({ detail }) => detail);
          indexed += plan.filter((step) => /USING (COVERING )?INDEX/.test(step)).length;
          const isSmall = (step: string) => SMALL_TABLES.some((table) => step.startsWith(`SCAN ${table}`));
          const scans = plan.filter(
            (step) => /^SCAN (?!.*USING (COVERING )?INDEX)/.test(step) && !isSmall(step),
          );
          const sorts = plan.filter((step) => /TEMP B-TREE/.test(step));
          const called = `${name}.${method}`;
          const badSorts = SORTING.includes(called) ? [] : sorts;
          const bad = WHOLE.includes(called) ? [] : [...scans, ...badSorts];
          if (bad.length > 0) slow[called] = [...(slow[called] ?? []), query, ...bad];
        }
      }
    }
  });
  expect(slow).toEqual({});
  // Guards against plans that were not read at all.
  expect(indexed).toBeGreaterThan(50);
});
