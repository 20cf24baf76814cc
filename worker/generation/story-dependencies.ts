import type { ErrorCode } from '../../contract/errors.ts';
import { VOICES } from '../../contract/options.ts';
import { sceneCode } from '../../contract/scene.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import { HOUR_MS } from '../../contract/time.ts';
import { countUnaccepted } from '../directory/acceptance-counts.ts';
import { database } from '../directory/client.ts';
import { countOpinion, type OpinionKind } from '../directory/opinion-counts.ts';
import { modelUse } from '../directory/watched-models.ts';
import { rejectedWhenAborted } from '../errors/aborted.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';
import { storyKey } from '../files/keys.ts';
import { sealWith } from '../files/signed-url.ts';
import type { Generation, Ledger } from '../home-storage/ledger.ts';
import type { Library } from '../home-storage/library.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { notifyWithdrawn } from '../mail/notify-admin.ts';
import { planOf, storiesLeft } from '../plan/plan.ts';
import { unusableAnswer } from '../providers/provider-error.ts';
import { recentFailures } from '../providers/recent-failures.ts';
import { acceptanceOf } from '../story/acceptance.ts';
import { findingsOfAny, firstAnswer } from '../story/checking.ts';
import { reasonsAgainst } from '../story/fitness.ts';
import { presentLater, writeLaterScenes } from '../story/later-scenes.ts';
import { nightsBefore } from '../story/nights-before.ts';
import { presentPicture } from '../story/picture.ts';
import { distinctiveSentences, qualityOf } from '../story/quality.ts';
import { heroKeyOf } from '../story/scene.ts';
import { foldedStory } from '../story/search-words.ts';
import type { Unread } from '../story/second-opinion.ts';
import { hashesOf, storeStory } from '../story/stored-story.ts';
import { filesOfStory } from '../story/story-files.ts';
import type { Illustrator, ModelServer, Prompt, SecondReader } from '../story/story-provider.ts';
import { reserveToday, spendToday } from './daily-cap.ts';
import { GenerationError } from './generation-error.ts';
import type { GenerationsDeps } from './generations-deps.ts';
import type { GenerationNumbers } from './numbers.ts';
import type { ProviderReport } from './provider-report.ts';
import type { StoryDeps } from './story-job.ts';

const SPANISH_VOICES = VOICES.flatMap((voice) => ('variety' in voice ? [voice] : []));

/** Number of earlier stories that a new one is compared with. */
const STORIES_COMPARED = 10;

/** Logs quality measures of a story, never its words. */
function noteQuality(library: Library, story: Story, before: string[]): void {
  const stored = before.filter((id) => id !== story.id).map((id) => library.story(id));
  const earlier = stored.flatMap((one) => (one ? distinctiveSentences(one.document.sentences) : []));
  logLine('info', {
    story: story.id,
    levelAsked: story.options.englishLevel,
    measured: story.measured,
    quality: qualityOf(story, new Set(earlier)),
  });
}

/** How long another night waits for what is remembered of a night of which nothing was; then it begins without. */
const RECALL_MS = 3_000;

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
};

/** Outcomes of a second opinion that continues after the last sentence. */
type ReadingDeps = {
  /** The story is kept. */
  read(generation: Generation, unread: Unread): void;
  /** Deletes all data of a withdrawn story and lowers the counter. Idempotent. */
  erase(generation: Generation): Promise<void>;
};

type StoryParts = Pick<
  GenerationsDeps,
  'env' | 'services' | 'user' | 'userId' | 'library' | 'deletions' | 'outbox' | 'storage'
> & {
  ledger: Ledger;
  report: Pick<ProviderReport, 'failed'>;
  numbers: Pick<GenerationNumbers, 'writing' | 'first'>;
  /** Asks what to remember of a stored story, or waits for it. */
  recall(storyId: string): Promise<void>;
};

