import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { devWorker } from '../../scripts/dev-worker.ts';
import { writeSettings } from '../../scripts/local-settings.ts';
import { startServices } from '../../scripts/services.ts';
import { FIRST_PORT } from '../../testkit/first-port.ts';
import { seedState, startProviders } from '../../testkit/stack.ts';
import { backupsOf, lastBackups, NOTED_SAVES, TOMBSTONE_COPIES } from '../../worker/files/backups.ts';
import { saveAt } from '../restore/generations.ts';
import { openStorage } from '../storage/open-storage.ts';
import { Person, type Seen } from './person.ts';

/**
 * `npm run rehearse`: lives through a disaster on the Worker of `npm run dev`. People make stories and sound,
 * everything is saved by the command of the timer in docs/operating.md, a user and a story are deleted, feed addresses
 * and a link are ended, the hourly cron copies tombstones, everything but the second bucket is lost, and restored into
 * empty storage. Prints what is equal; exits with 1 on a difference.
 *
 *     npm run rehearse
 *     npm run rehearse -- --plant snapshot      a snapshot is missing in the backup: must fail
 *     npm run rehearse -- --plant tombstones    no tombstone is reapplied: must fail
 *     npm run rehearse -- --plant cron          the hourly copy did not run since the save: must fail
 */

const PLANTS = ['snapshot', 'tombstones', 'cron'];
const MINUTELY = '* * * * *';
const HOURLY = '7 * * * *';
const WATCH = '*/5 * * * *';

const { plant } = parseArgs({ options: { plant: { type: 'string' } } }).values;
if (plant !== undefined && !PLANTS.includes(plant)) throw new Error(`--plant ${PLANTS.join(' or ')}`);

