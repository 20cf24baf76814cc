import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from '../../../contract/options.ts';
import type { Books } from '../books.ts';
import { pay, successUrlOf } from '../checkout.ts';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import { type CardProblem, readCard } from '../objects/payment-method.ts';
import { type CardEntry, cardFields, NO_CARD, testCards } from './card-form.ts';
import { type Markup, money, page } from './layout.ts';
import { pageLanguage, WORDS } from './words.ts';

function paymentForm(
  session: CheckoutSession,
  email: string | null,
  language: Language,
  entry: CardEntry,
  problem: CardProblem | 'declined' | null,
): Markup {
  const words = WORDS[language];
  const price = money(session.amount_total ?? 0, session.currency ?? 'eur', language);
  return html`<section>
      <p class="soft">${words.paySecurely} Cuéntame Premium</p>
      <p class="price">${price} <span class="soft">${words.perMonth}</span></p>
    </section>
    <section>
      <h1>${words.payTitle}</h1>
      <form method="post">
        ${email ? html`<p class="soft">${words.email}: ${email}</p>` : ''}
        ${cardFields(words, entry, problem)}
        <button class="wide">${words.subscribe}</button>
      </form>
      <p class="soft">${words.renewal}</p>
      ${session.cancel_url ? html`<a href="${session.cancel_url}">${words.back}</a>` : ''}
    </section>
    <section>${testCards(words)}</section>`;
}

function closed(session: CheckoutSession, language: Language): Markup {
  const words = WORDS[language];
  const isPaid = session.status === 'complete';
  const next = isPaid ? successUrlOf(session) : session.cancel_url;
  return html`<section>
    <h1>${isPaid ? words.paidTitle : words.expiredTitle}</h1>
    <p>${isPaid ? words.paidText : words.expiredText}</p>
    ${next ? html`<a class="button" href="${next}">${isPaid ? words.continue : words.returnToApp}</a>` : ''}
  </section>`;
}

/** Hosted page of a checkout session. */
export function checkoutPages(books: Books): Hono {
  const show = (
    c: Context,
    session: CheckoutSession,
    entry = NO_CARD,
    problem: CardProblem | 'declined' | null = null,
  ) => {
    const language = pageLanguage(session.locale, c.req.header('accept-language'));
    const email = books.world.customers[session.customer ?? '']?.email ?? session.customer_email;
    const content =
      session.status === 'open'
        ? paymentForm(session, email, language, entry, problem)
        : closed(session, language);
    return c.html(page(language, WORDS[language], WORDS[language].payTitle, content), problem ? 402 : 200);
  };
  return new Hono()
    .get('/:id', (c) => {
      const session = books.world.checkoutSessions[c.req.param('id')];
      return session ? show(c, session) : c.notFound();
    })
    .post('/:id', async (c) => {
      const session = books.world.checkoutSessions[c.req.param('id')];
      if (!session) return c.notFound();
      const form = new URLSearchParams(await c.req.text());
      // Another tab may have paid or closed it meanwhile.
      if (session.status !== 'open') return show(c, session);
      const field = (name: string) => form.get(name) ?? '';
      const entry = {
        number: field('number'),
        expiry: field('expiry'),
        cvc: field('cvc'),
        name: field('name'),
      };
      const read = readCard(entry, books.clock(session.customer));
      if (!read.ok) return show(c, session, entry, read.problem);
      if (!pay(books, session, read.card)) return show(c, session, { ...entry, cvc: '' }, 'declined');
      return c.redirect(successUrlOf(session), 303);
    });
}
