import { escapeHtml, page } from '../page.ts';
import { type GooglePerson, PEOPLE } from './people.ts';

const INTRO = `<p class="soft">Esta página hace las veces de Google mientras no hay claves. Elige quién eres.<br>
<span lang="en">This page stands in for Google while there are no keys. Choose who you are.</span></p>`;

const hidden = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');

const row = ({ name, email, emailVerified }: GooglePerson) =>
  `<li><button class="row" name="email" value="${escapeHtml(email)}"><b>${escapeHtml(name)}</b>
<span class="soft">${escapeHtml(email)}${emailVerified ? '' : ' · correo sin verificar'}</span></button></li>`;

/**
 * The page that asks which account to use.
 * @param fields go back with the choice, to `action`
 */
export function choosePage(
  action: string,
  fields: Record<string, string>,
  { canCancel }: { canCancel: boolean },
): string {
  const cancel = canCancel ? '<button name="cancel" value="1">Cancelar</button>' : '';
  return page(
    'Elige una cuenta',
    `<h1>Elige una cuenta</h1>
${INTRO}
<form method="post" action="${escapeHtml(action)}">${hidden(fields)}<ul>${PEOPLE.map(row).join('')}</ul>${cancel}</form>
<form method="post" action="${escapeHtml(action)}">${hidden(fields)}
<h2>Otra persona</h2>
<label>Nombre <input type="text" name="name" value="Otra Persona" required maxlength="80"></label>
<label>Correo <input type="email" name="email" required></label>
<label><input type="checkbox" name="unverified" value="1"> Google no ha verificado este correo</label>
<button class="main">Continuar</button></form>`,
  );
}

export function refusedPage(error: string): string {
  return page(
    'Petición rechazada',
    `<h1>Petición rechazada</h1><p>Google diría que no: <code>${escapeHtml(error)}</code></p>`,
  );
}

/** Hands the credential to the page that opened the window, and to no other. */
export function handOverPage(credential: string, origin: string): string {
  // In a script element, `<` is the only letter that could end it.
  const data = JSON.stringify({ credential, origin }).replace(/</g, '\\u003c');
  return page(
    'Volviendo…',
    `<p>Volviendo a Cuéntame…</p>
<script>
const { credential, origin } = ${data};
const page = window.opener ?? window.parent;
page.postMessage({ source: 'built-in-google', credential }, origin);
if (window.opener) window.close();
</script>`,
  );
}

/** The card in the corner: one person, one tap. */
export function oneTapPage(action: string, fields: Record<string, string>, person: GooglePerson): string {
  return page(
    'Entrar con Google',
    `<style>body { padding: 0; background: var(--paper); } main { padding: 20px; box-shadow: none; border-radius: 0; }</style>
<h1 style="font-size:19px">Entrar en Cuéntame con Google</h1>
<p class="soft">${escapeHtml(person.name)} · ${escapeHtml(person.email)}</p>
<form method="post" action="${escapeHtml(action)}">${hidden({ ...fields, email: person.email })}
<button class="main">Continuar como ${escapeHtml(person.name.split(' ')[0] ?? person.name)}</button>
<button type="button" id="dismiss">Ahora no</button></form>
<script>
document.getElementById('dismiss').addEventListener('click', () => {
  window.parent.postMessage({ source: 'built-in-google', dismissed: true }, ${JSON.stringify(fields.origin ?? '').replace(/</g, '\\u003c')});
});
</script>`,
  );
}
