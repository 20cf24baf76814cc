import { env } from 'cloudflare:workers';
import type { VoiceId } from '../../../contract/options.ts';
import { sceneCode } from '../../../contract/scene.ts';
import type { Narration, Sentence, Story } from '../../../contract/schemas/stories.ts';
import { database } from '../../../worker/directory/client.ts';
import { dailySpending, freeStories, usageCounts, users } from '../../../worker/directory/schema.ts';
import { SHARED_SPEECH, audioKey, ownerOf } from '../../../worker/files/keys.ts';
import { ERASED } from '../../../worker/home-storage/ledger.ts';
import { copyOf } from '../../../worker/home-storage/user.ts';
import { BYTES_PER_SECOND } from '../../../worker/narration/format.ts';
import { OPENAI_VOICES } from '../../../worker/providers/speech/openai-voices.ts';
import { laterPlaces } from '../../../worker/story/later-scenes.ts';
import { SPEAKERS } from './ai.ts';
import { count } from './event-counts.ts';
import type { Inspected, LedgerRow } from './home.ts';
import type { Person } from './person.ts';
import { AUDIO_VERSIONS_PER_STORY, FREE_STORIES, PREMIUM_STORIES_PER_MONTH } from './promises.ts';
import { generatedOf, type GeneratedStory, now, stage } from './world.ts';

/** Invariants that hold after every schedule. */

/** The tables of the directory that the campaign writes to. */
export type Directory = Awaited<ReturnType<typeof readDirectory>>;

/** All rows are of this schedule. */
export async function readDirectory() {
  const db = database(env.DB);
  const [rows, places, days, keys] = await db.batch([
    db.select().from(users),
    db.select().from(freeStories),
    db.select().from(dailySpending),
    db.select().from(usageCounts),
  ]);
  return { rows, places, days, keys };
}

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
    // One that is made again after a change comes in the place of that version.
    const versions = new Set(rows.map(({ request }) => versionIn(request)));
    if (versions.size > AUDIO_VERSIONS_PER_STORY) person.wrong(`${versions.size} narrations of ${story}`);
  }
  for (const kind of ['story', 'narration']) {
    const running = ledger.filter((row) => row.kind === kind && row.status === 'running');
    if (running.length > 1) person.wrong(`${running.length} of ${kind} at once`);
  }
}

/** What the campaign varies of a narration. */
function versionIn(request: string): string {
  const { voiceId, cast = false, takes } = JSON.parse(request) as Record<string, unknown>;
  return JSON.stringify([voiceId, cast, takes !== undefined]);
}

/** Voice of a woman among figures, whichever of the campaign's voices narrates. */
const FIGURES_VOICE = 'marin';

const OF_SPEECH = ['audio_generation_failed', 'rate_limited', 'speech_quota_exceeded'];

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
  const bought = (await person.stub.everything()).filter(({ table }) => table === 'bought_sentences');
  for (const { text } of bought) {
    const { story_id: storyId, sentence: index, voice_id: voiceId, has_cast: hasCast } = JSON.parse(text);
    const key = JSON.stringify([storyId, index, voiceId, hasCast]);
    // In a changed sentence no figure speaks, whatever was asked for.
    const withCast = JSON.stringify([storyId, index, voiceId, 1]);
    const statuses =
      person.sentencesAsked.get(key) ??
      (person.own.isChanged(storyId) ? person.sentencesAsked.get(withCast) : undefined);
    count('sentence counted');
    if (!statuses) person.wrong(`sentence ${key} was counted and never asked for`);
    // A request whose home died is asked again, and may find its story deleted.
    else if (stage.world.deaths === 0 && !statuses.some((status) => status === 200 || status === IS_LOST))
      person.wrong(`sentence ${key} was counted and never heard: ${statuses}`);
  }
}

/**
 * What is remembered was moderated and is of a story in the library; each night has a number of its own in a series
 * that is there, and a series has a night.
 */
