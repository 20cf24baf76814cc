import { hasAdmin } from '../admin/owner.ts';
import { mainOriginOfApp } from '../config/origins.ts';
import { database } from '../directory/client.ts';
import { claimForMailing, markMailed, releaseForMailing } from '../directory/mail-claims.ts';
import { forgetComment, type ReceivedReport, type ReportRow, unmailedReports } from '../directory/reports.ts';
import { storyReports } from '../directory/schema.ts';
import type { Env } from '../env.ts';
import { homeOf } from '../home/client.ts';
import type { LetterParts } from '../mail/letter.ts';
import type { Outbox } from '../mail/outbox.ts';
import { reportLetter } from '../mail/report-letter.ts';
import { sendMail } from '../providers/mail.ts';
import { readStoredStory, wordsOf } from '../story/stored-story.ts';

/** Title and text of a private story, which the administrator cannot open in the app; '' when it is deleted. */
async function toldIn(
  env: Env,
  { userId, storyId, title }: ReportRow,
): Promise<{ title: string; texts: string[] }> {
  if (userId === null || storyId === null) return { title, texts: [] };
  const file = await homeOf(env, userId).storyFile(storyId);
  const stored = file && (await readStoredStory(env.FILES, file.key));
  return { title: file?.title ?? '', texts: stored ? wordsOf(stored) : [] };
}

/** Where a report leads: to the example in the app, or to the owner's page of a private story; null without one. */
function actionOf(env: Env, { id, exampleId }: ReportRow): LetterParts['action'] | null {
  const at = (path: string) => new URL(path, mainOriginOfApp(env)).href;
  if (exampleId !== null)
    return {
      label: 'Abrir el cuento · Open the story',
      url: at(`/story-examples?story=${encodeURIComponent(exampleId)}`),
    };
  return hasAdmin(env) ? { label: 'Decidir · Decide', url: at(`/admin/reports/${id}`) } : null;
}

/** Outbox of story reports to the administrator; replies go to the reporting user, if signed in. */
export function reportOutbox(env: Env): Outbox<ReceivedReport> {
  const db = database(env.DB);
  return {
    waiting: (since, now, limit) => unmailedReports(db, since, now, limit),
    claim: (id, now) => claimForMailing(db, storyReports, id, now),
    async done({ id, userId, storyId }, now) {
      await markMailed(db, storyReports, id, now);
      // A report about a story that was deleted meanwhile is discarded.
      if (userId !== null && storyId !== null && (await homeOf(env, userId).storyFile(storyId)) === null)
        await forgetComment(db, id);
    },
    release: (id, now) => releaseForMailing(db, storyReports, id, now),
    async send(report) {
      const { title, texts } = await toldIn(env, report);
      const letter = reportLetter({ ...report, title }, texts, actionOf(env, report));
      await sendMail(env, {
        to: env.ADMIN_ADDRESS,
        ...(report.email === null ? {} : { replyTo: report.email }),
        ...letter,
      });
    },
  };
}
