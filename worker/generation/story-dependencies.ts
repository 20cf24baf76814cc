import type { ErrorCode } from '../../contract/errors.ts';
import type { VoiceId } from '../../contract/options.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import { HOUR_MS } from '../../contract/time.ts';
import { database } from '../directory/client.ts';
import { narrationsOf } from '../directory/narrations.ts';
import { countOpinion, type OpinionKind } from '../directory/opinion-counts.ts';
import { saveStoryRow, withdrawStoryRow } from '../directory/stories.ts';
import { modelUse } from '../directory/watched-models.ts';
import type { Env } from '../env.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';
import { storyKey } from '../files/keys.ts';
import type { Generation, Ledger } from '../home/ledger.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { notifyWithdrawn } from '../mail/notify-admin.ts';
import { planOf, storiesLeft } from '../plan/plan.ts';
import { recentFailures } from '../providers/recent-failures.ts';
import { findingsOfAny, firstAnswer } from '../story/checking.ts';
import { reasonsAgainst } from '../story/fitness.ts';
import { topicWithoutNames } from '../story/name-check.ts';
import { distinctiveSentences, qualityOf } from '../story/quality.ts';
import { foldedStory } from '../story/search-words.ts';
import type { Unread } from '../story/second-opinion.ts';
import { hashesOf, readStoredStory, storeStory } from '../story/stored-story.ts';
import { deleteStoryFiles } from '../story/story-files.ts';
import type { ModelServer, SecondReader } from '../story/story-provider.ts';
import { releaseToday, reserveToday, spendToday } from './daily-cap.ts';
import type { ExternalServices } from './external-services.ts';
import { GenerationError, rejectIfOwnerDeleted } from './generation-error.ts';
import type { ProviderReport } from './provider-report.ts';
import type { StoryDeps } from './story-job.ts';

/** Voices of each Spanish variety. */
const AMERICAN_VOICES: readonly string[] = ['female-latam', 'male-latam'] satisfies VoiceId[];
const VOICES_OF_SPAIN: readonly string[] = ['female', 'male'] satisfies VoiceId[];

/** Number of earlier stories that a new one is compared with. */
const STORIES_COMPARED = 10;

/** Logs quality measures of a story, never its words. */
async function noteQuality(files: R2Bucket, owner: string, story: Story, before: string[]): Promise<void> {
  const stored = await Promise.all(
    before.filter((id) => id !== story.id).map((id) => readStoredStory(files, storyKey(owner, id))),
  );
  const earlier = stored.flatMap((one) => (one ? distinctiveSentences(one.sentences) : []));
  logLine('info', {
    story: story.id,
    levelAsked: story.options.englishLevel,
    measured: story.measured,
    quality: qualityOf(story, new Set(earlier)),
  });
}

/** Time after the deadline during which a story's reservation lasts, in case its end is never recorded. */
const RESERVED_AFTER_DEADLINE_MS = HOUR_MS / 4;

/** Failures of the story before, after which the model is asked only once the story is reserved. */
const UNRESERVED: readonly (ErrorCode | null)[] = [
  'daily_limit_reached',
  'unconfirmed_limit_reached',
  'story_limit_reached',
  'database_error',
] satisfies ErrorCode[];

type StoryServices = StoryDeps & {
  /** Counts a translation made after its story. @throws GenerationError `daily_limit_reached` */
  countTranslation(order: Pick<Generation, 'plan'>): Promise<void>;
  /** Releases the reservation of a refunded story. */
  release(generation: Pick<Generation, 'id' | 'plan' | 'admittedAt'>): Promise<void>;
};

/** Outcomes of a second opinion that continues after the last sentence. */
type ReadingDeps = {
  /** The story is kept. */
  read(generation: Generation, unread: Unread): void;
  /** Deletes all data of a withdrawn story and lowers the counter. Idempotent. */
  erase(generation: Generation): Promise<void>;
};

