import { raw } from 'hono/html';
import type { Child, FC } from 'hono/jsx';
import type { Language } from '../../../contract/options.ts';
import type { ShownPerson, ShownReport, ShownTotals } from '../../admin/pages.ts';
import type { OwnerAct, PersonAct, ReportAct } from '../../directory/owner-act-names.ts';
import type { OwnerActRow } from '../../directory/owner-acts.ts';
import type { ReportRow } from '../../directory/reports.ts';
import { backupsRow, figureRows, waitingRow } from '../../mail/morning-report.ts';
import { entitlementOf } from '../../plan/entitlement.ts';
import { presentUser } from '../../plan/present-user.ts';
import { t } from '../../words/t.ts';
import { ADMIN_STYLE } from './style.ts';

/** The owner's pages as HTML without a script. Text is escaped by the JSX runtime. */

type Place = 'reports' | 'people' | 'totals';

const ADDRESSES: Record<Place, string> = {
  reports: '/admin',
  people: '/admin/people',
  totals: '/admin/totals',
};

/** Acts that cannot be undone. */
const FINAL: ReadonlySet<OwnerAct> = new Set(['delete_story', 'delete_account', 'refund']);

const moment = (at: number, language: Language) =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;
const day = (at: number, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);

type Shown = { language: Language };

