import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Night, SeriesList, SeriesNights } from '../contract/schemas/series.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';
import { expectGone, expectVisible } from './expect.ts';
import { IS_LONG } from './extent.ts';
import { violations } from './violations.ts';

/** Gap between two stories of a user. */
const GAP_MS = 10_200;

let browser: Browser;
let parent: Parent;
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  await turnKnobs(FAST);
  // As wide as a phone, and high enough that the bar of *Create* lies over no control: which one it half covers on a
  // phone depends on how many lines the proposals have, and the accessibility check takes it for too small.
  parent = await Parent.withAccount(browser, 'es', paths.home(), { viewport: { width: 390, height: 1600 } });
  // Its bar lies over what an accessibility check measures at the lower edge.
  await button(parent.words.consent.reject).click();
  await expectGone(button(parent.words.consent.reject));
});
afterAll(() => browser?.close());

const button = (name: string) => parent.page.getByRole('button', { name, exact: true });

test('from the end of a story another night begins with the same hero, and recalls the last', async () => {
  const { page, words } = parent;
  await page.getByLabel(words.storyForm.names).fill('Ana');
  await parent.askFor('un dragón que ronca !few');
  await parent.untilWritten();
  const first = await parent.newestStory();
  const { proposals } = await parent.api<Night>(`/api/stories/${first.id}/night`);
  expect(proposals).toHaveLength(2);
  await expectVisible(page.getByText(proposals[1]!.text));
  await page.waitForTimeout(GAP_MS);
  await button(words.storyActions.night).click();
  expect(await page.getByRole('textbox', { name: words.storyForm.topic }).inputValue()).toBe(
    proposals[0]!.text,
  );
  expect(await page.getByLabel(words.storyForm.names).inputValue()).toBe('Ana');
  await expectVisible(page.getByText(words.series.after.replace('{{title}}', first.title)));
  expect(await violations(page)).toEqual([]);
  await button(words.storyForm.generate).click();
  await parent.untilSentences(1);
  expect((await parent.sentences())[0]).toMatch(/(?=.*noche)(?=.*Ana)(?=.*dragón)/);
  await parent.untilWritten();
  await expectVisible(page.getByText(words.series.night.replace('{{number}}', '2')));
});

if (IS_LONG) {
  test('from the shelf the next night is two presses away, and what happened can be changed', async () => {
    const { page, words } = parent;
    await page.goto(`${STACK.app}${paths.library()}`);
    await expectVisible(page.getByText(words.series.nights_other.replace('{{count}}', '2')));
    expect(await violations(page)).toEqual([]);
    await page.waitForTimeout(GAP_MS);
    await button(words.series.another).click();
    await button(words.storyForm.generate).click();
    await parent.untilSentences(1);
    await parent.untilWritten();
    await parent.openAtEnd('menu');
    await page.getByRole('link', { name: words.series.all }).click();
    const nights = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect.poll(() => nights.count()).toBe(3);
    expect(await violations(page)).toEqual([]);
    await nights.first().getByRole('button', { name: words.series.change }).click();
    await page.getByLabel(words.series.happened).fill('Ana y el dragón encontraron una llave en la playa.');
    await button(words.series.save).click();
    // The field has the same text until the answer has come.
    await expect.poll(() => page.getByLabel(words.series.happened).count()).toBe(0);
    await expectVisible(nights.first().getByText('Ana y el dragón encontraron una llave en la playa.'));
    const id = new URL(page.url()).searchParams.get('series');
    const { stories } = await parent.api<SeriesNights>(`/api/series/${id}`);
    expect(stories.map(({ number, memory }) => [number, memory?.includes('llave')])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    expect(parent.complaints).toEqual([]);
  });

  test('all nights are sent as one link, which lists them to a reader without an account or a script', async () => {
    const { page, words } = parent;
    const [first] = (await parent.api<SeriesList>('/api/series')).series;
    const { stories } = await parent.api<SeriesNights>(`/api/series/${first!.id}`);
    await page.goto(STACK.app + paths.story(stories[0]!.story.id));
    await button(words.storyActions.send).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: words.series.sentAs.series }).check();
    await dialog.getByRole('button', { name: new RegExp(`^${words.send.until}`) }).click();
    await dialog.getByRole('radio', { name: words.send.terms.month }).check();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.send.make, exact: true }).click();
    const url = await dialog.getByRole('textbox').inputValue();

    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' });
    const reader = await context.newPage();
    await reader.goto(url);
    expect(await reader.getByRole('listitem').count()).toBe(3);
    await reader.getByRole('link', { name: /Noche 1/ }).click();
    await expectVisible(reader.locator('.story'));
    await reader.getByRole('link', { name: 'Siguiente' }).click();
    await expectVisible(reader.getByText('Noche 2'));
    expect(await reader.content()).not.toMatch(/\bAna\b/);
    await context.close();
  });
}
