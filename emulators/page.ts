/** Layout of the built-in providers' pages, distinct from the real services. */

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => ESCAPES[mark]!);

const PAGE_STYLE = `
:root { color-scheme: light dark; --desk: #f4e6cd; --paper: #fffaef; --ink: #2c2640; --soft: #61566a; --line: #dccbae; --lamp: #f3b94f; --on-lamp: #2c2033; --accent: #84500a; }
@media (prefers-color-scheme: dark) { :root { --desk: #0f152b; --paper: #1b2342; --ink: #e8dcc3; --soft: #b1aabb; --line: #36406a; --lamp: #e9b657; --on-lamp: #231a2b; --accent: #eebf6a; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; padding: 24px 16px; background: var(--desk); color: var(--ink); font: 17px/1.5 Georgia, 'Times New Roman', serif; }
main { max-width: 560px; margin: 0 auto; padding: 32px 24px; border-radius: 20px; background: var(--paper); box-shadow: 0 8px 32px rgb(0 0 0 / .14); }
main.wide { max-width: 880px; }
h1 { margin: 0 0 8px; font-size: 26px; line-height: 1.2; }
p { margin: 0 0 16px; }
a { color: var(--accent); }
.soft { color: var(--soft); font-size: 15px; }
ul { list-style: none; margin: 16px 0; padding: 0; }
li + li { border-top: 1px solid var(--line); }
button, .button { min-height: 44px; padding: 10px 18px; border: 1.5px solid var(--line); border-radius: 12px; background: transparent; color: inherit; font: inherit; cursor: pointer; }
button.main { background: var(--lamp); border-color: var(--lamp); color: var(--on-lamp); font-weight: bold; }
button.row { display: block; width: 100%; border: 0; border-radius: 0; padding: 14px 8px; text-align: left; }
button.row:hover { background: color-mix(in srgb, var(--lamp) 18%, transparent); }
button.row b { display: block; }
label { display: block; margin: 12px 0; }
input[type=email], input[type=text] { display: block; width: 100%; min-height: 44px; padding: 8px 12px; border: 1.5px solid var(--line); border-radius: 12px; background: transparent; color: inherit; font: inherit; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
iframe.letter { width: 100%; height: 560px; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 16px; } dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
`;

/** @param body HTML with external text escaped */
export function page(title: string, body: string, { wide = false } = {}): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body><main${wide ? ' class="wide"' : ''}>
${body}
</main></body>
</html>
`;
}
