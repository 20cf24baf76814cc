import type { Language } from '../../contract/options.ts';
import { escapeHtml, page } from '../page.ts';
import { type GooglePerson, PEOPLE } from './people.ts';

const WORDS = {
  es: {
    choose: 'Elige una cuenta',
    unverified: 'correo sin verificar',
    cancel: 'Cancelar',
    someoneElse: 'Otra persona',
    name: 'Nombre',
    email: 'Correo',
    isUnverified: 'Google no ha verificado este correo',
    continue: 'Continuar',
    continueAs: 'Continuar como',
    oneTap: 'Entrar en Cuéntame con Google',
    notNow: 'Ahora no',
  },
  en: {
    choose: 'Choose an account',
    unverified: 'unverified email',
    cancel: 'Cancel',
    someoneElse: 'Somebody else',
    name: 'Name',
    email: 'Email',
    isUnverified: 'Google has not verified this email',
    continue: 'Continue',
    continueAs: 'Continue as',
    oneTap: 'Sign in to Cuéntame with Google',
    notNow: 'Not now',
  },
} satisfies Record<Language, Record<string, string>>;
type Words = (typeof WORDS)[Language];

/** Texts in the language of the `hl` parameter, like Google's; default: Spanish. */
const wordsOf = ({ hl }: Record<string, string>): Words => WORDS[hl?.startsWith('en') ? 'en' : 'es'];

const INTRO = `<p class="soft">Esta página hace las veces de Google mientras no hay claves. Elige quién eres.<br>
<span lang="en">This page stands in for Google while there are no keys. Choose who you are.</span></p>`;

const hidden = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');

const row = ({ name, email, emailVerified }: GooglePerson, { unverified }: Words) =>
  `<li><button class="row" name="email" value="${escapeHtml(email)}"><b>${escapeHtml(name)}</b>
<span class="soft">${escapeHtml(email)}${emailVerified ? '' : ` · ${unverified}`}</span></button></li>`;

/**
 * The account chooser.
 * @param fields sent with the choice to `action`
 */
export function choosePage(
  action: string,
  fields: Record<string, string>,
  { canCancel }: { canCancel: boolean },
): string {
  const words = wordsOf(fields);
  const cancel = canCancel ? `<button name="cancel" value="1">${words.cancel}</button>` : '';
  return page(
    words.choose,
    `<h1>${words.choose}</h1>
${INTRO}
<form method="post" action="${escapeHtml(action)}">${hidden(fields)}<ul>${PEOPLE.map((person) => row(person, words)).join('')}</ul>${cancel}</form>
<form method="post" action="${escapeHtml(action)}">${hidden(fields)}
<h2>${words.someoneElse}</h2>
<label>${words.name} <input type="text" name="name" value="Otra Persona" required maxlength="80"></label>
<label>${words.email} <input type="email" name="email" required></label>
<label><input type="checkbox" name="unverified" value="1"> ${words.isUnverified}</label>
<button class="main">${words.continue}</button></form>`,
  );
}

export function refusedPage(error: string): string {
  return page(
    'Petición rechazada',
    `<h1>Petición rechazada</h1><p>Google diría que no: <code>${escapeHtml(error)}</code></p>`,
  );
}

/** Posts the credential to the window's opener only. */
export function handOverPage(credential: string, origin: string): string {
  // Escapes `<`, which could end the script element.
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

/** The One Tap card for one user. */
export function oneTapPage(action: string, fields: Record<string, string>, person: GooglePerson): string {
  const words = wordsOf(fields);
  return page(
    words.oneTap,
    `<style>body { padding: 0; background: var(--paper); } main { padding: 20px; box-shadow: none; border-radius: 0; }</style>
<h1 style="font-size:19px">${words.oneTap}</h1>
<p class="soft">${escapeHtml(person.name)} · ${escapeHtml(person.email)}</p>
<form method="post" action="${escapeHtml(action)}">${hidden({ ...fields, email: person.email })}
<button class="main">${words.continueAs} ${escapeHtml(person.name.split(' ')[0] ?? person.name)}</button>
<button type="button" id="dismiss">${words.notNow}</button></form>
<script>
document.getElementById('dismiss').addEventListener('click', () => {
  window.parent.postMessage({ source: 'built-in-google', dismissed: true }, ${JSON.stringify(fields.origin ?? '').replace(/</g, '\\u003c')});
});
</script>`,
  );
}
