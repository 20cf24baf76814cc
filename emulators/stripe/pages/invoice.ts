import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Books } from '../books.ts';
import { day, money, page } from './layout.ts';
import { pageLanguage, WORDS } from './words.ts';

/** Hosted page of an invoice. */
export function invoicePages(books: Books): Hono {
  return new Hono().get('/:id', (c) => {
    const invoice = books.world.invoices[c.req.param('id')];
    if (!invoice || invoice.status === 'draft') return c.notFound();
    const language = pageLanguage(null, c.req.header('accept-language'));
    const words = WORDS[language];
    const line = invoice.lines.data[0]!;
    const rows = [
      [words.date, day(invoice.created, language)],
      [words.customer, invoice.customer_email ?? ''],
      [words.period, `${day(line.period.start, language)} – ${day(line.period.end, language)}`],
      [words.amount, money(invoice.total, invoice.currency, language)],
      [words.state, invoice.status === 'paid' ? words.paid : words.open],
    ];
    const content = html`<section>
      <h1>${words.invoice} ${invoice.number}</h1>
      <table><tbody>${rows.map(([name, value]) => html`<tr><th>${name}</th><td>${value}</td></tr>`)}</tbody></table>
    </section>`;
    return c.html(page(language, words, `${words.invoice} ${invoice.number}`, content));
  });
}
