import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import type { Row } from './statistics.ts';

const RUNS = 3;
/** Milliseconds after which a browser calls a task long, and a finger notices that nothing happens. */
const LONG_TASK_MS = 50;
/** Much faster than any model: all that the page has to do comes at once. */
/** Milliseconds of playing in which the spoken sentence moves on a few times. */
const LISTENING_MS = 8_000;

type Tasks = { longest: number };

/** Notes the longest task on `window`; those under 50 ms are told by nobody and count as none. Runs in the page. */
function watchTasks(): void {
  const tasks: Tasks = { longest: 0 };
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.longest = Math.max(tasks.longest, duration);
  }).observe({ type: 'longtask' });
}

const longestOf = (parent: Parent) =>
  parent.page.evaluate(() => {
    const tasks = Reflect.get(window, 'tasks') as Tasks;
    const { longest } = tasks;
    tasks.longest = 0;
    return longest;
  });

/** How long the page cannot answer a finger while a long story comes in at once, and while it is read aloud. */
export async function web(): Promise<Row[]> {
  await turnKnobs(FAST);
  const browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  const writing: number[] = [];
  const playing: number[] = [];
  let sentences = 0;
  for (let run = 0; run < RUNS; run++) {
    const parent = await Parent.open(browser, 'es');
    await parent.register();
    const { page, words } = parent;
    await page.locator('label').filter({ hasText: words.storyForm.lengths.long }).click();
    // What the page fetches while nobody does anything has come.
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchTasks);
    await parent.askFor(`un faro número ${run}`);
    await parent.untilWritten();
    sentences = (await parent.sentences()).length;
    writing.push((await longestOf(parent)) / LONG_TASK_MS);
    await page.getByRole('button', { name: words.player.listen, exact: true }).click();
    await page.locator('[aria-current=true]').first().waitFor({ timeout: 30_000 });
    await page.waitForTimeout(LISTENING_MS);
    playing.push((await longestOf(parent)) / LONG_TASK_MS);
    await parent.context.close();
  }
  await browser.close();
  const note = `${sentences} sentences; 0 means that no task took ${LONG_TASK_MS} ms`;
  return [
    {
      what: `longest task while a long story comes in ÷ ${LONG_TASK_MS} ms`,
      unit: '',
      values: writing,
      budget: 1,
      note,
    },
    {
      what: `longest task while a narration is made and played ÷ ${LONG_TASK_MS} ms`,
      unit: '',
      values: playing,
      budget: 1,
      note,
    },
  ];
}
