import { VOICE_IDS } from '../../../contract/options.ts';
import { checkDeleted, race } from './deletion-races.ts';
import { count } from './event-counts.ts';
import { FAULTS, type InjectedOutcome, injectors, type Service } from './fault-injector.ts';
import { checkMoving, type Inspected, type LedgerRow } from './home.ts';
import {
  checkAccount,
  checkAgreement,
  checkCleared,
  checkCounted,
  checkFiles,
  checkLimits,
  checkMailboxes,
  checkNights,
  checkSentences,
  checkVoices,
  checkWithdrawn,
  checkWords,
  readDirectory,
} from './invariants.ts';
import { Listener } from './listener.ts';
import { checkDocuments, checkOwnWords, ownWords } from './own-words.ts';
import { Person } from './person.ts';
import { GENERATION_GAP_MS } from './promises.ts';
import type { Act, Schedule } from './schedule.ts';
import { DAY_MS, MINUTE_MS } from './time.ts';
import { calm, turn, untilIdle } from './turns.ts';
import { newWorld, now, stage } from './world.ts';

const TOPICS = ['un faro que no dormía', 'una luna curiosa'];
/** Exceeds every deadline, client timeout and save. */
const ROUNDS = 8;
/** Event loop turns: more than any stream of a settled generation takes. */
const MANY_TURNS = 2000;

const nth = <Item>(items: Iterable<Item>, n: number): Item | undefined => {
  const all = [...items];
  return all[n % all.length];
};

/** Executes one schedule. */
export class ScheduleRun {
  readonly #people: Person[];

  private constructor(people: Person[]) {
    this.#people = people;
  }

  /** @returns descriptions of violated invariants; empty when all hold */
  static async play({ people: beginnings, sharesMailbox, acts }: Schedule): Promise<string[]> {
    injectors.clear();
    const world = newWorld();
    // Two stories left of three each: together they have one.
    const shared = sharesMailbox && beginnings.length === 2 ? crypto.randomUUID() : null;
    const begun = beginnings.map((beginning) => (shared ? { ...beginning, left: 2 } : beginning));
    const people = begun.map((beginning, slot) => new Person(slot, beginning, shared));
    await Person.register(people);
    const scheduleRun = new ScheduleRun(people);
    let isOver = false;
    try {
      for (const act of acts) {
        await scheduleRun.#perform(people[act.who % people.length]!, act);
        await calm();
        await scheduleRun.#checkMoving();
      }
      await scheduleRun.#settle();
      await scheduleRun.#check();
      // Work behind the last answers would go on in the next schedule, which has the same objects.
      for (const person of people) await scheduleRun.#finish(person);
      await calm();
      isOver = world.wrongs.length === 0;
    } finally {
      const unfinished = people.filter(({ leaving }) => leaving !== 'no' || !isOver);
      await Promise.all(unfinished.map((person) => person.rise()));
    }
    return world.wrongs;
  }

