import { describe, expect, test } from 'vitest';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { HomeParts, narrationOf } from '../../testkit/worker/home-parts.ts';
import type { Plan } from '../plan/plan.ts';
import type { EditionRequest, NarrationRequest } from './orders.ts';

const GAP_MS = 10_000;
const DAY_MS = 24 * 3600 * 1000;
const refused = (code: string, more = {}) => ({ ok: false, code, ...more });

test('an order with another key neither joins the running story nor starts a second', () => {
  const parts = new HomeParts();
  const first = parts.start({ idempotencyKey: 'one press' });
  expect(parts.admit({ idempotencyKey: 'another press' })).toEqual(
    refused('generation_in_progress', { generationId: first }),
  );
  expect(parts.admit({ idempotencyKey: 'one press' })).toEqual({
    ok: true,
    generationId: first,
    started: false,
    replayed: false,
  });
  // Nor does a request without a key that asks for something else.
  expect(parts.admit({ fingerprint: 'a train' })).toMatchObject(refused('generation_in_progress'));
});

describe('a pending renewal', () => {
  const OLD = 1;
  const NEW = 2;
  const renewing = { kind: 'premium', periodStart: OLD, lentSince: NEW } as const;
  const spent = (parts: HomeParts, periodStart: number) =>
    parts.ledger.storiesSpent({ kind: 'premium', periodStart });
  /** Orders until no more is to be had. @returns how the last order was refused */
  const spendAll = async (parts: HomeParts, plan: Plan) => {
    for (let n = 0; n < 40; n++) {
      const admission = parts.admit({ plan, fingerprint: `${n} of ${JSON.stringify(plan)}` });
      if (!admission.ok) return admission.code;
      parts.ledger.markWritten(admission.generationId, parts.clock.now());
      parts.ledger.markSaved(admission.generationId, parts.clock.now());
      await parts.clock.advance(GAP_MS);
    }
    return null;
  };

  test('uses the old month first, then lends two stories of the new one, which count there once it is paid', async () => {
    const parts = new HomeParts();
    expect(await spendAll(parts, renewing)).toBe('month_limit_reached');
    expect([spent(parts, OLD), spent(parts, NEW)]).toEqual([30, 2]);
    expect(await spendAll(parts, { kind: 'premium', periodStart: NEW })).toBe('month_limit_reached');
    expect([spent(parts, OLD), spent(parts, NEW)]).toEqual([30, 30]);
  });

  test('lends no more than two stories when the card fails', async () => {
    const parts = new HomeParts();
    await spendAll(parts, renewing);
    const overdue = { kind: 'premium', periodStart: OLD } as const;
    expect(parts.admit({ plan: overdue, fingerprint: 'one more' })).toEqual(refused('month_limit_reached'));
  });

  test('allows as many stories with audio', async () => {
    const parts = new HomeParts();
    const narrate = (n: number) =>
      parts.admit({ ...narrationOf(`story ${n}`, `voice ${n}`), plan: renewing });
    for (let n = 0; n < 32; n++) {
      const admission = narrate(n);
      if (!admission.ok) throw new Error(`${n}: ${admission.code}`);
      parts.ledger.markWritten(admission.generationId, parts.clock.now());
      parts.ledger.markSaved(admission.generationId, parts.clock.now());
    }
    expect(narrate(32)).toMatchObject(refused('audio_story_limit_reached'));
  });
});

// @spec 4.22, 9.6
test('admission accepts the next story exactly at the end of the gap', async () => {
  const parts = new HomeParts();
  parts.spend();
  await parts.clock.advance(GAP_MS - 1);
  expect(parts.admit({ fingerprint: 'next' })).toEqual(refused('too_soon', { retryAfter: 1, waitMs: 1 }));
  await parts.clock.advance(1);
  expect(parts.admit({ fingerprint: 'next' })).toMatchObject({ ok: true, started: true });
});

test.each(['topic_refused', 'story_refused'] as const)(
  'a story that ends with %s keeps its gap, though its credit is back',
  async (code) => {
    const parts = new HomeParts();
    parts.ledger.refund(parts.start(), code, null, parts.clock.now());
    await parts.clock.advance(GAP_MS - 1);
    expect(parts.admit({ fingerprint: 'next' })).toMatchObject({ code: 'too_soon' });
    await parts.clock.advance(1);
    expect(parts.admit({ fingerprint: 'next' })).toMatchObject({ ok: true, started: true });
  },
);

