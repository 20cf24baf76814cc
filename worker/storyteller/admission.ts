import { REPLAY_WINDOW_MS } from '../../contract/limits.ts';
import type { Refusal } from '../errors.ts';
import type { Generation, GenerationKind, Ledger } from './ledger.ts';
import { judgeNarration, judgeStory, type Plan, type TooSoon } from './limits.ts';

/** An order for one generation, as a route hands it in. Plain data: it crosses RPC. */
export type Order = {
  kind: GenerationKind;
  idempotencyKey: string | null;
  /** Equal for requests that ask for the same thing. */
  fingerprint: string;
  /** For the job, as JSON. */
  request: string;
  /** The story that is narrated; a new story gets its generation's id. */
  storyId: string | null;
  plan: Plan;
  /** Milliseconds a generation of this kind may take. */
  timeLimit: number;
  /** Of the request that ordered it: what the log says about the work is found by it. */
  requestId: string;
};

export type Accepted = {
  ok: true;
  generationId: string;
  started: boolean;
  /** The order is answered with a story that is in the library already, since it looks like a retry. */
  replayed: boolean;
};

export type Admission = Accepted | TooSoon | Refusal;

const accepted = (generation: Generation, replayed = false): Accepted => ({
  ok: true,
  generationId: generation.id,
  started: false,
  replayed,
});

/**
 * What a request without a key repeats: the generation of the same order that runs or is being saved, or the story whose
 * answer may have been lost. A story is given to one other request and no more, which is noted at once; having joined it
 * while it ran counts. After that the same request is a new story, and so it is when the story was narrated or deleted.
 */
function repeatOf(ledger: Ledger, { kind, fingerprint }: Order, now: number): Accepted | null {
  const running = ledger.running(kind);
  if (running?.fingerprint === fingerprint) {
    if (kind === 'story') ledger.endReplay(running.id);
    return accepted(running);
  }
  if (kind !== 'story') return null;
  // The window lies around now: a clock that was corrected by a moment makes no second story.
  const ended = ledger.repeatable(fingerprint, now - REPLAY_WINDOW_MS, now + REPLAY_WINDOW_MS);
  if (!ended) return null;
  ledger.endReplay(ended.id);
  return accepted(ended, ended.status === 'saved');
}

/**
 * Decides about an order and, if it may start, reserves its credit. Synchronous, for one `transactionSync`: two tabs,
 * ten retries or a replayed request cannot start two.
 */
export function admit(ledger: Ledger, order: Order, newId: string, now: number): Admission {
  const { kind, idempotencyKey: key, fingerprint, plan } = order;

  const known = key === null ? null : ledger.byKey(kind, key);
  if (known) {
    return known.fingerprint === fingerprint
      ? accepted(known)
      : { ok: false, code: 'idempotency_key_reused' };
  }
  const repeat = key === null ? repeatOf(ledger, order, now) : null;
  if (repeat) return repeat;

  const storyId = order.storyId ?? newId;
  if (kind === 'narration') {
    const twin = ledger.savedTwin(storyId, fingerprint);
    if (twin) return accepted(twin);
  }
  const verdict =
    kind === 'story'
      ? judgeStory(ledger.storyCounts(plan), plan, now)
      : judgeNarration(ledger.narrationCounts(storyId, plan), plan);
  if (!verdict.ok) return verdict;

  ledger.reserve({
    id: newId,
    kind,
    idempotencyKey: key,
    fingerprint,
    request: order.request,
    storyId,
    plan,
    requestId: order.requestId,
    admittedAt: now,
    deadline: now + order.timeLimit,
  });
  return { ok: true, generationId: newId, started: true, replayed: false };
}
