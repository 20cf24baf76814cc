import { database } from '../db/client.ts';
import { saveStoryRow } from '../db/stories.ts';
import type { Env } from '../env.ts';
import { storyKey } from '../files/keys.ts';
import { storiesRemaining } from '../plan/plan.ts';
import { reasonsAgainst } from '../story/fitness.ts';
import { foldedStory } from '../story/search-words.ts';
import { textHash } from '../story/story-text.ts';
import { spendToday } from './daily-cap.ts';
import type { ExternalServices } from './external-services.ts';
import { unlessDeleted } from './generation-error.ts';
import type { Ledger } from './ledger.ts';
import type { StoryDeps } from './story-job.ts';

/** What writes, checks and keeps stories: the provider, D1 and R2. */
export function storyDeps(
  env: Env,
  services: ExternalServices,
  ledger: Ledger,
  userId: () => string,
): StoryDeps {
  const { clock } = services;
  const provider = services.stories(env);
  return {
    clock,
    async *streamStory(prompt, signal) {
      await spendToday(env, 'stories', 1, clock.now());
      yield* provider.stream(prompt, signal);
    },
    async moderate(texts, signal) {
      const findings = await provider.findings(texts, signal);
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
