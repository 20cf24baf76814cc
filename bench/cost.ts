import type { Counts } from './api/counts.ts';
import { type Api, startApi } from './api/miniflare.ts';
import { BenchPerson } from './person.ts';

/**
 * `node bench/cost.ts`: operations of one story, one narration and one visit, as the table of
 * `docs/costs-and-limits.md`. Counts, not times: independent of the machine.
 */

const RUNS = 5;
const MUSIC_SECONDS = 90;
/** Bytes of music per second, as the mixer reads it. */
const MUSIC_BYTES = 48_000;

async function use(api: Api, work: () => Promise<unknown>): Promise<Counts> {
  const counts = async () => (await (await fetch(`${api.origin}/__counts`)).json()) as Counts;
  await counts();
  await work();
  return counts();
}

/** The mean of several counts, by name. */
function mean(all: Counts[]): Counts {
  const names = Object.keys(all[0]!) as (keyof Counts)[];
  return Object.fromEntries(
    names.map((name) => [name, all.reduce((sum, counts) => sum + counts[name], 0) / all.length]),
  ) as Counts;
}

export async function countCosts(): Promise<Record<string, Counts>> {
  const api = await startApi('worker');
  try {
    await api.files.put('music/piano.pcm', new Uint8Array(MUSIC_SECONDS * MUSIC_BYTES));
    const counted: Record<string, Counts[]> = { story: [], narration: [], again: [], visit: [], signUp: [] };
    for (let run = 0; run < RUNS; run++) {
      let person!: BenchPerson;
      counted.signUp!.push(
        await use(api, async () => {
          person = await BenchPerson.register(api.origin);
        }),
      );
      let text = '';
      counted.story!.push(
        await use(api, async () => {
          const fields = { topic: `un faro número ${run}`, storyLength: 'medium' };
          const { moments } = await person.events('/api/stories/generate', fields);
          const end = moments.at(-1)?.event;
          if (end?.type !== 'done' || !('story' in end)) throw new Error('a story without an end');
          text = end.story.content;
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
      counted.visit!.push(
        await use(api, async () => {
          for (const path of [
            '/health',
            '/api/auth/me',
            '/api/stories',
            '/api/stories/current',
            '/api/examples',
          ]) {
            await (await person.get(path)).arrayBuffer();
          }
        }),
      );
    }
    return Object.fromEntries(Object.entries(counted).map(([name, counts]) => [name, mean(counts)]));
  } finally {
    await api.stop();
  }
}

/** Markdown table: a row for each count, a column for each task. */
export function costTable(costs: Record<string, Counts>): string {
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

if (import.meta.main) console.log(costTable(await countCosts()));
