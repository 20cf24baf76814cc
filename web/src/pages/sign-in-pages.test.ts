// @vitest-environment happy-dom
import i18next from 'i18next';
import { createElement, type FunctionComponent } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../api/client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { loadWords } from '../i18n/words.ts';
import { type Mounted, mount, settled, until } from '../testing/mount.ts';
import { type Asked, refusal, serve } from '../testing/server.ts';

await startI18n();
await loadWords('account', 'errors');
const { default: LoginPage } = await import('./LoginPage.tsx');
const { default: RegisterPage } = await import('./RegisterPage.tsx');

const t = i18next.getFixedT(null, ['account', 'errors']);
const PASSWORD = 'una-clave-larga';
const ANSWER = { token: 'a.b.c', user: { id: 'u1', email: 'ana@example.org' } };

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  session.end();
  vi.unstubAllGlobals();
});

const open = async (shown: FunctionComponent) => {
  page = await mount(createElement(MemoryRouter, null, createElement(shown)));
};
const button = () => page.find('button[type=submit]');
const box = () => page.find('input[type=checkbox]') as HTMLInputElement;

/** Fills in the form and checks its box. */
async function fillIn(passwords = [PASSWORD, PASSWORD]): Promise<void> {
  await page.fill('input[type=email]', ' ana@example.org ');
  const fields = [...document.querySelectorAll('input[type=password]')];
  for (const [index, field] of fields.entries()) {
    field.id ||= `password-${index}`;
    await page.fill(`[id="${field.id}"]`, passwords[index]!);
  }
  if (document.querySelector('input[type=checkbox]') && !box().checked) await settled(() => box().click());
}

/** Each page with the path of its request, and its words for a server failure without a reason. */
const PAGES = [
  ['login', LoginPage, 'POST /api/auth/login', 'login.error'],
  ['register', RegisterPage, 'POST /api/auth/register', 'register.error'],
] as const;

const sent = (asked: Asked[], line: string) => asked.filter((each) => each.line === line);

// @spec 2.64, 2.65
test.each(PAGES)(
  'the %s page sends address and password once, and starts the session',
  async (_, shown, line) => {
    const asked = serve({ [line]: ANSWER });
    await open(shown);
    await fillIn();
    await page.submit();
    await until(() => expect(session.read()?.token).toBe('a.b.c'));
    expect(sent(asked, line)).toMatchObject([{ body: { email: 'ana@example.org', password: PASSWORD } }]);
  },
);

// @spec 2.64, 5.7, 5.8
test.each(PAGES)('the %s page sends no incomplete form', async (_, shown, line) => {
  const asked = serve({ [line]: ANSWER });
  await open(shown);
  await page.submit();
  expect(page.text()).toContain(t('login.emailRequired'));
  expect(page.text()).toContain(t('login.passwordRequired'));
  await page.fill('input[type=email]', 'ana at example.org');
  await page.submit();
  expect(page.find('input[type=email]').getAttribute('aria-invalid')).toBe('true');
  expect(sent(asked, line)).toEqual([]);
});

// @spec 8.3, 8.7, 8.8, 8.9, 8.62
test.each([
  [...PAGES[0], () => refusal('invalid_credentials', 401), 'errors:error.invalid_credentials'],
  [
    ...PAGES[0],
    () => Response.json({ code: 'too_many_attempts', retryAfter: 60 }, { status: 429 }),
    'errors:error.too_many_attempts',
  ],
  [...PAGES[1], () => refusal('email_taken', 409), 'errors:error.email_taken'],
  [...PAGES[1], () => refusal('human_check_failed', 403), 'errors:error.human_check_failed'],
  ...PAGES.flatMap(([name, shown, line, words]) => [
    [name, shown, line, words, () => Response.json({}, { status: 500 }), words] as const,
    [name, shown, line, words, () => Response.error(), 'errors:error.network'] as const,
  ]),
] as const)(
  'the %s page shows the reason of a refusal (%#), and can be sent again',
  async (_, shown, line, __, answer, words) => {
    const asked = serve({
      [line]: () => {
        const given = answer();
        if (given.type === 'error') throw new TypeError('Failed to fetch');
        return given;
      },
    });
    await open(shown);
    await fillIn();
    await page.submit();
    await until(() => expect(page.text()).toContain(t(words)));
    expect(button().getAttribute('aria-busy')).not.toBe('true');
    expect(session.read()).toBeNull();
    await page.submit();
    await until(() => expect(sent(asked, line)).toHaveLength(2));
  },
);

test('the words of a foreign server are shown unchanged', async () => {
  serve({
    'POST /api/auth/register': Response.json({ details: 'No room.', message: 'Full.' }, { status: 400 }),
  });
  await open(RegisterPage);
  await fillIn();
  await page.submit();
  await until(() => expect(page.text()).toContain('No room.'));
});

// @spec 2.66, 5.9, 8.10
test('registering needs two equal passwords and the ticked box, which gets the focus', async () => {
  const asked = serve({});
  await open(RegisterPage);
  await fillIn([PASSWORD, 'otra-clave-larga']);
  await page.submit();
  expect(page.text()).toContain(t('register.passwordsDontMatch'));
  await fillIn();
  await settled(() => box().click());
  await page.submit();
  expect(page.text()).toContain(t('register.acceptRequired'));
  expect(document.activeElement).toBe(box());
  expect(sent(asked, 'POST /api/auth/register')).toEqual([]);
});
