import type { AccountExport } from '../../contract/schemas/account.ts';
import { rowsOf } from '../directory/account.ts';
import type { Database } from '../directory/client.ts';
import type { StoryRow } from '../directory/stories.ts';
import type { UserRow } from '../directory/users.ts';
import { storyKey } from '../files/keys.ts';
import { ownedFiles } from '../files/owned.ts';
import type { UrlSigner } from '../files/signed-url.ts';
import type { BoughtSentence, StoredGeneration } from '../home/rpc.ts';
import { presentSound } from '../story/library.ts';
import { readStoredStory } from '../story/stored-story.ts';
import { joinSentences } from '../story/story-text.ts';
import { isoTime, isoTimeOrNull, presentAccount } from './present-account.ts';

export type ExportDeps = {
  db: Database;
  files: R2Bucket;
  signer: UrlSigner;
  /** Stories and narrations that the user's Durable Object still stores. */
  storedGenerations(): Promise<StoredGeneration[]>;
  boughtSentences(): Promise<BoughtSentence[]>;
};

/** Parallel R2 reads. An invocation has six connections for everything. */
const AT_ONCE = 5;

/** Data export of one user: database rows, files and generations. Digests of secrets are left out. */
export async function exportAccount(deps: ExportDeps, user: UserRow, now: number): Promise<AccountExport> {
  const { db, files, signer } = deps;
  const [rows, stored, storedGenerations, boughtSentences] = await Promise.all([
    rowsOf(db, user.id),
    ownedFiles(files, user.id),
    deps.storedGenerations(),
    deps.boughtSentences(),
  ]);
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
      storiesElsewhere: user.storiesElsewhere,
      termsAcceptedAt: isoTimeOrNull(user.termsAcceptedAt),
      lastUsedAt: isoTime(user.activeAt),
      deletionAnnouncedAt: isoTimeOrNull(user.deletionNoticeAt),
    },
    sessions: rows.sessions.map((session) => ({
      id: session.id,
      userAgent: session.userAgent,
      signedInAt: isoTime(session.createdAt),
      lastUsedAt: isoTime(session.usedAt),
      expiresAt: isoTime(session.expiresAt),
    })),
    stories: await withTexts(files, rows.stories),
    narrations: await Promise.all(
      rows.narrations.map(async (row) => ({
        storyId: row.storyId,
        exampleId: row.exampleId,
        ...(await presentSound(row, signer, now)),
        createdAt: isoTime(row.createdAt),
      })),
    ),
    contactMessages: rows.contactMessages.map(({ id, name, email, subject, message, createdAt }) => ({
      id,
      name,
      email,
      subject,
      message,
      createdAt: isoTime(createdAt),
    })),
    storyReports: rows.storyReports.map(({ userId, mailedAt, createdAt, ...report }) => ({
      ...report,
      createdAt: isoTime(createdAt),
    })),
    refunds: rows.duplicateSubscriptions.map(({ id, refundedAmount, currency, createdAt }) => ({
      subscriptionId: id,
      amount: refundedAmount,
      currency,
      createdAt: isoTime(createdAt),
    })),
    feeds: rows.feeds.map(({ showsNames, language, createdAt }) => ({
      showsNames,
      language,
      createdAt: isoTime(createdAt),
    })),
    mailLinks: rows.mailTokens.map(({ purpose, expiresAt }) => ({ purpose, expiresAt: isoTime(expiresAt) })),
    generations: storedGenerations.map(({ request, admittedAt, events, ...generation }) => ({
      ...generation,
      request: JSON.parse(request) as unknown,
      admittedAt: isoTime(admittedAt),
      events: events.map((event) => JSON.parse(event) as unknown),
    })),
    freeStories: rows.freeStories.map(({ generationId }) => ({ generationId })),
    boughtSentences,
    files: await Promise.all(
      stored.map(async ({ key, bytes, uploaded }) => ({
        path: key,
        bytes,
        storedAt: uploaded.toISOString(),
        url: await signer.url(key, now),
      })),
    ),
  };
}

async function withTexts(files: R2Bucket, rows: StoryRow[]): Promise<AccountExport['stories']> {
  const stories: AccountExport['stories'] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = rows.slice(start, start + AT_ONCE).map(async (row) => {
      const stored = await readStoredStory(files, storyKey(row.userId, row.id));
      return {
        id: row.id,
        title: row.title,
        language: row.language,
        options: row.options,
        ...(row.measured && { measured: row.measured }),
        createdAt: isoTime(row.createdAt),
        text: stored && joinSentences(stored.sentences),
        ...(stored?.translation && { translation: stored.translation }),
      };
    });
    stories.push(...(await Promise.all(some)));
  }
  return stories;
}