test('the ledger counts refusals and failures separately, from midnight UTC', async () => {
  const parts = new HomeParts();
  const plan = { kind: 'free' } as const;
  const end = async (code: 'topic_refused' | 'story_generation_failed' | 'daily_limit_reached') => {
    const admission = parts.admit({ plan, fingerprint: crypto.randomUUID() });
    if (!admission.ok) return admission;
    parts.ledger.refund(admission.generationId, code, null, parts.clock.now());
    await parts.clock.advance(GAP_MS);
    return null;
  };
  // A refusal by the budget made no model call.
  for (let n = 0; n < 20; n++) expect(await end('daily_limit_reached')).toBeNull();
  for (let n = 0; n < 11; n++) expect(await end('story_generation_failed')).toBeNull();
  expect(parts.admit({ plan })).toMatchObject({ code: 'too_many_failures', retryAfter: 290 });
  await parts.clock.advance(290_000);
  for (let n = 0; n < 5; n++) expect(await end('topic_refused')).toBeNull();
  expect(parts.admit({ plan })).toMatchObject({ code: 'too_many_refusals' });
  // Premium has more of them.
  expect(await end('topic_refused')).toMatchObject({ code: 'too_many_refusals' });
  expect(parts.admit({ plan: { kind: 'premium', periodStart: 1 } })).toMatchObject({ ok: true });
  parts.ledger.refund(parts.ledger.running('story')!.id, 'story_stopped', null, parts.clock.now());
  await parts.clock.advance(DAY_MS);
  expect(parts.admit({ plan })).toMatchObject({ ok: true });
});

test('the ledger deletes refunded generations after a month, and no others', async () => {
  const parts = new HomeParts();
  const spent = parts.spend();
  await parts.clock.advance(GAP_MS);
  const refused = parts.start({ fingerprint: 'refused' });
  parts.supervisor.stop(refused, 'story_stopped');
  await parts.clock.advance(30 * DAY_MS);
  parts.supervisor.stop(parts.start({ fingerprint: 'a month later' }), 'story_stopped');
  expect(parts.ledger.byId(refused)).not.toBeNull();
  await parts.clock.advance(GAP_MS);
  parts.start({ fingerprint: 'and a moment' });
  expect(parts.ledger.byId(refused)).toBeNull();
  expect(parts.log.has(refused)).toBe(false);
  expect(parts.ledger.byId(spent)?.status).toBe('saved');
});

test('a stopped story keeps its gap although it is refunded; a failed one does not', async () => {
  const parts = new HomeParts();
  const stopped = parts.start();
  parts.supervisor.stop(stopped, 'story_stopped');
  expect(parts.ledger.storiesSpent({ kind: 'premium', periodStart: 1 })).toBe(0);
  await parts.clock.advance(GAP_MS - 1);
  expect(parts.admit({ fingerprint: 'next' })).toEqual(refused('too_soon', { retryAfter: 1, waitMs: 1 }));
  await parts.clock.advance(1);
  const failed = parts.start({ fingerprint: 'next' });
  parts.ledger.refund(failed, 'story_generation_failed', null, parts.clock.now());
  expect(parts.admit({ fingerprint: 'after that' })).toMatchObject({ ok: true });
});

test('a stop counts for a day from the start of its story', async () => {
  const parts = new HomeParts();
  const stops = () => parts.ledger.stopsSince(parts.clock.now() - DAY_MS);
  // Neither failed nor saved generations count as stops.
  parts.ledger.refund(parts.start(), 'story_generation_failed', null, parts.clock.now());
  parts.spend({ plan: { kind: 'free' } });
  expect(stops()).toBe(0);
  await parts.clock.advance(GAP_MS);
  const begun = parts.clock.now();
  parts.supervisor.stop(parts.start({ fingerprint: 'next' }), 'story_stopped');
  expect(stops()).toBe(1);
  await parts.clock.advance(begun + DAY_MS - parts.clock.now());
  expect(stops()).toBe(1);
  await parts.clock.advance(1);
  expect(stops()).toBe(0);
});

test('a paid month does not count the three free stories', async () => {
  const parts = new HomeParts();
  const free = { kind: 'free' } as const;
  for (let n = 0; n < 3; n++) {
    parts.spend({ plan: free, fingerprint: `story ${n}` });
    await parts.clock.advance(GAP_MS);
  }
  expect(parts.admit({ plan: free })).toEqual(refused('story_limit_reached'));
  expect(parts.admit()).toMatchObject({ ok: true });
});

// @spec 9.3
test('a new paid period starts a new allowance', async () => {
  const parts = new HomeParts();
  for (let n = 0; n < 30; n++) {
    parts.spend({ fingerprint: `story ${n}` });
    await parts.clock.advance(GAP_MS);
  }
  expect(parts.admit()).toEqual(refused('month_limit_reached'));
  expect(parts.admit({ plan: { kind: 'premium', periodStart: 2 } })).toMatchObject({ ok: true });
});

