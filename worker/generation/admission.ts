import { REPLAY_WINDOW_MS } from '../../contract/limits.ts';
import { ERASED, type Generation, type Ledger } from '../home-storage/ledger.ts';
import { type SoundChoice, versionOf } from '../home-storage/sound-choice.ts';
import { type Plan, planToSpend } from '../plan/plan.ts';
import { judgeEdition, judgeNarration, judgeStory, type LimitDecision, versionsRemaining } from './limits.ts';
import type { NarrationOrder, NarrationRequest, Order } from './orders.ts';
import type { Accepted, Admission } from './outcomes.ts';

const accepted = (generation: Generation, replayed = false): Accepted => ({
  ok: true,
  generationId: generation.id,
  started: false,
  replayed,
});

type Repeatable = Pick<Order, 'kind' | 'idempotencyKey' | 'fingerprint'>;

/**
 * The generation that answers an order which was made before: that of its key; without one the running or saving
 * generation of the same order, or a finished story whose answer may have been lost.
 */
export function knownTo(
  ledger: Ledger,
  { kind, idempotencyKey: key, fingerprint }: Repeatable,
  now: number,
): Generation | null {
  if (key !== null) return ledger.byKey(kind, key);
  const running = ledger.running(kind);
  if (running?.fingerprint === fingerprint) return running;
  if (kind !== 'story') return null;
  // The window lies around now, so that a slightly corrected clock makes no second story.
  return ledger.repeatable(fingerprint, now - REPLAY_WINDOW_MS, now + REPLAY_WINDOW_MS);
}

/**
 * Answers a request without a key by a generation that there is. A story may answer each request that began or joined
 * it once more; this is stored at once. After that, and for a narrated or deleted story, the same request is a new story.
 */
function repeated(ledger: Ledger, { id, kind, status }: Generation): boolean {
  const isSaved = kind === 'story' && status === 'saved';
  if (isSaved) ledger.noteReplay(id);
  else if (kind === 'story') ledger.allowReplay(id);
  return isSaved;
}

/** Whether two choices differ in their music and in the family's takes at most. */
const isLike = (one: SoundChoice, other: SoundChoice) => {
  const [alone, otherAlone] = [one, other].map((sound) => ({ ...sound, musicTrack: '', takes: null }));
  return versionOf(alone!) === versionOf(otherAlone!);
};

/** Whether this is another one's version with other takes of the family: from before a sentence was read again. */
const isOlder = (sound: SoundChoice, asked: NarrationRequest) =>
  asked.takes !== undefined &&
  sound.takes !== undefined &&
  sound.takes !== asked.takes &&
  isLike(sound, asked);

/**
 * Chooses `random` music: a track that no version of the story has. When all tracks are used or no more versions are
 * allowed, an existing version with this voice and rate, if there is one.
 * @returns that version, or the order to make
 */
function decideMusic(
  ledger: Ledger,
  { request: asked, fingerprint, storyId }: NarrationOrder,
  tracks: string[],
): { version: Generation } | { musicTrack: string } {
  const versions = ledger.versionsOf(storyId);
  const known = versions.flatMap(({ sound, ...version }) => (sound ? { version, sound } : []));
  const older = known.find(({ sound }) => isOlder(sound, asked) && tracks.includes(sound.musicTrack));
  if (older) return { musicTrack: older.sound.musicTrack };
  const alike = known.filter(
    ({ version, sound }) =>
      version.status !== 'running' &&
      isLike(sound, asked) &&
      sound.takes === asked.takes &&
      tracks.includes(sound.musicTrack),
  );
  const unused = tracks.find((track) => known.every(({ sound }) => sound.musicTrack !== track));
  const isLast = unused === undefined || versionsRemaining(versions.length) === 0;
  // Joins a generation being saved like a running one: its answer may have been lost.
  const repeated = alike.find(
    ({ version }) => version.status === 'written' && version.fingerprint === fingerprint,
  );
  const made = repeated ?? (isLast ? alike[0] : undefined);
  if (made) return { version: made.version };
  return { musicTrack: unused ?? tracks[0] ?? 'none' };
}

/** Whether a story has this version: it is made again after a sentence was changed, or read again by the family. */
const isReadAgain = (ledger: Ledger, { storyId }: NarrationOrder, asked: NarrationRequest): boolean =>
  ledger.versionsOf(storyId).some(({ sound }) => sound !== null && versionOf(sound) === versionOf(asked));

function judge(
  ledger: Ledger,
  order: Order,
  request: Order['request'],
  plan: Plan,
  now: number,
): LimitDecision {
  switch (order.kind) {
    case 'story':
      return judgeStory(ledger.storyCounts(plan, now), plan, now);
    case 'narration':
      return judgeNarration(ledger.narrationCounts(order.storyId, plan), plan, {
        isReadAgain: isReadAgain(ledger, order, request as NarrationRequest),
      });
    case 'sleep':
    case 'practice':
      return judgeEdition(ledger.running(order.kind)?.id ?? null);
  }
}

/**
 * Admission of an order, with the reservation of its credit. Synchronous, for one `transactionSync`: two tabs, ten
 * retries or a replayed request start one generation.
 */
export function admit(ledger: Ledger, order: Order, newId: string, now: number): Admission {
  const { kind, idempotencyKey: key, fingerprint } = order;

  const known = knownTo(ledger, order, now);
  if (known && key === null) return accepted(known, repeated(ledger, known));
  if (known) {
    return known.fingerprint === fingerprint || known.fingerprint === ERASED
      ? accepted(known)
      : { ok: false, code: 'idempotency_key_reused' };
  }

  // Also for another key: the same texts are refused again.
  const [from, to] = [now - REPLAY_WINDOW_MS, now + REPLAY_WINDOW_MS];
  const refused = kind === 'story' ? ledger.repeatRefusal(fingerprint, from, to, now) : null;
  if (refused) return { ok: false, code: refused };

  const storyId = order.kind === 'story' ? newId : order.storyId;
  // The story is being deleted: its narration would outlive it.
  if (order.kind !== 'story' && ledger.byId(storyId)?.fingerprint === ERASED)
    return { ok: false, code: 'text_not_yours' };
  let request: Order['request'] = order.request;
  if (order.kind === 'narration' && order.tracks) {
    const decided = decideMusic(ledger, order, order.tracks);
    if ('version' in decided) return accepted(decided.version);
    request = { ...order.request, musicTrack: decided.musicTrack };
  } else if (order.kind !== 'story') {
    const finished = ledger.finishedSound(order.kind, storyId, fingerprint);
    if (finished) return accepted(finished);
  }
  const plan = planToSpend(order.plan, (period) =>
    kind === 'story' ? ledger.storiesSpent(period) : ledger.storiesWithAudio(period),
  );
  const verdict = judge(ledger, order, request, plan, now);
  if (!verdict.ok) return verdict;

  ledger.reserve({
    id: newId,
    kind,
    idempotencyKey: key,
    fingerprint,
    request: JSON.stringify(request),
    storyId,
    plan,
    requestId: order.requestId,
    admittedAt: now,
    deadline: now + order.timeLimit,
  });
  return { ok: true, generationId: newId, started: true, replayed: false };
}
