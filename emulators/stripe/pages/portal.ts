import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from '../../../contract/options.ts';
import type { Books } from '../books.ts';
import { retry, scheduleEnd } from '../lifecycle.ts';
import type { Invoice } from '../objects/invoice.ts';
import { type CardProblem, newPaymentMethod, readCard } from '../objects/payment-method.ts';
import type { PortalSession } from '../objects/portal-session.ts';
import { isLive, itemOf, type Subscription } from '../objects/subscription.ts';
import { cardFields, NO_CARD, testCards } from './card-form.ts';
import { day, type Markup, money, page } from './layout.ts';
import { pageLanguage, WORDS } from './words.ts';

/** Result of the last action, shown on the page. */
type Notice = { problem: CardProblem | 'declined' } | { saved: true } | null;

/** The newest subscription: at most one is live. */
function subscriptionFor(books: Books, customer: string): Subscription | undefined {
  return Object.values(books.world.subscriptions).findLast((one) => one.customer === customer);
}

function standing(subscription: Subscription, language: Language): Markup {
  const words = WORDS[language];
  const on = (at: number) => day(at, language);
  if (subscription.status === 'canceled') {
    return html`<p>${words.statusEnded}. ${words.endedOn} ${on(subscription.ended_at ?? subscription.created)}.</p>`;
  }
  if (subscription.status === 'past_due') {
    return html`<p role="alert">${words.statusPastDue}. ${words.overdue}</p>`;
  }
  return subscription.cancel_at === null
    ? html`<p>${words.statusActive}. ${words.renewsOn} ${on(itemOf(subscription).current_period_end)}.</p>`
    : html`<p>${words.statusActive}. ${words.endsOn} ${on(subscription.cancel_at)}.</p>`;
}

function endOrResume(subscription: Subscription, language: Language): Markup {
  const isEnding = subscription.cancel_at !== null;
  return html`<form method="post">
    <button class="quiet" name="action" value="${isEnding ? 'resume' : 'cancel'}">
      ${isEnding ? WORDS[language].resume : WORDS[language].cancel}
    </button>
  </form>`;
}

function cardSection(books: Books, subscription: Subscription, language: Language, notice: Notice): Markup {
  const words = WORDS[language];
  const card = books.world.paymentMethods[subscription.default_payment_method ?? '']?.card;
  return html`<section>
    <h2>${words.newCard}</h2>
    ${card ? html`<p class="soft">${words.card}: •••• ${card.last4}, ${card.exp_month}/${card.exp_year}</p>` : ''}
    ${notice && 'saved' in notice ? html`<p role="status">${words.cardSaved}</p>` : ''}
    <form method="post">
      ${cardFields(words, NO_CARD, notice && 'problem' in notice ? notice.problem : null)}
      <button class="wide" name="action" value="card">${words.saveCard}</button>
    </form>
    ${testCards(words)}
  </section>`;
}

function invoiceTable(invoices: Invoice[], language: Language): Markup {
  const words = WORDS[language];
  if (invoices.length === 0) return html`<p>${words.noInvoices}</p>`;
  return html`<table>
    <thead><tr><th>${words.date}</th><th>${words.amount}</th><th>${words.state}</th><th>${words.invoice}</th></tr></thead>
    <tbody>${invoices.map(
      (invoice) => html`<tr>
        <td>${day(invoice.created, language)}</td>
        <td>${money(invoice.total, invoice.currency, language)}</td>
        <td>${invoice.status === 'paid' ? words.paid : words.open}</td>
        <td><a href="${invoice.hosted_invoice_url ?? '#'}">${invoice.number}</a></td>
      </tr>`,
    )}</tbody>
  </table>`;
}

/** Customer portal: state, cancel and resume, card, invoices. */
export function portalPages(books: Books): Hono {
  const show = (c: Context, session: PortalSession, notice: Notice = null) => {
    const language = pageLanguage(session.locale, c.req.header('accept-language'));
    const words = WORDS[language];
    const subscription = subscriptionFor(books, session.customer);
    const live = subscription && isLive(subscription) ? subscription : null;
    const invoices = Object.values(books.world.invoices)
      .filter(({ customer, status }) => customer === session.customer && status !== 'draft')
      .toReversed();
    const content = html`<section>
        <h1>${words.portalTitle}</h1>
        ${subscription ? standing(subscription, language) : html`<p>${words.none}</p>`}
        ${live ? endOrResume(live, language) : ''}
      </section>
      ${live ? cardSection(books, live, language, notice) : ''}
      <section><h2>${words.invoices}</h2>${invoiceTable(invoices, language)}</section>
      ${session.return_url ? html`<p><a href="${session.return_url}">${words.returnToApp}</a></p>` : ''}`;
    const isProblem = notice !== null && 'problem' in notice;
    return c.html(page(language, words, words.portalTitle, content), isProblem ? 402 : 200);
  };

  const changeCard = (subscription: Subscription, form: URLSearchParams): Notice => {
    const now = books.clock(subscription.customer);
    const field = (name: string) => form.get(name) ?? '';
    const read = readCard(
      { number: field('number'), expiry: field('expiry'), cvc: field('cvc'), name: field('name') },
      now,
    );
    if (!read.ok) return { problem: read.problem };
    const method = newPaymentMethod(read.card, subscription.customer, now);
    if (method.behaviour === 'declines') return { problem: 'declined' };
    books.world.paymentMethods[method.id] = method;
    subscription.default_payment_method = method.id;
    if (subscription.status === 'past_due') retry(books, subscription, now);
    else books.announce('customer.subscription.updated', subscription, now);
    return { saved: true };
  };

  return new Hono()
    .get('/:id', (c) => {
      const session = books.world.portalSessions[c.req.param('id')];
      return session ? show(c, session) : c.notFound();
    })
    .post('/:id', async (c) => {
      const session = books.world.portalSessions[c.req.param('id')];
      if (!session) return c.notFound();
      const form = new URLSearchParams(await c.req.text());
      const subscription = subscriptionFor(books, session.customer);
      if (!subscription || !isLive(subscription)) return show(c, session);
      const action = form.get('action');
      if (action === 'card') return show(c, session, changeCard(subscription, form));
      // The portal sets `cancel_at` and not `cancel_at_period_end`, as in flexible billing mode.
      if (action === 'cancel') {
        scheduleEnd(books, subscription, { at: itemOf(subscription).current_period_end });
      }
      if (action === 'resume') scheduleEnd(books, subscription, { at: null });
      return c.redirect(books.page(`/p/session/${session.id}`), 303);
    });
}
