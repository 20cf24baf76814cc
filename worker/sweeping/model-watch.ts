import { DAY_MS } from '../../contract/time.ts';
import { database } from '../directory/client.ts';
import {
  forgetModels,
  type ModelUse,
  modelUse,
  noteOffered,
  noteProblem,
  speechUse,
} from '../directory/watched-models.ts';
import type { Env } from '../env.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { notifyModelProblem, notifyQuotaExhausted, notifyShutdown } from '../mail/notify-admin.ts';
import { moderationServers, opinionServers, storyServers } from '../providers/ai-servers.ts';
import { lookUpModel, type ModelAddress, type ModelStatus } from '../providers/openai.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { speechModels, speechProviders } from '../providers/speech/index.ts';

/** Models looked up, models that cannot be used, and servers that did not answer. */
export type ModelCounts = { asked: number; unusable: number; unanswered: number };

type Watched = ModelUse & ModelAddress & { hasModels: boolean };

/** Every configured model with its use. */
function configuredModels(env: Env): Watched[] {
  const use = (service: ModelUse['service'], server: ModelAddress & { hasModels: boolean }): Watched => ({
    ...server,
    ...modelUse(service, server.url, server.model),
  });
  const writing = storyServers(env).map((server) => use('story', server));
  const isWriter = ({ server, model }: Watched) =>
    writing.some((one) => one.server === server && one.model === model);
  const checking = moderationServers(env).map((server) => use('moderation', server));
  // A model that both writes and reads for the second opinion is watched once, as a writer.
  const reading = opinionServers(env)
    .map((server) => use('moderation', server))
    .filter((one) => !isWriter(one));
  return [
    ...writing,
    ...new Map([...checking, ...reading].map((one) => [one.id, one])).values(),
    ...speechModels(env).map((server) => use('speech', { ...server, hasModels: true })),
  ];
}

/**
 * Looks up every configured model and mails the administrator about those that cannot be used or shut down soon. A
 * server that does not answer is retried the next night: its failures are visible by day.
 * @param now milliseconds since the epoch
 */
export async function watchModels(env: Env, now: number): Promise<ModelCounts> {
  const db = database(env.DB);
  const models = configuredModels(env);
  const counts: ModelCounts = { asked: 0, unusable: 0, unanswered: 0 };
  for (const watched of models.filter(({ hasModels }) => hasModels)) {
    const { id, service, server, model } = watched;
    const use = { id, service, server, model };
    counts.asked += 1;
    let status: ModelStatus;
    try {
      status = await lookUpModel(watched);
    } catch (error) {
      counts.unanswered += 1;
      logLine('warn', { modelWatch: id, error: redactedErrorMessage(error) });
      if (error instanceof ProviderError && error.code === 'quota_exceeded') {
        await notifyQuotaExhausted(env, service, now);
      }
      continue;
    }
    if (status.problem !== null) {
      counts.unusable += 1;
      await noteProblem(db, use, status.problem, now);
      await notifyModelProblem(env, use, status.problem);
    } else {
      await noteOffered(db, use, status.shutdownAt, now);
      if (status.shutdownAt !== null) await notifyShutdown(env, use, status.shutdownAt, now);
    }
  }
  const asked = models.filter(({ hasModels }) => hasModels).map(({ id }) => id);
  const others = models.filter(({ hasModels }) => !hasModels).map(({ id }) => id);
  // Speech services whose problems narrations report, whether or not they have a model list.
  const speaking = speechProviders(env).map(({ id }) => speechUse(id).id);
  const unasked = [...others, ...speaking].filter((id) => !asked.includes(id));
  await forgetModels(db, {
    kept: [...asked, ...unasked],
    unasked,
    before: now - DAY_MS,
  });
  return counts;
}
