import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { ErrorBody } from '../../../contract/schemas/error-body.ts';
import { generateRequest } from '../../../contract/schemas/series.ts';
import { type GeneratedStory, storyRequest } from '../../../contract/schemas/stories.ts';
import { app } from '../../../worker/app.ts';
import { issueAccessToken } from '../../../worker/auth/access-token.ts';
import type { HeldSubscription } from '../../../worker/billing/gateway.ts';
import { recordOf } from '../../../worker/billing/subscription-state.ts';
import { saveSubscription } from '../../../worker/directory/billing.ts';
import { database } from '../../../worker/directory/client.ts';
import { dailySpending, freeStories, usageCounts, users } from '../../../worker/directory/schema.ts';
import type { UserRow } from '../../../worker/directory/users.ts';
import { ApiError } from '../../../worker/errors/refusal.ts';
import { changedStories, storyKey } from '../../../worker/files/keys.ts';
import { digestOfOrder } from '../../../worker/generation/orders.ts';
import type { StoryRow } from '../../../worker/home-storage/library.ts';
import type { StoredStory } from '../../../worker/home-storage/stored-document.ts';
import { copyOf } from '../../../worker/home-storage/user.ts';
import { handOver, handOverAgain } from '../../../worker/home/hand-over.ts';
import type { SubscriptionRecord } from '../../../worker/plan/entitlement.ts';
import { type Plan, storiesRemaining } from '../../../worker/plan/plan.ts';
import { hashesOf, serializeStory } from '../../../worker/story/stored-story.ts';
import { joinSentences, splitStory } from '../../../worker/story/story-text.ts';
import { directStub, unlessKilled } from './direct-calls.ts';
import { count } from './event-counts.ts';
import { type FaultInjector, type InjectedOutcome, injectors } from './fault-injector.ts';
import type { FaultedHome, Inspected, LedgerRow } from './home.ts';
import { Listener } from './listener.ts';
import { PersonSlot, type RequestFault } from './person-slot.ts';
import { OwnWords } from './possible-words.ts';
import { GENERATION_GAP_MS, REPLAY_WINDOW_MS } from './promises.ts';
import type { Beginning, HandOverFault, PLANS } from './schedule.ts';
import { DAY_MS, MINUTE_MS } from './time.ts';
import { calm } from './turns.ts';
import { generatedOf, now, STORED_FIGURE, stage } from './world.ts';

const OPTIONS = storyRequest.parse({ topic: 'un faro' });
const YEAR_MS = 365 * DAY_MS;
const PERIOD_MS = 30 * DAY_MS;

type SubscriptionAct = (typeof PLANS)[number];

/** Index of the sentence in which the figure speaks. */
const SPOKEN_SENTENCE = 1;

/** Possible answers, other than a new story, of a request without an idempotency key. */
type Repeatable = {
  /** The story that must be returned, unless the request joins a running one. */
  due: string | null;
  underWay: Set<string>;
  /** Stories that may be returned a second time. */
  saved: Set<string>;
};

/** Methods that the campaign calls, over RPC. */
type Campaigned = {
  [
    Name in 'decide' | 'ring' | 'ringAlarm' | 'restart' | 'die' | 'end' | 'hurry' | 'inspect' | 'everything'
  ]: (...values: Parameters<FaultedHome[Name]>) => Promise<Awaited<ReturnType<FaultedHome[Name]>>>;
};

/** A user with an account, a session and a Durable Object. */
export class Person {
  readonly userId = crypto.randomUUID();
  readonly #sessionId = crypto.randomUUID();
  readonly #slot: PersonSlot;
  readonly own = new OwnWords();
  readonly listeners: Listener[] = [];
  /** Generations by order and idempotency key. */
  readonly generationsOfOrders = new Map<string, Set<string>>();
  /** Statuses of sentence requests, by story, sentence, voice and whether with the figure's. */
  readonly sentencesAsked = new Map<string, number[]>();
  /** Pending requests, by description. */
  readonly waiting = new Map<Promise<void>, string>();
  /** Stories with a requested deletion, and with a confirmed one. */
  readonly removalAsked = new Set<string>();
  readonly removed = new Set<string>();
  /** Texts of stories to be deleted. */
  readonly textsToRemove = new Map<string, string>();
  /** State of the account's deletion. */
  leaving: 'no' | 'asked' | 'asking' | 'done' = 'no';
  /** Of the current or last paid period; 0 without one. */
  periodStart: number;
  readonly #beginning: Beginning;
  readonly #replayed = new Set<string>();
  #held: HeldSubscription;
  #billingVersion = 0;
  #names = 0;
  #issued = { token: '', at: 0 };

