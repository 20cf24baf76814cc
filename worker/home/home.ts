import { DurableObject } from 'cloudflare:workers';
import type { TokenLifetime } from '../../contract/schemas/auth.ts';
import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import type { Identity } from '../auth/access-token.ts';
import { AccountUses } from '../budget/account-uses.ts';
import { mainOriginOfApp } from '../config/origins.ts';
import { hasPart } from '../config/parts.ts';
import { releaseOf } from '../config/release.ts';
import { userOrTombstone } from '../directory/account.ts';
import { database } from '../directory/client.ts';
import { settleFreeStory } from '../directory/free-stories.ts';
import { forgetComments } from '../directory/reports.ts';
import { bury, tombstoneOf } from '../directory/tombstones.ts';
import type { UserRow } from '../directory/users.ts';
import type { Env } from '../env.ts';
import { isRefusal, type Refusal } from '../errors/refusal.ts';
import { audioKey, storyKey } from '../files/keys.ts';
import { releaseToday } from '../generation/daily-cap.ts';
import { type ExternalServices, REAL_SERVICES } from '../generation/external-services.ts';
import { Generations } from '../generation/generations.ts';
import { ActivityRow } from '../home-storage/activity.ts';
import { Deletions } from '../home-storage/deletions.ts';
import { KeptValues } from '../home-storage/kept-values.ts';
import { Ledger } from '../home-storage/ledger.ts';
import { Library } from '../home-storage/library.ts';
import { migrate } from '../home-storage/migrations.ts';
import { type DirectoryChange, Outbox } from '../home-storage/outbox.ts';
import { type Device, Sessions } from '../home-storage/sessions.ts';
import { Snapshots } from '../home-storage/snapshot.ts';
import { storedHome } from '../home-storage/stored-home.ts';
import { type TimerName, Timers } from '../home-storage/timers.ts';
import { copyOf, HomeUser, type SignedInUser, type UserCopy } from '../home-storage/user.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { noteRelease } from '../logging/release.ts';
import { inactiveAccountLetter } from '../mail/inactive-account.ts';
import { sendMail } from '../providers/mail.ts';
import { lastEdit } from '../story/earlier-text.ts';
import { filesOfStory } from '../story/story-files.ts';
import { Closing } from './closing.ts';
import { handOver } from './hand-over.ts';
import { type LeavingStep, leavingStep } from './leaving.ts';
import { OwnerAccess } from './owner-access.ts';
import { Recordings } from './recordings.ts';
import { restoreHome } from './restore.ts';
import type { Answer, Begun, HomeRpc, Restored } from './rpc.ts';
import { SignedAccess } from './signed-access.ts';
import { userSession } from './user-session.ts';

/**
 * Durable Object of one user, which has everything that belongs to that user alone. Without a user row it has no
 * schema, refuses every call with `session_ended` and writes nothing. Its methods take and return plain data and
 * streams; decisions are in the modules of this folder and of `generation/`.
 */
export class Home extends DurableObject<Env> implements HomeRpc {
  readonly #services: ExternalServices;
  readonly #user: HomeUser;
  readonly #activity: ActivityRow;
  readonly #sessions: Sessions;
  readonly #uses: AccountUses;
  readonly #library: Library;
  readonly #timers: Timers;
  readonly #deletions: Deletions;
  readonly #outbox: Outbox;
  readonly #generations: Generations;
  readonly #recordings: Recordings;
  readonly #closing: Closing;
  readonly #snapshots: Snapshots;
  readonly #kept = new KeptValues();
  /** Whether the object is the home of a user, and has a schema. */
  #isBegun: boolean;
  /** Whether the account is being deleted, or is deleted: every call is refused. */
  #isClosed = false;
  /** Whether the directory is being asked for the user's row. */
  #isAsking = false;

