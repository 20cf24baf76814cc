import { env } from 'cloudflare:workers';
import type { Env } from '../../../worker/env.ts';
import type { UserCopy } from '../../../worker/home-storage/user.ts';
import type { HomeRpc } from '../../../worker/home/rpc.ts';
import { counted, type Gate, gatedD1 } from './d1.ts';
import { directStub } from './direct-calls.ts';
import { count } from './event-counts.ts';
import { outage } from './fault-injector.ts';
import { gatedR2 } from './r2.ts';
import type { HandOverFault } from './schedule.ts';
import { stage } from './world.ts';

type Tellers = DurableObjectNamespace<HomeRpc>;

export const TELLERS = (env as unknown as { FAULTED_HOMES: Tellers }).FAULTED_HOMES;

/** A D1 or R2 call of a request, counted from 0, that fails before or after its effect. */
export type RequestFault = { call: number; after: boolean };

const withoutLimit = { limit: async () => ({ success: true }) };

/** Calls that never wait for the campaign. */
const IMMEDIATE = ['begin', 'exchange', 'endSession', 'storyFile', 'wake'];
/** The same of the calls by name, `ask` and `open`. */
const IMMEDIATE_METHODS = [
  'user',
  'device',
  'devices',
  'endDevice',
  'endDevices',
  'stories',
  'story',
  'running',
  'writeStory',
  'storyEvents',
  'stopStory',
  'narrationEvents',
  'narration',
  'feed',
  'saveFeed',
  'renewFeed',
  'closeFeed',
  'file',
  'sound',
  'episode',
];

/**
 * Reusable Durable Object and bindings of the first, second or third user of every schedule; creating either takes
 * longer than a schedule.
 */
export class PersonSlot {
  readonly objectId: DurableObjectId;
  readonly env: Env;
  /** Goes wrong at the next hand-over to this home. */
  nextHandOver: HandOverFault | null = null;
  /** Hand-overs that have not arrived yet. */
  late: UserCopy[] = [];
  #faults = new Map<number, RequestFault>();
  #calls = 0;

  private constructor(number: number) {
    this.objectId = TELLERS.idFromName(`slot ${number}`);
    const gate: Gate = async (service, _what, effect) => {
      const fault = this.#faults.get(this.#calls++);
      if (fault?.after === false || stage.world.isGone(service)) throw outage(service);
      const result = await effect();
      if (fault?.after) throw outage(service);
      return result;
    };
    this.env = {
      ...env,
      DB: gatedD1(env.DB, gate),
      FILES: gatedR2(gate),
      HOMES: homesBehind(gate),
      GENERATE_BY_ACCOUNT: withoutLimit,
      GENERATE_BY_ADDRESS: withoutLimit,
    };
  }

  /** Hands a copy over, or does it wrong as planned. */
  async take(copy: UserCopy): Promise<unknown> {
    const fault = this.nextHandOver;
    this.nextHandOver = null;
    if (fault !== null) count(`hand-over: ${fault}`);
    if (fault === 'late' || fault === 'twice') this.late.push(copy);
    if (fault === 'lost' || fault === 'late') throw outage('home');
    const taken = await this.stub.take!(copy);
    if (fault === 'unanswered') throw outage('home');
    return taken;
  }

  /** Delivers a late hand-over. */
  async deliver(which: number): Promise<void> {
    const [copy] = this.late.length === 0 ? [] : this.late.splice(which % this.late.length, 1);
    if (!copy) return;
    count('hand-over: delivered late');
    await this.stub.take!(copy);
  }

  static readonly #slots: PersonSlot[] = [];
  static of(number: number): PersonSlot {
    PersonSlot.#slots[number] ??= new PersonSlot(number);
    return PersonSlot.#slots[number];
  }

  static readonly #ofUsers = new Map<string, PersonSlot>();
  /** Makes the slot the home of a user. */
  house(userId: string): void {
    this.nextHandOver = null;
    this.late = [];
    PersonSlot.#ofUsers.set(userId, this);
  }

  static ofUser(userId: string): PersonSlot {
    const slot = PersonSlot.#ofUsers.get(userId);
    if (!slot) throw new Error(`${userId} is in no schedule`);
    return slot;
  }

  get object(): DurableObjectStub<HomeRpc> {
    return TELLERS.get(this.objectId);
  }

  get stub(): Record<string, Call> {
    return directStub(this.object);
  }

  /** Faults of the next request; those of an earlier one end. */
  plan(fault: RequestFault | null): void {
    this.#faults.clear();
    if (fault) this.#faults.set(this.#calls + fault.call, fault);
  }
}

type Call = (...values: unknown[]) => Promise<unknown>;

/** The homes of the schedule's users, whose calls go through a gate. */
export function homesBehind(gate: Gate): Env['HOMES'] {
  const homes = {
    idFromName: (userId: string) => userId,
    get(userId: string) {
      const slot = PersonSlot.ofUser(userId);
      return new Proxy(slot.stub, {
        get:
          (stub, name: string): Call =>
          (...values) =>
            gate('home', name, () => call(slot, stub, name, values)),
      });
    },
  };
  return homes as unknown as Env['HOMES'];
}

/** Calls a home. The caller does not count as busy while the call may wait for the campaign. */
async function call(slot: PersonSlot, stub: Record<string, Call>, name: string, values: unknown[]) {
  if (name === 'take') return counted(() => slot.take(values[0] as UserCopy));
  const isNamed = name === 'ask' || name === 'open';
  const isImmediate = isNamed ? IMMEDIATE_METHODS.includes(String(values[1])) : IMMEDIATE.includes(name);
  if (isImmediate) return stub[name]!(...values);
  stage.world.busy -= 1;
  try {
    return await stub[name]!(...values);
  } finally {
    stage.world.busy += 1;
    stage.world.moves += 1;
  }
}
