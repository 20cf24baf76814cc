import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import type { Story } from '../../../contract/schemas/stories.ts';
import { database } from '../../../worker/directory/client.ts';
import { existingNarrations, existingStories } from '../../../worker/directory/existing-rows.ts';
import { narrations, stories, users } from '../../../worker/directory/schema.ts';
import { audioKey, type FileOwner, ownerOf } from '../../../worker/files/keys.ts';
import { BYTES_PER_SECOND } from '../../../worker/narration/format.ts';
import { removeOrphans } from '../../../worker/sweeping/orphans.ts';
import { SPEAKERS } from './ai.ts';
import type { Gate } from './d1.ts';
import { count } from './event-counts.ts';
import type { LedgerRow } from './home.ts';
import type { Person } from './person.ts';
import { AUDIO_VERSIONS_PER_STORY, FREE_STORIES, PREMIUM_STORIES_PER_MONTH } from './promises.ts';
import { gatedR2 } from './r2.ts';
import { DAY_MS } from './time.ts';
import { now, stage } from './world.ts';

/** Invariants that hold after every schedule. */

const isOfSchedule = (id: string) => !id.startsWith('deleted') && !id.startsWith('first');

const isSpent = ({ status }: LedgerRow) => status !== 'refunded';
const planOf = ({ plan, period_start }: LedgerRow) => `${plan} ${period_start}`;

/** Limits hold at any time, also during generations. */
export function checkLimits(person: Person, ledger: LedgerRow[]): void {
  const spent = ledger.filter(isSpent);
  const stories = Map.groupBy(
    spent.filter(({ kind }) => kind === 'story'),
    planOf,
  );
  const narrations = spent.filter(({ kind }) => kind === 'narration');
  for (const [plan, rows] of stories) {
    const limit = rows[0]!.plan === 'premium' ? PREMIUM_STORIES_PER_MONTH : FREE_STORIES;
    if (rows.length > limit) person.wrong(`${rows.length} stories of ${limit} on ${plan}`);
  }
  for (const [story, rows] of Map.groupBy(narrations, ({ story_id }) => story_id)) {
    if (rows.length > AUDIO_VERSIONS_PER_STORY) person.wrong(`${rows.length} narrations of ${story}`);
  }
  for (const kind of ['story', 'narration']) {
    const running = ledger.filter((row) => row.kind === kind && row.status === 'running');
    if (running.length > 1) person.wrong(`${running.length} of ${kind} at once`);
  }
}

const OF_SPEECH = ['audio_generation_failed', 'rate_limited', 'quota_exceeded'];

/** A narration fails for lack of a voice only when all voices failed. */
export function checkVoices(person: Person, ledger: LedgerRow[]): void {
  const { failedSpeakers, otherFaults } = stage.world;
  if (failedSpeakers.size === SPEAKERS.length || otherFaults > 0) return;
  for (const { id, kind, failure } of ledger) {
    if (kind !== 'narration' || !OF_SPEECH.includes(failure ?? '')) continue;
    person.wrong(`narration ${id} failed with ${failure}, though only ${[...failedSpeakers]} fell silent`);
  }
}

/** Status of a lost response: whether the sentence was bought is unknown. */
const IS_LOST = 500;

/** A sentence counts once, and only if it was delivered or its response was lost. */
export async function checkSentences(person: Person): Promise<void> {
  if (person.leaving === 'done') return;
  for (const { storyId, index, voiceId } of await person.stub.boughtSentences(person.userId)) {
    const key = JSON.stringify([storyId, index, voiceId]);
    const statuses = person.sentencesAsked.get(key);
    count('sentence counted');
    if (!statuses) person.wrong(`sentence ${key} was counted and never asked for`);
    else if (!statuses.some((status) => status === 200 || status === IS_LOST))
      person.wrong(`sentence ${key} was counted and never heard: ${statuses}`);
  }
}

