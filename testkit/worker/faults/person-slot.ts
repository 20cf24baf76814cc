import { env } from 'cloudflare:workers';
import type { Env } from '../../../worker/env.ts';
import { type Gate, gatedD1 } from './d1.ts';
import { outage } from './fault-injector.ts';
import { gatedR2 } from './r2.ts';
import type { FaultedStoryteller } from './storyteller.ts';
import { stage } from './world.ts';

type Tellers = DurableObjectNamespace<FaultedStoryteller>;

export const TELLERS = (env as unknown as { FAULTED_STORYTELLER: Tellers }).FAULTED_STORYTELLER;

/** A call to D1 or R2 that a request makes, counted from 0, and whether it fails after its effect or before. */
export type RequestTrouble = { call: number; after: boolean };

const withoutLimit = { limit: async () => ({ success: true }) };

/** What a request waits for that depends on what the campaign does next. */
const WAITING = [
  ...['storyOutcome', 'narrationOutcome', 'sleepOutcome', 'speakSentence', 'translate'],
  ...['forget', 'forgetStory'],
];

/** What waits likewise while the second opinion on a story is pending. */
const WAITING_FOR_A_READING = ['admit', 'readingOver', 'translate'];

/**
 * What belongs to the first, second or third person of every schedule: a storyteller, and bindings for their requests.
 * Making either takes longer than a whole schedule.
 */
export class PersonSlot {
  readonly objectId: DurableObjectId;
  readonly env: Env;
  #troubles = new Map<number, RequestTrouble>();
  #calls = 0;

  private constructor(number: number) {
    this.objectId = TELLERS.idFromName(`slot ${number}`);
    const gate: Gate = async (service, _what, effect) => {
      const trouble = this.#troubles.get(this.#calls++);
      if (trouble?.after === false) throw outage(service);
      const result = await effect();
      if (trouble?.after) throw outage(service);
      return result;
    };
    const tellers = { idFromName: () => this.objectId, get: () => attended(this.stub) };
    this.env = {
      ...env,
      DB: gatedD1(env.DB, gate),
      FILES: gatedR2(gate),
      STORYTELLER: tellers as unknown as Env['STORYTELLER'],
      GENERATE_BY_ACCOUNT: withoutLimit,
      GENERATE_BY_ADDRESS: withoutLimit,
    };
  }

  static readonly #slots: PersonSlot[] = [];
  static of(number: number): PersonSlot {
    PersonSlot.#slots[number] ??= new PersonSlot(number);
    return PersonSlot.#slots[number];
  }

  get stub(): DurableObjectStub<FaultedStoryteller> {
    return TELLERS.get(this.objectId);
  }

  /** What goes wrong from here on; of an earlier request, nothing any more. */
  plan(trouble: RequestTrouble | null): void {
    this.#troubles.clear();
    if (trouble) this.#troubles.set(this.#calls + trouble.call, trouble);
  }
}

type Call = (...values: unknown[]) => Promise<unknown>;

/** A storyteller whose caller does not count as busy while it waits for what may never come by itself. */
function attended(stub: DurableObjectStub<FaultedStoryteller>) {
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
    // A remote method is no function of ours: it can only be called.
    get: (_, name: string): Call =>
      WAITING.includes(name)
        ? waited(name)
        : async (...values) => {
            const waits = WAITING_FOR_A_READING.includes(name) && (await stub.isBeingRead());
            return waits ? waited(name)(...values) : calls[name]!(...values);
          },
  });
}