test('a story counts once among the thirty with audio, with any number of versions', () => {
  const parts = new HomeParts();
  for (let n = 1; n <= 28; n++) parts.spend(narrationOf(`story ${n}`, 'slow'));
  for (const version of ['slow', 'fast', 'with a piano', 'with a forest'])
    parts.spend(narrationOf('story 29', version));
  expect(parts.spend(narrationOf('story 30', 'slow'))).not.toBe('');
  expect(parts.admit(narrationOf('story 31', 'slow'))).toEqual(refused('audio_story_limit_reached'));
  expect(parts.admit(narrationOf('story 30', 'fast'))).toMatchObject({ ok: true, started: true });
});

test('admission refuses a fifth version of a story; a failed one does not count', () => {
  const parts = new HomeParts();
  const inMusic = (musicTrack: string) => narrationOf('story', musicTrack, { musicTrack });
  for (const track of ['one', 'two', 'three']) parts.spend(inMusic(track));
  const failed = parts.start(inMusic('four'));
  parts.ledger.refund(failed, 'audio_generation_failed', null, parts.clock.now());
  parts.spend(inMusic('four'));
  expect(parts.admit(inMusic('five'))).toEqual(refused('audio_limit_reached'));
});

test('a repeated narration order of the same story is answered with the existing one and costs nothing', () => {
  const parts = new HomeParts();
  const made = parts.spend(narrationOf('story', 'slow'));
  expect(parts.admit(narrationOf('story', 'slow'))).toEqual({
    ok: true,
    generationId: made,
    started: false,
    replayed: false,
  });
  expect(parts.admit(narrationOf('another', 'slow'))).toMatchObject({ ok: true, started: true });
});

describe('random music', () => {
  const VOICE = { voiceId: 'female', speechRate: 0.7 } as const;
  const wanting = (musicTrack: string, voice: Partial<NarrationRequest> = {}) => {
    const sound = { ...VOICE, ...voice, musicTrack };
    return narrationOf('story', JSON.stringify(sound), sound);
  };
  const random = (tracks: string[], voice: Partial<NarrationRequest> = {}) => ({
    ...wanting('random', voice),
    tracks,
  });
  const trackOf = (parts: HomeParts, id: string) => JSON.parse(parts.ledger.byId(id)!.request).musicTrack;
  const answered = (generationId: string) => ({ ok: true, generationId, started: false, replayed: false });

  test('is a track that no version of the story has, in any voice', async () => {
    const parts = new HomeParts();
    parts.spend(wanting('forest', { voiceId: 'male' }));
    const heard: string[] = [];
    for (const tracks of [
      ['forest', 'piano', 'bedtime'],
      ['piano', 'forest', 'bedtime'],
    ]) {
      await parts.clock.advance(1);
      heard.push(trackOf(parts, parts.spend(random(tracks))));
    }
    expect(heard).toEqual(['piano', 'bedtime']);
    // Another story has used nothing.
    const other = parts.spend({ ...random(['forest', 'piano']), storyId: 'another' });
    expect(trackOf(parts, other)).toBe('forest');
  });

  test('is never answered with a version that reads the other language', () => {
    const parts = new HomeParts();
    // By the same voice, as a client may ask that knows our names only.
    const spanish = parts.spend(random(['piano'], { language: 'es' }));
    const english = parts.spend(random(['piano'], { language: 'en' }));
    expect(english).not.toBe(spanish);
    expect(parts.admit(random(['piano'], { language: 'en' }))).toEqual(answered(english));
    expect(parts.admit(random(['piano'], { language: 'es' }))).toEqual(answered(spanish));
  });

  // @spec 3.38
  test('of a story with four versions is one of them, with this voice and rate', () => {
    const parts = new HomeParts();
    const tracks = ['piano', 'forest', 'bedtime', 'magical', 'journey'];
    parts.spend(wanting('none'));
    const first = parts.spend(random(tracks));
    parts.spend(random(tracks));
    parts.spend(random(tracks, { voiceId: 'male' }));
    expect(parts.admit(random(tracks))).toEqual(answered(first));
    expect(parts.admit(random(tracks, { speechRate: 1 }))).toEqual(refused('audio_limit_reached'));
    // A named track is still that version or over the limit.
    expect(parts.admit(wanting('none'))).toMatchObject({ started: false });
    expect(parts.admit(wanting('journey'))).toEqual(refused('audio_limit_reached'));
  });

  test('is an existing version when all tracks are used, or a used track for another voice', () => {
    const parts = new HomeParts();
    const made = parts.spend(random(['piano']));
    expect(parts.admit(random(['piano']))).toEqual(answered(made));
    expect(trackOf(parts, parts.spend(random(['piano'], { voiceId: 'male' })))).toBe('piano');
  });

  test('while it is being made or saved is joined, and may be tried again when it failed', () => {
    const parts = new HomeParts();
    const tracks = ['piano', 'forest'];
    const making = parts.start(random(tracks));
    expect(parts.admit(random(tracks))).toEqual(answered(making));
    parts.ledger.markWritten(making, parts.clock.now());
    expect(parts.admit(random(tracks))).toEqual(answered(making));
    parts.ledger.markSaved(making, parts.clock.now());
    const failed = parts.start(random(tracks));
    expect(trackOf(parts, failed)).toBe('forest');
    parts.ledger.refund(failed, 'audio_generation_failed', null, parts.clock.now());
    expect(trackOf(parts, parts.start(random(tracks)))).toBe('forest');
  });

  test('stays the same under an idempotency key', () => {
    const parts = new HomeParts();
    const tracks = ['piano', 'forest'];
    const made = parts.spend({ ...random(tracks), idempotencyKey: 'one press' });
    expect(parts.admit({ ...random(tracks), idempotencyKey: 'one press' })).toEqual(answered(made));
    expect(parts.admit({ ...random(tracks), idempotencyKey: 'another' })).toMatchObject({ started: true });
  });
});