  constructor(ctx: DurableObjectState, env: Env, services: ExternalServices = REAL_SERVICES) {
    super(ctx, env);
    noteRelease(releaseOf(env));
    const { storage } = ctx;
    const { sql } = storage;
    const userId = () => this.#owner();
    this.#services = services;
    this.#user = new HomeUser(sql);
    this.#activity = new ActivityRow(sql);
    this.#sessions = new Sessions(sql);
    this.#uses = new AccountUses(sql);
    this.#library = new Library(sql, userId);
    this.#timers = new Timers(storage);
    this.#deletions = new Deletions(sql, env.FILES, this.#timers);
    this.#outbox = new Outbox(sql, this.#timers, (change, subject) => this.#changeDirectory(change, subject));
    this.#snapshots = new Snapshots({
      storage,
      files: env.FILES,
      timers: this.#timers,
      deletions: this.#deletions,
      user: () => this.#signedInUser(),
    });
    this.#generations = new Generations({
      env,
      services,
      storage,
      waitUntil: (promise) => ctx.waitUntil(promise.finally(() => this.#noteChanges())),
      noteChanges: () => this.#noteChanges(),
      userId,
      user: () => this.#signedInUser(),
      library: this.#library,
      deletions: this.#deletions,
      outbox: this.#outbox,
      timers: this.#timers,
    });
    this.#recordings = new Recordings({
      storage,
      files: env.FILES,
      library: this.#library,
      deletions: this.#deletions,
      timers: this.#timers,
      generations: this.#generations,
      uses: this.#uses,
      userId,
      finishEnding: () => this.#finishEnding(services.clock.now()),
      now: () => services.clock.now(),
    });
    this.#closing = new Closing({
      env,
      storage,
      timers: this.#timers,
      user: () => this.#signedInUser(),
      endWork: () => this.#generations.end(),
      sendChanges: (now) => this.#outbox.run(now),
    });
    const stored = storedHome(storage);
    this.#isBegun = stored !== null;
    if (stored && !stored.isMigrated) migrate(storage);
    this.#isClosed = stored?.isClosed === true;
    if (stored?.hasWork) this.#generations.recover();
  }

  async ask({ userId, sessionId }: Identity, method: string, args: unknown[]): Promise<Answer> {
    const now = this.#services.clock.now();
    if (!this.#isOpen()) return SESSION_ENDED;
    const { id, askedAt, changes, isLive } = this.#user.entry(sessionId, now);
    if (!isOwn(id, userId) || !isLive) return SESSION_ENDED;
    this.#askAgain(now, askedAt);
    const subjects = userSession({
      env: this.env,
      sessionId,
      sessions: this.#sessions,
      library: this.#library,
      generations: this.#generations,
      recordings: this.#recordings,
      user: () => this.#signedInUser(),
      kept: (key, make) => this.#kept.of(changes, key, make),
      removeStory: (id) => this.#removeStory(id),
      activity: () => this.#activity.read(),
      uses: this.#uses,
      closeAccount: () => this.#close(),
      behind: (what, work) => this.#behind(what, work),
      finishEnding: () => this.#finishEnding(now),
      now,
    });
    return answered(subjects, method, args).finally(() => this.#noteChanges());
  }

  async open(userId: string, method: string, args: unknown[]): Promise<Answer> {
    if (!this.#serves(userId)) return { ok: false, code: 'not_found' };
    const now = this.#services.clock.now();
    const access = new SignedAccess({
      library: this.#library,
      generations: this.#generations,
      recordings: this.#recordings,
      uses: this.#uses,
      now,
    });
    return answered([access], method, args).finally(() => this.#noteChanges());
  }

  async manage(userId: string, method: string, args: unknown[]): Promise<Answer> {
    if (this.#isClosed) return SESSION_ENDED;
    if (!this.#serves(userId)) return { ok: false, code: 'not_found' };
    const now = this.#services.clock.now();
    const access = new OwnerAccess({
      library: this.#library,
      ledger: new Ledger(this.ctx.storage.sql),
      sessions: this.#sessions,
      generations: this.#generations,
      user: () => this.#signedInUser(),
      activity: () => this.#activity.read(),
      releaseStory: (id) => {
        this.#outbox.add('release_story', id);
        this.#behind('outbox', this.#outbox.run(now));
      },
      removeStory: (id) => this.#removeStory(id),
      snapshot: () => this.#behind('snapshot', this.#snapshots.run(now)),
      closeAccount: () => this.#close(),
      now,
    });
    return answered([access], method, args).finally(() => this.#noteChanges());
  }

  begin(copy: UserCopy, device: Device, sessionId: string, mayMake: boolean): Begun | 'no_home' | null {
    if (this.#isClosed) return null;
    const now = this.#services.clock.now();
    if (!this.#isBegun) {
      if (!mayMake) return 'no_home';
      this.#make(copy);
    }
    this.#noteChanges();
    return this.ctx.storage.transactionSync(() => {
      if (!this.#take(copy) && copy.credentials < this.#signedInUser().credentials) return null;
      this.#activity.note(now);
      const session = this.#sessions.begin(sessionId, device, copy.credentials, now);
      return { session, user: this.#signedInUser() };
    });
  }

  /** Makes the object the home of a user. Synchronous: all or nothing is stored. */
  #make(copy: UserCopy): void {
    migrate(this.ctx.storage);
    this.#take(copy);
    this.#activity.begin(copy.createdAt);
    this.#isBegun = true;
    this.#behind('timer', this.#planLeaving(copy.createdAt));
  }

  async wake(copy: UserCopy, mayMake: boolean): Promise<number | 'no_home'> {
    if (!this.#isBegun) {
      if (!mayMake || this.#isClosed) return 'no_home';
      this.#make(copy);
    }
    const now = this.#services.clock.now();
    if (!this.#isClosed) {
      this.take(copy);
      if (this.#timers.get('leaving') === null) await this.#planLeaving(now);
      await this.#snapshots.note(now);
    }
    await this.#timers.arm();
    return this.#timers.get(this.#isClosed ? 'closing' : 'leaving') ?? now;
  }

  exchange({ userId, sessionId }: Identity, number: number, asked: TokenLifetime): Begun | null {
    if (!this.#serves(userId)) return null;
    const now = this.#services.clock.now();
    const session = this.#sessions.exchange(sessionId, number, asked, now);
    if (!session) return null;
    this.#activity.note(now);
    this.#askAgain(now, this.#user.askedAt());
    return { session, user: this.#signedInUser() };
  }

  endSession({ userId, sessionId }: Identity): void {
    if (this.#serves(userId)) this.#sessions.end(sessionId);
  }

  take(copy: UserCopy): SignedInUser | null {
    if (!this.#serves(copy.id)) return null;
    this.ctx.storage.transactionSync(() => this.#take(copy));
    return this.#signedInUser();
  }

  /** @returns false for a copy older than the stored one */
  #take(copy: UserCopy): boolean {
    if (!this.#user.take(copy, this.#services.clock.now())) return false;
    this.#sessions.endBefore(copy.credentials, copy.keptSession);
    return true;
  }

  /** Whether there is no story, narration or unfinished generation. */
  #isEmpty(): boolean {
    return this.#library.isEmpty() && this.#generations.unfinished().length === 0;
  }

  async snapshot(userId: string): Promise<void> {
    if (this.#serves(userId)) await this.#snapshots.run(this.#services.clock.now());
  }

  async restore(copy: UserCopy): Promise<Restored> {
    if (this.#isClosed) throw new Error('the account is being deleted');
    const now = this.#services.clock.now();
    const takeUser = () => {
      this.#user.replace(copy, now);
      this.#sessions.endBefore(copy.credentials, copy.keptSession);
    };
    const begin = () => {
      takeUser();
      this.#activity.begin(now);
    };
    if (this.#isBegun) {
      this.#serves(copy.id);
      this.ctx.storage.transactionSync(takeUser);
      return { outcome: 'kept', stories: 0, narrations: 0, buried: 0, unknownFiles: 0 };
    }
    const restored = await restoreHome(
      {
        storage: this.ctx.storage,
        files: this.env.FILES,
        db: database(this.env.DB),
        secret: this.env.DIGEST_SECRET,
        library: this.#library,
        outbox: this.#outbox,
        deletions: this.#deletions,
        begin,
      },
      copy.id,
      now,
      () => !this.#isBegun,
    );
    this.#isBegun = true;
    this.#generations.recover();
    this.#noteChanges();
    this.#behind('timer', this.#planLeaving(now));
    // Deletes what is due, and sets the timers for the rest.
    this.#behind('outbox', this.#outbox.run(now));
    await this.#deletions
      .run(now)
      .catch((error) => logLine('warn', { files: 'not deleted yet', error: redactedErrorMessage(error) }));
    return restored;
  }

  storyFile(userId: string, storyId: string): { title: string; key: string } | null {
    const story = this.#serves(userId) ? this.#library.anyStory(storyId) : null;
    return story && { title: story.title, key: storyKey(userId, storyId, lastEdit(story)) };
  }

  /**
   * Deletes the account. From here on the home refuses everything, and what is left to do is stored: Stripe and the
   * directory are asked before this returns, files go behind it, and the alarm repeats what failed.
   */
  async #close(): Promise<void> {
    if (this.#isClosed) return;
    const now = this.#services.clock.now();
    this.#isClosed = true;
    this.ctx.storage.transactionSync(() => {
      this.#closing.mark(now);
      this.#sessions.endAll(null);
    });
    try {
      await this.#closing.leaveDirectory(now);
    } catch (error) {
      logLine('error', { account: 'not deleted yet', error: redactedErrorMessage(error) });
      return;
    }
    this.#behind('account', this.#finishClosing(now));
  }

  async #finishClosing(now: number): Promise<void> {
    // A snapshot that is being stored would outlive the files.
    await this.#snapshots.end();
    await this.#closing.finish(now);
    this.#isBegun = false;
  }

  /** Asks the directory behind the reader when the copy of its row is old: a hand-over may be lost. */
  #askAgain(now: number, askedAt: number): void {
    if (this.#isAsking || now - askedAt < ASKED_FOR_MS) return;
    this.#isAsking = true;
    const asked = this.#askDirectory().finally(() => {
      this.#isAsking = false;
    });
    this.#behind(
      'directory',
      asked.then((found) => (found === 'deleted' ? this.#close() : undefined)),
    );
  }

  /**
   * Takes the user's row from the directory.
   * @returns `deleted` for a user with a tombstone; `lost` for a row that went without one, as after a restored
   * backup: its sessions end, and the data stay until retention takes them, in case the row comes back
   */
  async #askDirectory(): Promise<'known' | 'deleted' | 'lost'> {
    const userId = this.#owner();
    const digest = await tombstoneOf(this.env.DIGEST_SECRET, 'user', userId);
    const { row, isDeleted } = await userOrTombstone(database(this.env.DB), userId, digest);
    if (this.#isClosed) return 'known';
    this.ctx.storage.transactionSync(() => {
      if (row) this.#take(copyOf(row));
      else this.#sessions.endAll(null);
      this.#user.noteAsked(this.#services.clock.now());
    });
    if (row) return 'known';
    logLine(isDeleted ? 'warn' : 'error', { directory: 'no row', isDeleted });
    return isDeleted ? 'deleted' : 'lost';
  }

  /** Sets the timer for the next step of retention. */
  #planLeaving(now: number): Promise<void> {
    const step = this.#leavingStep(now);
    // A step that is due is taken a minute later, in its own turn.
    return this.#timers.set('leaving', step.does === 'wait' ? step.until : now + STEP_DELAY_MS);
  }

  #leavingStep(now: number): LeavingStep {
    return leavingStep(this.#signedInUser(), this.#activity.read(), this.#isEmpty(), now);
  }

  /** Retention: waits, mails a notice, or deletes the account. @throws what the directory or the mail service throws */
  async #leave(now: number): Promise<void> {
    if (this.#leavingStep(now).does !== 'wait') {
      await this.#timers.set('leaving', now + LEAVING_RETRY_MS);
      // The copy may be old.
      if ((await this.#askDirectory()) !== 'known') return this.#close();
      if (this.#isClosed) return;
      const step = this.#leavingStep(now);
      if (step.does === 'leave') return this.#close();
      // Nobody can be warned, so the account stays.
      if (step.does === 'notify' && !hasPart(this.env, 'mail'))
        return this.#timers.set('leaving', now + DAY_MS);
      if (step.does === 'notify') await this.#mailNotice(step.days, now);
    }
    await this.#planLeaving(now);
  }

  async #mailNotice(days: 30 | 7, now: number): Promise<void> {
    const before = this.#activity.read();
    this.#activity.claimNotice(days, now);
    const url = `${mainOriginOfApp(this.env)}/login`;
    try {
      await sendMail(this.env, { to: this.#signedInUser().email, ...inactiveAccountLetter(days, url) });
    } catch (error) {
      this.#activity.releaseNotice(before);
      throw error;
    }
  }

  override async alarm(): Promise<void> {
    if (!this.#isBegun) return;
    const now = this.#services.clock.now();
    // All other work is the closing's; its timers would wake a closed home each minute until that has ended.
    const { due, armed } = this.#timers.take(now, this.#isClosed ? 'closing' : null);
    // Before anything can fail: an alarm that throws is given up by the platform after six times.
    await armed;
    const works: Record<TimerName, () => Promise<void>> = {
      generations: () => this.#generations.onTimer(),
      deletions: () => this.#deletions.run(now),
      outbox: () => this.#outbox.run(now),
      leaving: () => this.#leave(now),
      closing: () => this.#finishClosing(now),
      snapshot: () => this.#snapshots.run(now),
      links: () => this.#generations.makeLinkSounds(),
      takes: () => this.#recordings.removeExpired(),
    };
    for (const name of due) {
      if (this.#isClosed && name !== 'closing') continue;
      await works[name]().catch((error) =>
        logLine('error', { timer: name, error: redactedErrorMessage(error) }),
      );
    }
    this.#noteChanges();
  }

  /**
   * Deletes a story with its narrations. Its credit stays spent. Its files are rows of `to_delete` from here on, whose
   * timer is set before this returns.
   * @returns `not_found`; `database_error` while something of the story cannot be saved; null when it is done
   */
  async #removeStory(id: string): Promise<Refusal | null> {
    if (!this.#library.hasStory(id)) return { ok: false, code: 'not_found' };
    const userId = this.#owner();
    const { clock } = this.#services;
    const isForgotten = await this.#generations.forgetStory(id, (unsaved) => {
      const saved = this.#library.deleteStory(id) ?? [];
      const files = filesOfStory(userId, id, saved);
      this.#deletions.add([...files, ...unsaved.map((one) => audioKey(userId, one))], clock.now());
      this.#outbox.add('forget_reports', id);
    });
    if (!isForgotten) return { ok: false, code: 'database_error' };
    this.#finishEnding(clock.now());
    return null;
  }

  /** Sends tombstones and deletes files behind the answer: without a row every address answers 404, whatever R2 has. */
  #finishEnding(now: number): void {
    this.#behind('outbox', this.#outbox.run(now));
    this.#behind('files', this.#deletions.run(now));
  }

  /** Lets work that is repeated by a timer finish behind the answer. */
  #behind(what: string, work: Promise<unknown>): void {
    this.ctx.waitUntil(
      work.catch((error) => logLine('warn', { [what]: 'not done yet', error: redactedErrorMessage(error) })),
    );
  }

  /** Sets the timer of the snapshot after whatever may have written. */
  #noteChanges(): void {
    const noted = this.#isOpen() ? this.#snapshots.note(this.#services.clock.now()) : null;
    if (noted) this.#behind('snapshot', noted);
  }

  async #changeDirectory(change: DirectoryChange, subject: string): Promise<void> {
    const db = database(this.env.DB);
    const userId = this.#owner();
    const now = this.#services.clock.now();
    if (change === 'bury_story' || change === 'bury_feed' || change === 'bury_take') {
      const kind = ({ bury_story: 'story', bury_feed: 'feed', bury_take: 'take' } as const)[change];
      return bury(db, await tombstoneOf(this.env.DIGEST_SECRET, kind, subject), now);
    }
    if (change === 'forget_reports') return forgetComments(db, userId, subject);
    const rows =
      change === 'settle_story'
        ? await settleFreeStory(db, { generationId: subject, userId }, now)
        : await this.#releaseStory(subject);
    // Accounts of the same mailbox. The minute's run repeats a failure.
    for (const row of rows) this.#behind('hand-over', handOver(this.env, row));
  }

  /** @returns the accounts of the mailbox that have more free stories by it */
  async #releaseStory(id: string): Promise<UserRow[]> {
    const generation = new Ledger(this.ctx.storage.sql).byId(id);
    if (!generation) return [];
    const { plan, admittedAt, failure } = generation;
    const story = { generationId: id, userId: this.#owner(), buyer: plan.kind, admittedAt };
    return releaseToday(this.env, story, failure, this.#services.clock.now());
  }

  #signedInUser(): SignedInUser {
    const user = this.#user.read();
    if (!user) throw new Error('the home has no user');
    return { ...user, spent: new Ledger(this.ctx.storage.sql).spentStories() };
  }

  /** Whether there was a registration, and no deletion. */
  #isOpen(): boolean {
    return this.#isBegun && !this.#isClosed;
  }

  #serves(userId: string): boolean {
    return this.#isOpen() && isOwn(this.#owner(), userId);
  }

  #owner(): string {
    return this.#user.id();
  }
}

/** Guard: an object serves one user only. A call for another user is a bug that must not leak data. */
function isOwn(owner: string, userId: string): true {
  if (owner !== userId) throw new Error('this home belongs to another user');
  return true;
}

/** Age of the copy at which the directory is asked again. */
const ASKED_FOR_MS = HOUR_MS;
/** Interval of the attempts at a step of retention. */
const LEAVING_RETRY_MS = DAY_MS;
const STEP_DELAY_MS = 60_000;

const SESSION_ENDED: Refusal = { ok: false, code: 'session_ended' };

/** Calls a method that a caller names, of the object whose class has it. */
async function answered(targets: readonly object[], method: string, args: unknown[]): Promise<Answer> {
  const target = targets.find((one) => Object.hasOwn(Object.getPrototypeOf(one), method));
  if (!target || method === 'constructor') throw new Error(`there is no method ${method}`);
  const answer: unknown = await Object.getPrototypeOf(target)[method].apply(target, args);
  return isRefusal(answer) ? answer : { ok: true, value: answer };
}
