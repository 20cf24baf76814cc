import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { AUDIO_DEADLINE_MS } from '../../contract/limits.ts';
import {
  languageOfVoice,
  type MusicChoice,
  type MusicTrack,
  OPTION_ALIASES,
  VOICE_IDS,
} from '../../contract/options.ts';
import { type AudioAnswer, audioRequest, type VoiceCatalogue } from '../../contract/schemas/audio.ts';
import type { AudioEvent } from '../../contract/schemas/events.ts';
import type { Narration } from '../../contract/schemas/stories.ts';
import { type Database, database } from '../directory/client.ts';
import { type ExampleRow, exampleById, exampleByText } from '../directory/examples.ts';
import { type NarrationRow, narrationOf } from '../directory/narrations.ts';
import { storyByText, storyByTranslation, storyOf } from '../directory/stories.ts';
import { ApiError } from '../errors/refusal.ts';
import { exampleStoryKey, musicSampleKey, storyKey } from '../files/keys.ts';
import { downloadUrl, publicPath } from '../files/signed-url.ts';
import { digestOfOrder, type NarrationRequest, type SleepRequest } from '../generation/orders.ts';
import { homeOf } from '../home/client.ts';
import { conditionalGet } from '../middleware/caching.ts';
import type { App } from '../middleware/context.ts';
import { jsonBody } from '../middleware/validate.ts';
import { listMusic } from '../narration/music-files.ts';
import { buyerOf, planOf } from '../plan/plan.ts';
import { presentNarration } from '../story/library.ts';
import { textHash } from '../story/story-text.ts';
import { replay } from './event-replay.ts';
import {
  eventAnswer,
  idempotencyKeyOf,
  listenerOf,
  originOf,
  signerOf,
  wantsEvents,
} from './generation-request.ts';

const { createHandlers } = createFactory<App>();

/**
 * Candidates for `random` in random order; the Durable Object, which knows the story's versions, chooses. Null for any
 * other choice.
 * @throws ApiError when the track does not exist
 */
async function tracksFor(files: R2Bucket, choice: MusicChoice): Promise<string[] | null> {
  if (choice === 'none') return null;
  const tracks: MusicTrack[] = await listMusic(files, Date.now());
  if (choice === 'random') return tracks.length > 0 ? shuffled(tracks) : ['none'];
  if (!tracks.includes(choice)) {
    throw new ApiError('invalid_request', { fields: { musicTrack: 'unknown' } });
  }
  return null;
}

