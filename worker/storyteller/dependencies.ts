import type { ErrorCode } from '../../contract/errors.ts';
import { database } from '../db/client.ts';
import { saveNarrationRow } from '../db/narrations.ts';
import { saveStoryRow } from '../db/stories.ts';
import type { Env } from '../env.ts';
import { attachment } from '../files/disposition.ts';
import { audioKey, SHARED_SPEECH, storyKey, storySpeech } from '../files/keys.ts';
import { UrlSigner } from '../files/signed-url.ts';
import { openMusic } from '../narration/music-files.ts';
import { speak } from '../narration/speech.ts';
import { storiesRemaining } from '../plan/plan.ts';
import * as openai from '../providers/openai.ts';
import { reasonsAgainst } from '../story/fitness.ts';
import { foldedStory } from '../story/folding.ts';
import { splitStory, textHash } from '../story/story-text.ts';
import { type Clock, realClock } from './clock.ts';
import { spendToday } from './daily-cap.ts';
import { GenerationError } from './generation-error.ts';
import type { Ledger } from './ledger.ts';
import type { NarrationDeps } from './narration-job.ts';
import type { ProviderReport } from './provider-report.ts';
import type { StoryDeps } from './story-job.ts';

/** The real world of the jobs: provider, D1 and R2. Tests replace what they want to fail. */

/** Whatever a storyteller has from outside beside its bindings. */
export type Outside = {
  ai: Pick<typeof openai, 'streamStory' | 'findingsOf' | 'streamSpeech'>;
  clock: Clock;
};

export const REAL_OUTSIDE: Outside = { ai: openai, clock: realClock };

/** A row that cannot be written because its person or story was deleted ends the generation instead of haunting it. */
async function unlessDeleted(save: Promise<void>, code: ErrorCode): Promise<void> {
  try {
    await save;
  } catch (error) {
    // Drizzle wraps what D1 said.
    const said = `${error} ${error instanceof Error ? error.cause : ''}`;
    if (/FOREIGN KEY/.test(said)) throw new GenerationError(code, said);
    throw error;
  }
}

/** Who speaks, as the speech cache knows them. */
const speechProvider = (env: Env) => `${env.OPENAI_SPEECH_BASE_URL} ${env.OPENAI_SPEECH_MODEL}`;

export function storyDeps(env: Env, { ai, clock }: Outside, ledger: Ledger, userId: () => string): StoryDeps {
  return {
    clock,
    async *streamStory(prompt, signal) {
      await spendToday(env, 'stories', 1, clock.now());
      yield* ai.streamStory(env, prompt, signal);
    },
    async moderate(texts, signal) {
      const findings = await ai.findingsOf(env, texts, signal);
      return findings.map((finding) => reasonsAgainst(finding).length === 0);
    },
    async saveStory(story, { plan }) {
      const owner = userId();
      await env.FILES.put(storyKey(owner, story.id), story.content, {
        httpMetadata: { contentType: 'text/plain; charset=utf-8' },
      });
      const row = {
        id: story.id,
        userId: owner,
        title: story.title,
        language: story.language,
        options: story.options,
        textHash: await textHash(story.content),
        ...foldedStory(story.title, story.options),
        createdAt: Date.parse(story.createdAt),
      };
      await unlessDeleted(
        saveStoryRow(database(env.DB), row, { plan, spent: ledger.storiesWritten(plan) }),
        'session_ended',
      );
      return { storiesRemaining: storiesRemaining(plan, ledger.storiesSpent(plan)) };
    },
  };
}

export function narrationDeps(
  env: Env,
  { ai, clock }: Outside,
  ledger: Ledger,
  userId: () => string,
  report: Pick<ProviderReport, 'asked'>,
): NarrationDeps {
  const speechDeps = {
    provider: speechProvider(env),
    allow: (characters: number) => spendToday(env, 'characters', characters, clock.now()),
    cache: env.FILES,
    async *streamSpeech(order: openai.SpeechOrder, signal: AbortSignal) {
      report.asked();
      yield* ai.streamSpeech(env, order, signal);
    },
  };
  return {
    ledger,
    async readSentences({ textKey, language }) {
      const object = await env.FILES.get(textKey);
      if (!object) throw new GenerationError('text_not_yours', `${textKey} is gone`);
      return splitStory(await object.text(), language);
    },
    speak(sentences, delivery, { source, storyId }, signal) {
      const folder = source === 'story' ? storySpeech(userId(), storyId) : SHARED_SPEECH;
      return speak(sentences, delivery, { ...speechDeps, folder }, signal);
    },
    async openMusic(track) {
      if (track === 'none') return null;
      const source = await openMusic(env.FILES, track);
      if (!source) throw new GenerationError('audio_generation_failed', `no track ${track}`);
      return source;
    },
    audioUrl: (narrationId, origin) =>
      new UrlSigner(env.FILE_SECRET, origin).url(audioKey(userId(), narrationId), Date.now()),
    async storeAudio(narrationId, order, mp3) {
      await env.FILES.put(audioKey(userId(), narrationId), mp3, {
        httpMetadata: {
          contentType: 'audio/mpeg',
          contentDisposition: attachment(`${order.title}.mp3`),
        },
      });
    },
    async saveNarration(narration, { source }, generation) {
      const row = {
        id: narration.id,
        storyId: source === 'story' ? narration.storyId : null,
        exampleId: source === 'example' ? narration.storyId : null,
        userId: userId(),
        voiceId: narration.voiceId,
        speechRate: Math.round(narration.speechRate * 100),
        musicTrack: narration.musicTrack,
        duration: Math.round(narration.duration * 1000),
        timeline: narration.timeline,
        createdAt: generation.admittedAt,
      };
      await unlessDeleted(saveNarrationRow(database(env.DB), row), 'not_found');
    },
  };
}
