import { type FailureCode, failuresOf } from '../../contract/errors.ts';
import type { EditionKind } from '../../contract/narration.ts';
import { midnightBefore } from '../../contract/time.ts';
import type { Plan } from '../plan/plan.ts';
import type { SpentStories } from '../plan/present-user.ts';
import { readSoundChoice, type SoundChoice, versionOf } from './sound-choice.ts';

/** Or an edition of a narration. */
export type GenerationKind = 'story' | 'narration' | EditionKind;

/**
 * `running`: the credit is reserved and the work goes on. `written`: the work is done and will be saved, whatever it
 * takes. `saved`: spent. `refunded`: it failed, was stopped or was withdrawn and costs nothing.
 */
export type GenerationStatus = 'running' | 'written' | 'saved' | 'refunded';

export type Generation = {
  id: string;
  kind: GenerationKind;
  status: GenerationStatus;
  idempotencyKey: string | null;
  /** Digest of the request; `ERASED` once its content was deleted. */
  fingerprint: string;
  /** The job's order as JSON, without its words once it is settled. */
  request: string;
  /** The story that is written or narrated. */
  storyId: string;
  plan: Plan;
  /** Of the request that ordered it. */
  requestId: string;
  /** Milliseconds since the epoch. */
  admittedAt: number;
  deadline: number;
  /** Attempt number from 1; each attempt numbers its events from 1. */
  attempt: number;
  /** How many of them a job asked for itself, because it could not go on as it had begun. */
  restarts: number;
  failure: FailureCode | null;
  /** Seconds. */
  retryAfter: number | null;
};

/** A narration with what was chosen of it; null for a row without its choice. */
export type NarratedVersion = Generation & { sound: SoundChoice | null };

/** A generation with its order, which is read from the ledger's JSON once for all that a run does. */
export type Ordered<Order> = Generation & { order: Order };

type Row = {
  id: string;
  kind: GenerationKind;
  status: GenerationStatus;
  idempotency_key: string | null;
  fingerprint: string;
  request: string;
  story_id: string;
  plan: Plan['kind'];
  period_start: number;
  request_id: string;
  admitted_at: number;
  deadline: number;
  attempt: number;
  restarts: number;
  failure: FailureCode | null;
  retry_after: number | null;
};

/** Fingerprint of a row whose content was deleted. */
export const ERASED = '';

/**
 * Order without the user's words, stored when a generation is settled. A narration keeps its sound options; the order
 * of a saved story is in the library.
 */
const WITHOUT_WORDS = `CASE WHEN kind = 'narration' AND json_valid(request) THEN json_remove(request, '$.title', '$.said')
  ELSE '{}' END`;

/** As a list of SQL. */
const codesOf = (...kinds: Parameters<typeof failuresOf>) =>
  failuresOf(...kinds)
    .map((code) => `'${code}'`)
    .join(', ');
const TOPIC_REFUSALS = codesOf('topic-refused');
const REFUSALS = codesOf('topic-refused', 'story-refused');
const FAILURES = codesOf('failed');
const STOPS = codesOf('stopped');
const WITHDRAWN: FailureCode = 'story_withdrawn';

/** What limits a new story. */
export type StoryCounts = {
  /** The running story. */
  running: string | null;
  /** Stories of this plan that are spent or reserved. */
  spent: number;
  /** Admission of the last story whose gap counts, in milliseconds since the epoch. */
  lastAdmittedAt: number | null;
  /** Topics and stories that moderation refused on this UTC day. */
  refusals: number;
  /** Failures of this UTC day that the user did not cause, and the admission of the last. */
  failures: number;
  lastFailedAt: number | null;
};

/** What limits a new narration of a story. */
export type NarrationCounts = {
  running: string | null;
  /** Versions of this story that are made or being made. */
  versions: number;
  /** Stories with audio of this plan; a story counts once, at its first narration. */
  storiesWithAudio: number;
};

/** Ledger key of an allowance; a free account has one without end, 0. */
const periodOf = (plan: Plan) => (plan.kind === 'premium' ? plan.periodStart : 0);

