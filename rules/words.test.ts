import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../contract/options.ts';

/** Checks style rules of the app's texts by pattern: singular *tú*, one term per thing. */

type Tree = { [key: string]: string | Tree };
type Text = { key: string; text: string };

function textsOf(tree: Tree, prefix: string): Text[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [{ key: `${prefix}${name}`, text: value }]
      : textsOf(value, `${prefix}${name}.`),
  );
}

/** Every text of the app and of its errors, by file and key. The legal pages are excluded. */
function textsIn(language: Language): Text[] {
  return globSync([`words/${language}/app/**/*.json`, `words/${language}/errors.json`])
    .filter((file) => !file.endsWith('/legal.json'))
    .flatMap((file) => textsOf(JSON.parse(readFileSync(file, 'utf8')), `${file}: `));
}

const TEXTS: Record<Language, Text[]> = { es: textsIn('es'), en: textsIn('en') };
const EVERY_TEXT = LANGUAGES.flatMap((language) => TEXTS[language]);

const found = (texts: Text[], pattern: RegExp) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ key, text }) => `${key}: ${text}`);

test.each([
  [
    'the texts address one user, not vosotros',
    /(?<!\p{L})(vosotr|vuestr|os(?!\p{L})|\p{L}+[áé]is(?!\p{L}))/iu,
  ],
  [
    'the texts address users as tú, not usted',
    /\busted|\b(introduzca|pulse|escriba|inténtelo|seleccione|póngase)\b/iu,
  ],
  [
    '“solo” means “only”, never “alone”, since it has no accent to tell them apart',
    /\bse \p{L}+ sol[oa]s?\b|\p{L}+mos solos\b/iu,
  ],
  [
    'a failure always says «prueba otra vez»',
    /int[eé]nt\p{L}* (otra vez|de nuevo|más)|(volver|vuelve) a intentar/iu,
  ],
  [
    'signing in is «entrar», signing out «salir», and of a device «cerrar sesión»: «salir en» is to appear in',
    /\binici\p{L}+ (la )?sesión|\bsal(ir|ga|es|imos) en\b|^cerrar en/iu,
  ],
  ['an account is created, not opened', /\b(abr\p{L}+) (tú )?(una|tu|esta|más|tus)? ?cuentas?\b/iu],
] as const)('Spanish: %s', (_, pattern) => {
  expect(found(TEXTS.es, pattern)).toEqual([]);
});

test.each([
  ['it is an email, without a hyphen', /e-mail/iu],
  [
    'people log in and out; Google alone is signed in with',
    /\bsign(ing|ed|s)?[ -](in|out)\b(?! with Google…)/iu,
  ],
  ['an account is signed up for, not opened', /\bopen(ed|s)? (an|this|your|the)? ?account/iu],
  ['words are spelt as in Britain', /\b(color|favorite|center|canceled|recogniz|organiz)/iu],
] as const)('English: %s', (_, pattern) => {
  expect(found(TEXTS.en, pattern)).toEqual([]);
});

test('texts use typographic quotes, apostrophes and ellipses', () => {
  expect(found(EVERY_TEXT, /['"]|\.\.\./u)).toEqual([]);
});

test('every error is a sentence with a full stop', () => {
  const errors = EVERY_TEXT.filter(({ key }) =>
    /\/errors.json: \w+$|: error\.|\.failure\.|details\.|[fF]ailed$|n\.error$|r\.error$/.test(key),
  );
  expect(errors.length).toBeGreaterThan(150);
  expect(found(errors, /[^.:}]$/u)).toEqual([]);
});

/** Sentences that the specification quotes for developers must be followed by advice for users. */
test.each([
  'Invalid credentials',
  'Passwords do not match',
  'Error logging in with Google',
  'No checkout URL received',
  'User email is required',
  'Unable to connect to the server.',
  'The request took too long.',
  'The AI service is experiencing issues.',
  'The AI service quota has been exceeded.',
  'Could not generate the story after multiple attempts.',
])('English: “%s” is followed by advice', (fixed) => {
  const said = TEXTS.en.filter(({ text }) => text.startsWith(fixed)).map(({ text }) => text);
  expect(said.length).toBeGreaterThan(0);
  for (const text of said) expect(text.slice(fixed.length)).toMatch(/^\.? \p{Lu}.{15,}\.$/u);
});