  async #perform(person: Person, act: Act): Promise<void> {
    switch (act.does) {
      case 'write':
        if (act.waits) await this.#pass(GENERATION_GAP_MS);
        return this.#write(person, act);
      case 'narrate':
        return this.#narrate(person, act);
      case 'speak sentence': {
        const id = nth(person.textIds(), act.story);
        if (id === undefined) return;
        for (let times = act.again ? 2 : 1; times > 0; times--)
          person.requestSentence(id, act.sentence, VOICE_IDS[act.voice]!, act.cast);
        return;
      }
      case 'go':
        for (const pick of act.picks) await this.#decide(person, pick, 'well');
        return;
      case 'finish':
        return this.#finish(person);
      case 'fail': {
        const position = await this.#reach(person, act);
        const { service } = person.injector?.held[position] ?? {};
        return service && this.#decide(person, position, nth<InjectedOutcome>(FAULTS[service], act.how)!);
      }
      case 'die':
        if (act.when === 'now') return person.injector ? person.die() : undefined;
        return this.#decide(person, await this.#reach(person, act), `death ${act.when}`);
      case 'save':
        return this.#finishAllBut(person, 'opinion');
      case 'object':
        return this.#object(person, act.isSaved);
      case 'make book': {
        const id = nth(person.textIds(), act.story);
        return id === undefined ? undefined : person.requestBook(id);
      }
      case 'hang up':
        return nth(person.listeners, act.which)?.hangUp();
      case 'listen again':
        return this.#listenAgain(person, nth(person.listeners, act.which));
      case 'reconnect':
        return this.#listenAnew(person, act.which);
      case 'stop': {
        const { generationId } = nth(person.listeners, act.which) ?? {};
        if (!generationId) return;
        const stopping = person.request('POST', `/api/stories/${generationId}/stop`);
        return person.wait(
          'stop',
          stopping.then((answer) => answer.text()).then(() => {}),
        );
      }
      case 'remove':
        return this.#remove(person, act);
      case 'leave':
        return person.leave(act.fault);
      case 'subscribe':
        return person.subscribe(act.plan);
      case 'alarm':
        return person.hurry(act.times);
      case 'rename':
        return person.rename(act.fault);
      case 'misplace hand-over':
        return person.misplace(act.how);
      case 'deliver':
        return person.deliver(act.which);
      case 'hand over again':
        return person.handOverAgain();
      case 'outage':
        return stage.world.goAway(act.of, act.ms);
      case 'switch off':
        stage.world.speechOff = act.speech;
        return;
      case 'pass':
        return this.#pass(act.ms);
      case 'jump':
        return stage.world.jump(act.ms);
      case 'translate':
      case 'make edition':
        return race(person, act);
      case 'change':
      case 'record':
      case 'spell':
        return ownWords(person, act);
    }
  }

  async #write(
    person: Person,
    { topic, both, continues = null, key, events, fault }: Extract<Act, { does: 'write' }>,
  ) {
    const id = continues === null ? undefined : nth(person.textIds(), continues);
    const more = { ...(both && { secondLanguage: 'en' }), ...(id !== undefined && { continues: id }) };
    if (id !== undefined) count('another night asked for');
    const order = { topic: TOPICS[topic]!, language: 'es', storyLength: 'short', ...more };
    const before = key === null ? await person.whatMayBeRepeated(order) : null;
    person.order('/api/stories/generate', order, key === null ? null : `key ${key}`, events, fault, before);
    await calm();
    checkLimits(person, (await person.inspect()).ledger);
  }

  #narrate(
    person: Person,
    { story, voice, cast, ours, key, events, fault }: Extract<Act, { does: 'narrate' }>,
  ): void {
    const id = nth(person.textIds(), story);
    if (id === undefined) return;
    const order = {
      text: person.textOf(id),
      voiceId: VOICE_IDS[voice],
      speechRate: 1,
      musicTrack: 'none',
      cast,
      ...(ours && { ours }),
    };
    person.order('/api/audio/generate', order, key === null ? null : `key ${key}`, events, fault);
  }

  #remove(person: Person, { which, fault }: Extract<Act, { does: 'remove' }>): void {
    const id = nth(person.textIds(), which);
    if (id !== undefined) person.remove(id, fault);
  }

  async #decide(person: Person, pick: number, outcome: InjectedOutcome): Promise<void> {
    const held = person.injector?.held ?? [];
    if (held.length === 0 || pick < 0) return;
    await person.decide(pick % held.length, outcome);
    await untilIdle();
  }

  /**
   * Lets calls succeed until the one of this service (or any) after `after` others.
   * @returns its position in the queue; -1 without one
   */
  async #reach(
    person: Person,
    { service, after }: Pick<Extract<Act, { does: 'fail' }>, 'service' | 'after'>,
  ) {
    let left = after;
    for (let injector = person.injector; injector && injector.held.length > 0; injector = person.injector) {
      const position = service === null ? 0 : injector.held.findIndex((held) => held.service === service);
      if (position >= 0 && left === 0) return position;
      if (position >= 0) left -= 1;
      await this.#decide(person, Math.max(position, 0), 'well');
    }
    return -1;
  }

  /** Lets the second opinion reject the story; if it is to be saved before, everything else happens first. */
  async #object(person: Person, isSaved: boolean): Promise<void> {
    const asked = () => person.injector?.held.findIndex(({ service }) => service === 'opinion') ?? -1;
    await this.#finishAllBut(person, 'opinion', () => !isSaved && asked() >= 0);
    await this.#decide(person, asked(), 'objection');
  }

  /** Lets everything succeed except calls to this service, until nothing else is pending or `isEnough`. */
  async #finishAllBut(person: Person, service: Service, isEnough = () => false): Promise<void> {
    const next = () => person.injector?.held.findIndex((held) => held.service !== service) ?? -1;
    while (next() >= 0 && !isEnough()) await this.#decide(person, next(), 'well');
  }

  async #finish(person: Person): Promise<void> {
    const isHeld = () => (person.injector?.held.length ?? 0) > 0;
    while (isHeld()) {
      while (isHeld()) await this.#decide(person, 0, 'well');
      await calm();
    }
  }

  async #listenAgain(person: Person, listener: Listener | undefined): Promise<void> {
    if (!listener?.generationId || listener.isConnected) return;
    const { ledger } = await person.inspect();
    const row = ledger.find(({ id }) => id === listener.generationId);
    if (row) await person.listen(listener, row.kind);
  }

  async #listenAnew(person: Person, which: number): Promise<void> {
    const { ledger } = await person.inspect();
    const row = nth(
      ledger.filter(({ id }) => !isDeleted(id)),
      which,
    );
    if (!row) return;
    const listener = new Listener(row.id, (what) => person.wrong(what));
    person.listeners.push(listener);
    await person.listen(listener, row.kind);
  }

  async #pass(ms: number): Promise<void> {
    stage.world.pass(ms);
    await Promise.all(this.#people.map((person) => person.ring()));
    await calm();
  }

  /** Lets everything succeed from now on, until nothing more happens. */
  async #settle(): Promise<void> {
    stage.world.speechOff = null;
    stage.world.comeBack();
    for (const person of this.#people) person.misplace(null);
    for (let round = 0; round < ROUNDS; round++) {
      for (const person of this.#people) {
        if (person.leaving === 'asked') person.leave(null);
        await calm();
        await this.#finish(person);
      }
      await calm();
      const settled = await Promise.all(this.#people.map((person) => isSettled(person)));
      if (settled.every(Boolean)) return this.#people[0]!.handOverAgain();
      await this.#passToAlarms();
    }
    for (const person of this.#people) {
      const { ledger } = await person.inspect();
      for (const { id, kind, status } of ledger.filter(isUnsettled))
        person.wrong(`stuck: ${kind} ${id} ${status}`);
      for (const what of person.waiting.values()) person.wrong(`never answered: ${what}`);
      for (const id of (await person.inspect()).pending) person.wrong(`stuck: the reading of ${id}`);
      if (person.leaving !== 'no' && person.leaving !== 'done') person.wrong('the account was not deleted');
    }
  }

  /** Time passes to the next alarm of a day, and alarms that are due are delivered; so is the minute's cron. */
  async #passToAlarms(): Promise<void> {
    const alarms = await Promise.all(this.#people.map(async (person) => (await person.inspect()).alarm));
    const next = Math.min(...alarms.filter((alarm) => alarm !== null)) - now();
    await this.#pass(next > MINUTE_MS && next <= DAY_MS ? next : MINUTE_MS);
    for (const person of this.#people) {
      const { alarm } = await person.inspect();
      if (alarm !== null && alarm <= now()) await person.ringAlarm(1);
    }
    await this.#people[0]!.handOverAgain();
    await calm();
  }

  async #checkMoving(): Promise<void> {
    for (const person of this.#people) {
      // A dead object is checked when it wakes.
      if (person.injector) checkMoving(await person.inspect(), person.userId);
    }
  }

  async #inspectAll(): Promise<Inspected[]> {
    return Promise.all(this.#people.map((person) => person.inspect()));
  }

  async #check(): Promise<void> {
    for (const person of this.#people) await person.deliverAll();
    const homes = await this.#inspectAll();
    for (const [position, person] of this.#people.entries()) {
      const home = homes[position]!;
      const { ledger } = home;
      for (const { id, kind, status, attempt, restarts } of ledger) {
        if (isOfSchedule(id)) count(`${kind}: ${status}${attempt - restarts > 1 ? ', begun again' : ''}`);
        if (restarts > 0) count(`narration: ${status}, in another voice`);
      }
      checkLimits(person, ledger);
      checkWithdrawn(person, home);
      checkVoices(person, ledger);
      await checkNights(person, home);
      await checkSentences(person);
      await this.#reconnectAll(person, ledger);
      await checkAccount(person, home);
      await checkDeleted(person, home);
      await checkOwnWords(person, home);
    }
    const directory = await readDirectory();
    for (const [position, person] of this.#people.entries()) {
      checkAgreement(person, homes[position]!, directory);
      await checkWords(person, homes[position]!, directory);
    }
    checkMailboxes(directory);
    checkCounted(this.#people, homes, directory);
    checkFiles(this.#people, homes);
    const files = new Set(stage.world.files.keys());
    while ((await this.#inspectAll()).some(({ toDelete }) => toDelete.length > 0)) {
      count('a day later');
      const left = stage.world.elapsed;
      await this.#passToAlarms();
      for (const person of this.#people) await this.#finish(person);
      await calm();
      if (stage.world.elapsed - left > DAY_MS) break;
    }
    const cleared = await this.#inspectAll();
    checkCleared(files, this.#people, cleared);
    for (const [position, person] of this.#people.entries()) checkDocuments(person, cleared[position]!);
  }

  /** Every listener reconnects for the rest, and every unobserved story gets a listener. */
  async #reconnectAll(person: Person, ledger: LedgerRow[]): Promise<void> {
    if (person.leaving === 'done') return;
    // Only some of the finished listeners reconnect: each queries the database.
    const curious = person.listeners.filter(({ end }, position) => position === 0 || end === null);
    const heard = new Set(person.listeners.map(({ generationId }) => generationId));
    const unheard = ledger
      .filter(
        ({ id, kind, status }) =>
          kind === 'story' && status === 'saved' && isOfSchedule(id) && !heard.has(id),
      )
      .map(({ id }) => new Listener(id, (what) => person.wrong(what)));
    for (const listener of [...curious, ...unheard]) {
      const row = ledger.find(({ id }) => id === listener.generationId);
      if (!row) continue;
      await listener.hangUp();
      const status = await person.listen(listener, row.kind);
      await allAnswered(person);
      const isThere =
        row.status === 'saved' && !person.removalAsked.has(row.story_id) && !isReplaced(row, ledger);
      const due = row.status === 'saved' ? 'done' : 'error';
      if (status === 200 ? listener.end?.type !== due : isThere)
        person.wrong(`${row.kind} ${row.id} is ${row.status}, but ${status} ${listener.end?.type} was heard`);
      if (!person.own.isChanged(row.story_id)) listener.checkStory();
    }
  }
}

const isDeleted = (id: string) => id.startsWith('deleted');
const isOfSchedule = (id: string) => !isDeleted(id) && !id.startsWith('first');

/** Whether a narration of the same choice came in its place, for another text or other recordings. */
function isReplaced(row: LedgerRow, ledger: LedgerRow[]): boolean {
  const readBy = ({ story_id, request }: LedgerRow) => {
    const { voiceId, cast = false, textEditedAt = null, takes = null } = JSON.parse(request);
    const choice = JSON.stringify([story_id, voiceId, cast, takes !== null]);
    return { choice, text: JSON.stringify([textEditedAt, takes]) };
  };
  const isNarration = ({ kind, status }: LedgerRow) => kind === 'narration' && status === 'saved';
  if (!isNarration(row)) return false;
  const own = readBy(row);
  return ledger
    .filter(isNarration)
    .map(readBy)
    .some(({ choice, text }) => choice === own.choice && text !== own.text);
}

const isUnsettled = ({ status }: { status: string }) => status === 'running' || status === 'written';

async function isSettled(person: Person): Promise<boolean> {
  if (person.waiting.size > 0 || person.leaving === 'asked' || person.leaving === 'asking') return false;
  const { copy, ledger, pending, outbox, toDelete } = await person.inspect();
  if (person.leaving === 'done') return copy === null;
  const isDue = toDelete.some(({ delete_at }) => delete_at <= now());
  return pending.length === 0 && outbox.length === 0 && !isDue && !ledger.some(isUnsettled);
}

/** Waits for streams that should end by themselves. */
async function allAnswered(person: Person): Promise<void> {
  for (let turns = 0; person.waiting.size > 0 && turns < MANY_TURNS; turns++) await turn();
  for (const what of person.waiting.values()) person.wrong(`${what} did not end`);
}
