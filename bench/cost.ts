import type { Counts } from './api/counts.ts';
import { type Api, startApi, turnOwnKnobs } from './api/miniflare.ts';
import { evict } from './home-storage.ts';
import { familyTable, moneyTable, peopleTable } from './money.ts';
import { BenchPerson } from './person.ts';
import { writePart } from './report.ts';
import type { Row } from './statistics.ts';

/**
 * Operations of one story, one narration and one visit, and their money, as in `docs/costs-and-limits.md`. Counts, not
 * times: independent of the machine.
 */

const RUNS = 2;
const SETTLED_AFTER_MS = 500;
const MUSIC_SECONDS = 90;
/** Bytes of music per second, as the mixer reads it. */
const MUSIC_BYTES = 48_000;

/** After the renewal of the session and before a story. */
const VISITED = ['/health', '/api/auth/me', '/api/stories', '/api/stories/current', '/api/examples'];

async function read(asked: Promise<Response>): Promise<void> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  await answer.arrayBuffer();
}

async function use(api: Api, work: () => Promise<unknown>): Promise<Counts> {
  const counts = async () => (await (await fetch(`${api.origin}/__counts`)).json()) as Counts;
  await counts();
  await work();
  // Until the work behind the answer is done.
  await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER_MS));
  return counts();
}

/** The mean of several counts, by name. */
function mean(all: Counts[]): Counts {
  const names = Object.keys(all[0]!) as (keyof Counts)[];
  return Object.fromEntries(
    names.map((name) => [name, all.reduce((sum, counts) => sum + counts[name], 0) / all.length]),
  ) as Counts;
}

async function countCosts(): Promise<Record<string, Counts>> {
  const api = await startApi('worker');
  try {
    await api.files.put('music/piano.pcm', new Uint8Array(MUSIC_SECONDS * MUSIC_BYTES));
    const counted: Record<string, Counts[]> = {
      story: [],
      narration: [],
      again: [],
      sentence: [],
      visit: [],
      signUp: [],
    };
    for (let run = 0; run < RUNS; run++) {
      // The same stories in every version of the product.
      await turnOwnKnobs({ seed: run });
      let person!: BenchPerson;
      counted.signUp!.push(
        await use(api, async () => {
          person = await BenchPerson.register(api.origin);
        }),
      );
      let text = '';
      let storyId = '';
      counted.story!.push(
        await use(api, async () => {
          const fields = { topic: `un faro número ${run}`, storyLength: 'medium' };
          const { moments } = await person.events('/api/stories/generate', fields);
          const end = moments.findLast(({ type }) => type === 'done')?.event;
          if (end?.type !== 'done' || !('story' in end)) throw new Error('a story without an end');
          text = end.story.content;
          storyId = end.story.id;
        }),
      );
      const narrate = (voiceId: string, musicTrack: string) => async () => {
        const { moments } = await person.events('/api/audio/generate', { text, voiceId, musicTrack });
        const start = moments[0]?.event;
        if (start?.type !== 'start' || !('audioUrl' in start)) throw new Error('a narration without a start');
        await (await fetch(start.audioUrl)).arrayBuffer();
      };
      counted.narration!.push(await use(api, narrate('female', 'piano')));
      // Other music: every sentence is cached.
      counted.again!.push(await use(api, narrate('female', 'none')));
      const sentence = `/api/stories/${storyId}/sentences/0/speech`;
      counted.sentence!.push(await use(api, () => read(person.get(sentence))));
      // A parent who returns, whose object sleeps.
      await evict(api, person.id);
      counted.visit!.push(
        await use(api, async () => {
          await person.renew();
          for (const path of VISITED) await read(person.get(path));
          await read(person.get(`/api/stories/${storyId}`));
        }),
      );
    }
    return Object.fromEntries(Object.entries(counted).map(([name, counts]) => [name, mean(counts)]));
  } finally {
    await turnOwnKnobs({ seed: null });
    await api.stop();
  }
}

/** Markdown table: a row for each count, a column for each task. */
function costTable(costs: Record<string, Counts>): string {
  const columns = Object.keys(costs);
  const names = Object.keys(costs[columns[0]!]!) as (keyof Counts)[];
  const cell = (value: number) => (Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(1));
  return [
    `| | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => '--:|').join('')}`,
    ...names.map(
      (name) => `| ${name} | ${columns.map((column) => cell(costs[column]![name])).join(' | ')} |`,
    ),
  ].join('\n');
}

/** Prints the tables and writes them in `bench/README.md`. */
export async function cost(): Promise<Row[]> {
  const costs = await countCosts();
  const tables = [costTable(costs), moneyTable(costs), familyTable(), peopleTable(costs)].join('\n\n');
  console.log(tables);
  writePart('cost', tables);
  return [];
}
