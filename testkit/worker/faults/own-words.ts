import { PAUSES_MS } from '../../../worker/home/asking-again.ts';
import { textDigest } from '../../../worker/narration/takes.ts';
import { headersOf, newReading } from '../readings.ts';
import { count } from './event-counts.ts';
import type { Inspected } from './home.ts';
import type { Person } from './person.ts';
import type { OwnWordsAct } from './schedule.ts';
import { now, stage } from './world.ts';

/** What a family changes, records and spells itself, and what must be left of it. */

/** Status from which on an answer says nothing about what was done. */
const UNKNOWN = 500;

/** Place of a sentence. */
const placeOf = (storyId: string, index: number) => `${storyId} ${index}`;

/** What a place has: the last known value, or one that was asked for meanwhile. */
export class Possible<Value> {
  readonly #values = new Map<string, Set<Value>>();

  /** @param before the value of a place that nothing was asked for */
  noted(place: string, value: Value, before: Value, status: number): void {
    if (status === 200) this.#values.set(place, new Set([value]));
    else if (status >= UNKNOWN) {
      const values = this.#values.get(place) ?? new Set([before]);
      this.#values.set(place, values.add(value));
    }
  }

  at(place: string): ReadonlySet<Value> | null {
    return this.#values.get(place) ?? null;
  }

  places(): [string, ReadonlySet<Value>][] {
    return [...this.#values];
  }
}

/** What one person has changed and recorded. */
export class OwnWords {
  /** Texts by place; null for a sentence that was left out. */
  readonly texts = new Possible<string | null>();
  /** Digests of accepted takes by place; null before the first. */
  readonly takes = new Possible<string | null>();
  changes = 0;
  saidSo = false;

  /** Whether a sentence of a story has, or may have, other words. */
  isChanged(storyId: string): boolean {
    return this.texts.places().some(([place]) => place.startsWith(`${storyId} `));
  }

  /** Whether a story may say this at a place. @param told its text when it was written */
  maySay(storyId: string, index: number, told: string, text: string | null): boolean {
    return (this.texts.at(placeOf(storyId, index)) ?? new Set([told])).has(text);
  }
}

let readings: Promise<Awaited<ReturnType<typeof newReading>>[]> | null = null;

const CONSENT = 'consentedAt=2026-11-28T20:00:00.000Z';

export async function ownWords(person: Person, act: OwnWordsAct): Promise<void> {
  const { own } = person;
  if (act.does === 'spell') {
    const said = own.saidSo ? 'faaro' : 'fa-ro';
    own.saidSo = !own.saidSo;
    return send(person, 'saying', 'PUT', '/api/sayings', { json: { language: 'es', word: 'faro', said } });
  }
  const ids = person.textIds();
  const storyId = ids[act.story % Math.max(ids.length, 1)];
  const sentence = storyId && person.sentencesOf(storyId)[act.sentence];
  if (!storyId || !sentence) return;
  const place = placeOf(storyId, sentence.index);
  if (act.does === 'record') {
    readings ??= Promise.all([newReading(1), newReading(2)]);
    const reading = (await readings)[act.reading]!;
    const path = `/api/stories/${storyId}/takes/es/${sentence.index}?${CONSENT}`;
    const sent = { body: reading.pcm, headers: headersOf(reading), fault: act.fault };
    return send(person, 'take', 'PUT', path, sent, (status) =>
      own.takes.noted(place, reading.digest, null, status),
    );
  }
  own.changes += 1;
  const text = act.leavesOut ? null : `El faro ${own.changes} canta.`;
  const json = { before: { text: sentence.text }, text };
  const path = `/api/stories/${storyId}/sentences/${sentence.index}`;
  send(person, 'changed sentence', 'PUT', path, { json, fault: act.fault }, (status) =>
    own.texts.noted(place, text, sentence.text, status),
  );
}

function send(
  person: Person,
  what: string,
  method: string,
  path: string,
  sent: Parameters<Person['request']>[2],
  answered: (status: number) => void = () => {},
): void {
  const asking = person.request(method, path, sent);
  person.wait(
    what,
    asking.then(async (answer) => {
      count(`${what}: ${answer.status}`);
      answered(answer.status);
      await answer.text();
    }),
  );
}

/**
 * An accepted take stays with its file until its story is deleted, a change is counted once, and a story has one
 * document: that of its last change.
 */
export async function checkOwnWords(person: Person, { stories, takes }: Inspected): Promise<void> {
  if (person.leaving === 'done') return;
  const { own, userId } = person;
  const isThere = (storyId: string) => stories.some(({ id }) => id === storyId);
  for (const [place, digests] of own.takes.places()) {
    const [storyId = '', index] = place.split(' ');
    if (!isThere(storyId)) continue;
    const kept = takes.find((take) => take.storyId === storyId && String(take.sentence) === index);
    if (!digests.has(kept?.digest ?? null)) person.wrong(`the take of ${place} is ${kept?.digest}`);
    else count('accepted take kept');
  }
  for (const { id, storyId, textDigest: read } of takes) {
    if (!isThere(storyId)) person.wrong(`the take ${id} is of a deleted story`);
    if (!stage.world.files.has(`takes/${userId}/${storyId}/${id}.wav`))
      person.wrong(`the take ${id} has no file`);
    const told = person.sentencesOf(storyId).some(({ text }) => textDigest(text) === read);
    if (!told) count('take of a changed sentence');
  }
  const rows = (await person.stub.everything()).filter(({ table }) => table === 'account_uses');
  const counted = rows
    .map(({ text }) => JSON.parse(text) as { effect: string; uses: number })
    .filter(({ effect }) => effect === 'sentence')
    .reduce((sum, { uses }) => sum + uses, 0);
  // Each repetition of an interrupted call is judged, and counted, anew.
  if (counted > own.changes * (PAUSES_MS.length + 1))
    person.wrong(`${own.changes} changes were counted ${counted} times`);
}

/** Each story has the document of its row, and no other one. */
export function checkDocuments(person: Person, { stories }: Inspected): void {
  if (person.leaving === 'done') return;
  for (const { id, editedAt } of stories) {
    const folder = `stories/${person.userId}/${id}`;
    const documents = [...stage.world.files.keys()].filter(
      (key) => key === `${folder}.json` || key.startsWith(`${folder}/`),
    );
    const expected = editedAt === null ? `${folder}.json` : `${folder}/${editedAt}.json`;
    if (documents.join() !== expected)
      person.wrong(`story ${id}, changed at ${editedAt} of ${now()}, has ${documents}`);
  }
}
