import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { onTestFinished } from 'vitest';
import type { Env } from '../../worker/env.ts';

export type Caps = Pick<Env, 'DAILY_STORIES' | 'DAILY_SPOKEN_CHARACTERS'>;

/** Sets the daily caps for a user's Durable Object until the test ends. */
export async function setCaps(userId: string, caps: Caps): Promise<void> {
  const set = (values: Caps) =>
    runInDurableObject(env.HOMES.get(env.HOMES.idFromName(userId)), (instance) => {
      Object.assign((instance as unknown as { env: Env }).env, values);
    });
  await set(caps);
  onTestFinished(() => set({ DAILY_STORIES: '', DAILY_SPOKEN_CHARACTERS: '' }));
}
