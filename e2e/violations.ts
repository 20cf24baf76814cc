import type { RunOptions } from 'axe-core';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Rules by theme. By day all of them and target size (WCAG 2.2, 2.5.8), which axe leaves out by default; by night
 * colours only, which is all that the theme changes.
 */
const RULES = {
  day: { rules: { 'target-size': { enabled: true } } },
  night: { runOnly: ['color-contrast'] },
} satisfies Record<string, RunOptions>;

/**
 * axe does not check text on a gradient. Gradients of the app run between two colours, of which `--desk-far` has the
 * lower contrast in both themes.
 */
const WITHOUT_GRADIENTS = `
  html, body, body *, body *::before, body *::after { background-image: none !important }
  body { background-color: var(--desk-far) !important }
`;

/**
 * Findings of axe on the current screen, each with its theme, rule and element.
 * @param turnTo changes the theme of a page that does not follow the app's
 */
export async function violations(
  page: Page,
  turnTo: (theme: keyof typeof RULES) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const found: string[] = [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const theme of ['day', 'night'] as const) {
    await turnTo(theme);
    const rules = RULES[theme];
    const violated = await page.evaluate(
      ([name, css, options]) => {
        document.documentElement.dataset.theme = name;
        // Not a `<style>` element, which the content security policy refuses.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
        // Ends transitions between the themes.
        for (const animation of document.getAnimations())
          if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
        // Frames of other sites, such as Google's button, are not checked.
        return window.axe
          .run({ exclude: ['iframe'] }, { ...options, iframes: false, resultTypes: ['violations'] })
          .then(({ violations }) => violations);
      },
      [theme, WITHOUT_GRADIENTS, rules] as const,
    );
    for (const { id, nodes } of violated)
      for (const { target, failureSummary, any, all, none } of nodes) {
        const related = [...any, ...all, ...none].flatMap((check) => check.relatedNodes ?? []);
        const beside = related.map((node) => node.target.join(' ')).join(', ');
        found.push(`${theme}: ${id} at ${target.join(' ')}: ${failureSummary} Beside: ${beside}`);
      }
  }
  return found;
}

/** Findings on a page of the Worker, whose colours follow the system and not the app's theme. */
export const violationsByScheme = (page: Page): Promise<string[]> =>
  violations(page, (theme) => page.emulateMedia({ colorScheme: theme === 'day' ? 'light' : 'dark' }));
