import { readFileSync } from 'node:fs';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../contract/options.ts';
import type { ReceivedMail } from '../emulators/mail/inbox.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { turnKnobs } from '../testkit/provider-knobs.ts';
import { expectVisible } from './expect.ts';

const ADMIN = /^ADMIN_ADDRESS = "(.*)"$/m.exec(readFileSync('wrangler.toml', 'utf8'))![1]!;
const [EXAMPLE] = JSON.parse(readFileSync('content/stories/manifest.json', 'utf8')) as {
  id: string;
  title: string;
}[];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await turnKnobs({ firstTokenMs: 0, tokensPerSecond: null, moderationMs: 0 });
});
afterAll(() => browser?.close());

/** Waits for the administrator's mail that contains the word. */
async function mailWith(word: string): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${STACK.providers}/mail/messages?to=${encodeURIComponent(ADMIN)}`);
        const { messages } = (await answer.json()) as { messages: ReceivedMail[] };
        found = messages.find(({ text }) => text.includes(word));
        return found;
      },
      { timeout: 10_000 },
    )
    .toBeDefined();
  return found!;
}

describe.each(LANGUAGES)('in %s', (language) => {
  let parent: Parent;
  beforeAll(async () => {
    parent = await Parent.open(browser, language);
  });
  afterAll(() => parent?.context.close());

  /** Opens the report form inside `place`, fills it in and sends it. */
  async function report(place: Locator, comment: string) {
    const { report: words } = parent.words;
    const open = place.getByRole('button', { name: words.open });
    await open.click();
    await place.getByRole('button', { name: parent.words.common.cancel, exact: true }).click();
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
    await open.press('Enter');
    await place.getByRole('button', { name: words.send, exact: true }).click();
    await expectVisible(place.getByText(words.reasonRequired));
    await place.getByRole('radio', { name: words.reasons.frightening }).check();
    await place.getByLabel(words.comment).fill(comment);
    await place.getByRole('button', { name: words.send, exact: true }).click();
    await expectVisible(place.getByText(words.sentTitle));
  }

  test('the report of an example reaches the administrator with its address', async () => {
    const { page } = parent;
    const comment = `The owl, ${crypto.randomUUID()}`;
    await page.goto(`${STACK.app}/story-examples?story=${EXAMPLE!.id}`);
    await report(page.getByRole('dialog'), comment);
    const mail = await mailWith(comment);
    expect(mail.subject).toMatch(/Story reported: [\da-f-]{36}$/);
    expect(mail.text).toContain(EXAMPLE!.title);
    expect(mail.text).toContain(`${STACK.app}/story-examples?story=${EXAMPLE!.id}`);
    expect(mail.replyTo).toBeUndefined();
  });

  test('the report of a story arrives with its text and the parent’s address', async () => {
    const { page, words } = parent;
    const email = await parent.register();
    await parent.askFor(language === 'es' ? 'un búho despistado' : 'a forgetful owl');
    await parent.untilWritten();
    const story = await parent.newestStory();
    const comment = `<b>The wolf</b>, ${crypto.randomUUID()}`;
    await parent.openAtEnd('menu');
    await report(page.getByRole('article'), comment);
    const mail = await mailWith(comment);
    expect(mail.replyTo).toBe(email);
    for (const part of [story.title, story.content]) expect(mail.text).toContain(part);
    expect(mail.html).not.toContain('<b>The wolf</b>');
    await expectVisible(page.getByText(words.report.sent));
  });

  test('the page logged no errors', () => {
    expect(parent.complaints).toEqual([]);
  });
});