export async function checkNights(person: Person, { stories }: Inspected): Promise<void> {
  if (person.leaving === 'done') return;
  const rows = (await person.stub.everything()).map(({ table, text }) => ({ table, row: JSON.parse(text) }));
  const seriesIds = rows.filter(({ table }) => table === 'series').map(({ row }) => row.id);
  const nights = rows.filter(({ table }) => table === 'nights').map(({ row }) => row);
  for (const { story_id: id, memory, series_id: seriesId } of nights) {
    if (!stories.some((story) => story.id === id)) person.wrong(`${id} is remembered and not in the library`);
    if (memory !== null && !stage.world.approved.has(memory)) person.wrong(`remembered unchecked: ${memory}`);
    if (memory !== null) count('story remembered');
    if (seriesId === null) continue;
    count('night of a series');
    if (!seriesIds.includes(seriesId))
      person.wrong(`night ${id} is of the series ${seriesId}, which is gone`);
  }
  const places = nights.filter((night) => night.series_id !== null).map((n) => `${n.series_id} ${n.number}`);
  if (new Set(places).size < places.length) person.wrong(`nights with the same number: ${places}`);
  for (const id of seriesIds)
    if (!nights.some((night) => night.series_id === id)) person.wrong(`the series ${id} has no night`);
}

/**
 * Every story written was counted in the day's cap once, whatever was repeated, and an uncounted failure not at all.
 * The keys are deleted by the nightly sweep alone, which the campaign does not run.
 */
export function checkCounted(people: Person[], homes: Inspected[], { days, keys }: Directory): void {
  const counted = keys.filter(({ key }) => key.startsWith('story '));
  const total = days.reduce((sum, { what, all }) => sum + (what === 'stories' ? all : 0), 0);
  if (total !== counted.length)
    stage.world.wrongs.push(`${counted.length} stories were counted ${total} times`);
  for (const [position, { ledger }] of homes.entries()) {
    if (people[position]!.leaving === 'done') continue;
    for (const { id, kind, status, failure } of ledger) {
      if (kind !== 'story' || !isOfSchedule(id)) continue;
      const row = counted.find(({ key }) => key === `story ${id}`);
      if (row && row.uses > 1) count('story counted again');
      if (!row && status === 'saved') stage.world.wrongs.push(`story ${id} was not counted`);
      if (row && UNCOUNTED.includes(failure ?? '') && stage.world.deaths === 0)
        stage.world.wrongs.push(`story ${id} was counted in spite of ${failure}`);
    }
  }
}

/** Failures that give a story back to the day. */
const UNCOUNTED = ['topic_refused', 'topic_needs_help', 'moderation_unavailable'];

/**
 * The home's copy is the directory's row, the home has acknowledged it, and the mailbox's free stories are those that
 * the ledger has spent: none is held for a refunded one.
 */
export function checkAgreement(person: Person, { copy, ledger }: Inspected, directory: Directory): void {
  const row = directory.rows.find(({ id }) => id === person.userId);
  const isDeleted = person.leaving === 'done';
  if (isDeleted && row) person.wrong('the row of a deleted account');
  if (!isDeleted && !row) person.wrong('the account is gone');
  if (isDeleted || !row) return;
  const places = directory.places.filter(({ userId }) => userId === person.userId);
  const [kept, expected] = [copy, copyOf(row)].map((one) =>
    JSON.stringify(one, Object.keys(copyOf(row)).sort()),
  );
  if (kept !== expected) person.wrong(`the home has ${kept}, the directory ${expected}`);
  if (row.version > 1) count('directory row changed');
  if (row.handedVersion !== row.version)
    person.wrong(`version ${row.version} is handed over as ${row.handedVersion}`);
  const settled = places
    .filter(({ countsUntil }) => countsUntil === null)
    .map(({ generationId }) => generationId);
  const spent = ledger
    .filter(({ kind, plan, status }) => kind === 'story' && plan === 'free' && status === 'saved')
    .map(({ id }) => id);
  if (settled.toSorted().join() !== spent.toSorted().join())
    person.wrong(`free stories ${spent} were spent, and the mailbox has ${settled}`);
  for (const { generationId, countsUntil } of places) {
    if (countsUntil === null || countsUntil <= now()) continue;
    // The object may die between a reservation and the release that follows it: then it ends by itself.
    if (stage.world.deaths === 0) person.wrong(`a free story is held for ${generationId}`);
    else count('free story held until its end');
  }
}

