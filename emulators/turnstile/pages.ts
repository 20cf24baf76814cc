import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/options.ts';
import { page } from '../page.ts';
import type { Behaviour } from './challenges.ts';

const WORDS: Record<Language, { ask: string; busy: string; ok: string; blocked: string }> = {
  es: {
    ask: 'Soy una persona',
    busy: 'Comprobando…',
    ok: 'Comprobado',
    blocked: 'No se ha podido comprobar',
  },
  en: { ask: 'I am a person', busy: 'Checking…', ok: 'Checked', blocked: 'Could not be checked' },
};

type Widget = { behaviour: Behaviour; origin: string; language: string; action: string };

/** Widget page in the frame: passes, asks for a click, or blocks. */
export function widgetPage(basePath: string, { behaviour, origin, language, action }: Widget): string {
  const words = WORDS[LANGUAGES.find((one) => language.startsWith(one)) ?? DEFAULT_LANGUAGE];
  // Escapes `<`, which could end the script element.
  const data = JSON.stringify({ behaviour, origin, action, words, url: `${basePath}/v0/token` }).replace(
    /</g,
    '\\u003c',
  );
  return page(
    'Turnstile',
    `<style>body { padding: 0; } main { padding: 8px 14px; border-radius: 0; box-shadow: none; max-width: none; } p { margin: 0; }</style>
<p id="state">${words.busy}</p>
<p class="soft">Turnstile (de pruebas · stand-in)</p>
<script>
const { behaviour, origin, action, words, url } = ${data};
const state = document.getElementById('state');
const tell = (message) => window.parent.postMessage({ source: 'built-in-turnstile', ...message }, origin);
async function pass() {
  const { token } = await (await fetch(url, { method: 'POST', body: JSON.stringify({ origin, action }) })).json();
  state.textContent = words.ok;
  tell({ token });
}
if (behaviour === 'passes') pass();
if (behaviour === 'blocks') { state.textContent = words.blocked; tell({ error: '300010' }); }
if (behaviour === 'asks') {
  const button = document.createElement('button');
  button.textContent = words.ask;
  button.addEventListener('click', pass, { once: true });
  state.replaceChildren(button);
}
</script>`,
  );
}
