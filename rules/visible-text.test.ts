import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hardCodedText } from './visible-text.ts';

const texts = (source: string) => hardCodedText('planted.tsx', source).map(({ text }) => text);

// @spec 1.6
test.each([
  ['between tags', '<p>Buenas noches</p>', 'Buenas noches'],
  ['next to a translated text', "<p>{t('home.title')} de hoy</p>", 'de hoy'],
  ['in braces', "<p>{'Buenas noches'}</p>", 'Buenas noches'],
  ['in a choice', "<b>{open ? 'Cerrar' : t('open')}</b>", 'Cerrar'],
  ['in a fallback', "<b>{title || 'Untitled'}</b>", 'Untitled'],
  ['in a condition', "<b>{busy && 'Wait'}</b>", 'Wait'],
  // oxlint-disable-next-line no-template-curly-in-string -- the planted source has the template
  ['in a template', '<b>{`${count} stories`}</b>', 'stories'],
  ['in a fragment', '<>Hola</>', 'Hola'],
  ['in aria-label', '<button aria-label="Close" />', 'Close'],
  ['in title', '<abbr title="Hola" />', 'Hola'],
  ['in placeholder', "<input placeholder={'Topic'} />", 'Topic'],
  ['in alt', '<img alt="A fox" />', 'A fox'],
  ['in a component’s label', '<TextField label="Name" />', 'Name'],
  ['in a toast', "notify('Saved')", 'Saved'],
  ['in the title of the page', "document.title = 'Stories'", 'Stories'],
  ['in a field’s own message', "field.setCustomValidity(empty ? 'Write!' : '')", 'Write!'],
])('hardCodedText finds text %s', (_, source, text) => {
  expect(texts(`const planted = () => { return (${source}); }`)).toEqual([text]);
});

test.each([
  '<p className="card big">{t(\'home.title\')}</p>',
  '<p> · 3 × 4 — {count}/{total} </p>',
  '<b>Cuéntame</b>',
  '<a href="/about" rel="noopener">{t(\'about\')}</a>',
  "<b>{kind === 'large' ? t('large') : t('small')}</b>",
  "notify(t('saved'), 'success')",
  "<Button kind={isBig ? 'large' : 'small'} />",
])('hardCodedText ignores %s', (source) => {
  expect(texts(`const fine = () => { return (${source}); }`)).toEqual([]);
});

test('hardCodedText reports the line of the text', () => {
  expect(hardCodedText('planted.tsx', 'const a = 1;\n\nconst b = <p>Hola</p>;')).toEqual([
    { line: 3, text: 'Hola' },
  ]);
});

/** Exceptions: invisible to users. */
const UNSEEN = [
  // Honeypot field.
  'web/src/features/contact/ContactForm.tsx Website',
  // A hidden page.
  'web/src/features/player/files/file-proxy.ts proxy',
];

// @spec 1.6
test('the app contains no hard-coded text', () => {
  const files = globSync('web/src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) =>
    hardCodedText(file, readFileSync(file, 'utf8')).map(({ line, text }) => ({ file, line, text })),
  );
  expect(found.filter(({ file, text }) => !UNSEEN.includes(`${file} ${text}`))).toEqual([]);
  expect(found).toHaveLength(UNSEEN.length);
});