function toGeneration(row: Row): Generation {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    idempotencyKey: row.idempotency_key,
    fingerprint: row.fingerprint,
    request: row.request,
    storyId: row.story_id,
    plan: row.plan === 'premium' ? { kind: 'premium', periodStart: row.period_start } : { kind: 'free' },
    requestId: row.request_id,
    admittedAt: row.admitted_at,
    deadline: row.deadline,
    attempt: row.attempt,
    restarts: row.restarts,
    failure: row.failure,
    retryAfter: row.retry_after,
  };
}

/** The only record of what was spent. Every method is one synchronous SQL statement. */
export class Ledger {
  readonly #sql: SqlStorage;
  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  #one(query: string, ...bindings: SqlStorageValue[]): Generation | null {
    const row = this.#sql.exec<Row>(`SELECT * FROM generations WHERE ${query}`, ...bindings).toArray()[0];
    return row ? toGeneration(row) : null;
  }

  #number(query: string, ...bindings: SqlStorageValue[]): number {
    return this.#sql.exec<{ n: number | null }>(query, ...bindings).one().n ?? 0;
  }

  byId(id: string): Generation | null {
    return this.#one('id = ?', id);
  }

  /** The generation a key stands for now; a refunded one has given its key back. */
  byKey(kind: GenerationKind, key: string): Generation | null {
    return this.#one(`kind = ? AND idempotency_key = ? AND status <> 'refunded'`, kind, key);
  }

  #has(query: string, ...bindings: SqlStorageValue[]): boolean {
    return this.#sql.exec(`SELECT 1 FROM generations WHERE ${query}`, ...bindings).toArray().length > 0;
  }

  /** Whether the generation is unfinished. */
  isUnderWay(id: string): boolean {
    return this.#has(`id = ? AND status IN ('running', 'written')`, id);
  }

  /** Whether this attempt at the generation goes on, which every event asks. */
  isAttempt(id: string, attempt: number): boolean {
    return this.#has(`id = ? AND status = 'running' AND attempt = ?`, id, attempt);
  }

  running(kind: GenerationKind): Generation | null {
    return this.#one(`kind = ? AND status = 'running'`, kind);
  }

  /**
   * Story that may answer a retry without an idempotency key: the same order, ended between these two moments, with
   * replays left, neither narrated nor deleted. While it is being saved it may answer any number of retries.
   */
  repeatable(fingerprint: string, from: number, to: number): Generation | null {
    return this.#one(
      `kind = 'story' AND fingerprint = ? AND ended_at BETWEEN ? AND ?
       AND (status = 'written' OR (status = 'saved' AND replays_left > 0))
       AND NOT EXISTS (SELECT 1 FROM generations AS narration
                       WHERE narration.kind = 'narration' AND narration.story_id = generations.story_id)
       ORDER BY ended_at DESC LIMIT 1`,
      fingerprint,
      from,
      to,
    );
  }

  /**
   * Code with which a topic of the same order was refused between these two moments, or that was repeated: the refusal
   * then counts as repeated at `now`. Null for none.
   */
  repeatRefusal(fingerprint: string, from: number, to: number, now: number): FailureCode | null {
    const repeated = this.#sql.exec<{ failure: FailureCode }>(
      `UPDATE generations SET ended_at = ? WHERE kind = 'story' AND status = 'refunded'
       AND failure IN (${TOPIC_REFUSALS})
       AND fingerprint = ? AND ended_at BETWEEN ? AND ? RETURNING failure`,
      now,
      fingerprint,
      from,
      to,
    );
    return repeated.toArray()[0]?.failure ?? null;
  }

  /** Another request joined a story that is being made: its answer may be lost too. */
  allowReplay(storyId: string): void {
    this.#sql.exec(`UPDATE generations SET replays_left = replays_left + 1 WHERE id = ?`, storyId);
  }

  /** A story answered a repeated request. */
  noteReplay(storyId: string): void {
    this.#sql.exec(`UPDATE generations SET replays_left = replays_left - 1 WHERE id = ?`, storyId);
  }

  /** From now on a repeated request is a new story. */
  endReplay(storyId: string): void {
    this.#sql.exec(`UPDATE generations SET replays_left = 0 WHERE id = ? AND replays_left > 0`, storyId);
  }

  /** Finished sound from an identical order; of editions one that is being saved: its narration's row has the others. */
  finishedSound(
    kind: Exclude<GenerationKind, 'story'>,
    storyId: string,
    fingerprint: string,
  ): Generation | null {
    return this.#one(
      `kind = ? AND story_id = ? AND fingerprint = ? AND (status = 'written' OR (status = 'saved' AND kind = 'narration'))`,
      kind,
      storyId,
      fingerprint,
    );
  }

  /** The stories that were saved last, newest first. */
  lastStories(count: number): string[] {
    return this.#sql
      .exec<{ story_id: string }>(
        `SELECT story_id FROM generations WHERE kind = 'story' AND status = 'saved' ORDER BY admitted_at DESC LIMIT ?`,
        count,
      )
      .toArray()
      .map(({ story_id }) => story_id);
  }

  /**
   * The newest narration of each version of a story that is made or being made, by the first of each. A row without its
   * choice is a version of its own.
   */
  versionsOf(storyId: string): NarratedVersion[] {
    const rows = this.#sql
      .exec<Row>(
        `SELECT * FROM generations
         WHERE kind = 'narration' AND story_id = ? AND status <> 'refunded' ORDER BY admitted_at`,
        storyId,
      )
      .toArray()
      .map((row) => ({ ...toGeneration(row), sound: readSoundChoice(row.request) }));
    return [...new Map(rows.map((row) => [row.sound ? versionOf(row.sound) : row.id, row])).values()];
  }

  /** Unsettled narrations and editions of a story. */
  unfinishedSoundsOf(storyId: string): Generation[] {
    return this.#sql
      .exec<Row>(
        `SELECT * FROM generations WHERE kind <> 'story' AND status IN ('running', 'written') AND story_id = ?`,
        storyId,
      )
      .toArray()
      .map(toGeneration);
  }

  /** Ids of everything that was ever admitted, oldest first. */
  ids(): string[] {
    const rows = this.#sql.exec<{ id: string }>('SELECT id FROM generations ORDER BY admitted_at').toArray();
    return rows.map(({ id }) => id);
  }

  /** Oldest first. */
  byIds(ids: readonly string[]): Generation[] {
    return this.#sql
      .exec<Row>(
        'SELECT * FROM generations WHERE id IN (SELECT value FROM json_each(?)) ORDER BY admitted_at',
        JSON.stringify(ids),
      )
      .toArray()
      .map(toGeneration);
  }

  /** Whatever is neither saved nor refunded yet. */
  unfinished(): Generation[] {
    return this.#sql
      .exec<Row>(`SELECT * FROM generations WHERE status IN ('running', 'written') ORDER BY admitted_at`)
      .toArray()
      .map(toGeneration);
  }

  /** @param now milliseconds since the epoch */
  storyCounts(plan: Plan, now: number): StoryCounts {
    const today = (failures: string) =>
      this.#sql
        .exec<{ n: number; last: number | null }>(
          `SELECT count(*) AS n, max(admitted_at) AS last FROM generations
           WHERE kind = 'story' AND admitted_at >= ? AND status = 'refunded' AND failure IN (${failures})`,
          midnightBefore(now),
        )
        .one();
    const failed = today(FAILURES);
    return {
      running: this.running('story')?.id ?? null,
      spent: this.storiesSpent(plan),
      // A stopped or refused story keeps its gap; a failed one releases it with the credit.
      lastAdmittedAt:
        this.#sql
          .exec<{ n: number | null }>(
            `SELECT max(admitted_at) AS n FROM generations
             WHERE kind = 'story' AND (status <> 'refunded' OR failure IN (${STOPS}, ${REFUSALS}))`,
          )
          .one().n ?? null,
      refusals: today(REFUSALS).n,
      failures: failed.n,
      lastFailedAt: failed.last,
    };
  }

  /** Failure of the story that was admitted before this one on its UTC day; null when there is none. */
  failureBefore({ id, admittedAt }: Pick<Generation, 'id' | 'admittedAt'>): FailureCode | null {
    const [before] = this.#sql
      .exec<{ failure: FailureCode | null }>(
        `SELECT failure FROM generations WHERE kind = 'story' AND id <> ? AND admitted_at BETWEEN ? AND ?
         ORDER BY admitted_at DESC LIMIT 1`,
        id,
        midnightBefore(admittedAt),
        admittedAt,
      )
      .toArray();
    return before?.failure ?? null;
  }

  /** Stories that are spent or reserved. */
  storiesSpent(plan: Plan): number {
    return this.#number(
      `SELECT count(*) AS n FROM generations
       WHERE kind = 'story' AND plan = ? AND period_start = ? AND status <> 'refunded' AND returned_at IS NULL`,
      plan.kind,
      periodOf(plan),
    );
  }

  /** Spent stories without the running one. */
  storiesWritten(plan: Plan): number {
    return this.#number(
      `SELECT count(*) AS n FROM generations
       WHERE kind = 'story' AND plan = ? AND period_start = ? AND status IN ('written', 'saved')
         AND returned_at IS NULL`,
      plan.kind,
      periodOf(plan),
    );
  }

  /** Written stories by plan and allowance. */
  spentStories(): SpentStories {
    const rows = this.#sql
      .exec<{ plan: Plan['kind']; period_start: number; n: number }>(
        `SELECT plan, period_start, count(*) AS n FROM generations
         WHERE kind = 'story' AND status IN ('written', 'saved') AND returned_at IS NULL GROUP BY plan, period_start`,
      )
      .toArray();
    const premium = rows.filter(({ plan }) => plan === 'premium');
    return {
      free: rows.find(({ plan }) => plan === 'free')?.n ?? 0,
      premium: Object.fromEntries(premium.map(({ period_start, n }) => [period_start, n])),
    };
  }

  narrationCounts(storyId: string, plan: Plan): NarrationCounts {
    return {
      running: this.running('narration')?.id ?? null,
      versions: this.versions(storyId),
      storiesWithAudio: this.storiesWithAudio(plan),
    };
  }

  /** The voice of the newest narration in one of these voices; null before the first. */
  lastVoice(among: readonly string[]): string | null {
    const [newest] = this.#sql
      .exec<{ voice_id: string }>(
        `SELECT json_extract(request, '$.voiceId') AS voice_id FROM generations
         WHERE kind = 'narration' AND json_valid(request)
           AND json_extract(request, '$.voiceId') IN (SELECT value FROM json_each(?))
         ORDER BY admitted_at DESC LIMIT 1`,
        JSON.stringify(among),
      )
      .toArray();
    return newest?.voice_id ?? null;
  }

  /** A story counts once, at its first narration. */
  storiesWithAudio(plan: Plan): number {
    return this.#number(
      `SELECT count(DISTINCT story_id) AS n FROM generations
       WHERE kind = 'narration' AND plan = ? AND period_start = ? AND status <> 'refunded'`,
      plan.kind,
      periodOf(plan),
    );
  }

  versions(storyId: string): number {
    return this.versionsOf(storyId).length;
  }

  stopsSince(time: number): number {
    return this.#number(
      `SELECT count(*) AS n FROM generations WHERE kind = 'story' AND admitted_at >= ? AND failure IN (${STOPS})`,
      time,
    );
  }

  reserve(generation: Omit<Generation, 'status' | 'attempt' | 'restarts' | 'failure' | 'retryAfter'>): void {
    this.#sql.exec(
      `INSERT INTO generations (id, kind, status, idempotency_key, fingerprint, request, story_id, plan,
         period_start, request_id, admitted_at, deadline, attempt) VALUES (?, ?, 'running', ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
      generation.id,
      generation.kind,
      generation.idempotencyKey,
      generation.fingerprint,
      generation.request,
      generation.storyId,
      generation.plan.kind,
      periodOf(generation.plan),
      generation.requestId,
      generation.admittedAt,
      generation.deadline,
    );
  }

  /** Begins another attempt at the same generation. @returns its number */
  beginAttempt(id: string): number {
    return this.#sql
      .exec<{ attempt: number }>(
        'UPDATE generations SET attempt = attempt + 1 WHERE id = ? RETURNING attempt',
        id,
      )
      .one().attempt;
  }

  /** The same, on the wish of its job. @returns the attempt's number */
  restart(id: string): number {
    return this.#sql
      .exec<{ attempt: number }>(
        'UPDATE generations SET attempt = attempt + 1, restarts = restarts + 1 WHERE id = ? RETURNING attempt',
        id,
      )
      .one().attempt;
  }

  /** @param now when its work ended, in milliseconds since the epoch */
  markWritten(id: string, now: number): void {
    this.#sql.exec(
      `UPDATE generations SET status = 'written', ended_at = ? WHERE id = ? AND status = 'running'`,
      now,
      id,
    );
  }

  /** @param now when it could be answered: it counts as ended then, however long saving took */
  markSaved(id: string, now: number): void {
    this.#sql.exec(
      `UPDATE generations SET status = 'saved', ended_at = ?, request = ${WITHOUT_WORDS}
       WHERE id = ? AND status = 'written'`,
      now,
      id,
    );
  }

  /** @param now when it ended, in milliseconds since the epoch */
  refund(id: string, failure: FailureCode, retryAfter: number | null, now: number): void {
    this.#sql.exec(
      `UPDATE generations SET status = 'refunded', failure = ?, retry_after = ?, ended_at = ?, request = ${WITHOUT_WORDS}
       WHERE id = ? AND status IN ('running', 'written')`,
      failure,
      retryAfter,
      now,
      id,
    );
  }

  /** The narrations of a story that were given up; sound of theirs may be stored all the same. */
  refundedNarrationsOf(storyId: string): string[] {
    return this.#sql
      .exec<{ id: string }>(
        `SELECT id FROM generations WHERE story_id = ? AND kind = 'narration' AND status = 'refunded'`,
        storyId,
      )
      .toArray()
      .map(({ id }) => id);
  }

  /** Returns the credit of a story that was objected to after its last sentence. @returns whether it had any */
  withdraw(id: string): boolean {
    return (
      this.#sql
        .exec(
          `UPDATE generations SET status = 'refunded', failure = '${WITHDRAWN}', request = ${WITHOUT_WORDS}
         WHERE id = ? AND status IN ('written', 'saved') RETURNING id`,
          id,
        )
        .toArray().length > 0
    );
  }

  /**
   * Gives the credit of a saved story back, which stays saved. It counts in the allowance that it was taken from.
   * @param now milliseconds since the epoch
   * @returns whether it was given back now: false when it was before, and for a story that has none
   */
  returnCredit(id: string, now: number): boolean {
    return (
      this.#sql
        .exec(
          `UPDATE generations SET returned_at = ?
           WHERE id = ? AND kind = 'story' AND status = 'saved' AND returned_at IS NULL RETURNING id`,
          now,
          id,
        )
        .toArray().length > 0
    );
  }

  /** `spent` or `returned`; null for a story whose credit was never spent. */
  creditOf(id: string): 'spent' | 'returned' | null {
    const [row] = this.#sql
      .exec<{ returned_at: number | null }>(
        `SELECT returned_at FROM generations WHERE id = ? AND kind = 'story' AND status IN ('written', 'saved')`,
        id,
      )
      .toArray();
    if (!row) return null;
    return row.returned_at === null ? 'spent' : 'returned';
  }

  /** Ids of the generations of a story: its own, and those of its sound. */
  idsOf(storyId: string): string[] {
    return this.#sql
      .exec<{ id: string }>('SELECT id FROM generations WHERE story_id = ?', storyId)
      .toArray()
      .map(({ id }) => id);
  }

  /** Whether a story was withdrawn. */
  isWithdrawn(storyId: string): boolean {
    return this.#one(`id = ? AND status = 'refunded' AND failure = '${WITHDRAWN}'`, storyId) !== null;
  }

  /**
   * Erases the fingerprints and orders of a story and its narrations. The rows stay as a record of use.
   * @returns the ids of the erased rows
   */
  erase(storyId: string): string[] {
    return this.#sql
      .exec<{ id: string }>(
        `UPDATE generations SET fingerprint = ?, request = ${WITHOUT_WORDS}, replays_left = 0
         WHERE story_id = ? AND status IN ('saved', 'refunded') RETURNING id`,
        ERASED,
        storyId,
      )
      .toArray()
      .map(({ id }) => id);
  }

  /** Lets no order find a narration that was deleted. */
  eraseSound(narrationId: string): void {
    this.#sql.exec(
      `UPDATE generations SET fingerprint = ? WHERE id = ? AND kind = 'narration' AND status IN ('saved', 'refunded')`,
      ERASED,
      narrationId,
    );
  }

  /** Deletes refunded generations admitted before a moment. */
  forgetRefunded(before: number): void {
    this.#sql.exec(
      `DELETE FROM events WHERE generation_id IN
         (SELECT id FROM generations WHERE status = 'refunded' AND admitted_at < ?)`,
      before,
    );
    this.#sql.exec(`DELETE FROM generations WHERE status = 'refunded' AND admitted_at < ?`, before);
  }
}