const began = performance.now();
const step = (what: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`);

const folder = mkdtempSync(join(tmpdir(), 'cuentame-rehearsal-'));
const at = (name: string) => join(folder, name);
const [lived, restored, backup] = [at('lived'), at('restored'), at('backup')];
const ports = { api: FIRST_PORT, providers: FIRST_PORT + 1, app: FIRST_PORT + 2 };
const origin = `http://127.0.0.1:${ports.api}`;

const log: string[] = [];
const noted = (text: string) => void log.push(text);
const run = (script: string, state: string, ...args: string[]) =>
  execFileSync('node', [`tools/restore/${script}.ts`, ...args, '--state', state], { stdio: 'pipe' });

/** The command of the timer, on a folder of state in place of the deployed storage. */
function runTimer(state: string): void {
  const unit = readFileSync('docs/operating.md', 'utf8');
  const [, command = ''] = /^ExecStart=npm run backup -- (.+)$/m.exec(unit) ?? [];
  const words = command.split(' ').map((word) => (word.startsWith('/') ? backup : word));
  if (words.join(' ') !== `save ${backup} --remote`) throw new Error(`the timer runs: ${command}`);
  run('backup', state, ...words.filter((word) => word !== '--remote'));
}

/** Brings the second bucket, which is not lost, to the restored storage. */
async function carryBackups(from: string, to: string): Promise<void> {
  const { backups, dispose } = await openStorage({ state: from });
  const objects: [key: string, text: string][] = [];
  for (const kind of [TOMBSTONE_COPIES, NOTED_SAVES] as const)
    for (const { key } of await backupsOf(backups!, kind))
      objects.push([key, await (await backups!.get(key))!.text()]);
  await dispose();
  const restored = await openStorage({ state: to });
  for (const [key, text] of objects)
    await restored.backups!.put(key, plant === 'tombstones' && key.startsWith(TOMBSTONE_COPIES) ? '' : text);
  await restored.dispose();
}

/** Runs a cron trigger to its end. @throws Error when it fails */
async function cron(expression: string): Promise<void> {
  const { ok, status } = await fetch(
    `${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(expression)}`,
  );
  if (!ok) throw new Error(`the cron trigger answered ${status}`);
}

/** Runs work beside the Worker on a folder of state. Its storage is opened by one process at a time. */
async function served<Result>(state: string, work: () => Promise<Result>): Promise<Result> {
  const options = ['--env-file', at('vars'), '--persist-to', state, '--inspector-port', '0'];
  const services = await startServices([devWorker(ports.api, ...options)], (_, text) => noted(text));
  try {
    await services.ready;
    return await work();
  } finally {
    await services.stop();
  }
}

/** Rows of each table of the directory, and digests of all files but snapshots. */
async function contentOf(state: string) {
  const { d1, files, backups, dispose } = await openStorage({ state });
  try {
    const { results: tables } = await d1
      .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' ORDER BY name`)
      .all<{ name: string }>();
    const rows = new Map<string, number>();
    for (const { name } of tables)
      rows.set(name, (await d1.prepare(`SELECT count(*) AS n FROM "${name}"`).first<{ n: number }>())!.n);
    const digests = new Map<string, string>();
    for (let cursor: string | undefined, isMore = true; isMore;) {
      const page = await files.list({ prefix: '', include: [], ...(cursor && { cursor }) });
      for (const { key, etag } of page.objects) if (!key.startsWith('snapshots/')) digests.set(key, etag);
      [cursor, isMore] = [page.cursor, page.truncated];
    }
    const { results: open } = await d1.prepare('SELECT rule FROM incidents').all<{ rule: string }>();
    return {
      rows,
      digests,
      backups: await lastBackups(backups!, Date.now()),
      incidents: open.map((row: { rule: string }) => row.rule).join(' '),
    };
  } finally {
    await dispose();
  }
}

const differences: string[] = [];
/** One line of the table. */
function compare(what: string, before: unknown, after: unknown): void {
  const [expected, found] = [before, after].map((value) => String(value).replaceAll(/\s+/g, ' '));
  const isEqual = String(before) === String(after);
  if (!isEqual) differences.push(what);
  const short = (text: string) => (text.length > 34 ? `${text.slice(0, 33)}…` : text).padEnd(34);
  console.log(
    `${isEqual ? 'same     ' : 'DIFFERENT'}  ${what.padEnd(38)}  ${short(expected!)}  ${short(found!)}`,
  );
}

const providers: { stop(): Promise<void> }[] = [];
try {
  writeSettings(at('vars'), ports);
  mkdirSync(lived);
  step('seeding');
  await seedState(lived);
  providers.push(await startProviders(ports, noted));

  step('people make stories and sound');
  const people = Array.from({ length: 6 }, () => new Person(origin));
  const [leaver, deleter, renewer, closer, ...others] = people as [
    Person,
    Person,
    Person,
    Person,
    ...Person[],
  ];
  const [first = '', second = ''] = await served(lived, async () => {
    for (const person of people) await person.register();
    const [, stories] = await Promise.all([
      leaver.tell('un faro'),
      deleter.tell('una luna', 'un río'),
      renewer.tell('una llave'),
      closer.tell('un farol').then(([id = '']) => closer.openLink(id)),
      ...others.map((person, place) => person.tell(`el gato ${place}`)),
    ]);
    return stories;
  });

  step('ordered snapshots of all homes');
  run('backup', lived, 'snapshots');
  await served(lived, () => cron(MINUTELY));

  step('the timer saves D1 and R2');
  runTimer(lived);
  const atBackup = await contentOf(lived);

  step('after the backup a user and a story are deleted, feeds and a link end');
  const staying = [deleter, renewer, closer, ...others];
  const ended: string[] = [];
  const before = await served(lived, async () => {
    await leaver.signIn();
    await deleter.signIn();
    await leaver.deleteAccount();
    await deleter.deleteStory(first);
    await renewer.signIn();
    ended.push(await renewer.renewFeed());
    await closer.signIn();
    ended.push(await closer.closeFeed(), await closer.endLink());
    for (const address of ended)
      if ((await closer.statusOf(address)) !== 404) throw new Error('an ended address answers');
    const seen: Seen[] = [];
    for (const person of staying) seen.push(await person.look());
    if (plant !== 'cron') await cron(HOURLY);
    return seen;
  });
  const atEnd = await contentOf(lived);

  step('everything is lost');
  await carryBackups(lived, restored);
  rmSync(lived, { recursive: true });
  if (plant === 'snapshot') removeSnapshot(others[0]!.id);

  step('restore into empty storage');
  run('main', restored, backup);
  const { early, after, deleted, answers } = await served(restored, async () => {
    const early = await deleter.signIn();
    await cron(MINUTELY);
    const seen: Seen[] = [];
    for (const person of staying) seen.push(await person.look());
    const answers = await Promise.all(ended.map((address) => closer.statusOf(address)));
    const deleted = await leaver.signIn();
    await cron(WATCH);
    return { early, after: seen, deleted, answers };
  });
  const now = await contentOf(restored);

  step('done; before and after:');
  console.log();
  compare('sign-in before the cron', 503, early);
  for (const [place, person] of staying.entries()) {
    const name = person === deleter ? 'person with a deleted story' : `person ${place}`;
    const [one, other] = [before[place]!, after[place]!];
    // A restored feed of an address that ended is closed: its user renews it.
    if (person === renewer) one.feed = '404 0 episodes';
    for (const part of ['signIn', 'stories', 'sound', 'allowance', 'feed'] as const)
      compare(`${name}: ${part}`, one[part], other[part]);
  }
  compare('sign-in of the deleted user', 401, deleted);
  compare('ended addresses: two feeds, a link', '404 404 404', answers.join(' '));
  const filesOf = (id: string, { digests }: typeof now) =>
    [...digests.keys()].filter((key) => key.includes(id));
  compare('files of the deleted user', 0, filesOf(leaver.id, now).length);
  compare('files of the deleted story', 0, filesOf(first, now).length);
  compare('files of the other story', true, filesOf(second, now).length > 0);
  for (const table of ['users', 'examples', 'free_stories', 'tombstones'])
    compare(`rows of ${table}`, atEnd.rows.get(table), now.rows.get(table));
  const textOf = ({ digests }: typeof now) =>
    [...digests]
      .sort()
      .map((pair) => pair.join(' '))
      .join('\n');
  compare('files with their bytes', textOf(atEnd), textOf(now));
  compare('files of the save open to others', 0, openToOthers(backup));
  const { tombstones, save } = now.backups;
  compare('copies and save are noted for the watch', true, tombstones !== null && save !== null);
  compare('incidents of the watch', '', now.incidents);
  compare(
    'the backup had them',
    true,
    filesOf(leaver.id, atBackup).length > 0 && filesOf(first, atBackup).length > 0,
  );
  console.log(`\n${now.digests.size} files, ${staying.length} people, ${differences.length} differences`);
} catch (error) {
  console.error(log.join('').slice(-4000));
  throw error;
} finally {
  await Promise.all(providers.map((one) => one.stop()));
  rmSync(folder, { recursive: true, force: true });
}
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`${seconds} s`);
process.exitCode = differences.length > 0 ? 1 : 0;

/** Number of files and folders, from this one down, that other users of the machine may open. */
function openToOthers(path: string): number {
  const stat = statSync(path);
  const within = stat.isDirectory() ? readdirSync(path).map((name) => openToOthers(join(path, name))) : [];
  return within.reduce((sum, one) => sum + one, (stat.mode & 0o077) === 0 ? 0 : 1);
}

/** Removes the snapshot of a user from the backup of R2. */
function removeSnapshot(userId: string): void {
  const { folder: saved } = saveAt(backup);
  const list = join(saved, 'files', 'objects.jsonl');
  const lines = readFileSync(list, 'utf8').split('\n');
  const kept = lines.filter((line) => !line.includes(`"snapshots/${userId}/`));
  if (kept.length !== lines.length - 1) throw new Error('the backup has no snapshot of this user');
  writeFileSync(list, kept.join('\n'));
  const snapshots = join(saved, 'files', 'objects', 'snapshots', userId);
  for (const name of readdirSync(snapshots)) rmSync(join(snapshots, name));
}
