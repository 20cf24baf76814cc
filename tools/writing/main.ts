import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openProvider } from '../safety/provider.ts';
import { numbersFrom, ordersOf } from './grid.ts';
import { judge } from './judge.ts';
import { agreement, blindSheet, type Judged, type Pair, preference, questionSheet } from './people.ts';
import { ChildrensWords, examples, humanBooks } from './reference.ts';
import { fileOf, type Measured, storyIn, tableOf } from './table.ts';
import { type Written, write } from './write.ts';

/**
 * `npm run tool -- write --stories 240 --out written`: generates stories over the whole grid of options, on heavy
 * topics and in two languages, by the configured providers (from the environment, `.dev.vars` or `wrangler.toml`;
 * default: built-in), a table of measurements beside those of other texts, and a folder of texts to read. For
 * comparisons before and after a change of model, prompt or templates. Then, by people:
 *
 * - `--answers FILE`: agreement of the judge with the filled in `questions.tsv` of the folder;
 * - `--against FOLDER`: a blind sheet of the stories of both folders that have one order;
 * - `--choices FILE,FILE`: what its readers prefer.
 */

const { values } = parseArgs({
  options: {
    stories: { type: 'string', default: '240' },
    heavy: { type: 'string', default: '24' },
    'two-languages': { type: 'string', default: '24' },
    out: { type: 'string', default: 'written' },
    seed: { type: 'string', default: '1' },
    /** Parallel stories. */
    'at-once': { type: 'string', default: '4' },
    /** Dollars per million tokens; defaults as in `docs/costs-and-limits.md`. */
    'price-in': { type: 'string', default: '0.10' },
    'price-out': { type: 'string', default: '0.50' },
    /** Servers of the judge, as `STORY_SERVERS`; default: the last writer. */
    judge: { type: 'string' },
    /** Folder for books by people, which are cloned into it. */
    people: { type: 'string' },
    answers: { type: 'string' },
    against: { type: 'string' },
    choices: { type: 'string' },
  },
});
/** One in this many ordinary requests is generated twice. */
const TWICE = 8;
/** Most pairs of a blind sheet. */
const PAIRS = 40;

const inOut = (name: string) => join(values.out, name);
const save = (name: string, text: string) => writeFileSync(inOut(name), text);
const isStory = (name: string) => /^\d{4}-.*\.txt$/u.test(name) && !name.endsWith('-again.txt');

async function measure(): Promise<void> {
  const { provider, judge: judging, isBuiltIn, close } = await openProvider(values.judge);
  const writers = provider.writers.map(({ id }) => id).join(', then ');
  console.log(isBuiltIn ? 'The built-in storyteller, judged by a stand-in that counts words.' : writers);
  if (!isBuiltIn) console.log(`Judged by ${judging.id}`);
  const orders = ordersOf(
    {
      ordinary: Number(values.stories),
      heavy: Number(values.heavy),
      'two languages': Number(values['two-languages']),
    },
    Number(values.seed),
  );
  const measured: Measured[] = [];
  const judged: Judged[] = [];
  const pairs: [Written, Written][] = [];
  mkdirSync(values.out, { recursive: true });

  const failed = (error: unknown) => {
    console.warn(`${judging.id}: ${error}`);
    return null;
  };
  let next = 0;
  async function work(): Promise<void> {
    while (next < orders.length) {
      const position = next;
      next += 1;
      const { kind, request } = orders[position]!;
      const number = String(position + 1).padStart(4, '0');
      const one = await write(provider, `${values.seed}-${number}`, request);
      const { language, englishLevel, ageGroup, storyType } = request;
      const name = `${number}-${language}-${englishLevel}-${ageGroup}-${storyType}`;
      save(`${name}.txt`, fileOf(one));
      const { story } = one;
      const told = story && { topic: request.topic, title: story.title, text: story.content };
      const judgement = told && (await judge(judging, told).catch(failed));
      measured[position] = { ...one, kind, judgement };
      if (judgement) judged.push({ file: `${name}.txt`, judgement });
      if (kind !== 'ordinary' || position % TWICE !== 0) continue;
      const again = await write(provider, `${values.seed}-${number}-again`, request);
      pairs.push([one, again]);
      save(`${name}-again.txt`, fileOf(again));
    }
  }
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
  close();

  const human = values.people ? humanBooks(values.people) : [];
  const ours = examples();
  const known = new ChildrensWords([...ours, ...human]);
  const price = { sent: Number(values['price-in']), received: Number(values['price-out']) };
  const table = tableOf(measured, pairs, price, { examples: ours, human, known });
  save('table.md', table);
  save('judged.json', JSON.stringify(judged));
  save('questions.tsv', questionSheet(judged.map(({ file }) => file).sort()));
  console.log(table);
  console.log(
    `People's answers: fill in ${inOut('questions.tsv')}, then --answers ${inOut('questions.tsv')}.`,
  );
}

/** Writes a blind sheet of orders that both folders have a story of. */
function compare(other: string): void {
  const next = numbersFrom(Number(values.seed));
  const pairs = readdirSync(values.out)
    .filter(isStory)
    .flatMap((file): Pair[] => {
      const [one, two] = [values.out, other].map((folder) =>
        storyIn(readFileSync(join(folder, file), 'utf8')),
      );
      return one && two && one.text !== two.text
        ? [{ file, topic: one.topic, one: one.text, other: two.text }]
        : [];
    });
  const step = Math.max(1, Math.floor(pairs.length / PAIRS));
  const drawn = pairs.filter((_, place) => place % step === 0).slice(0, PAIRS);
  const { sheet, key, choices } = blindSheet(drawn, () => next() < 0.5);
  save('sheet.md', sheet);
  save('sheet.key.tsv', key);
  save('choices.tsv', choices);
  console.log(`${drawn.length} pairs: ${inOut('sheet.md')}; a copy of choices.tsv for each reader.`);
}

const read = (path: string) => readFileSync(path, 'utf8');
if (values.answers) console.log(agreement(read(values.answers), JSON.parse(read(inOut('judged.json')))));
else if (values.choices)
  console.log(preference(read(inOut('sheet.key.tsv')), values.choices.split(',').map(read)));
else if (values.against) compare(values.against);
else await measure();
