import type { Env } from '../env.ts';
import type { Order } from '../generation/orders.ts';
import type { Listener, SentenceOrder, TranslationOrder } from './rpc.ts';

/** The user's Durable Object, as routes use it. The only place that names the Durable Object. */
export function homeOf(env: Env, userId: string) {
  const stub = env.HOMES.get(env.HOMES.idFromName(userId));
  return {
    admit: (order: Order) => stub.admit(userId, order),
    readingOver: (storyId: string) => stub.readingOver(userId, storyId),
    events: (generationId: string, listener: Listener) => stub.events(userId, generationId, listener),
    attemptOf: (generationId: string) => stub.attemptOf(userId, generationId),
    storyOutcome: (generationId: string, patienceMs: number) =>
      stub.storyOutcome(userId, generationId, patienceMs),
    narrationOutcome: (generationId: string, patienceMs: number) =>
      stub.narrationOutcome(userId, generationId, patienceMs),
    sleepOutcome: (generationId: string, patienceMs: number) =>
      stub.sleepOutcome(userId, generationId, patienceMs),
    running: () => stub.running(userId),
    stop: (generationId: string) => stub.stop(userId, generationId),
    forgetStory: (storyId: string) => stub.forgetStory(userId, storyId),
    audio: (narrationId: string) => stub.audio(userId, narrationId),
    speakSentence: (order: SentenceOrder) => stub.speakSentence(userId, order),
    translate: (order: TranslationOrder) => stub.translate(userId, order),
    boughtSentences: () => stub.boughtSentences(userId),
    unfinished: () => stub.unfinished(userId),
    storedGenerations: () => stub.storedGenerations(userId),
    forget: () => stub.forget(userId),
    versionsRemaining: (storyId: string) => stub.versionsRemaining(userId, storyId),
  };
}
