import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import type { Row } from './statistics.ts';

const RUNS = 3;
/** Long task, as browsers define it: noticeable to a user. In milliseconds. */
const LONG_TASK_MS = 50;
/** Much faster than any model: all work of the page comes at once. */
/** Milliseconds of playing, in which the mark moves a few times. */
const LISTENING_MS = 8_000;

type Tasks = { longest: number };

/** Records the longest task on `window`; browsers report no task under 50 ms. Runs in the page. */
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

/** Longest time in which the page cannot respond, while a long story arrives at once and while it is narrated. */
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
    // The prefetching of the idle page is over.
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
