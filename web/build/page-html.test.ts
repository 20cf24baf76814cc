import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf, pageHtml } from './page-html.ts';

const template = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const about = {
  path: '/about',
  title: 'Quiénes "somos" & más',
  description: 'Por <qué>',
  body: '<h1>$& $1</h1>',
  data: null,
};

test('a page has its escaped title and description, and its body', () => {
  const html = pageHtml(template, about, 'https://app.example.com');
  expect(html).toContain('<title>Quiénes &quot;somos&quot; &amp; más</title>');
  expect(html).toContain('<meta name="description" content="Por &lt;qué>" />');
  expect(html).toContain('<meta property="og:title" content="Quiénes &quot;somos&quot; &amp; más" />');
  expect(html).toContain('<div id="root"><h1>$& $1</h1></div>');
  expect(html).toContain('data-page="/about"');
});

test('a page has its canonical address and the English one', () => {
  const html = pageHtml(template, about, 'https://app.example.com');
  expect(html).toContain('<link rel="canonical" href="https://app.example.com/about" />');
  expect(html).toContain('hreflang="en" href="https://app.example.com/about?lang=en"');
  expect(html).toContain('<meta property="og:image" content="https://app.example.com/share.jpg" />');
});

test('a page of an unknown origin has no addresses', () => {
  expect(pageHtml(template, about)).not.toMatch(/canonical|hreflang|og:url/);
});

test('data in a page is escaped', () => {
  const json = JSON.stringify({ title: '</script><script>alert(1)</script>' });
  const html = pageHtml(template, { ...about, data: { id: 'served', json } });
  const [, brought] = /<script type="application\/json" id="served">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(brought ?? '')).toEqual(JSON.parse(json));
  expect(html).not.toContain('<script>alert');
});

test('controls are disabled until the app starts', () => {
  expect(pageHtml(template, about)).toContain('<fieldset id="until-ready" disabled');
});

test.each(['<p style="color:red">', '<script>$RC()</script>', '<style>p{}</style>'])(
  'a page with %s is not built, since the policy would block it',
  (body) => {
    expect(() => pageHtml(template, { ...about, body })).toThrow('/about: the policy refuses');
  },
);

test('a page’s file matches its address', () => {
  expect([fileOf('/'), fileOf('/about')]).toEqual(['index.html', 'about.html']);
});
