import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { LANGUAGES, type Language } from '../contract/options.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { someone } from '../testkit/people.ts';
import { startProduct } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { TOUR, TOUR_SWITCHES } from './tour.ts';

/**
 * `npm run tool -- screenshots [part of a name …]`: every screen and state of the app in both languages and themes, on
 * a phone and on a desk, and a page that shows them all. The way to a screen is walked in any case, since each stop
 * begins at the previous one.
 */

const FOLDER = 'screenshots';
const THEMES = ['day', 'night'] as const;
const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 900 } };
/** Height of the tallest picture. */
const TALLEST = 9000;
const SETTLED = { animations: 'disabled', type: 'jpeg', quality: 70 } as const;

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part));

/**
 * Takes the four pictures of the current screen. The window is as high as the page, so that fixed bars are at its foot;
 * a dialog is shown in a window of normal height. Width and theme are restored.
 */
async function take(page: Page, language: Language, name: string): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    if ((await page.locator('[role=dialog], [role=alertdialog], dialog[open]').count()) === 0) {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ ...viewport, height: Math.min(height, TALLEST) });
      // Lazy pictures that came near the window.
      await page.waitForTimeout(300);
    }
    for (const theme of THEMES) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      await page.screenshot({ ...SETTLED, path: `${FOLDER}/${pictureOf(name, language, theme, size)}` });
    }
  }
  await page.setViewportSize(SIZES.desk);
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, before);
}

const pictureOf = (name: string, language: string, theme: string, size: string) =>
  `${name}.${language}.${theme}.${size}.jpg`;

/** A row for each screen: both languages and themes side by side, the phone's above the desk's. */
function contactSheet(names: string[]): string {
  const figures = (name: string) =>
    Object.keys(SIZES)
      .map((size) => {
        const pictures = LANGUAGES.flatMap((language) =>
          THEMES.map((theme) => {
            const file = pictureOf(name, language, theme, size);
            return `<a href="${file}"><img loading="lazy" alt="${file}" src="${file}"></a>`;
          }),
        );
        return `<div class="${size}">${pictures.join('')}</div>`;
      })
      .join('');
  const sections = names.map((name) => `<section><h2>${name}</h2>${figures(name)}</section>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Cuéntame, every screen</title>
<style>
body { font: 16px/1.4 system-ui, sans-serif; margin: 24px; background: #777; }
div { display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px; align-items: start; margin-bottom: 12px; }
.phone img { max-width: 360px; }
img { width: 100%; max-height: 900px; object-fit: cover; object-position: top; }
</style>
${sections.join('\n')}</html>
`;
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const stack = await startProduct();
const browser = await launchBrowser(TOUR_SWITCHES);
const taken = new Set<string>();
try {
  await turnKnobs(FAST);
  for (const language of LANGUAGES) {
    for (const { title, role, stops } of TOUR) {
      if (!stops.some(({ name }) => isWanted(name))) continue;
      console.log(`${language}: ${title}`);
      const parent = await someone(browser, language, role);
      for (const { name, reach } of stops) {
        await reach(parent);
        if (!isWanted(name)) continue;
        await take(parent.page, language, name);
        taken.add(name);
      }
      await parent.context.close();
    }
  }
} finally {
  await browser.close();
  await stack.stop();
}
writeFileSync(`${FOLDER}/index.html`, contactSheet([...taken]));
console.log(
  `${taken.size} screens, ${taken.size * LANGUAGES.length * THEMES.length * 2} pictures: ${FOLDER}/index.html`,
);
