import type { Language } from '../../../../contract/options.ts';
import { asProblem, hasTrait, type ProblemFacts } from '../../api/problem.ts';
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
import { roomOf, type Script, scriptFor, sendTake, type Source } from './recorder-requests.ts';

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
  #room: Room | null = null;
  #recording: Recording | null = null;
  #isSending = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT_MS;
  #isClosed = false;
  readonly #unsubscribe: () => void;

  constructor(source: Source, kept = new KeptTakes()) {
    this.#source = source;
    this.#kept = kept;
    this.#unsubscribe = onReturn(() => this.#resume());
  }

  #set(changes: Partial<RoomState>): void {
    if (!this.#isClosed) this.state.set({ ...this.state.read(), ...changes });
  }

  async open(): Promise<void> {
    this.#set({ problem: null });
    try {
      this.#room ??= await this.#kept.room(roomOf(this.#source));
      const { recorder, consentedAt } = this.#room;
      const script = await scriptFor(this.#source, recorder);
      const waiting = await this.#kept.of(roomOf(this.#source));
      const read = new Set([...script.takes, ...waiting].map((take) => placeOf(take.language, take.index)));
      const side = script.sides.find(({ language }) => language === this.#room?.language) ?? script.sides[0]!;
      const isKnown = side.sentences.some(({ index }) => index === this.#room?.index);
      const { language } = side;
      const index = isKnown && this.#room.language ? this.#room.index : (side.sentences[0]?.index ?? 0);
      this.#set({ script, consentedAt, language, index, read, unsent: waiting.length });
      this.#resume();
    } catch (thrown) {
      this.#set({ problem: asProblem(thrown).facts });
    }
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
    if (phase !== 'idle' && phase !== 'recorded') return;
    this.#forgetSound();
    this.#set({ phase: 'asking', heard: null, said: [] });
    try {
      this.#recording = await record();
      if (this.#isClosed) return this.#recording.stop();
      this.#set({ phase: 'recording' });
      const { bytes, type, interruption } = await this.#recording.done;
      this.#set({ phase: 'preparing' });
      await this.#keep(
        { room: roomOf(this.#source), language, index, bytes, type, recordedAt: Date.now() },
        interruption,
      );
    } catch (thrown) {
      this.#set({ phase: 'idle', said: [thrown instanceof MicrophoneError ? thrown.fault : 'failed'] });
    } finally {
      this.#recording = null;
    }
  }

  stop(): void {
    this.#recording?.stop();
  }

  async #keep(take: KeptTake, interruption: Interruption | null): Promise<void> {
    const failure = await this.#kept.add(take);
    const prepared = await this.#prepared(take);
    const said: Said[] = [...(interruption ? [interruption] : []), ...prepared.faults];
    if (prepared.pcm.length === 0) {
      await this.#kept.remove(take);
      this.#set({ phase: 'idle', said });
      return;
    }
    const read = new Set(this.state.read().read).add(placeOf(take.language, take.index));
    const heard = soundAddress(prepared.pcm);
    this.#set({ phase: 'recorded', heard, read, said: [...said, ...(failure ? [failure] : [])] });
    this.#resume();
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
    if (this.#isSending) return;
    this.#isSending = true;
    void this.#send().finally(() => {
      this.#isSending = false;
    });
  }

  async #send(): Promise<void> {
    for (;;) {
      const waiting = await this.#kept.of(roomOf(this.#source));
      this.#set({ unsent: waiting.length });
      const take = [...waiting].sort((a, b) => a.recordedAt - b.recordedAt)[0];
      const { recorder, consentedAt } = this.#room!;
      if (!take || this.#isClosed || !consentedAt) return;
      const { pcm } = await this.#prepared(take);
      try {
        if (pcm.length > 0) await sendTake(this.#source, { ...take, pcm }, { recorder, consentedAt });
        await this.#kept.remove(take);
        this.#wait = FIRST_WAIT_MS;
        this.#set({ unsentBecause: null });
      } catch (thrown) {
        const { facts } = asProblem(thrown);
        // One that will never be taken is not sent for ever; its sentence is to be read again.
        if (facts.code === 'take_unusable') await this.#refused(take);
        else if (this.#isLater(facts)) return;
        else return this.#set({ unsentBecause: facts });
      }
    }
  }

  async #refused(take: KeptTake): Promise<void> {
    await this.#kept.remove(take);
    const read = new Set(this.state.read().read);
    read.delete(placeOf(take.language, take.index));
    const { language, index } = this.state.read();
    const isHere = language === take.language && index === take.index;
    this.#set({ read, ...(isHere && { phase: 'idle', heard: null, said: ['undecodable'] }) });
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
    this.#again = setTimeout(() => this.#resume(), wait);
    return true;
  }
}