/** Dependencies of stories: providers, the library, R2 and the directory. */
export function storyDeps({
  env,
  services,
  user,
  userId,
  ledger,
  library,
  deletions,
  outbox,
  storage,
  report,
  numbers,
  recall,
}: StoryParts): StoryServices & ReadingDeps {
  const { clock } = services;
  const { writers, moderators, secondReaders, illustrators } = services.stories(env);
  // Keyed digest: servers can recognise a user and learn no id.
  let digest: string | null = null;
  const userDigest = async () =>
    (digest ??= await keyedDigest(env.DIGEST_SECRET, `person of a story ${userId()}`, UNIQUE));
  const isWriter = ({ server, model }: ModelServer) =>
    writers.some((writer) => writer.server === server && writer.model === model);
  const failedAt =
    (service: 'story' | 'moderation') =>
    ({ id, server, model }: ModelServer, error: unknown) => {
      recentFailures.note(id, clock.now());
      report.failed(modelUse(service, server, model), error);
    };
  const prepare: StoryDeps['prepare'] = async () => {
    const voice = ledger.lastVoice(SPANISH_VOICES.map(({ id }) => id));
    return {
      writers: recentFailures.inOrder(writers, clock.now()),
      userDigest: await userDigest(),
      variety: SPANISH_VOICES.find(({ id }) => id === voice)?.variety,
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
  /** Asks those that say what pictures show: they write, and the text goes to no other company. */
  const askBeside =
    (what: string) => async (prompt: Prompt, isUsable: (answer: string) => boolean, signal: AbortSignal) => {
      const order = { ...prompt, userDigest: await userDigest() };
      const ask = async (server: Illustrator) => {
        const answer = await server.answer(order, signal);
        if (!isUsable(answer)) throw unusableAnswer(`no ${what} in the answer`);
        return answer;
      };
      return firstAnswer(recentFailures.inOrder(illustrators, clock.now()), ask, signal, failedAt('story'));
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
        mailbox: user().mailbox,
        buyer: plan.kind,
        admittedAt,
        until,
      };
      try {
        await reserveToday(env, story, clock.now());
        // Its release came before it was reserved.
        if (ledger.byId(id)?.status === 'refunded') {
          outbox.add('release_story', id);
          await outbox.run(clock.now());
        }
      } catch (error) {
        if (error instanceof GenerationError) throw error;
        logLine('error', { generation: id, reserved: redactedErrorMessage(error) });
        throw new GenerationError('database_error', 'the story could not be reserved', null, {
          cause: error,
        });
      }
    },
    isReservedFirst: (generation) => UNRESERVED.includes(ledger.failureBefore(generation)),
    countTranslation: ({ plan }) => spendToday(env, 'translations', plan.kind, 1, clock.now()),
    failed: failedAt('story'),
    async moderate(texts, signal, unfit) {
      const inOrder = recentFailures.inOrder(moderators, clock.now());
      const findings = await findingsOfAny(
        inOrder,
        { texts, userDigest: await userDigest() },
        signal,
        failedAt('moderation'),
      );
      return findings.map((finding) => {
        const reasons = reasonsAgainst(finding);
        if (reasons.length > 0) unfit?.(reasons);
        return reasons.length === 0;
      });
    },
    secondOpinion:
      secondReaders.length === 0
        ? null
        : async (passage, request, signal) => {
            const { topic, ageGroup } = request;
            const order = { ...passage, topic, ageGroup, userDigest: await userDigest() };
            const inOrder = recentFailures.inOrder(secondReaders, clock.now());
            const ask = (reader: SecondReader) => reader.objection(order, signal);
            return firstAnswer(inOrder, ask, signal, failedReader);
          },
    topicOpinion:
      secondReaders.length === 0
        ? null
        : async (request, signal) => {
            const { ageGroup } = request;
            const topic = [request.topic, ...(request.targetWords ?? [])].join('\n');
            const order = { topic, ageGroup, userDigest: await userDigest() };
            const inOrder = recentFailures.inOrder(secondReaders, clock.now());
            return firstAnswer(
              inOrder,
              (reader) => reader.topicObjection(order, signal),
              signal,
              failedReader,
            );
          },
    askPictures: askBeside('picture'),
    askMemory: askBeside('memory'),
    nightsBefore: (continued) => nightsBefore(library, continued),
    async recall(storyId, signal) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const forget = clock.after(RECALL_MS, resolve);
      try {
        await Promise.race([recall(storyId), promise, rejectedWhenAborted(signal)]);
      } finally {
        forget();
      }
    },
    illustrated: (isAnswered) => count('pictures', isAnswered),
    topicRead({ id }, outcome) {
      count('topics', 'objection' in outcome);
      if ('error' in outcome && outcome.error !== null)
        logLine('warn', {
          generation: id,
          topic: 'no second opinion',
          error: redactedErrorMessage(outcome.error),
        });
      // The log has no reason where a child may be in trouble.
      if ('objection' in outcome && outcome.refusal === 'topic_refused')
        logLine('info', { generation: id, topicRefused: outcome.objection });
    },
    writing: ({ id }, writer) => numbers.writing(id, writer.id),
    heroOf: (request) => library.heroOf(heroKeyOf(request)),
    told: (generation) => numbers.first(generation),
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
    async erase({ id }) {
      storage.transactionSync(() => {
        const narrations = library.deleteStory(id) ?? [];
        deletions.add(filesOfStory(userId(), id, narrations), clock.now());
        outbox.add('release_story', id);
      });
      await Promise.all([deletions.run(clock.now()), outbox.run(clock.now())]);
    },
    acceptance: acceptanceOf,
    unaccepted({ id }, fault, isKept) {
      logLine(isKept ? 'info' : 'warn', { generation: id, [isKept ? 'cut' : 'unaccepted']: fault });
      countUnaccepted(database(env.DB), fault, isKept, clock.now()).catch((error) =>
        logLine('warn', { unaccepted: 'not counted', error: redactedErrorMessage(error) }),
      );
    },
    rewrote: ({ id }, how) => logLine('info', { generation: id, hardSentence: how }),
    paired: ({ id }, counts) => logLine('info', { generation: id, pairs: counts }),
    async saveStory(story, later, { plan }, night) {
      const key = storyKey(userId(), story.id);
      const { language, scene, sentences, cast, understood, translation } = story;
      const document = {
        language,
        sentences,
        ...(cast && { cast }),
        ...(night && night.earlierCast.length > 0 && { earlierCast: [...night.earlierCast] }),
        ...(understood === false && { understood }),
        ...(translation && { translation }),
      };
      await deletions.expect([key], clock.now());
      await storeStory(env.FILES, key, document);
      const row = {
        id: story.id,
        title: story.title,
        language: story.language,
        options: story.options,
        measured: story.measured ?? null,
        scene: story.scene ? sceneCode(story.scene) : null,
        laterScenes: writeLaterScenes(later),
        heroKey: story.scene ? heroKeyOf(story.options) : null,
        earlierNames: night?.earlierNames ?? '',
        ...(await hashesOf(story)),
        ...foldedStory(story.title, story.options, story.translation?.title),
        createdAt: Date.parse(story.createdAt),
        document,
        storedAt: clock.now(),
      };
      const seal = sealWith(env.FILE_SECRET);
      noteQuality(library, story, ledger.lastStories(STORIES_COMPARED));
      // Of the period that is spent from now: a renewal may be under way, or paid since the story was ordered.
      const current = planOf(user(), clock.now());
      return {
        storiesRemaining: storiesLeft(current, (period) => ledger.storiesSpent(period)),
        pictures: {
          ...(scene && { picture: presentPicture(scene, language, seal) }),
          ...(later.length > 0 && { laterPictures: presentLater(later, language, seal) }),
        },
        store() {
          library.saveStory(row);
          if (night) library.series.join({ ...night, storyId: story.id, at: row.createdAt });
          deletions.keep([key]);
          if (plan.kind === 'free') outbox.add('settle_story', story.id);
        },
      };
    },
  };
}
