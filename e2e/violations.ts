import type { RunOptions } from 'axe-core';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** By day all rules, and the size of what is touched, which axe leaves out unless it is asked (WCAG 2.2, 2.5.8); what the night can change is colours, and nothing else. */
const RULES: Record<string, RunOptions> = {
  day: { rules: { 'target-size': { enabled: true } } },
  night: { runOnly: ['color-contrast'] },
};

/**
 * axe does not decide about text over a gradient. Ours run between two colours, of which the one that text is read worse
 * on, by day and by night, is the far end of the desk.
 */
const WITHOUT_GRADIENTS = `
  html, body, body *, body *::before, body *::after { background-image: none !important }
  body { background-color: var(--desk-far) !important }
`;

/**
 * What is wrong with what is on the screen, each finding with the element it is about: by day by all rules, by night by those
 * that colours can break.
 */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const [theme, rules] of Object.entries(RULES)) {
    const violated = await page.evaluate(
      ([name, css, options]) => {
        document.documentElement.dataset.theme = name;
        // Not as a `<style>`, which the page's policy refuses.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
        // Colours that are still on their way from one theme to the other are not what is read.
        for (const animation of document.getAnimations())
          if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
        // Frames of others, such as Google's button, are theirs.
        return window.axe
          .run({ exclude: ['iframe'] }, { ...options, iframes: false, resultTypes: ['violations'] })
          .then(({ violations }) => violations);
      },
      [theme, WITHOUT_GRADIENTS, rules] as const,
    );
    for (const { id, nodes } of violated)
      for (const { target, failureSummary } of nodes)
        found.push(`${theme}: ${id} at ${target.join(' ')}: ${failureSummary}`);
  }
  return found;
}
