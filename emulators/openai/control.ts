import type { Context } from 'hono';
import type { Emulator } from './emulator.ts';
import { knobsSchema } from './knobs.ts';
import { readBody } from './request-body.ts';

/** The emulator's own routes under `/__emulator`, which OpenAI does not have. */
const knobChange = knobsSchema.partial();

export async function turnKnobs(c: Context, { knobs }: Emulator): Promise<Response> {
  return c.json(knobs.turn(await readBody(c, knobChange)));
}

export function showKnobs(c: Context, { knobs }: Emulator): Response {
  return c.json(knobs.current);
}

export function resetKnobs(c: Context, { knobs }: Emulator): Response {
  return c.json(knobs.reset());
}

export function showLog(c: Context, { log }: Emulator): Response {
  return c.json(log.entries);
}

export function clearLog(c: Context, { log }: Emulator): Response {
  log.clear();
  return c.body(null, 204);
}