const Page: FC<Shown & { place: Place; title: string; nonce: string; children: Child }> = (props) => {
  const { language, place, title, nonce, children } = props;
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${t(language, 'admin.title')}`}</title>
        <style nonce={nonce}>{raw(ADMIN_STYLE)}</style>
      </head>
      <body>
        <header>
          <p>{t(language, 'admin.title')}</p>
          <nav>
            {(['reports', 'people', 'totals'] as const).map((one) => (
              <a href={ADDRESSES[one]} {...(one === place && { 'aria-current': 'page' })}>
                {t(language, `admin.nav.${one}`)}
              </a>
            ))}
          </nav>
        </header>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
};

type PageProps = Shown & { nonce: string };

/** Acts with who did them and why. */
const Audit: FC<Shown & { acts: OwnerActRow[] }> = ({ language, acts }) => {
  return (
    <section>
      <h2>{t(language, 'admin.audit.title')}</h2>
      {acts.length === 0 ? <p>{t(language, 'admin.audit.none')}</p> : null}
      <ol class="rows">
        {acts.map(({ act, begunAt, doneAt, owner, reason, result }) => (
          <li>
            <strong>{t(language, `admin.acts.${act}.name`)}</strong>
            {result === null ? '' : ` (${result})`}
            {doneAt === null ? <span class="mark">{t(language, 'admin.audit.failed')}</span> : null}: {reason}
            <p>
              {moment(begunAt, language)}, {t(language, 'admin.audit.by')} {owner}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Buttons: FC<Shown & { at: string; acts: OwnerAct[] }> = ({ language, at, acts }) => (
  <div class="acts">
    {acts.map((act) => (
      <a class="act" href={`${at}/${act}`}>
        {t(language, `admin.acts.${act}.name`)}
      </a>
    ))}
  </div>
);

export const ReportsPage: FC<PageProps & { waiting: ReportRow[]; decided: ReportRow[] }> = (props) => {
  const { language, waiting, decided } = props;
  const list = (rows: ReportRow[]) =>
    rows.length === 0 ? (
      <p>{t(language, 'admin.reports.none')}</p>
    ) : (
      <ol class="rows">
        {rows.map(({ id, reason, createdAt, exampleId }) => (
          <li>
            <a href={`/admin/reports/${id}`}>
              {exampleId === null ? t(language, 'admin.reports.story') : t(language, 'admin.reports.example')}
              : {t(language, `reasons.${reason}`)}
            </a>
            <p>{moment(createdAt, language)}</p>
          </li>
        ))}
      </ol>
    );
  return (
    <Page {...props} place="reports" title={t(language, 'admin.nav.reports')}>
      <h2>{t(language, 'admin.reports.waiting')}</h2>
      {list(waiting)}
      <h2>{t(language, 'admin.reports.decided')}</h2>
      {list(decided)}
    </Page>
  );
};

/** What a report says, without the story. */
const ReportFacts: FC<Shown & Pick<ShownReport, 'report'>> = ({ language, report }) => {
  const { createdAt, email, userId, comment, isFromLink } = report;
  return (
    <dl>
      <dt>{t(language, 'admin.reports.at')}</dt>
      <dd>{moment(createdAt, language)}</dd>
      <dt>{t(language, 'admin.reports.from')}</dt>
      <dd>
        {userId === null ? (
          t(language, 'admin.reports.visitor')
        ) : (
          <a href={`/admin/people/${userId}`}>
            {isFromLink ? t(language, 'admin.reports.linkReader') : email}
          </a>
        )}
      </dd>
      {comment === null ? null : (
        <>
          <dt>{t(language, 'admin.reports.comment')}</dt>
          <dd>{comment}</dd>
        </>
      )}
    </dl>
  );
};

export const ReportPage: FC<PageProps & ShownReport> = (props) => {
  const { language, report, story, acts, possible } = props;
  return (
    <Page {...props} place="reports" title={t(language, `reasons.${report.reason}`)}>
      <ReportFacts language={language} report={report} />
      {report.exampleId === null ? null : (
        <p>
          <a href={`/story-examples?story=${encodeURIComponent(report.exampleId)}`}>{report.title}</a>
        </p>
      )}
      {report.storyId !== null && story === null ? <p>{t(language, 'admin.reports.deleted')}</p> : null}
      {story === null ? null : (
        <article>
          <h2>{story.title}</h2>
          <p>
            {story.takenDownAt === null ? null : (
              <span class="mark">
                {t(language, 'admin.reports.takenDown')}: {moment(story.takenDownAt, language)}
              </span>
            )}{' '}
            {story.credit === 'returned' ? (
              <span class="mark">{t(language, 'admin.reports.creditReturned')}</span>
            ) : null}
          </p>
          {story.texts.map((text) => (
            <p class="text" lang={story.language}>
              {text}
            </p>
          ))}
        </article>
      )}
      <Buttons language={language} at={`/admin/reports/${report.id}`} acts={possible} />
      <Audit language={language} acts={acts} />
    </Page>
  );
};

export const PeoplePage: FC<PageProps & { email: string; problem: string | null }> = (props) => {
  const { language, email, problem } = props;
  return (
    <Page {...props} place="people" title={t(language, 'admin.nav.people')}>
      {problem === null ? null : (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <form method="post" action="/admin/people">
        <label for="email">{t(language, 'admin.people.email')}</label>
        <input
          id="email"
          name="email"
          type="email"
          required
          maxlength={254}
          autocomplete="off"
          value={email}
        />
        <button type="submit">{t(language, 'admin.people.find')}</button>
      </form>
    </Page>
  );
};

export const PersonPage: FC<PageProps & ShownPerson & { now: number }> = (props) => {
  const { language, row, home, acts, possible, now } = props;
  const { state } = entitlementOf(row, now);
  const shown = home && presentUser(home.user, now);
  const at = (time: number | null) => (time === null ? t(language, 'admin.people.no') : day(time, language));
  return (
    <Page {...props} place="people" title={row.email}>
      <dl>
        <dt>{t(language, 'admin.people.facts.created')}</dt>
        <dd>{at(row.createdAt)}</dd>
        <dt>{t(language, 'admin.people.facts.confirmed')}</dt>
        <dd>{at(row.emailVerifiedAt)}</dd>
        <dt>{t(language, 'admin.people.facts.plan')}</dt>
        <dd>{t(language, `admin.people.states.${state}`)}</dd>
        {shown?.accessUntil || state === 'active' ? (
          <>
            <dt>{t(language, 'admin.people.facts.until')}</dt>
            <dd>{at(shown?.accessUntil ? Date.parse(shown.accessUntil) : row.periodEnd)}</dd>
          </>
        ) : null}
        {home && shown ? (
          <>
            <dt>{t(language, 'admin.people.facts.left')}</dt>
            <dd>{shown.storiesRemaining}</dd>
            <dt>{t(language, 'admin.people.facts.written')}</dt>
            <dd>{home.stories}</dd>
            <dt>{t(language, 'admin.people.facts.narrated')}</dt>
            <dd>{home.narrations}</dd>
            <dt>{t(language, 'admin.people.facts.active')}</dt>
            <dd>{at(home.activity.activeAt)}</dd>
          </>
        ) : null}
        <dt>{t(language, 'admin.people.facts.stripe')}</dt>
        <dd>
          {row.stripeCustomerId === null ? (
            t(language, 'admin.people.no')
          ) : (
            <a href={`https://dashboard.stripe.com/customers/${row.stripeCustomerId}`} rel="noreferrer">
              {row.stripeCustomerId}
            </a>
          )}
        </dd>
      </dl>
      {home ? null : <p>{t(language, 'admin.people.noHome')}</p>}
      <Buttons language={language} at={`/admin/people/${row.id}`} acts={possible} />
      {home ? (
        <section>
          <h2>{t(language, 'admin.people.facts.sessions')}</h2>
          <ul class="rows">
            {home.sessions.map(({ userAgent, usedAt }) => (
              <li>
                {userAgent ?? t(language, 'admin.people.unknownDevice')}
                <p>
                  {t(language, 'admin.people.used')}: {moment(usedAt, language)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Audit language={language} acts={acts} />
    </Page>
  );
};

export const TotalsPage: FC<PageProps & { totals: ShownTotals }> = (props) => {
  const { language, totals } = props;
  const [waits, waiting] = waitingRow(totals.waiting, language);
  const [backups, ages] = backupsRow(totals.backups, language);
  const columns = totals.periods.map(({ figures }) => figures && figureRows(figures, language));
  const names = columns.find((column) => column !== null)?.map(([name]) => name) ?? [];
  return (
    <Page {...props} place="totals" title={t(language, 'admin.totals.title')}>
      <p>
        {waits}: {waiting}.
      </p>
      <p>
        {backups}: {ages}.
      </p>
      {names.length === 0 ? (
        <p>{t(language, 'admin.totals.none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t(language, 'admin.totals.what')}</th>
              {totals.periods.map(({ name }) => (
                <th scope="col">{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name, row) => (
              <tr>
                <th scope="row">{name}</th>
                {columns.map((column) => (
                  <td>{column?.[row]?.[1] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="small">{t(language, 'admin.totals.note')}</p>
      <Audit language={language} acts={totals.acts} />
    </Page>
  );
};

export type Asked = {
  act: ReportAct | PersonAct;
  /** Page of the target, to which the form returns. */
  at: string;
  /** What the act is about. */
  about: string;
  /** Id of the act: the same form sent again is the same act. */
  id: string;
  reason?: string;
  text?: string;
  payment?: { intent: string; amount: string; paidAt: number } | null;
  /** Why it was not done. */
  problem?: string;
};

/** Asks once before an act, with its reason. */
export const AskPage: FC<PageProps & { place: Place; asked: Asked }> = (props) => {
  const { language, asked } = props;
  const { act, at, about, id, reason, text, payment, problem } = asked;
  const name = t(language, `admin.acts.${act}.name`);
  return (
    <Page {...props} title={name}>
      {problem === undefined ? null : (
        <p class="problem" role="alert">
          {problem} {t(language, 'admin.asking.retry')}
        </p>
      )}
      <p>
        <strong>{about}</strong>
      </p>
      <p>{t(language, `admin.acts.${act}.does`)}</p>
      {act === 'refund' ? (
        <p>
          {payment
            ? t(language, 'admin.asking.payment', {
                amount: payment.amount,
                day: day(payment.paidAt, language),
              })
            : t(language, 'admin.asking.noPayment')}
        </p>
      ) : null}
      <form method="post" action={`${at}/${act}`} class={FINAL.has(act) ? 'danger' : ''}>
        <input type="hidden" name="id" value={id} />
        {payment ? <input type="hidden" name="payment" value={payment.intent} /> : null}
        {act === 'answer' ? (
          <>
            <label for="text">{t(language, 'admin.asking.text')}</label>
            <p class="small" id="text-hint">
              {t(language, 'admin.asking.textHint')}
            </p>
            <textarea id="text" name="text" rows={8} required maxlength={4000} aria-describedby="text-hint">
              {text ?? ''}
            </textarea>
          </>
        ) : null}
        <label for="reason">{t(language, 'admin.asking.reason')}</label>
        <p class="small" id="reason-hint">
          {t(language, 'admin.asking.reasonHint')}
        </p>
        <textarea
          id="reason"
          name="reason"
          rows={2}
          required
          minlength={3}
          maxlength={500}
          aria-describedby="reason-hint"
        >
          {reason ?? ''}
        </textarea>
        <div>
          {act === 'refund' && !payment ? null : <button type="submit">{name}</button>}
          <a class="act" href={at}>
            {t(language, 'admin.asking.cancel')}
          </a>
        </div>
      </form>
    </Page>
  );
};