/** A mailbox has no more free stories than promised, over all its accounts. */
export function checkMailboxes({ places }: Directory): void {
  for (const [mailbox, had] of Map.groupBy(places, (row) => row.mailbox))
    if (had.filter(({ countsUntil }) => countsUntil === null).length > FREE_STORIES)
      stage.world.wrongs.push(`${had.length} free stories of ${mailbox}`);
}

/** Ledger and library agree, and everything in the library is complete. */
export async function checkAccount(person: Person, home: Inspected): Promise<void> {
  const { ledger, stories: storyRows, narrations: narrationRows } = home;
  if (person.leaving === 'done') {
    const left = await person.stub.everything();
    if (left.length > 0) person.wrong(`rows of a deleted account: ${left.map(({ table }) => table)}`);
    for (const key of stage.world.files.keys())
      if (key.includes(person.userId)) person.wrong(`of a deleted account: ${key}`);
    return;
  }
  const isOwn = ({ id }: LedgerRow) => !id.startsWith('deleted');
  const saved = ledger.filter(({ status }) => status === 'saved');
  for (const [order, ids] of person.generationsOfOrders) {
    const made = saved.filter(({ id }) => ids.has(id));
    if (made.length > 1) person.wrong(`${made.length} generations were spent on ${order}`);
  }
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
  for (const { id, story_id, fingerprint } of spentNarrations) {
    const isReplaced = narrationRows.some(
      (row) => row.id !== id && row.storyId === story_id && fingerprint === ERASED,
    );
    if (isReplaced) count('narration replaced');
    else if (!isRemoved(story_id) && !narrationRows.some((row) => row.id === id))
      person.wrong(`narration ${id} is lost`);
  }
  for (const { id, duration } of narrationRows) {
    if (!spentNarrations.some((row) => row.id === id)) person.wrong(`narration ${id} was not spent`);
    const bytes = stage.world.files.get(audioKey(person.userId, id))?.bytes.length ?? 0;
    if (bytes < duration * BYTES_PER_SECOND) person.wrong(`narration ${id} has ${bytes} bytes`);
  }
}

/**
 * A withdrawn story leaves no row, file, narration or event but the last, and its credit is refunded. That a rejected
 * story is never kept is checked with the library.
 */
export function checkWithdrawn(person: Person, { ledger, stories: rows }: Inspected): void {
  const withdrawn = ledger.filter(({ failure }) => failure === 'story_withdrawn');
  if (withdrawn.length === 0 || person.leaving === 'done') return;
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
  const story = await answer.json<Story>();
  const { title, content, sentences, translation, narrations } = story;
  const generated = stage.world.generatedStories.find((one) => one.title === title);
  const isWhole = generated?.content
    .split('\n\n')
    .every((told, index) =>
      person.own.maySay(id, index, told, sentences.find((one) => one.index === index)?.text ?? null),
    );
  if (!generated || !isWhole) return person.wrong(`story ${id} is not whole: ${title}: ${content}`);
  if (stage.world.withdrawn.has(title)) person.wrong(`story ${id} was objected to and is in the library`);
  for (const { text } of sentences)
    if (stage.world.refusedSentences.has(`${person.objectId} ${text}`))
      person.wrong(`story ${id} says what was objected to: ${text}`);
  for (const text of [title, ...sentences.map((sentence) => sentence.text)]) {
    if (!stage.world.approved.has(text)) person.wrong(`story ${id} has, unchecked: ${text}`);
  }
  if (generated.object !== person.objectId) person.wrong(`story ${id} was sent to another user`);
  if (translation) {
    count('story in two languages read');
    if (translation.title !== null && translation.title !== generated.otherTitle)
      person.wrong(`story ${id} is called ${translation.title}`);
    for (const { index, text } of translation.sentences) {
      if (generated.otherSides[index] !== text && !person.own.isChanged(id))
        person.wrong(`sentence ${index} of ${id} says ${text}`);
      if (!stage.world.approved.has(text)) person.wrong(`story ${id} has, unchecked: ${text}`);
    }
  }
  checkPictures(person, story);
  const ofNow = narrations.filter(({ ofEarlierText }) => !ofEarlierText);
  if (ofNow.length < narrations.length) count('narration of an earlier text');
  for (const { timeline } of ofNow) {
    if (timeline.length !== sentences.length)
      person.wrong(`a narration of ${id} has ${timeline.length} sentences`);
  }
  for (const narration of ofNow.filter(({ takes }) => takes === undefined)) {
    if (!SPEAKERS.some((speaker) => hasRead(generated, narration, sentences, speaker)))
      person.wrong(`no provider read all of ${id} for ${JSON.stringify(narration)}`);
  }
}

