import type { Refusal } from '../errors.ts';
import type { Generation, GenerationKind, Ledger } from './ledger.ts';
import { judgeNarration, judgeStory, type Plan } from './limits.ts';

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

export type Admission = { ok: true; generationId: string; started: boolean } | Refusal;

const accepted = (generation: Generation): Admission => ({
  ok: true,
  generationId: generation.id,
  started: false,
});

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
  // Without a key, the same request again is a retry of the one that is running.
  const running = ledger.running(kind);
  if (key === null && running?.fingerprint === fingerprint) return accepted(running);

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
  return { ok: true, generationId: newId, started: true };
}
