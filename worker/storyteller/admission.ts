import { REPLAY_WINDOW_MS } from '../../contract/limits.ts';
import type { Plan } from '../plan/plan.ts';
import type { Refusal } from '../refusal.ts';
import type { Generation, GenerationKind, Ledger } from './ledger.ts';
import { judgeNarration, judgeStory, type TooSoon, versionsRemaining } from './limits.ts';
import type { NarrationOrder } from './narration-job.ts';

/** An order for one generation, as a route hands it in. Plain data: it crosses RPC. */
export type Order = {
  kind: GenerationKind;
  idempotencyKey: string | null;
  /** Equal for requests that ask for the same thing. */
  fingerprint: string;
  /** For the job, as JSON. */
  request: string;
  /** For a narration with random music: what there is to choose from, in the order in which it is to be tried. */
  tracks?: string[];
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
 * What `random` music is: a track that no version of the story has yet. When all have been used, or no more versions may
 * be made, it is a version that was made with this voice and rate, if there is one.
 * @returns that version, or what to make
 */
function decideMusic(
  ledger: Ledger,
  { request, fingerprint }: Order,
  tracks: string[],
  storyId: string,
): { version: Generation } | { request: string } {
  const asked = JSON.parse(request) as NarrationOrder;
  const versions = ledger.versionsOf(storyId).map((version) => ({
    version,
    order: JSON.parse(version.request) as NarrationOrder,
  }));
  const alike = versions.filter(
    ({ version, order }) =>
      version.status !== 'running' &&
      order.voiceId === asked.voiceId &&
      order.speechRate === asked.speechRate &&
      tracks.includes(order.musicTrack),
  );
  const unused = tracks.find((track) => versions.every(({ order }) => order.musicTrack !== track));
  const isLast = unused === undefined || versionsRemaining(versions.length) === 0;
  // The answer of one that is being saved may have been lost, as that of one that runs.
  const repeated = alike.find(
    ({ version }) => version.status === 'written' && version.fingerprint === fingerprint,
  );
  const made = repeated ?? (isLast ? alike[0] : undefined);
  if (made) return { version: made.version };
  return { request: JSON.stringify({ ...asked, musicTrack: unused ?? tracks[0] ?? 'none' }) };
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
  let { request } = order;
  if (order.tracks) {
    const decided = decideMusic(ledger, order, order.tracks, storyId);
    if ('version' in decided) return accepted(decided.version);
    request = decided.request;
  } else if (kind === 'narration') {
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
    request,
    storyId,
    plan,
    requestId: order.requestId,
    admittedAt: now,
    deadline: now + order.timeLimit,
  });
  return { ok: true, generationId: newId, started: true, replayed: false };
}
