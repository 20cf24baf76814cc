import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { html } from 'hono/html';
import { z } from 'zod';
import { ERRORS, type ErrorCode } from '../../contract/errors.ts';
import { emailAddress } from '../../contract/schemas/auth.ts';
import { type ActOrder, actOnPerson, actOnReport, lastPaymentOf, wasDeletion } from '../admin/acts.ts';
import { personShown, personWith, reportShown, reportsShown, totalsShown } from '../admin/pages.ts';
import { PERSON_ACTS, type PersonAct, REPORT_ACTS, type ReportAct } from '../directory/owner-act-names.ts';
import { errorBody } from '../errors/error-body.ts';
import { ApiError } from '../errors/refusal.ts';
import { languageOf } from '../middleware/accept-language.ts';
import type { App } from '../middleware/context.ts';
import {
  type Asked,
  AskPage,
  PeoplePage,
  PersonPage,
  ReportPage,
  ReportsPage,
  TotalsPage,
} from '../pages/admin/views.tsx';
import { PaymentsUnavailable } from '../providers/payments-unavailable.ts';
import { t } from '../words/t.ts';

const { createHandlers } = createFactory<App>();

/** What every page is rendered with. */
const pageOf = (c: Context<App>) => ({
  language: languageOf(c.req.header('accept-language')),
  nonce: c.get('secureHeadersNonce') ?? '',
});

const answer = (c: Context<App>, page: ReturnType<typeof ReportsPage>, code?: ErrorCode) =>
  c.html(html`<!doctype html>${page}`, code === undefined ? 200 : ERRORS[code].status);

export const reports = createHandlers(async (c) => {
  const [waiting, decided] = await Promise.all([reportsShown(c.env, false), reportsShown(c.env, true)]);
  return answer(c, <ReportsPage {...pageOf(c)} waiting={waiting} decided={decided} />);
});

export const report = createHandlers(async (c) =>
  answer(c, <ReportPage {...pageOf(c)} {...await reportShown(c.env, c.req.param('id') ?? '')} />),
);

export const people = createHandlers((c) => answer(c, <PeoplePage {...pageOf(c)} email="" problem={null} />));

/** A form, so that no address is in the address of a page. */
export const findPerson = createHandlers(async (c) => {
  const { email = '' } = await c.req.parseBody();
  const typed = typeof email === 'string' ? email.slice(0, 500) : '';
  const address = emailAddress.safeParse(typed);
  const id = address.success ? await personWith(c.env, address.data) : null;
  if (id !== null) return c.redirect(`/admin/people/${id}`, 303);
  const page = pageOf(c);
  const problem = t(page.language, 'admin.people.none');
  return answer(c, <PeoplePage {...page} email={typed} problem={problem} />, 'not_found');
});

export const person = createHandlers(async (c) => {
  const now = Date.now();
  return answer(
    c,
    <PersonPage {...pageOf(c)} {...await personShown(c.env, c.req.param('id') ?? '', now)} now={now} />,
  );
});

export const totals = createHandlers(async (c) =>
  answer(c, <TotalsPage {...pageOf(c)} totals={await totalsShown(c.env, Date.now())} />),
);

/** @throws ApiError `not_found` for a name that is no act */
function actIn<Act extends string>(c: Context<App>, acts: readonly Act[]): Act {
  const act = acts.find((one) => one === c.req.param('act'));
  if (act === undefined) throw new ApiError('not_found');
  return act;
}

const form = z.object({
  id: z.uuid(),
  reason: z.string().trim().min(3).max(500),
  text: z.string().trim().min(1).max(4000).optional(),
  payment: z
    .string()
    .regex(/^\w{1,255}$/)
    .optional(),
});

type Typed = Partial<Record<'id' | 'reason' | 'text' | 'payment', string>>;

/**
 * Does the act of a form and goes on to a page. A refused one is asked again with the same id, so that it is done once.
 * @param asked the form's page, but for what was typed
 */
async function submitted(
  c: Context<App>,
  asked: Omit<Asked, 'id'>,
  place: 'reports' | 'people',
  next: string,
  perform: (order: ActOrder) => Promise<boolean>,
): Promise<Response> {
  const typed = (await c.req.parseBody()) as Typed;
  const order = form.safeParse(typed);
  let code: ErrorCode = 'invalid_request';
  if (order.success) {
    try {
      await perform({ ...order.data, owner: c.get('owner') });
      return c.redirect(next, 303);
    } catch (error) {
      if (error instanceof ApiError) code = error.code;
      else if (error instanceof PaymentsUnavailable) code = 'payments_unavailable';
      else throw error;
    }
  }
  const page = pageOf(c);
  const problem = errorBody(code, page.language, c.get('requestId')).message;
  const id = z.uuid().safeParse(typed.id).data ?? crypto.randomUUID();
  const again = { ...asked, id, reason: typed.reason, text: typed.text, problem };
  return answer(c, <AskPage {...page} place={place} asked={again} />, code);
}

async function askedOfReport(c: Context<App>, act: ReportAct) {
  const shown = await reportShown(c.env, c.req.param('id') ?? '');
  const { report, story } = shown;
  const about = story?.title ?? (report.title || report.id);
  return { shown, asked: { act, at: `/admin/reports/${report.id}`, about } };
}

export const askOnReport = createHandlers(async (c) => {
  const { asked } = await askedOfReport(c, actIn(c, REPORT_ACTS));
  const id = crypto.randomUUID();
  return answer(c, <AskPage {...pageOf(c)} place="reports" asked={{ ...asked, id }} />);
});

export const doOnReport = createHandlers(async (c) => {
  const act = actIn(c, REPORT_ACTS);
  const { shown, asked } = await askedOfReport(c, act);
  return submitted(c, asked, 'reports', asked.at, (order) =>
    actOnReport(c.env, act, shown.report, order, Date.now()),
  );
});

async function askedOfPerson(c: Context<App>, act: PersonAct, now: number) {
  const { row } = await personShown(c.env, c.req.param('id') ?? '', now);
  const payment = act === 'refund' ? await lastPaymentOf(c.env, row, now) : undefined;
  return { row, asked: { act, at: `/admin/people/${row.id}`, about: row.email, payment } };
}

export const askOnPerson = createHandlers(async (c) => {
  const { asked } = await askedOfPerson(c, actIn(c, PERSON_ACTS), Date.now());
  const id = crypto.randomUUID();
  return answer(c, <AskPage {...pageOf(c)} place="people" asked={{ ...asked, id }} />);
});

/** Where the form of a deletion leads: a deleted account has no page. */
const AFTER_DELETION = '/admin/totals';

export const doOnPerson = createHandlers(async (c) => {
  const now = Date.now();
  const act = actIn(c, PERSON_ACTS);
  const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found';
  const found = await askedOfPerson(c, act, now).catch(async (error) => {
    const { id } = (await c.req.parseBody()) as Typed;
    if (isGone(error) && id !== undefined && (await wasDeletion(c.env, id, now))) return null;
    throw error;
  });
  if (found === null) return c.redirect(AFTER_DELETION, 303);
  const { row, asked } = found;
  const next = act === 'delete_account' ? AFTER_DELETION : asked.at;
  return submitted(c, asked, 'people', next, (order) => actOnPerson(c.env, act, row, order, now));
});