test('a sleep edition is not counted as a version, and a narration has one', () => {
  const parts = new HomeParts();
  const free = { kind: 'free' } as const;
  const narration = narrationOf('s1', 'slow');
  const id = parts.spend({ ...narration, plan: free });
  const asleep = (fingerprint: string) => ({
    ...({ kind: 'sleep', storyId: 's1', fingerprint, plan: free } as const),
    request: { ...narration.request, narrationId: id } as EditionRequest,
  });
  const first = parts.start(asleep('of the first'));
  expect(parts.admit(asleep('of the first'))).toMatchObject({ generationId: first, started: false });
  expect(parts.admit(asleep('of another'))).toEqual(
    refused('generation_in_progress', { generationId: first }),
  );
  // The narration runs in parallel and is counted separately.
  expect(parts.admit(narrationOf('s1', 'quick', { speechRate: 1 }))).toMatchObject({
    ok: true,
    started: true,
  });
  expect([parts.ledger.versions('s1'), parts.ledger.storiesWithAudio(free)]).toEqual([2, 1]);
  parts.ledger.markWritten(first, parts.clock.now());
  expect(parts.admit(asleep('of the first'))).toMatchObject({ generationId: first, started: false });
  // A failed one cost nothing and is made again.
  const second = parts.start(asleep('of another'));
  parts.ledger.refund(second, 'speech_not_kept', null, parts.clock.now());
  expect(parts.admit(asleep('of another'))).toMatchObject({ ok: true, started: true });
});

test('a story and a narration may be made at once', () => {
  const parts = new HomeParts();
  parts.start();
  expect(parts.admit(narrationOf('story', 'slow'))).toMatchObject({ ok: true, started: true });
});

test('an admitted order is reserved with its request and deadline', () => {
  const parts = new HomeParts();
  const request = storyRequest.parse({ topic: 'x' });
  const id = parts.start({ idempotencyKey: 'key', timeLimit: 110_000, request });
  expect(parts.ledger.byId(id)).toEqual({
    id,
    kind: 'story',
    status: 'running',
    idempotencyKey: 'key',
    fingerprint: 'a lighthouse',
    request: JSON.stringify(request),
    storyId: id,
    plan: { kind: 'premium', periodStart: 1 },
    requestId: 'a-request',
    admittedAt: parts.clock.now(),
    deadline: parts.clock.now() + 110_000,
    attempt: 1,
    restarts: 0,
    failure: null,
    retryAfter: null,
  });
});

test('a saved generation is never refunded, and a refunded one is never saved', async () => {
  const parts = new HomeParts();
  const { ledger } = parts;
  const saved = parts.spend();
  ledger.refund(saved, 'story_generation_failed', null, 0);
  ledger.markWritten(saved, parts.clock.now());
  expect(ledger.byId(saved)).toMatchObject({ status: 'saved', failure: null });
  await parts.clock.advance(GAP_MS);
  const refunded = parts.start({ fingerprint: 'next' });
  // An unwritten generation cannot be saved.
  ledger.markSaved(refunded, parts.clock.now());
  expect(ledger.byId(refunded)?.status).toBe('running');
  ledger.refund(refunded, 'story_generation_failed', null, 0);
  ledger.markWritten(refunded, parts.clock.now());
  ledger.markSaved(refunded, parts.clock.now());
  ledger.refund(refunded, 'story_stopped', 7, 0);
  expect(ledger.byId(refunded)).toMatchObject({
    status: 'refunded',
    failure: 'story_generation_failed',
    retryAfter: null,
  });
});
