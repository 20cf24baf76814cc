import type { AccountExport } from '../../contract/schemas/account.ts';
import { TAKE_BYTES_PER_SECOND } from '../../contract/takes.ts';
import { presentWithdrawal } from '../billing/present-withdrawal.ts';
import { rowsOf } from '../directory/account.ts';
import type { Database } from '../directory/client.ts';
import { ownedFiles } from '../files/owned.ts';
import type { UrlSigner } from '../files/signed-url.ts';
import type { StoryRow } from '../home-storage/library.ts';
import { readLaterScenes } from '../story/later-scenes.ts';
import { presentFacts, presentSound } from '../story/library.ts';
import { sceneOf } from '../story/scene.ts';
import { joinSentences } from '../story/story-text.ts';
import type { ExportedIds, ExportedRows, HomeExport } from './home-export.ts';
import type { Parts } from './json-text.ts';
import { isoTime, isoTimeOrNull, presentAccount } from './present-account.ts';

export type ExportDeps = {
  db: Database;
  files: R2Bucket;
  signer: UrlSigner;
  /** What the user's home has. */
  home(): Promise<HomeExport>;
  /** Rows of its long lists. */
  rows(ids: ExportedIds): Promise<ExportedRows>;
};

/**
 * Data export of one user: rows of home and directory, files and generations. Digests of secrets are left out. The rows
 * of long lists and the files are asked for while it is read, so that neither its first byte nor its memory grows with
 * the library.
 */
