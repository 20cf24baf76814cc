// @vitest-environment happy-dom
import i18next from 'i18next';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HUMAN_CHECK_HEADER } from '../../../../contract/human-check.ts';
import { Problem } from '../../api/problem.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, settled, until } from '../../testing/mount.ts';
import type { HumanCheck } from './use-human-check.tsx';

vi.stubEnv('VITE_TURNSTILE_SITE_KEY', 'a-site-key');
const loadScript = vi.hoisted(() => vi.fn());
vi.mock('../../lib/script-element.ts', () => ({ loadScript }));

await startI18n();
await loadWords('errors');
const { useHumanCheck } = await import('./use-human-check.tsx');

const turnstile = { render: vi.fn(() => 'widget-1'), reset: vi.fn(), remove: vi.fn() };

let check: HumanCheck;
function Form() {
  check = useHumanCheck('register');
  return check.widget;
}

let page: Mounted;
beforeEach(() => {
  loadScript.mockReset().mockResolvedValue(undefined);
  for (const each of Object.values(turnstile)) each.mockClear();
  Object.assign(window, { turnstile });
});
afterEach(() => page.unmount());

type Params = {
  sitekey: string;
  action: string;
  callback: (token: string) => void;
  'expired-callback': () => void;
};

/** Shows the form, and waits for the widget. @returns the widget's parameters */
async function open(): Promise<Params> {
  page = await mount(createElement(Form));
  await until(() => expect(turnstile.render).toHaveBeenCalledOnce());
  const [[, params]] = turnstile.render.mock.calls as unknown as [[HTMLElement, Params]];
  return params;
}

const headersSent = async () => {
  let sent: object = {};
  await settled(() =>
    check.sending(async (headers) => {
      sent = headers;
    }),
  );
  return sent;
};

test('a form is sent with the token of its check, which is used once', async () => {
  const { sitekey, action, callback } = await open();
  expect([sitekey, action]).toEqual(['a-site-key', 'register']);
  callback('token-1');
  expect(await headersSent()).toEqual({ [HUMAN_CHECK_HEADER]: 'token-1' });
  expect(turnstile.reset).toHaveBeenCalledExactlyOnceWith('widget-1');
  expect(await headersSent()).toEqual({});
  callback('token-2');
  expect(await headersSent()).toEqual({ [HUMAN_CHECK_HEADER]: 'token-2' });
});

test('a token that expired is not sent', async () => {
  const { callback, 'expired-callback': expire } = await open();
  callback('token-1');
  expire();
  expect(await headersSent()).toEqual({});
});

test('a failed request uses its token up too', async () => {
  const { callback } = await open();
  callback('token-1');
  const refused = new Problem({ code: 'registration_elsewhere', status: 403 });
  let thrown: unknown;
  await settled(() =>
    check
      .sending(async () => {
        throw refused;
      })
      .catch((error: unknown) => {
        thrown = error;
      }),
  );
  // The API refers other clients to this app: here only the check can be passed.
  expect((thrown as Problem).facts.code).toBe('human_check_failed');
  expect(turnstile.reset).toHaveBeenCalledOnce();
  expect(await headersSent()).toEqual({});
});

test('a blocked script is reported, and the form can still be sent', async () => {
  loadScript.mockRejectedValue(new Error('blocked'));
  page = await mount(createElement(Form));
  await until(() =>
    expect(page.text()).toContain(i18next.t('error.human_check_unavailable', { ns: 'errors' })),
  );
  expect(await headersSent()).toEqual({});
});

test('a form that is left removes its widget', async () => {
  await open();
  await page.unmount();
  expect(turnstile.remove).toHaveBeenCalledExactlyOnceWith('widget-1');
  page = await mount(createElement('p'));
});
