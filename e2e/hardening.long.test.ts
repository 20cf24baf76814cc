import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { filler } from '../testkit/filler.ts';
import { Parent, STILL } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { turnKnobs } from '../testkit/provider-knobs.ts';
import { WORDS } from '../testkit/words.ts';
import { expectVisible } from './expect.ts';

const { contact, profile } = WORDS.en;

/**
 * Markup from a model, a user or an address. The CSP of the app would block it; here it must not even become an
 * element.
 */
const IMAGE = '<img src=x onerror="window.xss=1">';
const SCRIPT = '<script>window.xss=2</script>';
const STORY = {
  title: `The wolf ${IMAGE} & the "moon"`,
  paragraphs: [
    `Once there was ${SCRIPT} in the wood. It said ${IMAGE} and nobody ran.`,
    'A [link](javascript:window.xss=3) slept. &lt;b&gt; was awake, and {{7*7}} was not forty-nine.',
    ...filler('en'),
    '<svg onload="window.xss=4"><iframe srcdoc="<script>parent.xss=5</script>"></iframe> The end.',
  ],
};

let browser: Browser;
let parent: Parent;
let dialogs = 0;
let password = '';
let email = '';

beforeAll(async () => {
  browser = await launchBrowser();
  parent = await Parent.withAccount(browser, 'en');
  parent.page.setDefaultTimeout(20_000);
  parent.page.on('dialog', (dialog) => {
    dialogs += 1;
    return dialog.dismiss();
  });
  email = parent.email;
  password = 'una-clave-larga';
  await turnKnobs({ story: STORY, firstTokenMs: 50, tokensPerSecond: null });
});
afterAll(async () => {
  await turnKnobs({ story: null });
  await browser?.close();
});

/** Asserts that no injected markup became an element or ran. */
async function expectOnlyText(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: 'xss' in window,
    elements: document.querySelectorAll(
      '[onerror], [onload], [srcdoc], img[src="x"], a[href^="javascript:"], body script:not([src])',
    ).length,
  }));
  expect(found).toEqual({ ran: false, elements: 0 });
  expect(dialogs).toBe(0);
}

test('markup in a story stays text on the page, in the library and after a reload', async () => {
  const { page, words } = parent;
  await parent.askFor(`a wolf ${SCRIPT} ${IMAGE}`);
  await parent.untilWritten();
  // Angle brackets are the signs of speech marks: none of them is left of a model's text.
  const title = /^The wolf .*onerror="window\.xss=1".* & the "moon"/;
  await expectVisible(page.getByRole('heading', { name: title }));
  const written = (await parent.sentences()).join(' ');
  expect(written).not.toMatch(/[<>]/);
  // The address of a link and the signs of an entity go with the marks.
  expect(written).toContain('A link slept. was awake, and {{7*7}} was not');
  expect(written).not.toContain('javascript:');
  await expectOnlyText(page);

  await page.getByRole('link', { name: words.nav.library }).first().click();
  await expectVisible(page.getByText(title).first());
  await expectOnlyText(page);
  // An answer with markup, as from a server that let it through.
  const markup = JSON.stringify(`${SCRIPT} ${IMAGE}`).slice(1, -1);
  await page.route(/\/api\/stories\/[^/?]+$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('{{7*7}}', markup).replaceAll('The wolf', markup);
    return route.fulfill({ response, body });
  });
  await page.getByText(title).first().click();
  await expectVisible(page.getByText(SCRIPT).first());
  await page.reload();
  await expectVisible(page.getByText(SCRIPT).first());
  expect((await parent.sentences()).join(' ')).toContain(`and ${SCRIPT} ${IMAGE} was not forty-nine`);
  expect(await page.title()).toContain(`${SCRIPT} ${IMAGE}`);
  await expectOnlyText(page);
  // Waits for handlers: an answer still fetched could not be given any more.
  await page.unrouteAll({ behavior: 'wait' });
});

test('markup in a name stays text', async () => {
  const { page } = parent;
  await page.goto(`${STACK.app}/profile`);
  const field = page.getByLabel(profile.account.name);
  await field.fill(`Ana ${IMAGE}`);
  await field.press('Enter');
  await expectVisible(page.getByText(profile.account.nameSaved));
  await page.reload();
  await expectVisible(page.getByText(`Ana ${IMAGE}`).first());
  await expectOnlyText(page);
});

test('markup in a contact message stays text in the mail', async () => {
  const { page } = parent;
  await page.goto(`${STACK.app}/contact`);
  await page.getByLabel(contact.name).fill(`Ana ${IMAGE}`);
  await page.getByLabel(contact.subject).fill(`About ${SCRIPT}`);
  await page.getByLabel(contact.message).fill(STORY.paragraphs.join('\n'));
  await page.getByRole('button', { name: contact.send }).click();
  await expectVisible(page.getByText(contact.sent).first());
  await expectOnlyText(page);

  const inbox = await parent.context.newPage();
  await inbox.goto(`${STACK.providers}/mail`);
  await inbox
    .getByRole('link', { name: `About ${SCRIPT} · Ana ${IMAGE}` })
    .first()
    .click();
  await expectVisible(inbox.frameLocator('iframe').getByText(SCRIPT).first());
  const letter = inbox.frames().at(-1)!;
  expect(await letter.evaluate(() => document.querySelectorAll('script, img, svg, iframe').length)).toBe(0);
  expect(await inbox.evaluate(() => 'xss' in window)).toBe(false);
  await inbox.close();
});

const MARKUP = encodeURIComponent(`"'>${IMAGE}${SCRIPT}`);

const WITH_MARKUP = [
  '/story-examples?story=MARKUP&language=MARKUP&level=MARKUP',
  '/auth/google/callback?error=MARKUP',
  '/library/MARKUP',
  '/reset-password?token=MARKUP',
  '/verify-email?token=MARKUP',
  '/success?session_id=MARKUP',
  '/auth/google/callback?token=MARKUP',
  '/MARKUP',
];

test.each(WITH_MARKUP)('markup in the address %s stays out of the page', async (path) => {
  const { page } = parent;
  await page.goto(STACK.app + path.replaceAll('MARKUP', MARKUP));
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).origin).toBe(STACK.app);
  await expectOnlyText(page);
});

/** Addresses of another site that some programs take for a path of this site. */
const TO_ANOTHER_SITE = [
  '//evil.example/library',
  '/\\evil.example',
  '/login?returnTo=https://evil.example/',
  '/login?from=//evil.example',
  '/library?next=https://evil.example',
  '/library//evil.example',
  '//library/evil.example',
  '/%2f%2fevil.example',
  '/library/%2e%2e//evil.example',
];

test.concurrent.for(TO_ANOTHER_SITE)('signing in after %s ends in the app', async (path, { expect }) => {
  const context = await browser.newContext(STILL);
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const left: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(`${STACK.app}/`)) left.push(frame.url());
  });
  await page.goto(STACK.app + path);
  await page.waitForLoadState('networkidle');
  const { common, login, nav } = parent.words;
  if (!new URL(page.url()).pathname.startsWith('/login')) {
    await page.getByRole('link', { name: common.login }).first().click();
  }
  await page.getByLabel(common.email).fill(email);
  await page.getByLabel(common.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expectVisible(page.getByRole('link', { name: nav.library }).first());
  await page.waitForLoadState('networkidle');
  expect(left).toEqual([]);
  expect(new URL(page.url()).origin).toBe(STACK.app);
  await context.close();
});
