import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../contract/options.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { atStory } from '../testkit/people.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';
import { WORKER_WORDS } from '../words/worker.ts';
import { expectVisible } from './expect.ts';
import { violationsByScheme } from './violations.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await turnKnobs(FAST);
});
afterAll(() => browser?.close());

/** The owner's browser, with the assertion that Cloudflare Access adds to its requests. */
async function owner(locale: string, width: number): Promise<{ context: BrowserContext; page: Page }> {
  const answer = await fetch(`${STACK.providers}/access/assertion`, { method: 'POST', body: '{}' });
  const { assertion } = (await answer.json()) as { assertion: string };
  const context = await browser.newContext({
    locale,
    viewport: {
      width,
      height: 800,
    },
    extraHTTPHeaders: { 'cf-access-jwt-assertion': assertion },
  });
  return { context, page: await context.newPage() };
}

/** Findings of axe in both colour schemes, and whether the page is wider than the screen. */
async function findings(page: Page, name: string): Promise<string[]> {
  const found = (await violationsByScheme(page)).map((one) => `${name}, ${one}`);
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return isWider ? [...found, `${name} is wider than the screen`] : found;
}

describe.each(LANGUAGES)('in %s', (language) => {
  const { admin: words, reasons } = WORKER_WORDS[language];

  test.each([360, 1280])('an owner takes a story down on a screen of %i pixels', async (width) => {
    const order = { topic: 'un faro que no podía dormir !tiny', language };
    const parent = await Parent.withAccount(browser, language, atStory(order));
    const { email } = parent;
    await parent.untilWritten();
    const story = await parent.newestStory();
    const { report } = parent.words;
    const article = parent.page.getByRole('article');
    await parent.openAtEnd('menu');
    await article.getByRole('button', { name: report.open }).click();
    await article.getByRole('radio', { name: report.reasons.frightening }).check();
    await article.getByRole('button', { name: report.send, exact: true }).click();
    await expectVisible(article.getByText(report.sentTitle));

    const { context, page } = await owner(language, width);
    const found: string[] = [];
    const noScript: string[] = [];
    page.on('console', (message) => message.type() === 'error' && noScript.push(message.text()));

    await page.goto(`${STACK.app}/admin`);
    found.push(...(await findings(page, 'reports')));
    await page.getByRole('link', { name: reasons.frightening }).last().click();
    await expectVisible(page.getByRole('heading', { name: story.title }));
    found.push(...(await findings(page, 'report')));

    await page.getByRole('link', { name: words.acts.take_down.name }).click();
    found.push(...(await findings(page, 'question')));
    // Without a reason the browser does not send the form.
    const send = page.getByRole('button', { name: words.acts.take_down.name });
    await send.click();
    await page.getByLabel(words.asking.reason).fill('Da miedo de verdad');
    await send.click();
    await expectVisible(page.getByText(words.reports.takenDown, { exact: false }).first());
    await expectVisible(page.getByText('Da miedo de verdad'));
    found.push(...(await findings(page, 'taken-down')));

    await parent.page.goto(STACK.app + paths.story(story.id));
    await expectVisible(parent.page.getByText(parent.words.error.story_taken_down));
    await parent.page.goto(STACK.app + paths.library());
    expect(await parent.page.getByText(story.title).count()).toBe(0);

    await page.getByRole('link', { name: words.nav.people }).click();
    await page.getByLabel(words.people.email).fill(email);
    found.push(...(await findings(page, 'people')));
    await page.getByRole('button', { name: words.people.find }).click();
    await expectVisible(page.getByRole('heading', { name: email }));
    found.push(...(await findings(page, 'person')));
    await page.getByRole('link', { name: words.nav.totals }).click();
    await expectVisible(page.getByRole('heading', { name: words.totals.title }));
    found.push(...(await findings(page, 'totals')));

    expect(found).toEqual([]);
    expect(noScript).toEqual([]);
    await context.close();
    await parent.context.close();
  });
});