/** Ledger, counters and library agree, and everything in the library is complete. */
export async function checkAccount(person: Person, ledger: LedgerRow[]): Promise<void> {
  const db = database(env.DB);
  const [[user], storyRows, narrationRows] = await db.batch([
    db.query.users.findMany({ where: eq(users.id, person.userId) }),
    db.query.stories.findMany({ where: eq(stories.userId, person.userId) }),
    db.query.narrations.findMany({ where: eq(narrations.userId, person.userId) }),
  ]);
  if (person.leaving === 'done') {
    if (user || storyRows.length + narrationRows.length > 0) person.wrong('rows of a deleted account');
    return;
  }
  if (!user) return person.wrong('the account is gone');
  const isOwn = ({ id }: LedgerRow) => !id.startsWith('deleted');
  const saved = ledger.filter(({ status }) => status === 'saved');
  for (const [order, ids] of person.generationsOfOrders) {
    const made = saved.filter(({ id }) => ids.has(id));
    if (made.length > 1) person.wrong(`${made.length} generations were spent on ${order}`);
  }
  const spentAs = (plan: string) =>
    saved.filter((row) => row.kind === 'story' && planOf(row) === plan).length;
  const counted: [string, number, number][] = [['free', user.storiesGenerated, spentAs('free 0')]];
  if (user.monthlyPeriodStart !== null) {
    const plan = `premium ${user.monthlyPeriodStart}`;
    counted.push([plan, user.monthlyStoriesGenerated, spentAs(plan)]);
  }
  for (const [plan, counter, spent] of counted) {
    if (counter !== spent) person.wrong(`${plan}: the counter says ${counter}, the ledger ${spent}`);
  }
  const newest = Math.max(
    0,
    ...saved.filter((row) => row.plan === 'premium' && row.kind === 'story').map((row) => row.period_start),
  );
  if (newest > (user.monthlyPeriodStart ?? 0)) person.wrong(`the counter is of a period before ${newest}`);

  const spentStories = saved.filter((row) => row.kind === 'story' && isOwn(row)).map(({ id }) => id);
  const library = storyRows.map(({ id }) => id);
  const isRemoved = (id: string) => person.removalAsked.has(id);
  for (const id of library) {
    if (!spentStories.includes(id)) person.wrong(`story ${id} is in the library and was not spent`);
    if (person.removed.has(id)) person.wrong(`story ${id} was deleted and is back`);
    // The initial story is checked only when something was done with it.
    if (!id.startsWith('first') || narrationRows.length > 0) await checkStory(person, id);
  }
  for (const id of spentStories) {
    if (!library.includes(id) && !isRemoved(id))
      person.wrong(`story ${id} was spent and is not in the library`);
  }
  const spentNarrations = saved.filter(({ kind }) => kind === 'narration');
  for (const { id, story_id } of spentNarrations) {
    if (!isRemoved(story_id) && !narrationRows.some((row) => row.id === id))
      person.wrong(`narration ${id} is lost`);
  }
  for (const { id, userId, duration } of narrationRows) {
    if (!spentNarrations.some((row) => row.id === id)) person.wrong(`narration ${id} was not spent`);
    const bytes = stage.world.files.get(audioKey(userId, id))?.bytes.length ?? 0;
    if (bytes < duration * BYTES_PER_SECOND) person.wrong(`narration ${id} has ${bytes} bytes`);
  }
  const heard = narrationRows.map(({ id }) => id);
  checkFiles(person, ledger, library, heard);
}

/**
 * A withdrawn story leaves no row, file, narration or event but the last, and its credit is refunded. That a rejected
 * story is never kept is checked with the library.
 */
export async function checkWithdrawn(person: Person, ledger: LedgerRow[]): Promise<void> {
  const withdrawn = ledger.filter(({ failure }) => failure === 'story_withdrawn');
  if (withdrawn.length === 0 || person.leaving === 'done') return;
  const rows = await database(env.DB).query.stories.findMany({ where: eq(stories.userId, person.userId) });
  for (const { id, kind, status, ended_at } of withdrawn) {
    count(ended_at === null ? 'story withdrawn during its generation' : 'story withdrawn after its end');
    if (kind !== 'story' || status !== 'refunded') person.wrong(`${kind} ${id} is withdrawn and ${status}`);
    if (rows.some((row) => row.id === id)) person.wrong(`story ${id} was withdrawn and is in the library`);
    for (const key of stage.world.files.keys())
      if (key.includes(id)) person.wrong(`story ${id} was withdrawn and has ${key}`);
    const made = ledger.filter((row) => row.story_id === id && row.id !== id && isSpent(row));
    for (const row of made) person.wrong(`story ${id} was withdrawn and has the ${row.kind} ${row.id}`);
  }
}

/** A story in the library is complete, as its reader gets it. */
async function checkStory(person: Person, id: string): Promise<void> {
  const answer = await person.request('GET', `/api/stories/${id}`);
  if (answer.status !== 200)
    return person.wrong(`story ${id} cannot be read: ${answer.status} ${await answer.text()}`);
  const { title, content, sentences, translation, narrations } = await answer.json<Story>();
  const generated = stage.world.generatedStories.find(
    (one) => one.title === title && one.content === content,
  );
  if (!generated) return person.wrong(`story ${id} is not whole: ${title}: ${content}`);
  if (stage.world.withdrawn.has(title)) person.wrong(`story ${id} was objected to and is in the library`);
  for (const text of [title, ...sentences.map((sentence) => sentence.text)]) {
    if (!stage.world.approved.has(text)) person.wrong(`story ${id} has, unchecked: ${text}`);
  }
  if (generated.object !== person.stub.id.toString()) person.wrong(`story ${id} was sent to another user`);
  if (translation) {
    count('story in two languages read');
    if (translation.title !== null && translation.title !== generated.otherTitle)
      person.wrong(`story ${id} is called ${translation.title}`);
    for (const { index, text } of translation.sentences) {
      if (generated.otherSides[index] !== text) person.wrong(`sentence ${index} of ${id} says ${text}`);
      if (!stage.world.approved.has(text)) person.wrong(`story ${id} has, unchecked: ${text}`);
    }
  }
  for (const { timeline } of narrations) {
    if (timeline.length !== sentences.length)
      person.wrong(`a narration of ${id} has ${timeline.length} sentences`);
  }
  const reads = (speaker: string) =>
    sentences.every(({ text }) => stage.world.hasSpoken(person.stub.id.toString(), speaker, text));
  if (narrations.length > 0 && !SPEAKERS.some(reads)) person.wrong(`no voice read all of ${id}`);
}