function shuffled<Item>(items: Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: Math.random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

type KnownText = Pick<NarrationRequest, 'source' | 'language' | 'storyKey'> & {
  id: string;
  isOtherSide?: true;
};

/**
 * Resolves the text of a request: one of the caller's stories in either language, or an example, which then counts as a
 * story under the example's id.
 */
async function knownText(db: Database, userId: string, hash: string): Promise<KnownText | null> {
  const own = await storyByText(db, userId, hash);
  if (own) return { source: 'story', id: own.id, language: own.language, storyKey: storyKey(userId, own.id) };
  const paired = await storyByTranslation(db, userId, hash);
  const language = paired?.options.secondLanguage;
  if (paired && language) {
    const { id } = paired;
    return { source: 'story', id, language, storyKey: storyKey(userId, id), isOtherSide: true };
  }
  const example = await exampleByText(db, hash);
  return example && { source: 'example', id: example.id, ...exampleSource(example) };
}

const exampleSource = ({ id, language }: Pick<ExampleRow, 'id' | 'language'>) => ({
  ...{ language: OPTION_ALIASES.language[language], storyKey: exampleStoryKey(id) },
});

export const generate = createHandlers(jsonBody(audioRequest), async (c) => {
  const { text, voiceId, speechRate, musicTrack } = c.req.valid('json');
  const user = c.get('user');
  const [known, tracks] = await Promise.all([
    knownText(database(c.env.DB), user.id, await textHash(text)),
    tracksFor(c.env.FILES, musicTrack),
  ]);
  if (!known) throw new ApiError('text_not_yours');
  const { id: storyId, isOtherSide, ...source } = known;
  if (isOtherSide && languageOfVoice(voiceId) !== known.language)
    throw new ApiError('invalid_request', { fields: { voiceId: 'unknown' } });
  const plan = planOf(user, Date.now());
  const request: NarrationRequest = {
    ...source,
    voiceId,
    speechRate,
    musicTrack,
    ...(buyerOf(plan, user) === 'unconfirmed' && { isUnconfirmed: true }),
    origin: originOf(c),
  };
  const home = homeOf(c.env, user.id);
  const admission = await home.admit({
    kind: 'narration',
    idempotencyKey: idempotencyKeyOf(c),
    fingerprint: digestOfOrder(JSON.stringify([storyId, known.language, voiceId, speechRate, musicTrack])),
    request,
    ...(tracks && { tracks }),
    storyId,
    plan,
    timeLimit: AUDIO_DEADLINE_MS,
    requestId: c.get('requestId'),
  });
  if (!admission.ok) throw new ApiError(admission.code, admission);
  const { generationId } = admission;
  if (wantsEvents(c)) return narrationEvents(c, generationId);
  const outcome = await home.narrationOutcome(generationId, AUDIO_DEADLINE_MS);
  if (!outcome.ok) throw new ApiError(outcome.code, outcome);
  const { done } = outcome;
  let answer: AudioAnswer;
  if (done && admission.started) answer = { ...done.narration, versionsRemaining: done.versionsRemaining };
  // A reused narration reports the number left when it was made.
  else if (done) answer = { ...done.narration, versionsRemaining: await home.versionsRemaining(storyId) };
  else answer = await savedNarration(c, generationId);
  // JSON clients offer this address as a plain link too; across origins `download` is ignored, so the address itself
  // asks for an attachment.
  return c.json({ ...answer, audioUrl: downloadUrl(answer.audioUrl) } satisfies AudioAnswer);
});

async function savedNarration(c: Context<App>, id: string): Promise<AudioAnswer> {
  const userId = c.get('user').id;
  const row = await narrationOf(database(c.env.DB), userId, id);
  if (!row) throw new ApiError('not_found');
  const narration: Narration = await presentNarration(row, signerOf(c), Date.now());
  const versionsRemaining = await homeOf(c.env, userId).versionsRemaining(narration.storyId);
  return { ...narration, versionsRemaining };
}

async function narrationEvents(c: Context<App>, id: string): Promise<Response> {
  const listener = listenerOf(c);
  const home = homeOf(c.env, c.get('user').id);
  const stream = await home.events(id, listener);
  if (stream) return eventAnswer(c, stream);
  const { versionsRemaining, ...narration } = await savedNarration(c, id);
  const events: AudioEvent[] = [
    {
      type: 'start',
      generationId: id,
      audioUrl: narration.audioUrl,
      musicTrack: narration.musicTrack,
      sentences: narration.timeline.length,
    },
    ...narration.timeline.map((spoken) => ({ type: 'spoken' as const, ...spoken })),
    { type: 'mixed', duration: narration.duration },
    { type: 'done', narration, versionsRemaining },
  ];
  return eventAnswer(c, replay(events, await home.attemptOf(id), listener.lastEventId));
}

/** Inputs of a narration's sleep edition; null when its text or voice no longer exists. */
async function sleepRequestOf(c: Context<App>, row: NarrationRow): Promise<SleepRequest | null> {
  const db = database(c.env.DB);
  const choice = audioRequest.omit({ text: true }).safeParse(row);
  if (!choice.success) return null;
  const common = { ...choice.data, narrationId: row.id, origin: originOf(c) };
  if (row.storyId !== null) {
    const story = await storyOf(db, row.userId, row.storyId);
    if (!story) return null;
    return { ...common, language: row.language, source: 'story', storyKey: storyKey(row.userId, story.id) };
  }
  const example = row.exampleId === null ? null : await exampleById(db, row.exampleId);
  if (!example?.textPath) return null;
  return { ...common, source: 'example', ...exampleSource(example) };
}

/**
 * Makes a narration's sleep edition or returns the existing one. Needs no idempotency key: there is one per narration.
 */
export const sleepEdition = createHandlers(async (c) => {
  const user = c.get('user');
  const db = database(c.env.DB);
  const id = c.req.param('id') ?? '';
  const presented = (row: NarrationRow) => presentNarration(row, signerOf(c), Date.now());
  const row = await narrationOf(db, user.id, id);
  if (!row) throw new ApiError('not_found');
  if (row.sleepEdition) return sleepAnswer(c, await presented(row));
  const request = await sleepRequestOf(c, row);
  if (!request) throw new ApiError('speech_not_kept');
  const home = homeOf(c.env, user.id);
  const admission = await home.admit({
    kind: 'sleep',
    idempotencyKey: null,
    fingerprint: digestOfOrder(JSON.stringify(['sleep', id])),
    request,
    storyId: (row.storyId ?? row.exampleId)!,
    plan: planOf(user, Date.now()),
    timeLimit: AUDIO_DEADLINE_MS,
    requestId: c.get('requestId'),
  });
  if (!admission.ok) throw new ApiError(admission.code, admission);
  const { generationId } = admission;
  const stream = wantsEvents(c) ? await home.events(generationId, listenerOf(c)) : null;
  if (stream) return eventAnswer(c, stream);
  const outcome = await home.sleepOutcome(generationId, AUDIO_DEADLINE_MS);
  if (!outcome.ok) throw new ApiError(outcome.code, outcome);
  const saved = outcome.done ? null : await narrationOf(db, user.id, id);
  if (outcome.done) return sleepAnswer(c, outcome.done.narration);
  if (!saved) throw new ApiError('not_found');
  return sleepAnswer(c, await presented(saved));
});

/** Answer for an existing edition: JSON, or a stream with the final event. */
function sleepAnswer(c: Context<App>, narration: Narration): Response {
  if (!wantsEvents(c)) return c.json(narration);
  return eventAnswer(c, replay([{ type: 'done', narration }], 1, null));
}

export const events = createHandlers((c) => narrationEvents(c, c.req.param('id') ?? ''));

/** Selectable voices and tracks. */
export const catalogue = createHandlers(conditionalGet, async (c) => {
  const tracks = await listMusic(c.env.FILES, Date.now());
  const answer: VoiceCatalogue = {
    voices: VOICE_IDS.map((id) => ({ id, sampleUrl: `/api/audio/voices/${id}/sample` })),
    tracks: tracks.map((id) => ({ id, sampleUrl: publicPath(musicSampleKey(id)) })),
    builtInVoices: c.env.BUILT_IN_VOICES === 'true',
  };
  c.header('Cache-Control', 'public, max-age=300');
  return c.json(answer);
});