  readonly #mailbox: string;

  /** @param mailbox of several users; null for one of their own */
  constructor(slot: number, beginning: Beginning, mailbox: string | null) {
    this.#beginning = beginning;
    this.#mailbox = mailbox ?? this.userId;
    this.periodStart = beginning.premium ? now() : 0;
    this.#held = heldSince(this.periodStart);
    this.#slot = PersonSlot.of(slot);
    this.#slot.house(this.userId);
  }

  get #plan(): Plan {
    return this.periodStart === 0 ? { kind: 'free' } : { kind: 'premium', periodStart: this.periodStart };
  }

  /** Stories spent before the schedule: the first is in the library, the others are deleted. */
  get #before(): string[] {
    const spent = storiesRemaining(this.#plan, 0) - this.#beginning.left;
    return Array.from({ length: spent }, (_, n) => `${n === 0 ? 'first' : 'deleted'}-${n}-${this.userId}`);
  }

  #userRow(at: number): typeof users.$inferInsert {
    const row = {
      id: this.userId,
      email: `${this.userId}@example.org`,
      mailbox: this.#mailbox,
      createdAt: at,
    };
    return this.periodStart === 0 ? row : { ...row, ...active(this.periodStart) };
  }

  /** Stays fresh, so that no re-authentication is needed. */
  #session(at: number) {
    return { id: this.#sessionId, createdAt: at + YEAR_MS, usedAt: at, expiresAt: at + 2 * YEAR_MS };
  }

  async #storyRow(at: number): Promise<Omit<StoryRow, 'userId'>> {
    const id = this.#before[0]!;
    const { title, content, said } = stage.world.newStory(this.objectId);
    const spanOf = (text: string, words: string) => {
      const start = text.indexOf(words);
      return start < 0 ? [] : [{ by: STORED_FIGURE.id, start, end: start + words.length }];
    };
    const sentences = splitStory(content, 'es').map((sentence) => {
      const speech = said.flatMap((words) => spanOf(sentence.text, words));
      return { ...sentence, ...(speech.length > 0 && { speech }) };
    });
    for (const text of [title, ...sentences.map((sentence) => sentence.text)]) {
      stage.world.approved.add(text);
    }
    const document: StoredStory = { language: 'es', sentences, cast: [STORED_FIGURE] };
    const bytes = new Uint8Array(new TextEncoder().encode(serializeStory(document)));
    stage.world.files.set(storyKey(this.userId, id), { bytes, contentType: undefined });
    const known = { foldedTitle: '', foldedWords: '', ...(await hashesOf({ sentences })) };
    return {
      id,
      title,
      language: 'es',
      options: OPTIONS,
      createdAt: at,
      ...known,
      measured: null,
      scene: null,
      laterScenes: null,
      heroKey: null,
      standIns: null,
      earlierNames: '',
      document,
      storedAt: at,
      takenDownAt: null,
      editedAt: null,
      translationEditedAt: null,
      starredAt: null,
      day: new Date(at).toISOString().slice(0, 10),
      dayNumber: 1,
      titleNumber: 1,
    };
  }

  /** Inserts the rows of registered users, which replace those of the schedule before, and begins their homes. */
  static async register(people: Person[]): Promise<void> {
    const db = database(env.DB);
    const at = now();
    const firsts = await Promise.all(people.map((person) => person.#storyRow(at)));
    const free = people.filter((person) => person.periodStart === 0);
    const had = free.flatMap((person) =>
      person.#before.map((generationId) => ({
        generationId,
        mailbox: person.#mailbox,
        userId: person.userId,
        countsUntil: null,
      })),
    );
    const elsewhere = (person: Person) =>
      had.filter((one) => one.mailbox === person.#mailbox && one.userId !== person.userId).length;
    const [, , , , rows] = await db.batch([
      db.once.delete(users),
      db.once.delete(freeStories),
      db.once.delete(usageCounts),
      db.once.delete(dailySpending),
      db.once
        .insert(users)
        .values(people.map((person) => ({ ...person.#userRow(at), storiesElsewhere: elsewhere(person) })))
        .returning(),
      ...(had.length > 0 ? [db.once.insert(freeStories).values(had)] : []),
    ]);
    const copies = new Map(rows.map((row) => [row.id, copyOf(row)]));
    await Promise.all(
      people.map((person, n) =>
        person.stub.restart(
          ...([copies.get(person.userId)!, person.#session(at), person.#plan, person.#before] as const),
          firsts[n]!,
        ),
      ),
    );
  }

  get stub(): Campaigned {
    return directStub(this.#slot.object);
  }

  get objectId(): string {
    return this.#slot.objectId.toString();
  }

  /** Null while the object is not running. */
  get injector(): FaultInjector | null {
    return injectors.get(this.objectId) ?? null;
  }

  wrong(what: string): void {
    stage.world.wrongs.push(what);
  }

  async request(
    method: string,
    path: string,
    {
      json,
      body: bytes,
      headers = {},
      fault,
    }: { json?: unknown; body?: Uint8Array; headers?: HeadersInit; fault?: RequestFault | null } = {},
  ): Promise<Response> {
    this.#slot.plan(fault ?? null);
    const sent = new Headers(headers);
    sent.set('authorization', `Bearer ${await this.#token()}`);
    if (json !== undefined) sent.set('content-type', 'application/json');
    const sentBody = bytes ?? (json === undefined ? undefined : JSON.stringify(json));
    const body = sentBody === undefined ? {} : { body: sentBody };
    const request = new Request(`http://api.test${path}`, { method, headers: sent, ...body });
    stage.world.busy += 1;
    try {
      return await app.fetch(request, this.#slot.env, createExecutionContext());
    } finally {
      stage.world.busy -= 1;
      stage.world.moves += 1;
    }
  }

  /** A valid token at the simulated time. */
  async #token(): Promise<string> {
    const at = now();
    if (at < this.#issued.at || at > this.#issued.at + 30 * MINUTE_MS) {
      const identity = { userId: this.userId, sessionId: this.#sessionId };
      this.#issued = { token: await issueAccessToken(identity, env.TOKEN_SECRET, at), at };
    }
    return this.#issued.token;
  }

  /** Tracks pending work until it ends. */
  wait(what: string, work: Promise<void>): void {
    const waited = work
      .catch((error: unknown) => this.wrong(`${what}: ${error}`))
      .finally(() => {
        this.waiting.delete(waited);
        stage.world.moves += 1;
      });
    this.waiting.set(waited, what);
  }

  /** Stories that this request may repeat, by the ledger before it is sent. */
  async whatMayBeRepeated(order: Record<string, string>): Promise<Repeatable> {
    const { secondLanguage, ...request } = generateRequest.parse(order);
    const asked = secondLanguage ? { ...request, secondLanguage } : request;
    const fingerprint = digestOfOrder(JSON.stringify(asked));
    const { ledger } = await this.inspect();
    const narrated = new Set(
      ledger.filter(({ kind }) => kind === 'narration').map(({ story_id }) => story_id),
    );
    const isSame = (row: LedgerRow) =>
      row.kind === 'story' &&
      row.status === 'saved' &&
      Math.abs(now() - (row.ended_at ?? 0)) <= REPLAY_WINDOW_MS &&
      row.fingerprint === fingerprint &&
      !narrated.has(row.id) &&
      !this.removed.has(row.id);
    const saved = ledger.filter(isSame).sort((a, b) => b.ended_at! - a.ended_at!);
    const due = saved.find((row) => row.replays_left > 0 && !this.removalAsked.has(row.id));
    const underWay = ledger.filter(({ status }) => status === 'running' || status === 'written');
    return {
      due: due?.id ?? null,
      underWay: new Set(underWay.map(({ id }) => id)),
      saved: new Set(saved.map(({ id }) => id)),
    };
  }

  /** Orders a generation, and follows its events or waits for its response. */
  order(
    path: string,
    json: unknown,
    key: string | null,
    events: boolean,
    fault: RequestFault | null,
    repeatable: Repeatable | null = null,
  ): void {
    const headers: Record<string, string> = { accept: events ? 'text/event-stream' : 'application/json' };
    if (key !== null) headers['idempotency-key'] = key;
    const order = key === null ? null : `${key}: ${JSON.stringify(json)}`;
    this.wait(
      `POST ${path}`,
      (async () => {
        const answer = await this.request('POST', path, { json, headers, fault });
        if (answer.status === 200 && events) {
          const listener = new Listener(null, (what) => this.wrong(what));
          this.listeners.push(listener);
          await listener.attend(answer.body!);
          this.#note(order, listener.generationId);
          this.#checkRepeat(repeatable, listener.generationId);
        } else {
          const { id, replayed } = this.#checkAnswer(await answer.text());
          this.#note(order, id);
          this.#checkRepeat(repeatable, id);
          if (replayed) this.#checkReplay(repeatable, id);
        }
      })(),
    );
  }

  #note(order: string | null, id: string | null): void {
    if (order === null || id === null) return;
    const ids = this.generationsOfOrders.get(order) ?? new Set();
    this.generationsOfOrders.set(order, ids.add(id));
  }

  /** A story whose response may be lost is not generated twice. */
  #checkRepeat(repeatable: Repeatable | null, id: string | null): void {
    if (!repeatable?.due || id === null || repeatable.underWay.has(id)) return;
    if (id === repeatable.due) count('story: handed out again');
    else this.wrong(`${id} was written instead of ${repeatable.due}`);
  }

  /** A story is replayed once, and only when it is in the library without a narration. */
  #checkReplay(repeatable: Repeatable | null, id: string | null): void {
    if (id === null || !repeatable?.saved.has(id)) this.wrong(`${id} was handed out again`);
    else if (this.#replayed.has(id)) this.wrong(`${id} was handed out again twice`);
    else this.#replayed.add(id);
  }

  /** Retry-After never exceeds the gap at any clock change, and a story is complete. */
  #checkAnswer(text: string): { id: string | null; replayed: boolean } {
    const {
      id = null,
      code,
      retryAfter = 0,
      content,
      replayed = false,
    } = JSON.parse(text) as Partial<ErrorBody & GeneratedStory>;
    if (code === 'too_soon' && retryAfter > GENERATION_GAP_MS / 1000)
      this.wrong(`asked to wait ${retryAfter} s`);
    const isTold = content !== undefined && (generatedOf(content) !== undefined || content.includes('canta'));
    if (content !== undefined && !isTold) this.wrong(`was answered with ${content}`);
    return { id, replayed };
  }

  /**
   * Reconnects a listener after its last event.
   * @returns the status
   */
  async listen(listener: Listener, kind: LedgerRow['kind']): Promise<number> {
    const folder = kind === 'story' ? 'stories' : 'audio';
    const answer = await this.request('GET', `/api/${folder}/${listener.generationId}/events`, {
      headers: listener.lastEventId === null ? {} : { 'last-event-id': listener.lastEventId },
    });
    if (answer.status === 200) this.wait('events', listener.attend(answer.body!));
    else await answer.text();
    return answer.status;
  }

  /** Stores what the product makes of Stripe's subscription after an event. */
  async subscribe(event: SubscriptionAct): Promise<void> {
    const at = now();
    const isOver = this.#held.status === 'canceled';
    const isBought = event === 'renewed' || (isOver && event === 'premium');
    if (isBought || this.periodStart === 0) this.periodStart = Math.max(this.periodStart + 1, at);
    // One that is over is only followed by another purchase.
    const before = isBought && isOver ? heldSince(this.periodStart) : this.#held;
    const period = { periodStart: this.periodStart, periodEnd: this.periodStart + PERIOD_MS };
    const change = isOver && !isBought ? {} : afterEvent(event, at, period.periodEnd);
    this.#held = { ...before, ...period, ...change };
    const user = { id: this.userId, billingVersion: this.#billingVersion };
    const record = recordOf(this.#held);
    count(`subscription ${record.subscriptionState}`);
    const saved = await saveSubscription(database(env.DB), user, record, null, at);
    if (!saved) return;
    this.#billingVersion = saved.billingVersion;
    await this.#handOver(saved);
  }

  /** As the webhook, which Stripe then repeats. */
  async #handOver(row: UserRow): Promise<void> {
    await handOver(this.#slot.env, row).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      count(`hand-over: ${error.code}`);
    });
  }

  /** Changes the name, of which no home may keep an older one. */
  rename(fault: RequestFault | null): void {
    this.#names += 1;
    const asking = this.request('PATCH', '/api/account', { json: { name: `Name ${this.#names}` }, fault });
    this.wait(
      'rename',
      asking.then(async (answer) => {
        count(`rename: ${answer.status}`);
        await answer.text();
      }),
    );
  }

  misplace(how: HandOverFault | null): void {
    this.#slot.nextHandOver = how;
  }

  deliver(which: number): Promise<void> {
    return this.#slot.deliver(which);
  }

  /** The cron of every minute. */
  async handOverAgain(): Promise<void> {
    if (stage.world.isGone('d1')) return;
    // Faults are for requests.
    this.#slot.plan(null);
    const { handedOver } = await handOverAgain(this.#slot.env);
    if (handedOver > 0) count('hand-over: repeated');
  }

  /** Delivers every late hand-over, the newest first. */
  async deliverAll(): Promise<void> {
    while (this.#slot.late.length > 0) await this.deliver(this.#slot.late.length - 1);
  }

  /** Stories with a text, newest first, since actions mostly concern the newest. */
  textIds(): string[] {
    const prefix = `stories/${this.userId}/`;
    const ids = [...stage.world.files.keys()]
      .filter((key) => key.startsWith(prefix) && key.endsWith('.json'))
      // A changed story has a folder.
      .map((key) => key.slice(prefix.length, -'.json'.length).split('/')[0]!);
    return [...new Set(ids)].reverse();
  }

  /** Sentences of the document that was stored last. */
  sentencesOf(storyId: string): StoredStory['sentences'] {
    const first = storyKey(this.userId, storyId);
    const folder = changedStories(this.userId, storyId);
    const key = [...stage.world.files.keys()].findLast((one) => one === first || one.startsWith(folder));
    const file = key === undefined ? undefined : stage.world.files.get(key);
    return file ? (JSON.parse(new TextDecoder().decode(file.bytes)) as StoredStory).sentences : [];
  }

  textOf(storyId: string): string {
    return joinSentences(this.sentencesOf(storyId));
  }

  /** Requests one sentence, and records the status under its counting key. */
  requestSentence(storyId: string, index: number, voiceId: string, cast: boolean): void {
    const key = JSON.stringify([storyId, index, voiceId, cast && index === SPOKEN_SENTENCE ? 1 : 0]);
    const asking = this.request(
      'GET',
      `/api/stories/${storyId}/sentences/${index}/speech?speechRate=1&voiceId=${voiceId}&cast=${cast ? 1 : 0}`,
    );
    const heard = async () => {
      const answer = await asking;
      const statuses = this.sentencesAsked.get(key) ?? [];
      this.sentencesAsked.set(key, [...statuses, answer.status]);
      count(`sentence: ${answer.status}`);
      if ((await answer.arrayBuffer()).byteLength === 0) this.wrong(`sentence ${key} is empty`);
    };
    this.wait(`sentence ${key}`, heard());
  }

  /** Requests the address of a book, which a withdrawn story does not have. */
  requestBook(storyId: string): void {
    const asked = async () => {
      const answer = await this.request('GET', `/api/stories/${storyId}/book`);
      await answer.text();
      count(`book: ${answer.status}`);
      if (answer.status !== 200) return;
      // The home may die before it answers; its successor has the same ledger.
      const { ledger } = (await unlessKilled(this.inspect())) ?? (await this.inspect());
      const row = ledger.find(({ id }) => id === storyId);
      if (row?.failure === 'story_withdrawn') this.wrong(`story ${storyId} was withdrawn and is a book`);
    };
    this.wait(`take away ${storyId}`, asked());
  }

  /** Requests the deletion of a story. */
  remove(storyId: string, fault: RequestFault | null): void {
    const again = this.removalAsked.has(storyId);
    this.removalAsked.add(storyId);
    const text = this.textOf(storyId);
    if (text !== '') this.textsToRemove.set(storyId, text);
    const asking = this.request('DELETE', `/api/stories/${storyId}`, { fault });
    this.wait(
      'remove',
      asking.then(({ status }) => {
        if (status === 204) this.removed.add(storyId);
        // Not in the library yet.
        if (status === 404 && !again) this.removalAsked.delete(storyId);
      }),
    );
  }

  /** Requests the deletion of the account, and again after settling if it failed. */
  leave(fault: RequestFault | null): void {
    if (this.leaving === 'asking' || this.leaving === 'done') return;
    this.leaving = 'asking';
    const asking = this.request('DELETE', '/api/account', { json: {}, fault });
    this.wait(
      'leave',
      asking.then(({ status }) => {
        // The session ends with the account, so a repetition is unauthenticated.
        this.leaving = status === 204 || status === 401 ? 'done' : 'asked';
      }),
    );
  }

  async decide(position: number, outcome: InjectedOutcome): Promise<void> {
    await unlessKilled(this.stub.decide(position, outcome));
  }

  async die(): Promise<void> {
    await unlessKilled(this.stub.die());
  }

  /** Runs due timers of a running object. */
  async ring(): Promise<void> {
    if (this.injector) await unlessKilled(this.stub.ring());
  }

  /** Delivers the alarm, if set, at least once. Its work may wait for the campaign. */
  async ringAlarm(times: number): Promise<void> {
    const { world } = stage;
    const { ringing } = world;
    ringing.add(this.objectId);
    world.startAlarm(this.objectId);
    const rung = unlessKilled(this.stub.ringAlarm(times)).finally(() => {
      ringing.delete(this.objectId);
      world.alarmBegan(this.objectId);
    });
    this.wait('alarm', rung);
    await calm();
  }

  /** Delivers the alarm early. */
  async hurry(times: number): Promise<void> {
    await unlessKilled(this.stub.hurry());
    await this.ringAlarm(times);
  }

  /** Cleans the slot for the next user, when there may be more than rows to clean. */
  async rise(): Promise<void> {
    await unlessKilled(this.stub.end());
  }

  async inspect(): Promise<Inspected> {
    return this.stub.inspect();
  }
}

/** A subscription at Stripe that was just paid. */
const heldSince = (at: number): HeldSubscription => ({
  id: 'sub_campaign',
  status: 'active',
  createdAt: at,
  soldTo: null,
  periodStart: at,
  periodEnd: at + PERIOD_MS,
  paidPeriod: null,
  endsAt: null,
  endedAt: null,
  isHeldBack: false,
  isRenewing: false,
  money: 'kept',
  startRequestedAt: null,
});

/** What an event changes of a running subscription. The product cancels one whose money is lost. */
function afterEvent(event: SubscriptionAct, at: number, periodEnd: number): Partial<HeldSubscription> {
  const changes: Record<SubscriptionAct, Partial<HeldSubscription>> = {
    premium: { endsAt: null },
    renewed: { endsAt: null },
    cancelled: { endsAt: periodEnd },
    ended: { status: 'canceled', endedAt: at },
    disputed: { money: 'disputed' },
    won: { money: 'kept' },
    lost: { money: 'lost', status: 'canceled', endedAt: at },
    refunded: {},
  };
  return changes[event];
}

const active = (periodStart: number): SubscriptionRecord => ({
  subscriptionState: 'active',
  stripeSubscriptionId: 'sub_campaign',
  periodStart,
  periodEnd: periodStart + PERIOD_MS,
  renewalStart: null,
});
