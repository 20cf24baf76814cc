import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { AUDIO_DEADLINE_MS } from '../../contract/limits.ts';
import type { EditionChoice, SleepMinutes } from '../../contract/narration.ts';
import { type Language, VOICE_IDS } from '../../contract/options.ts';
import {
  type AudioAnswer,
  audioRequest,
  practiceQuery,
  sleepQuery,
  type VoiceCatalogue,
} from '../../contract/schemas/audio.ts';
import type { AudioEvent } from '../../contract/schemas/events.ts';
import type { Narration } from '../../contract/schemas/stories.ts';
import { musicSampleKey } from '../files/keys.ts';
import { downloadUrl, publicPath } from '../files/signed-url.ts';
import type { Events } from '../home/session-parts.ts';
import type { EditionAdmitted, SavedNarration } from '../home/session-sounds.ts';
import { conditionalGet } from '../middleware/caching.ts';
import type { App } from '../middleware/context.ts';
import { jsonBody, queryOf } from '../middleware/validate.ts';
import { listMusic } from '../narration/music-files.ts';
import { presentNarration } from '../story/library.ts';
import { textHash } from '../story/story-text.ts';
import { replay } from './event-replay.ts';
import {
  eventAnswer,
  idempotencyKeyOf,
  listenerOf,
  originatingIn,
  originOf,
  signerOf,
  wantsEvents,
} from './generation-request.ts';

const { createHandlers } = createFactory<App>();

export const generate = createHandlers(jsonBody(audioRequest), async (c) => {
  const { text, sleepMinutes, learns, ...choice } = c.req.valid('json');
  const home = c.get('home');
  const order = {
    ...choice,
    textHash: await textHash(text),
    idempotencyKey: idempotencyKeyOf(c),
    ...originatingIn(c),
  };
  const listener = wantsEvents(c) ? listenerOf(c) : null;
  const edition = editionIn(sleepMinutes, learns);
  if (edition) {
    const { narrationId, ...admitted } = await home.narrateWithEdition(order, edition, listener);
    const live = await editionEventsOf(c, edition, admitted);
    if (live) return live;
    const made = await presented(c, await home.narration(narrationId));
    return listener ? eventAnswer(c, doneOnly(made)) : c.json(made satisfies AudioAnswer);
  }
  const { admission, events } = await home.narrate(order, listener);
  const { generationId } = admission;
  if (events) return narrationEvents(c, generationId, events);
  const origin = originOf(c);
  const { done, versionsRemaining } = await home.narrationOutcome(generationId, AUDIO_DEADLINE_MS, origin);
  let answer: AudioAnswer;
  if (done && admission.started) answer = { ...done.narration, versionsRemaining: done.versionsRemaining };
  // A reused narration reports the number left when it was made.
  else if (done) answer = { ...done.narration, versionsRemaining };
  else answer = await presented(c, await home.narration(generationId));
  // JSON clients offer this address as a plain link too; across origins `download` is ignored, so the address itself
  // asks for an attachment.
  return c.json({ ...answer, audioUrl: downloadUrl(answer.audioUrl) } satisfies AudioAnswer);
});

async function presented(
  c: Context<App>,
  { narration, versionsRemaining }: SavedNarration,
): Promise<AudioAnswer> {
  return { ...(await presentNarration(narration, signerOf(c), Date.now())), versionsRemaining };
}

async function narrationEvents(c: Context<App>, id: string, told: Events<SavedNarration>): Promise<Response> {
  if (told.live) return eventAnswer(c, told.live);
  const { versionsRemaining, ...narration } = await presented(c, told.saved);
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
  return eventAnswer(c, replay(events, told.attempt, listenerOf(c).lastEventId));
}

/** Makes a narration's sleep edition or returns the existing one. */
export const sleepEdition = createHandlers(queryOf(sleepQuery), (c) =>
  editionAnswer(c, { kind: 'sleep', minutes: c.req.valid('query').minutes }),
);

/** Makes a narration's practice edition or returns the existing one. */
export const practiceEdition = createHandlers(queryOf(practiceQuery), (c) =>
  editionAnswer(c, { kind: 'practice', learns: c.req.valid('query').learns }),
);

/** The edition that is ordered with a narration; null for none. */
function editionIn(minutes: SleepMinutes | undefined, learns: Language | undefined): EditionChoice | null {
  if (minutes) return { kind: 'sleep', minutes };
  return learns ? { kind: 'practice', learns } : null;
}

async function editionAnswer(c: Context<App>, edition: EditionChoice) {
  const home = c.get('home');
  const id = c.req.param('id') ?? '';
  const order = { requestId: c.get('requestId'), edition };
  const admitted = await home.makeEdition(id, order, wantsEvents(c) ? listenerOf(c) : null);
  const live = await editionEventsOf(c, edition, admitted);
  if (live) return live;
  const { versionsRemaining: _, ...narration } = await presented(c, await home.narration(id));
  return wantsEvents(c) ? eventAnswer(c, doneOnly(narration)) : c.json(narration satisfies Narration);
}

/** Events of an edition in the making. Waits for its end, and returns null, when nothing reads them. */
async function editionEventsOf(
  c: Context<App>,
  { kind }: EditionChoice,
  admitted: EditionAdmitted,
): Promise<Response | null> {
  if (admitted.isMade) return null;
  const { admission, events } = admitted;
  if (events?.live) return eventAnswer(c, events.live);
  await c.get('home').editionOutcome(admission.generationId, kind, AUDIO_DEADLINE_MS, originOf(c));
  return null;
}

/** Stream of an existing edition. */
const doneOnly = (narration: Narration) => replay([{ type: 'done', narration }], 1, null);

export const events = createHandlers(async (c) => {
  const id = c.req.param('id') ?? '';
  return narrationEvents(c, id, await c.get('home').narrationEvents(id, listenerOf(c)));
});

/** Selectable voices and tracks. */
export const catalogue = createHandlers(conditionalGet, async (c) => {
  const tracks = await listMusic(c.env.FILES, Date.now());
  const answer: VoiceCatalogue = {
    voices: VOICE_IDS.map((id) => ({ id, sampleUrl: `/api/audio/voices/${id}/sample` })),
    tracks: tracks.map((id) => ({ id, sampleUrl: publicPath(musicSampleKey(id)) })),
    builtInVoices: c.env.BUILT_IN_VOICES === 'true',
    builtInStories: c.env.BUILT_IN_STORIES === 'true',
  };
  c.header('Cache-Control', 'public, max-age=300');
  return c.json(answer);
});
