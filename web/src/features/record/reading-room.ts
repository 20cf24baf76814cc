import type { Language } from '../../../../contract/options.ts';
import { asProblem, hasTrait, type ProblemFacts } from '../../api/problem.ts';
import { session } from '../../api/session.ts';
import { onReturn } from '../../lib/page-return.ts';
import type { StorageFailure } from '../../lib/storage-failure.ts';
import { createStore } from '../../lib/store.ts';
import { decoded, soundAddress } from './decoded.ts';
import { type KeptTake, KeptTakes, type Room } from './kept-takes.ts';
import {
  type Interruption,
  MicrophoneError,
  type MicrophoneFault,
  record,
  type Recording,
} from './microphone.ts';
import { prepareTake, type TakeFault } from './prepared-take.ts';
import { roomOf, type Script, scriptFor, sendTake, type Source, withdrawTake } from './recorder-requests.ts';

/** What is said about the last recording, or about its place. */
export type Said = TakeFault | MicrophoneFault | Interruption | StorageFailure | 'undecodable';

export type RoomState = {
  /** Null while it is loaded. */
  script: Script | null;
  /** Why there is no script. */
  problem: ProblemFacts | null;
  consentedAt: string | null;
  language: Language;
  index: number;
  phase: 'idle' | 'asking' | 'recording' | 'preparing' | 'recorded';
  /** Address of the last take's sound, of this sentence. */
  heard: string | null;
  said: readonly Said[];
  /** Sentences that were read, as `placeOf` names them. */
  read: ReadonlySet<string>;
  /** Takes that are still to be sent, and why they are not. */
  unsent: number;
  unsentBecause: ProblemFacts | null;
};

export const placeOf = (language: Language, index: number) => `${language} ${index}`;

const FIRST: RoomState = {
  script: null,
  problem: null,
  consentedAt: null,
  language: 'es',
  index: 0,
  phase: 'idle',
  heard: null,
  said: [],
  read: new Set(),
  unsent: 0,
  unsentBecause: null,
};

/** Waits between the attempts at a lost line, in milliseconds: doubling up to half a minute. */
const [FIRST_WAIT_MS, LAST_WAIT_MS] = [2_000, 30_000];

/** Sentences of one side. */
export const sentencesOf = ({ script, language }: Pick<RoomState, 'script' | 'language'>) =>
  script?.sides.find((side) => side.language === language)?.sentences ?? [];

/** A reader's session: one sentence after the other, each kept on the device when it ends and then sent. */
export class ReadingRoom {
  readonly state = createStore<RoomState>(FIRST);
  readonly #source: Source;
  readonly #kept: KeptTakes;
  /** Whose story it is, when this device's account reads it. */
  readonly #userId: string | undefined;
  #room: Room | null = null;
  /** Sentences of which the server has a take. */
  #taken = new Set<string>();
  #recording: Recording | null = null;
  #isSending = false;
  /** Whether there is more to be sent than the run in progress knows. */
  #isAsked = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT_MS;
  #isClosed = false;
  readonly #unsubscribe: () => void;

  constructor(source: Source, kept = new KeptTakes()) {
    this.#source = source;
    this.#kept = kept;
    if (source.kind === 'account') this.#userId = session.read()?.user.id;
    this.#unsubscribe = onReturn(() => this.#resume());
  }

  #set(changes: Partial<RoomState>): void {
    if (!this.#isClosed) this.state.set({ ...this.state.read(), ...changes });
  }

  async open(): Promise<void> {
    this.#set({ problem: null });
    try {
      this.#room ??= await this.#kept.room(await roomOf(this.#source));
      this.#set({ consentedAt: this.#room.consentedAt });
      await this.reload();
      this.#resume();
    } catch (thrown) {
      this.#set({ problem: asProblem(thrown).facts });
    }
  }

