import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { type ReportAnswer, type ReportRequest, reportRequest } from '../../contract/schemas/reports.ts';
import { spend } from '../budget/spend.ts';
import { database } from '../directory/client.ts';
import { exampleById } from '../directory/examples.ts';
import { insertReport, type ReportRow } from '../directory/reports.ts';
import { ApiError } from '../errors/refusal.ts';
import type { App } from '../middleware/context.ts';
import { countCaller, countUse } from '../middleware/rate-limit.ts';
import { userIfSignedIn } from '../middleware/session.ts';
import { jsonBody } from '../middleware/validate.ts';
import { reportOutbox } from '../sweeping/report-outbox.ts';
import { mailToOwner, spendDeps } from './background-mail.ts';
import { checkHuman } from './human-check.ts';

const { createHandlers } = createFactory<App>();

/** Reports share the limit of contact messages. */
async function countReport(c: Context<App>, userId: string | null): Promise<void> {
  await countCaller(c, 'CONTACT_BY_ADDRESS', 'too_many_messages');
  if (userId !== null) await countUse(c.env, 'CONTACT_BY_ACCOUNT', userId, 'too_many_messages');
}

/** Stored before it is mailed, like messages. A further one of the same reporter causes no mail. */
async function store(
  c: Context<App>,
  { reason, comment }: ReportRequest,
  about: Pick<ReportRow, 'userId' | 'storyId' | 'exampleId' | 'title' | 'isFromLink'>,
  now: number,
): Promise<void> {
  await spend(spendDeps(c), 'message_row', null, now);
  const isNew = await insertReport(database(c.env.DB), {
    id: crypto.randomUUID(),
    ...about,
    reason,
    comment: comment || null,
    createdAt: now,
    claimedAt: null,
    mailedAt: null,
  });
  if (isNew) mailToOwner(c, 'report', reportOutbox(c.env), now);
}

async function receive(
  c: Context<App>,
  typed: ReportRequest,
  about: Parameters<typeof store>[2],
  now: number,
) {
  await store(c, typed, about, now);
  const answer: ReportAnswer = { success: true };
  return c.json(answer, 201);
}

export const ofStory = createHandlers(jsonBody(reportRequest), async (c) => {
  const { userId } = c.get('identity');
  await countReport(c, userId);
  const { story } = await c.get('home').storyToReport(c.req.param('id') ?? '');
  const about = { userId, storyId: story.id, exampleId: null, title: '', isFromLink: false };
  return receive(c, c.req.valid('json'), about, Date.now());
});

/** Open to visitors, like the examples. */
export const ofExample = createHandlers(jsonBody(reportRequest), async (c) => {
  const now = Date.now();
  const user = await userIfSignedIn(c, now);
  const userId = user?.id ?? null;
  await countReport(c, userId);
  await checkHuman(c, 'report');
  const example = await exampleById(database(c.env.DB), c.req.param('id') ?? '');
  if (!example) throw new ApiError('not_found');
  const { id: exampleId, title } = example;
  return receive(c, c.req.valid('json'), { userId, storyId: null, exampleId, title, isFromLink: false }, now);
});

/** Report of a reader of a link, who stays unknown. @param about the story, with whose it is */
export async function receiveFromLink(
  c: Context<App>,
  typed: ReportRequest,
  about: { userId: string; storyId: string },
): Promise<void> {
  await countReport(c, null);
  await store(c, typed, { ...about, exampleId: null, title: '', isFromLink: true }, Date.now());
}