/** Queue: runs each task after the previous one has ended. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };
}

/** Dependencies of stories: providers, D1 and R2. */
export function storyDeps(
  env: Env,
  services: ExternalServices,
  ledger: Ledger,
  userId: () => string,
  report: Pick<ProviderReport, 'failed'>,
): StoryServices & ReadingDeps {
  const { clock } = services;
  /** Queue of saves and withdrawals, which set the same counters in D1 from the current ledger. */
  const counting = oneAtATime();
  const { writers, moderators, secondReaders } = services.stories(env);
  // Keyed digest: servers can recognise a user and learn no id.
  const userDigest = () => keyedDigest(env.FILE_SECRET, `person of a story ${userId()}`, UNIQUE);
  const isWriter = ({ server, model }: ModelServer) =>
    writers.some((writer) => writer.server === server && writer.model === model);
  const failedAt =
    (service: 'story' | 'moderation') =>
    ({ id, server, model }: ModelServer, error: unknown) => {
      recentFailures.note(id, clock.now());
      report.failed(modelUse(service, server, model), error);
    };
  const db = database(env.DB);
  const release: StoryServices['release'] = ({ id, plan, admittedAt }) =>
    releaseToday(env, { generationId: id, buyer: plan.kind, admittedAt }, ledger.byId(id)?.failure ?? null);
  const prepare: StoryDeps['prepare'] = async () => {
    const voice = ledger.lastVoice([...AMERICAN_VOICES, ...VOICES_OF_SPAIN]);
    return {
      writers: recentFailures.inOrder(writers, clock.now()),
      userDigest: await userDigest(),
      variety: voice === null ? undefined : VOICES_OF_SPAIN.includes(voice) ? 'spain' : 'america',
    };
  };
  // A problem of a writer's model is reported once.
  const failedReader = (reader: SecondReader, error: unknown) =>
    failedAt(isWriter(reader) ? 'story' : 'moderation')(reader, error);
  const count = (kind: OpinionKind, isAnswered: boolean) => {
    countOpinion(database(env.DB), kind, isAnswered, clock.now()).catch((error) =>
      logLine('warn', { opinions: 'not counted', error: redactedErrorMessage(error) }),
    );
  };
  const unread = ({ id }: Pick<Generation, 'id'>, { unread, paragraphs, error }: Unread) =>
    logLine('warn', {
      generation: id,
      secondOpinion: `none on ${unread} of ${paragraphs} paragraphs`,
      error: error === null ? 'not in time' : redactedErrorMessage(error),
    });
  return {
    clock,
    prepare,
    async reserve(generation) {
      const { id, plan, admittedAt, deadline } = generation;
      const until = deadline + RESERVED_AFTER_DEADLINE_MS;
      const story = {
        generationId: id,
        userId: userId(),
        mailbox: null,
        buyer: plan.kind,
        admittedAt,
        until,
      };
      try {
        await reserveToday(env, story, clock.now());
        // Its release came before it was reserved.
        if (ledger.byId(id)?.status === 'refunded') await release(generation);
      } catch (error) {
        if (error instanceof GenerationError) throw error;
        logLine('error', { generation: id, reserved: redactedErrorMessage(error) });
        throw new GenerationError('database_error', 'the story could not be reserved', null, {
          cause: error,
        });
      }
    },
    isReservedFirst: (generation) => UNRESERVED.includes(ledger.failureBefore(generation)),
    release,
    countTranslation: ({ plan }) => spendToday(env, 'translations', plan.kind, 1, clock.now()),
    failed: failedAt('story'),
    async moderate(texts, signal) {
      const inOrder = recentFailures.inOrder(moderators, clock.now());
      const findings = await findingsOfAny(
        inOrder,
        { texts, userDigest: await userDigest() },
        signal,
        failedAt('moderation'),
      );
      return findings.map((finding) => reasonsAgainst(finding).length === 0);
    },
    secondOpinion:
      secondReaders.length === 0
        ? null
        : async (passage, request, signal) => {
            const { ageGroup } = request;
            const order = { ...passage, typed: request, ageGroup, userDigest: await userDigest() };
            const inOrder = recentFailures.inOrder(secondReaders, clock.now());
            const ask = (reader: SecondReader) => reader.objection(order, signal);
            return firstAnswer(inOrder, ask, signal, failedReader);
          },
    topicOpinion:
      secondReaders.length === 0
        ? null
        : async (request, signal) => {
            const { ageGroup } = request;
            const order = { topic: topicWithoutNames(request), ageGroup, userDigest: await userDigest() };
            const inOrder = recentFailures.inOrder(secondReaders, clock.now());
            return firstAnswer(
              inOrder,
              (reader) => reader.topicObjection(order, signal),
              signal,
              failedReader,
            );
          },
    topicRead({ id }, outcome) {
      count('topics', 'objection' in outcome);
      if ('error' in outcome && outcome.error !== null)
        logLine('warn', {
          generation: id,
          topic: 'no second opinion',
          error: redactedErrorMessage(outcome.error),
        });
      if ('objection' in outcome && outcome.objection !== null)
        logLine('info', { generation: id, topicRefused: outcome.objection });
    },
    // The text itself is not stored.
    withdrawn({ id }, objection, { ageGroup, language }) {
      count('endings', true);
      logLine('warn', { generation: id, withdrawn: objection });
      notifyWithdrawn(env, { id, objection, ageGroup, language }, clock.now()).catch((error) =>
        logLine('error', { withdrawalNotice: 'not sent', error: redactedErrorMessage(error) }),
      );
    },
    unread,
    read(generation, outcome) {
      count('endings', outcome.unread === 0);
      if (outcome.unread > 0) unread(generation, outcome);
    },
    async erase({ id, plan }) {
      const owner = userId();
      const narrations = await narrationsOf(db, id);
      await counting(() =>
        withdrawStoryRow(db, owner, id, { plan, spent: ledger.storiesWritten(plan) }, clock.now()),
      );
      await deleteStoryFiles(env.FILES, owner, id, narrations);
    },
    rewrote: ({ id }, how) => logLine('info', { generation: id, hardSentence: how }),
    paired: ({ id }, counts) => logLine('info', { generation: id, pairs: counts }),
    async saveStory(story, { plan }) {
      const owner = userId();
      await storeStory(env.FILES, storyKey(owner, story.id), story);
      const row = {
        id: story.id,
        userId: owner,
        title: story.title,
        language: story.language,
        options: story.options,
        measured: story.measured ?? null,
        ...(await hashesOf(story)),
        ...foldedStory(story.title, story.options, story.translation?.title),
        createdAt: Date.parse(story.createdAt),
      };
      const owned = await rejectIfOwnerDeleted(
        counting(() => saveStoryRow(db, row, { plan, spent: ledger.storiesWritten(plan) }, clock.now())),
        'session_ended',
      );
      // Nobody waits for it: it is for the log alone.
      noteQuality(env.FILES, owner, story, ledger.lastStories(STORIES_COMPARED)).catch((error) =>
        logLine('warn', { story: story.id, quality: 'not measured', error: redactedErrorMessage(error) }),
      );
      // Of the period that is spent from now: a renewal may be under way, or paid since the story was ordered.
      const current = owned ? planOf(owned, clock.now()) : plan;
      return { storiesRemaining: storiesLeft(current, (period) => ledger.storiesSpent(period)) };
    },
  };
}
