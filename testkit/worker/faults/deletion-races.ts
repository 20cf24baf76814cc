import fc from 'fast-check';
import { editionKey, parseAudioKey } from '../../../worker/files/keys.ts';
import { choiceOf } from '../../../worker/home-storage/schema.ts';
import { count } from './event-counts.ts';
import type { Inspected } from './home.ts';
import type { Person } from './person.ts';
import type { Act, RaceAct, Schedule } from './schedule.ts';
import { stage } from './world.ts';

/** Schedules that delete a story while parts of it are made and stored; nothing may remain. */

type Deed = { who: number } & Partial<Act> & { does: Act['does'] };

const act = <Does extends Act['does']>(does: Does, more: object = {}) => ({ who: 0, does, ...more }) as Deed;
const FINISH = act('finish');
const well = { key: null, events: false, fault: null };
const WRITE = act('write', { ...well, topic: 0, both: true, waits: true });

/** Mostly the newest story, which is the one deleted. */
const story = fc.constantFrom(0, 0, 0, 1);
const one = fc.nat(1);
const speakSentence = fc
  .record({ story, sentence: one, voice: one, cast: fc.boolean(), again: fc.boolean() })
  .map((more) => act('speak sentence', more));
const narrate = fc
  .record({ story, voice: one, cast: fc.boolean() })
  .map((more) => act('narrate', { ...well, ...more }));
const translate = story.map((n) => act('translate', { story: n }));
const edition = fc
  .record({ version: fc.nat(1), kind: fc.constantFrom('sleep', 'practice') })
  .map((more) => act('make edition', more));
const order = fc.oneof(speakSentence, narrate, translate, edition);

/** Some calls return, others stay pending. */
const go = fc
  .array(fc.nat(5), { minLength: 0, maxLength: 14, size: 'max' })
  .map((picks) => act('go', { picks }));
/** In order; after about ten calls a narration stores its audio. */
const steps = fc
  .integer({ min: 6, max: 16 })
  .map((length) => act('go', { picks: Array.from({ length }, () => 0) }));
/** Latest calls return first: what was being stored before the deletion is stored after it. */
const overtake = fc
  .array(fc.integer({ min: 1, max: 5 }), { minLength: 0, maxLength: 14, size: 'max' })
  .map((picks) => act('go', { picks }));
const accident = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Deed[]>([]) },
  { weight: 1, arbitrary: fc.constantFrom('now', 'before', 'after').map((when) => [die(when)]) },
  { weight: 1, arbitrary: fc.nat(1).map((how) => [act('fail', { service: 'r2', after: 0, how })]) },
);
const die = (when: string) => act('die', { service: null, after: 1, when });
const remove = fc.record({ which: story }).map((more) => act('remove', { ...more, fault: null }));

/** Initial state: a story, and usually some speech of it. */
const before = fc
  .array(fc.oneof(narrate, narrate, speakSentence, edition), { maxLength: 2 })
  .map((deeds) => [WRITE, FINISH, ...deeds.flatMap((deed) => [deed, FINISH])]);

export const deletionRace: fc.Arbitrary<Schedule> = fc
  .tuple(
    before,
    fc.array(order, { minLength: 1, maxLength: 2 }),
    fc.oneof(go, steps),
    remove,
    fc.oneof(go, overtake),
    fc.array(order, { maxLength: 2 }),
    fc.oneof(go, overtake),
    accident,
    fc.option(remove, { nil: null }),
  )
  .map(([first, running, some, removal, more, meanwhile, rest, mishap, again]) => ({
    people: [{ premium: true, left: 2 }],
    sharesMailbox: false,
    acts: [
      ...first,
      ...running,
      some,
      removal,
      more,
      ...meanwhile,
      rest,
      ...mishap,
      ...(again ? [again] : []),
      FINISH,
    ] as Act[],
  }));

const narrationsOf = (person: Person) =>
  [...stage.world.files.keys()]
    .flatMap((key) => parseAudioKey(key) ?? [])
    .filter(({ userId }) => userId === person.userId)
    .map(({ narrationId }) => narrationId)
    .reverse();

/** Sends a request and counts the status. */
function ask(person: Person, what: string, path: string): void {
  const asking = person.request('POST', path, { json: {} });
  person.wait(
    `POST ${path}`,
    asking.then(async (answer) => {
      count(`${what}: ${answer.status}`);
      await answer.text();
    }),
  );
}

/** Queries of editions. */
const WHICH = { sleep: '', practice: '?learns=en' };

export async function race(person: Person, deed: RaceAct): Promise<void> {
  if (deed.does === 'translate') {
    const ids = person.textIds();
    if (ids.length > 0)
      ask(person, 'translation', `/api/stories/${ids[deed.story % ids.length]}/translation`);
    return;
  }
  const ids = narrationsOf(person);
  if (ids.length > 0)
    ask(
      person,
      `${deed.kind} edition`,
      `/api/audio/${ids[deed.version % ids.length]}/${deed.kind}-edition${WHICH[deed.kind]}`,
    );
}

/**
 * Nothing remains of a story once its deletion is confirmed and all has settled, except, after faults, files that are
 * still to be deleted. And every listed edition has its file.
 */
export async function checkDeleted(person: Person, home: Inspected): Promise<void> {
  if (person.leaving === 'done') return;
  for (const { id, editions } of home.narrations)
    for (const choice of editions.map(choiceOf))
      if (!stage.world.files.has(editionKey(person.userId, id, choice)))
        person.wrong(`the ${choice.kind} edition of ${id} has no file`);
  for (const id of person.removed) {
    count(`deleted story looked for${stage.world.otherFaults > 0 ? ', after a fault' : ''}`);
    if (home.stories.some((row) => row.id === id)) person.wrong(`story ${id} was deleted and has a row`);
    if (home.narrations.some((row) => row.storyId === id))
      person.wrong(`story ${id} was deleted and has a narration`);
    if (stage.world.otherFaults > 0) continue;
    const ids = [id, ...home.ledger.filter(({ story_id }) => story_id === id).map((row) => row.id)];
    for (const key of stage.world.files.keys())
      if (ids.some((one) => key.includes(one))) person.wrong(`story ${id} was deleted and has ${key}`);
  }
}