/** Every file belongs to a row, or is of a swept kind: texts, narrations and speech of deleted or failed stories. */
function checkFiles(person: Person, ledger: LedgerRow[], library: string[], heard: string[]): void {
  const refunded = new Set(ledger.filter(({ status }) => status === 'refunded').map(({ id }) => id));
  const storyOf = new Map(ledger.map(({ id, story_id }) => [id, story_id]));
  const isGone = (id: string) => refunded.has(id) || person.removalAsked.has(storyOf.get(id) ?? id);
  for (const key of stage.world.files.keys()) {
    const [, folder, owner, id = ''] = /^(\w+)\/([\w-]+)\/([\w-]+)/.exec(key) ?? [];
    if (owner !== person.userId) continue;
    const rows = folder === 'audio' ? heard : library;
    if (!rows.includes(id) && !isGone(id)) person.wrong(`an orphan: ${key}`);
  }
}

/**
 * A word that occurs in every topic, title and sentence of the campaign. Digests are excluded: they contain such words
 * by chance.
 */
const wordIn = (text: string): string | undefined =>
  /faro|luna|lighthouse/i.exec(text.replace(/[\w-]{40,}/g, ''))?.[0];

/**
 * No word remains of a deleted story, nor, outside the library, of a failed one: neither in the object's rows nor in
 * D1's.
 */
export async function checkWords(person: Person, ledger: LedgerRow[]): Promise<void> {
  const rows = await person.stub.everything();
  const settled = new Set(
    ledger.filter(({ status }) => status === 'saved' || status === 'refunded').map(({ id }) => id),
  );
  const refunded = new Set(ledger.filter(({ status }) => status === 'refunded').map(({ id }) => id));
  for (const { table, generationId, text } of rows) {
    const isOrder = table === 'generations' && settled.has(generationId) && isOfSchedule(generationId);
    const said = wordIn(text);
    if (said && (isOrder || refunded.has(generationId)))
      person.wrong(`${table} of ${generationId}, which is settled, says ${said}: ${text}`);
  }
  const db = database(env.DB);
  const library = JSON.stringify(
    await db.query.stories.findMany({ where: eq(stories.userId, person.userId) }),
  );
  for (const id of person.removed) {
    const content = person.textsToRemove.get(id);
    const generated = stage.world.generatedStories.find((one) => one.content === content);
    if (!generated) continue;
    count('words of a deleted story looked for');
    const titleEnd = `${generated.title}"`;
    const said = (text: string) => text.includes(titleEnd) || text.includes(generated.content);
    for (const row of rows) if (said(row.text)) person.wrong(`deleted, but in the object: ${row.text}`);
    if (said(library)) person.wrong(`deleted, but in D1: ${generated.title}`);
    const told = rows.filter(({ table, generationId }) => table === 'events' && generationId === id);
    if (told.length > 0) person.wrong(`story ${id} was deleted and has ${told.length} events`);
  }
}

/** @returns files without a row */
async function unreferenced(): Promise<string[]> {
  const db = database(env.DB);
  const files = [...stage.world.files.keys()].flatMap((key) => {
    const owner = ownerOf(key);
    if (!owner) stage.world.wrongs.push(`the sweeper does not know what ${key} is`);
    return owner ? [{ key, ...owner }] : [];
  });
  const ids = (kind: FileOwner['kind']) => files.filter((file) => file.kind === kind).map(({ id }) => id);
  const rows = {
    story: await existingStories(db, ids('story')),
    narration: await existingNarrations(db, ids('narration')),
  };
  const isThere = ({ kind, id, userId }: FileOwner) =>
    rows[kind].some((row) => row.id === id && row.userId === userId);
  return files.filter((file) => !isThere(file)).map(({ key }) => key);
}

/** A day later the sweep removes every file without a row, and nothing else. */
export async function checkSwept(people: Person[]): Promise<void> {
  const { world } = stage;
  const orphans = await unreferenced();
  if (orphans.length === 0) return;
  count('swept');
  const before = new Set(world.files.keys());
  const gate: Gate = (_service, _what, effect) => effect();
  const unfinished = (userId: string) =>
    people.find((person) => person.userId === userId)!.stub.unfinished(userId);
  const deps = { db: database(env.DB), files: gatedR2(gate), unfinished };
  await removeOrphans(deps, now() + 2 * DAY_MS);
  for (const key of orphans) if (world.files.has(key)) world.wrongs.push(`not swept: ${key}`);
  const swept = [...before].filter((key) => !world.files.has(key));
  for (const key of swept) if (!orphans.includes(key)) world.wrongs.push(`swept: ${key}`);
}
