import { PAUSES_MS } from '../../../worker/home/asking-again.ts';
import { textDigest } from '../../../worker/narration/takes.ts';
import { headersOf, newReading } from '../readings.ts';
import { count } from './event-counts.ts';
import type { Inspected } from './home.ts';
import type { Person } from './person.ts';
import { placeOf } from './possible-words.ts';
import type { OwnWordsAct } from './schedule.ts';
import { now, ownSentence, stage } from './world.ts';

/** What a family changes, records and spells itself, and what must be left of it. */

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
  const text = act.leavesOut ? null : ownSentence(own.changes);
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
