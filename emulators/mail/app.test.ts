import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMailEmulator } from './app.ts';
import type { ReceivedMail } from './inbox.ts';
import { inboxPage, letterPage } from './pages.ts';

const mail = (more: Record<string, unknown> = {}) => ({
  from: { name: 'Cuéntame', email: 'hola@example.org' },
  to: 'rosa@example.org',
  subject: 'Hola <Rosa>',
  text: 'Un enlace:\nhttps://app.example/x?token=abc',
  html: '<!doctype html><html><head></head><body><p onclick="x">Hola</p></body></html>',
  ...more,
});

function inbox() {
  const app = createMailEmulator({ now: () => Date.UTC(2026, 10, 20, 20, 30) });
  const post = (body: unknown) =>
    app.request('/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const list = async (query = '') =>
    ((await (await app.request(`/messages${query}`)).json()) as { messages: ReceivedMail[] }).messages;
  return { app, post, list };
}

test('tests can read the mails of an address, newest first', async () => {
  const { post, list } = inbox();
  await post(mail({ subject: 'uno' }));
  await post(mail({ subject: 'dos', to: 'luis@example.org' }));
  await post(mail({ subject: 'tres', replyTo: 'ana@example.org' }));
  expect((await list()).map(({ subject }) => subject)).toEqual(['tres', 'dos', 'uno']);
  expect(await list('?to=luis@example.org')).toMatchObject([
    { subject: 'dos', receivedAt: '2026-11-20T20:30:00.000Z' },
  ]);
});

test('the page shows a mail in a sandboxed frame without scripts', async () => {
  const { app, post, list } = inbox();
  await post(mail());
  const { id } = (await list())[0]!;
  expect(await (await app.request('/')).text()).toContain(`href="/mail/messages/${id}">Hola &lt;Rosa&gt;`);
  const page = await (await app.request(`/messages/${id}`, { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('<h1>Hola &lt;Rosa&gt;</h1>');
  expect(page).toContain('https://app.example/x?token=abc');
  expect(page).toMatch(/<iframe[^>]*sandbox="allow-popups[^"]*"/);
  expect(page).not.toContain('allow-scripts');
  expect(page).not.toContain('<p onclick');
});

test.each([
  [{ to: undefined }],
  [{ html: undefined }],
  [{ subject: 'Hola\r\nBcc: all@example.org' }],
  [{ replyTo: 'a@example.org\nBcc: b@example.org' }],
  [{ from: 'hola@example.org' }],
])('a mail with %j is refused', async (wrong) => {
  const { post, list } = inbox();
  expect((await post(mail(wrong))).status).toBe(400);
  expect(await list()).toEqual([]);
});

test('certain addresses refuse their mail', async () => {
  const { post, list } = inbox();
  expect((await post(mail({ to: 'bounce@example.org' }))).status).toBe(503);
  expect((await post(mail({ replyTo: 'bounce@example.org' }))).status).toBe(503);
  expect(await list()).toEqual([]);
});

test('the inbox can be emptied by request and by its button', async () => {
  const { app, post, list } = inbox();
  await post(mail());
  expect((await app.request('/messages', { method: 'DELETE' })).status).toBe(204);
  expect(await list()).toEqual([]);
  const pressed = await app.request('/clear', { method: 'POST' });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/mail']);
});

test("the pages escape the mail's text", () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc
      .array(fc.constantFrom('<', '>', '"', "'", '&', '</iframe>', '<script>', '<head>', '-->'))
      .map((parts) => parts.join('')),
  );
  const tags = (message: ReceivedMail) =>
    [inboxPage('/mail', [message]), letterPage('/mail', message)].map((page) =>
      page.replace(/srcdoc="[^"]*"/, '').match(/<[^>]*>/g),
    );
  const plain: ReceivedMail = {
    ...mail(),
    id: '1',
    receivedAt: '2026-11-20T20:30:00.000Z',
    replyTo: 'a',
    html: '',
  };
  fc.assert(
    fc.property(
      fc.record({ subject: words, to: words, replyTo: words, text: words, html: words }),
      (given) => {
        expect(tags({ ...plain, ...given })).toEqual(tags(plain));
      },
    ),
  );
});