export async function exportAccount(
  deps: ExportDeps,
  userId: string,
  now: number,
): Promise<Parts<AccountExport>> {
  const { db, files, signer } = deps;
  const [rows, home] = await Promise.all([rowsOf(db, userId, now), deps.home()]);
  const { user, activity } = home;
  async function* pages<Name extends keyof ExportedRows, Presented>(
    name: Name,
    present: (row: ExportedRows[Name][number]) => Presented | Promise<Presented>,
  ): AsyncGenerator<Presented[], void> {
    for (const ids of home.pages[name]) {
      const page = await deps.rows({ stories: [], narrations: [], generations: [], [name]: ids });
      yield Promise.all(page[name].map(present));
    }
  }
  return {
    exportedAt: isoTime(now),
    account: {
      ...presentAccount(user, now),
      emailVerifiedAt: isoTimeOrNull(user.emailVerifiedAt),
      googleId: user.googleId,
      stripeCustomerId: user.stripeCustomerId,
      stripeSubscriptionId: user.stripeSubscriptionId,
      periodStart: isoTimeOrNull(user.periodStart),
      periodEnd: isoTimeOrNull(user.periodEnd),
      giftStart: isoTimeOrNull(user.giftStart),
      giftEnd: isoTimeOrNull(user.giftEnd),
      region: user.locationHint,
      storiesElsewhere: user.storiesElsewhere,
      timeZone: home.timeZone,
      termsAcceptedAt: isoTimeOrNull(user.termsAcceptedAt),
      lastUsedAt: isoTime(activity.activeAt),
      deletionAnnouncedAt: isoTimeOrNull(activity.noticeAt),
    },
    sessions: home.sessions.map((session) => ({
      id: session.id,
      userAgent: session.userAgent,
      signedInAt: isoTime(session.createdAt),
      lastUsedAt: isoTime(session.usedAt),
      expiresAt: isoTime(session.expiresAt),
    })),
    stories: pages('stories', exportedStory),
    narrations: pages('narrations', async (row) => ({
      storyId: row.storyId,
      exampleId: row.exampleId,
      ...(await presentSound(row, signer, now)),
      cast: row.cast,
      takes: row.takes,
      said: row.said,
      linkSound: row.linkSound && { madeAt: isoTime(row.linkSound.madeAt) },
      createdAt: isoTime(row.createdAt),
    })),
    contactMessages: rows.contactMessages.map(({ id, name, email, subject, message, createdAt }) => ({
      id,
      name,
      email,
      subject,
      message,
      createdAt: isoTime(createdAt),
    })),
    // Without those of a link's readers.
    storyReports: rows.storyReports
      .filter(({ isFromLink }) => !isFromLink)
      .map(({ id, storyId, exampleId, title, reason, comment, createdAt }) => ({
        id,
        storyId,
        exampleId,
        title,
        reason,
        comment,
        createdAt: isoTime(createdAt),
      })),
    decisions: rows.ownerActs.map(({ act, reason, begunAt, doneAt, result }) => ({
      act,
      reason,
      begunAt: isoTime(begunAt),
      doneAt: isoTimeOrNull(doneAt),
      result,
    })),
    refunds: rows.duplicateSubscriptions.map(({ id, refundedAmount, currency, createdAt }) => ({
      subscriptionId: id,
      amount: refundedAmount,
      currency,
      createdAt: isoTime(createdAt),
    })),
    withdrawals: rows.withdrawals.map(presentWithdrawal),
    feeds: home.feeds.map(({ showsNames, language, createdAt }) => ({
      showsNames,
      language,
      createdAt: isoTime(createdAt),
    })),
    links: home.links.map(({ storyId, showsNames, scope, opened, createdAt, endsAt }) => ({
      storyId,
      showsNames,
      scope,
      opened,
      createdAt: isoTime(createdAt),
      endsAt: isoTime(endsAt),
    })),
    takes: home.takes.map(({ id, storyId, language, sentence, bytes, digest, linkId, ...times }) => ({
      id,
      storyId,
      language,
      index: sentence,
      seconds: bytes / TAKE_BYTES_PER_SECOND,
      digest,
      isByLink: linkId !== null,
      consentedAt: isoTime(times.consentedAt),
      createdAt: isoTime(times.createdAt),
      acceptedAt: isoTimeOrNull(times.acceptedAt),
    })),
    sayings: home.sayings.map(({ language, word, said, createdAt }) => ({
      language,
      word,
      said,
      createdAt: isoTime(createdAt),
    })),
    mailLinks: rows.mailTokens.map(({ purpose, expiresAt }) => ({ purpose, expiresAt: isoTime(expiresAt) })),
    generations: pages('generations', ({ request, admittedAt, events, ...generation }) => ({
      ...generation,
      request: JSON.parse(request) as unknown,
      admittedAt: isoTime(admittedAt),
      events: events.map((event) => JSON.parse(event) as unknown),
    })),
    freeStories: rows.freeStories.map(({ generationId }) => ({ generationId })),
    spoken: rows.spoken,
    dailyUses: home.dailyUses,
    boughtSentences: home.boughtSentences,
    nights: home.nights,
    series: home.series,
    files: async () =>
      Promise.all(
        (await ownedFiles(files, userId)).map(async ({ key, bytes, uploaded }) => ({
          path: key,
          bytes,
          storedAt: uploaded.toISOString(),
          url: await signer.url(key, now),
        })),
      ),
  };
}

function exportedStory({ document, ...row }: StoryRow): AccountExport['stories'][number] {
  const { sentences, cast, translation } = document;
  const { starred: _, ...facts } = presentFacts(row);
  return {
    ...facts,
    scene: sceneOf(row),
    laterScenes: readLaterScenes(row.laterScenes),
    editedAt: isoTimeOrNull(row.editedAt),
    translationEditedAt: isoTimeOrNull(row.translationEditedAt),
    starredAt: isoTimeOrNull(row.starredAt),
    takenDownAt: isoTimeOrNull(row.takenDownAt),
    standIns: row.standIns,
    earlierNames: row.earlierNames,
    day: row.day,
    dayNumber: row.dayNumber,
    titleNumber: row.titleNumber,
    text: joinSentences(sentences),
    ...(cast && { cast }),
    ...(translation && { translation }),
  };
}
