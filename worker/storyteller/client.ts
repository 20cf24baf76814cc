import type { Env } from '../env.ts';
import type { Order } from './admission.ts';
import type { Listener } from './event-stream.ts';
import type { Holdings } from './holdings.ts';
import type { Outcome, Storyteller } from './storyteller.ts';

/** A person's storyteller, as routes use it. The one place that names the Durable Object. */
export function storytellerOf(env: Env, userId: string) {
  const stub = env.STORYTELLER.get(env.STORYTELLER.idFromName(userId)) as DurableObjectStub<Storyteller>;
  return {
    admit: (order: Order) => stub.admit(userId, order),
    events: (generationId: string, listener: Omit<Listener, 'cursor'> & { lastEventId: string | null }) =>
      stub.events(userId, generationId, listener),
    epochOf: (generationId: string) => stub.epochOf(userId, generationId),
    outcome: (generationId: string, patienceMs: number): Promise<Outcome> =>
      stub.outcome(userId, generationId, patienceMs) as Promise<Outcome>,
    running: () => stub.running(userId),
    stop: (generationId: string) => stub.stop(userId, generationId),
    settle: (storyId: string) => stub.settle(userId, storyId),
    audio: (narrationId: string) => stub.audio(userId, narrationId),
    unsettled: () => stub.unsettled(userId),
    holdings: (): Promise<Holdings> => stub.holdings(userId),
    forget: () => stub.forget(userId),
    versionsRemaining: (storyId: string) => stub.versionsRemaining(userId, storyId),
  };
}