/** A story with a picture has those that belong to its text, each by the list: a model's or what its words say. */
function checkPictures(person: Person, { id, options, sentences, scene, laterPictures = [] }: Story): void {
  const places = scene ? laterPlaces({ sentences, options }) : [];
  // A paragraph that is left out takes no picture with it: that of the end stays behind the one that is left.
  const isShorter = scene !== undefined && places.length === 0 && person.own.isChanged(id);
  const expected = [places, ...(isShorter ? [[{ part: 'end', paragraph: 0 }]] : [])];
  const drawn = laterPictures.map(({ part, paragraph }) => ({ part, paragraph }));
  // Every person's first story was made before stories had three pictures.
  if (id.startsWith('first')) {
    if (drawn.length > 0) person.wrong(`story ${id} got pictures`);
  } else if (!expected.some((one) => JSON.stringify(one) === JSON.stringify(drawn)))
    person.wrong(`story ${id} has its pictures at ${JSON.stringify(drawn)}`);
  const end = laterPictures.at(-1);
  if (end) count(sceneCode(end.scene).includes('lamp') ? 'end drawn by a model' : 'end drawn by its words');
}

/**
 * Whether one provider spoke a whole narration: in the narrator's voice, and with a cast the figure's words in one
 * other.
 */
function hasRead(
  { object, said, between }: GeneratedStory,
  { voiceId, cast }: Narration,
  sentences: readonly Sentence[],
  speaker: string,
): boolean {
  const narrator = OPENAI_VOICES[voiceId as VoiceId].voice;
  const spellings = (text: string) => [
    text,
    text.replaceAll('faro', 'fa-ro'),
    text.replaceAll('faro', 'faaro'),
  ];
  const reads = (voice: string, texts: readonly string[]) =>
    texts.every((text) => spellings(text).some((one) => stage.world.hasSpoken(object, speaker, voice, one)));
  const texts = sentences.map(({ text }) => text);
  // In a changed sentence no figure speaks.
  if (!cast || !sentences.some(({ speech }) => speech)) return reads(narrator, texts);
  count('narration with a cast read');
  return reads(narrator, [...texts.slice(0, -1), between]) && reads(FIGURES_VOICE, said);
}

/**
 * A word that occurs in every topic, title and sentence of the campaign. Digests are excluded: they contain such words
 * by chance.
 */
const wordIn = (text: string): string | undefined =>
  /faro|luna|lighthouse/i.exec(text.replace(/[\w-]{40,}/g, ''))?.[0];

const isOfGeneration = (table: string) => table === 'generations' || table === 'events';

/** Stories and snapshots of a user in R2 as text, by key. */
async function textsOf(userId: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [key, { bytes }] of stage.world.files) {
    if (!key.includes(userId) || key.endsWith('.mp3') || key.endsWith('.pcm')) continue;
    const isPacked = key.endsWith('.gz');
    if (isPacked) count('snapshot read');
    const { body } = new Response(bytes);
    const unpacked = isPacked ? body!.pipeThrough(new DecompressionStream('gzip')) : body;
    texts.set(key, await new Response(unpacked).text());
  }
  return texts;
}

/**
 * No word remains of a deleted story, nor, outside the library, of a failed one: neither in the home's rows nor in D1's
 * nor in a file.
 */
