import { env } from 'cloudflare:workers';
import type { Env } from '../../../worker/env.ts';
import { type Gate, gatedD1 } from './d1.ts';
import { outage } from './fault-injector.ts';
import type { FaultedHome } from './home.ts';
import { gatedR2 } from './r2.ts';
import { stage } from './world.ts';

type Tellers = DurableObjectNamespace<FaultedHome>;

export const TELLERS = (env as unknown as { FAULTED_HOMES: Tellers }).FAULTED_HOMES;

/** A D1 or R2 call of a request, counted from 0, that fails before or after its effect. */
export type RequestFault = { call: number; after: boolean };

const withoutLimit = { limit: async () => ({ success: true }) };

/** Calls that wait for the campaign. */
const WAITING = [
  ...['storyOutcome', 'narrationOutcome', 'sleepOutcome', 'speakSentence', 'translate'],
  ...['forget', 'forgetStory'],
];

/** Calls that wait for the campaign while a second opinion is pending. */
const WAITING_FOR_A_READING = ['admit', 'readingOver', 'translate'];

/**
 * Reusable Durable Object and bindings of the first, second or third user of every schedule; creating either takes
 * longer than a schedule.
 */
export class PersonSlot {
  readonly objectId: DurableObjectId;
  readonly env: Env;
  #faults = new Map<number, RequestFault>();
  #calls = 0;

  private constructor(number: number) {
    this.objectId = TELLERS.idFromName(`slot ${number}`);
    const gate: Gate = async (service, _what, effect) => {
      const fault = this.#faults.get(this.#calls++);
      if (fault?.after === false) throw outage(service);
      const result = await effect();
      if (fault?.after) throw outage(service);
      return result;
    };
    const tellers = { idFromName: () => this.objectId, get: () => attended(this.stub) };
    this.env = {
      ...env,
      DB: gatedD1(env.DB, gate),
      FILES: gatedR2(gate),
      HOMES: tellers as unknown as Env['HOMES'],
      GENERATE_BY_ACCOUNT: withoutLimit,
      GENERATE_BY_ADDRESS: withoutLimit,
    };
  }

  static readonly #slots: PersonSlot[] = [];
  static of(number: number): PersonSlot {
    PersonSlot.#slots[number] ??= new PersonSlot(number);
    return PersonSlot.#slots[number];
  }

  get stub(): DurableObjectStub<FaultedHome> {
    return TELLERS.get(this.objectId);
  }

  /** Faults of the next request; those of an earlier one end. */
  plan(fault: RequestFault | null): void {
    this.#faults.clear();
    if (fault) this.#faults.set(this.#calls + fault.call, fault);
  }
}

type Call = (...values: unknown[]) => Promise<unknown>;

/** A stub whose caller does not count as busy while a call waits for the campaign. */
function attended(stub: DurableObjectStub<FaultedHome>) {
  const calls = stub as unknown as Record<string, Call>;
  const waited =
    (name: string): Call =>
    async (...values) => {
      stage.world.busy -= 1;
      try {
        return await calls[name]!(...values);
      } finally {
        stage.world.busy += 1;
        stage.world.moves += 1;
      }
    };
  return new Proxy(calls, {
    // A remote method is no function object: it can only be called.
    get: (_, name: string): Call =>
      WAITING.includes(name)
        ? waited(name)
        : async (...values) => {
            const waits = WAITING_FOR_A_READING.includes(name) && (await stub.isBeingRead());
            return waits ? waited(name)(...values) : calls[name]!(...values);
          },
  });
}
