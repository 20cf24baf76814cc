import { escapeHtml, page } from '../page.ts';
import type { ReceivedMail } from './inbox.ts';

const time = (iso: string) => `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;

export function inboxPage(basePath: string, messages: ReceivedMail[]): string {
  const rows = messages.map(
    ({ id, to, subject, receivedAt }) => `<li><p style="margin:12px 0">
<a href="${basePath}/messages/${id}">${escapeHtml(subject)}</a><br>
<span class="soft">Para ${escapeHtml(to)} · ${time(receivedAt)}</span></p></li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>Todavía no ha llegado ningún correo.</p>';
  return page(
    'Buzón de pruebas',
    `<h1>Buzón de pruebas</h1>
<p class="soft">Aquí llega todo el correo que envía la aplicación en este ordenador. Nada sale a internet.</p>
${list}
<form method="post" action="${basePath}/clear"><button>Vaciar el buzón</button></form>`,
    { wide: true },
  );
}

export function letterPage(basePath: string, message: ReceivedMail): string {
  const { subject, from, to, replyTo, receivedAt, html, text } = message;
  const answer = replyTo === undefined ? '' : `<dt>Responder a</dt><dd>${escapeHtml(replyTo)}</dd>`;
  return page(
    subject,
    `<p><a href="${basePath}">← Buzón de pruebas</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>De</dt><dd>${escapeHtml(`${from.name} <${from.email}>`)}</dd><dt>Para</dt><dd>${escapeHtml(to)}</dd>${answer}<dt>Fecha</dt><dd>${time(receivedAt)}</dd></dl>
<iframe class="letter" title="El correo" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html.replace('<head>', '<head><base target="_blank">'))}"></iframe>
<h2>Como texto</h2>
<pre>${escapeHtml(text)}</pre>`,
    { wide: true },
  );
}
