import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { LANGUAGE_TABLE, type Language } from '../../../contract/options.ts';
import type { Words } from './words.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Self-contained page: no script, font or other request. The colours are the app's. */
const STYLE = `
:root { color-scheme: light dark; --desk: #f4e6cd; --paper: #fffaef; --ink: #2c2640; --soft: #61566a; --line: #dccbae;
  --edge: #8d7b68; --lamp: #f3b94f; --on-lamp: #2c2033; --accent: #84500a; --danger: #a13c22; --danger-soft: #fbe3d8; }
@media (prefers-color-scheme: dark) { :root { --desk: #0f152b; --paper: #1b2342; --ink: #e8dcc3; --soft: #b1aabb;
  --line: #36406a; --edge: #7d84ab; --lamp: #e9b657; --on-lamp: #231a2b; --accent: #eebf6a; --danger: #f0a189;
  --danger-soft: #45293a; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; background: var(--desk); color: var(--ink); font: 18px/1.55 Verdana, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 32px 16px 64px; }
header { display: flex; align-items: center; gap: 12px; font: 600 22px Georgia, serif; }
section { background: var(--paper); border-radius: 18px; padding: 24px; margin-top: 24px;
  box-shadow: 0 4px 24px rgb(62 40 20 / 0.12); }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; margin: 0 0 12px; }
h1 { font-size: 28px; } h2 { font-size: 21px; }
p { margin: 0 0 12px; } .soft { color: var(--soft); font-size: 16px; } .price { font: 600 36px Georgia, serif; margin: 0; }
label { display: block; margin: 16px 0 4px; font-size: 16px; }
input { width: 100%; min-height: 48px; padding: 8px 14px; border: 1px solid var(--edge); border-radius: 12px;
  background: transparent; color: inherit; font: inherit; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 8px 24px;
  border: 0; border-radius: 999px; background: var(--lamp); color: var(--on-lamp); font: 600 18px Verdana, sans-serif;
  text-decoration: none; cursor: pointer; }
button.wide { width: 100%; margin-top: 24px; } form + * { margin-top: 24px; }
button.quiet { background: transparent; color: inherit; border: 1px solid var(--edge); }
a { color: var(--accent); display: inline-block; padding: 10px 0; }
a.button { color: var(--on-lamp); padding: 8px 24px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
[role=alert] { background: var(--danger-soft); color: var(--danger); border-radius: 12px; padding: 12px 16px; }
table { width: 100%; border-collapse: collapse; font-size: 15px; }
th, td { text-align: left; overflow-wrap: anywhere; padding: 10px 6px 10px 0; border-bottom: 1px solid var(--line); }
code { white-space: nowrap; } ul { padding-left: 20px; margin: 0; font-size: 16px; }
`;

const MOON = `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
<path d="M21 4a12.5 12.5 0 1 0 7 17A10.5 10.5 0 0 1 21 4Z" fill="var(--lamp)"/></svg>`;

export function page(language: Language, words: Words, title: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <link rel="icon" href="data:,">
    <title>${title} · Cuéntame</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <main>
      <header>${raw(MOON)} Cuéntame</header>
      <p class="soft">${words.testNotice}</p>
      ${content}
    </main>
  </body>
</html>`;
}

/** @param cents of a currency with cents */
export function money(cents: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(LANGUAGE_TABLE[language].locale, { style: 'currency', currency }).format(
    cents / 100,
  );
}

/** @param at seconds since 1970 */
export function day(at: number, language: Language): string {
  return new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(at * 1000);
}