export async function checkWords(
  person: Person,
  { ledger, toDelete }: Inspected,
  directory: Directory,
): Promise<void> {
  const rows = await person.stub.everything();
  const settled = new Set(
    ledger.filter(({ status }) => status === 'saved' || status === 'refunded').map(({ id }) => id),
  );
  const refunded = new Set(ledger.filter(({ status }) => status === 'refunded').map(({ id }) => id));
  for (const { table, generationId, text } of rows) {
    const isOrder = table === 'generations' && settled.has(generationId) && isOfSchedule(generationId);
    const said = wordIn(text);
    if (said && (isOrder || (isOfGeneration(table) && refunded.has(generationId))))
      person.wrong(`${table} of ${generationId}, which is settled, says ${said}: ${text}`);
  }
  if (person.removed.size === 0) return;
  const inDirectory = JSON.stringify(directory);
  const texts = await textsOf(person.userId);
  // Stored by an instance that died before its row; it goes with the next snapshot, or with its timer.
  for (const { key } of toDelete) if (key.startsWith('snapshots/')) texts.delete(key);
  for (const id of person.removed) {
    const content = person.textsToRemove.get(id);
    const generated = content && generatedOf(content);
    if (!generated) continue;
    count('words of a deleted story looked for');
    const titleEnd = `${generated.title}"`;
    const said = (text: string) => text.includes(titleEnd) || text.includes(generated.content);
    for (const row of rows) if (said(row.text)) person.wrong(`deleted, but in the object: ${row.text}`);
    if (said(inDirectory)) person.wrong(`deleted, but in D1: ${generated.title}`);
    for (const [key, text] of texts) if (said(text)) person.wrong(`deleted, but in ${key}`);
    const told = rows.filter(({ table, generationId }) => table === 'events' && generationId === id);
    if (told.length > 0) person.wrong(`story ${id} was deleted and has ${told.length} events`);
  }
}

/** Files without a row. */
function unreferenced(people: Person[], homes: Inspected[]): string[] {
  const snapshots = new Set(homes.map(({ snapshot }) => snapshot.key));
  const isThere = (key: string) => {
    if (key.startsWith('snapshots/')) return snapshots.has(key);
    // Sentences of the product's own, as *good night*.
    if (key.startsWith(SHARED_SPEECH)) return true;
    const owner = ownerOf(key);
    if (!owner) stage.world.wrongs.push(`nobody owns ${key}`);
    const home = homes[people.findIndex(({ userId }) => userId === owner?.userId)];
    const rows: { id: string }[] =
      (owner && { story: home?.stories, narration: home?.narrations, take: home?.takes }[owner.kind]) ?? [];
    return rows.some(({ id }) => id === owner?.id);
  };
  return [...stage.world.files.keys()].filter((key) => !isThere(key));
}

/** Each file has a row, or one of what is to be deleted. */
export function checkFiles(people: Person[], homes: Inspected[]): void {
  const noted = homes.flatMap(({ toDelete }) => toDelete.map(({ key }) => key));
  for (const key of unreferenced(people, homes))
    if (!noted.some((one) => (one.endsWith('/') ? key.startsWith(one) : key === one)))
      stage.world.wrongs.push(`an orphan: ${key}`);
}

/** A day later no home has anything left to delete, and each file has its row. */
export function checkCleared(before: ReadonlySet<string>, people: Person[], homes: Inspected[]): void {
  for (const [position, { toDelete, stories, narrations, takes, outbox }] of homes.entries()) {
    for (const { key } of toDelete) people[position]!.wrong(`${key} is still to be deleted`);
    if (outbox.length > 0) people[position]!.wrong(`still in the outbox: ${JSON.stringify(outbox)}`);
    const alive = new Set([...stories, ...narrations, ...takes].map(({ id }) => id));
    // A story's document is looked for by `checkDocuments`: a change that was interrupted leaves another one.
    for (const key of [...before].filter((one) => !one.startsWith('stories/'))) {
      const owner = ownerOf(key);
      const isOwn = owner?.userId === people[position]!.userId;
      if (isOwn && alive.has(owner.id) && !stage.world.files.has(key))
        people[position]!.wrong(`deleted although it has a row: ${key}`);
    }
  }
  for (const key of unreferenced(people, homes)) stage.world.wrongs.push(`not deleted: ${key}`);
}