  /** Reads again what the server has; a recording in progress goes on. @throws Problem */
  async reload(): Promise<void> {
    if (!this.#room) return;
    try {
      const script = await scriptFor(this.#source, this.#room.recorder);
      this.#taken = new Set(script.takes.map(({ language, index }) => placeOf(language, index)));
      const before = this.state.read();
      const isThere = sentencesOf({ ...before, script }).some(({ index }) => index === before.index);
      this.#set({ script, ...(!(before.script && isThere) && this.#placeIn(script)) });
      await this.#count();
    } catch (thrown) {
      const { facts } = asProblem(thrown);
      if (facts.code === 'not_found') {
        this.#recording?.stop();
        await this.#kept.leave(this.#room.room);
        this.#set({ problem: facts });
      }
      throw thrown;
    }
  }

  /** Where the reader was on this device, if it is still there; otherwise the first sentence that nobody has read. */
  #placeIn({ sides }: Script): Pick<RoomState, 'language' | 'index'> {
    const { language, sentences } = sides.find((side) => side.language === this.#room?.language) ?? sides[0]!;
    const known =
      sentences.find(({ index }) => index === this.#room?.index && this.#room.language) ??
      sentences.find(({ index }) => !this.#taken.has(placeOf(language, index))) ??
      sentences[0];
    return { language, index: known?.index ?? 0 };
  }

  /** Counts what is read and what is unsent. @returns the unsent takes, the oldest first */
  async #count(): Promise<KeptTake[]> {
    const waiting = this.#room ? await this.#kept.of(this.#room.room) : [];
    const read = new Set(this.#taken);
    for (const { language, index } of waiting) read.add(placeOf(language, index));
    this.#set({ read, unsent: waiting.length });
    return waiting.sort((a, b) => a.recordedAt - b.recordedAt);
  }

  close(): void {
    this.#isClosed = true;
    this.#recording?.stop();
    clearTimeout(this.#again);
    this.#unsubscribe();
    this.#forgetSound();
  }

  agree(): void {
    const consentedAt = new Date().toISOString();
    this.#remember({ consentedAt });
    this.#set({ consentedAt });
  }

  #remember(changes: Partial<Room>): void {
    if (!this.#room) return;
    this.#room = { ...this.#room, ...changes };
    void this.#kept.save(this.#room);
  }

  #forgetSound(): void {
    const { heard } = this.state.read();
    if (heard) URL.revokeObjectURL(heard);
  }

  /** Goes to a sentence. Nothing while one is being recorded. */
  goTo(language: Language, index: number): void {
    const { phase } = this.state.read();
    if (phase === 'recording' || phase === 'preparing' || phase === 'asking') return;
    this.#forgetSound();
    this.#remember({ language, index });
    this.#set({ language, index, phase: 'idle', heard: null, said: [] });
  }

  /** @param by 1 for the next sentence, -1 for the one before */
  turn(by: 1 | -1): void {
    const { language, index } = this.state.read();
    const sentences = sentencesOf(this.state.read());
    const target = sentences[sentences.findIndex((one) => one.index === index) + by];
    if (target) this.goTo(language, target.index);
  }

  async record(): Promise<void> {
    const { phase, language, index } = this.state.read();
    if (!this.#room || (phase !== 'idle' && phase !== 'recorded')) return;
    this.#forgetSound();
    this.#set({ phase: 'asking', heard: null, said: [] });
    try {
      this.#recording = await record();
      if (this.#isClosed) return this.#recording.stop();
      this.#set({ phase: 'recording' });
      const { bytes, type, interruption } = await this.#recording.done;
      this.#set({ phase: 'preparing' });
      const { room } = this.#room!;
      await this.#keep({ room, language, index, bytes, type, recordedAt: Date.now() }, interruption);
    } catch (thrown) {
      this.#set({ phase: 'idle', said: [thrown instanceof MicrophoneError ? thrown.fault : 'failed'] });
    } finally {
      this.#recording = null;
    }
  }

  stop(): void {
    this.#recording?.stop();
  }

  /** Ends the take of this sentence that a link's reader made, here and at the server. @throws Problem */
  async withdraw(): Promise<void> {
    const { language, index, phase } = this.state.read();
    if (this.#source.kind !== 'link' || !this.#room || phase !== 'idle') return;
    const { room, recorder } = this.#room;
    const take = await this.#kept.at({ room, language, index });
    if (take) await this.#kept.remove(take);
    if (this.#taken.has(placeOf(language, index))) {
      try {
        await withdrawTake(this.#source, recorder, { language, index });
      } catch (thrown) {
        // Ended already, or accepted meanwhile: what the server has now is shown.
        if (asProblem(thrown).facts.code !== 'not_found') throw thrown;
      }
      await this.reload();
    }
    await this.#count();
  }

  async #keep(take: KeptTake, interruption: Interruption | null): Promise<void> {
    if (this.#hasLeft() || this.state.read().problem) return;
    const earlier = await this.#kept.at(take);
    const failure = await this.#kept.add(take);
    const { pcm, faults } = await this.#prepared(take);
    if (pcm.length === 0) {
      await this.#kept.remove(take);
      if (earlier) await this.#kept.add(earlier);
      await this.#count();
      this.#set({ phase: 'idle', said: faults });
    } else {
      await this.#count();
      const said = [...(interruption ? [interruption] : []), ...faults, ...(failure ? [failure] : [])];
      this.#set({ phase: 'recorded', heard: soundAddress(pcm), said });
    }
    this.#resume();
  }

  /** Whether the account left this browser in the middle of a recording, with what was kept of it. */
  #hasLeft(): boolean {
    const now = session.read()?.user.id;
    if (this.#userId === undefined || now === this.#userId) return false;
    return now !== undefined || session.expiry() !== 'token_expired';
  }

  async #prepared(take: KeptTake): Promise<{ pcm: Uint8Array<ArrayBuffer>; faults: Said[] }> {
    try {
      return prepareTake(await decoded(take.bytes));
    } catch {
      return { pcm: new Uint8Array(), faults: ['undecodable'] };
    }
  }

  /** Sends what is not sent yet. One run at a time. */
  #resume(): void {
    clearTimeout(this.#again);
    if (this.#isClosed || !this.#room?.consentedAt) return;
    this.#isAsked = true;
    if (!this.#isSending) void this.#send();
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    try {
      while (this.#isAsked) {
        this.#isAsked = false;
        while (await this.#sendNext());
      }
    } finally {
      this.#isSending = false;
    }
  }

  /** @returns whether there may be another to be sent now */
  async #sendNext(): Promise<boolean> {
    const [take] = await this.#count();
    const { recorder, consentedAt } = this.#room!;
    if (!take || this.#isClosed || !consentedAt) return false;
    // The newest may still be put back for the one before it; then `#keep` resumes.
    if (this.state.read().phase === 'preparing') return false;
    const { pcm, faults } = await this.#prepared(take);
    if (pcm.length === 0) {
      await this.#refused(take, faults);
      return true;
    }
    try {
      await sendTake(this.#source, { ...take, pcm }, { recorder, consentedAt });
      this.#taken.add(placeOf(take.language, take.index));
      await this.#kept.remove(take);
      this.#wait = FIRST_WAIT_MS;
      this.#set({ unsentBecause: null });
      return true;
    } catch (thrown) {
      return this.#goesOn(take, asProblem(thrown).facts);
    }
  }

  /** After a take was not accepted. @returns whether there may be another to be sent now */
  async #goesOn(take: KeptTake, facts: ProblemFacts): Promise<boolean> {
    // One that will never be taken is not sent for ever; its sentence is to be read again.
    if (facts.code === 'take_unusable') {
      await this.#refused(take, ['undecodable']);
      return true;
    }
    // Its sentence is gone; or all of the story, or the link.
    if (facts.code === 'not_found') {
      try {
        await this.reload();
        await this.#kept.remove(take);
        return true;
      } catch (thrown) {
        return this.#waits(asProblem(thrown).facts);
      }
    }
    return this.#waits(facts);
  }

  #waits(facts: ProblemFacts): false {
    if (!this.#isLater(facts)) this.#set({ unsentBecause: facts });
    return false;
  }

  async #refused(take: KeptTake, said: readonly Said[]): Promise<void> {
    await this.#kept.remove(take);
    const { language, index, phase } = this.state.read();
    const isHere = language === take.language && index === take.index;
    if (!isHere || (phase !== 'idle' && phase !== 'recorded')) return;
    this.#forgetSound();
    this.#set({ phase: 'idle', heard: null, said });
  }

  /** Whether it is tried again after a while: a lost line, too many requests, another reader. */
  #isLater(facts: ProblemFacts): boolean {
    const isPassing =
      hasTrait(facts.code, 'passing') ||
      facts.status >= 500 ||
      facts.isRateLimit ||
      facts.code === 'link_in_use';
    if (!isPassing) return false;
    this.#set({ unsentBecause: facts });
    const wait = Math.max(this.#wait, (facts.retryAfter ?? 0) * 1000);
    this.#wait = Math.min(2 * this.#wait, LAST_WAIT_MS);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#resume(), wait);
    return true;
  }
}
