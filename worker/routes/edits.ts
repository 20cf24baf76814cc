import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { type ProposedSide, sentenceChange, sideRequest } from '../../contract/schemas/edits.ts';
import { ApiError } from '../errors/refusal.ts';
import type { App } from '../middleware/context.ts';
import { jsonBody } from '../middleware/validate.ts';
import { presentStory } from '../story/library.ts';
import { signerOf } from './generation-request.ts';

const { createHandlers } = createFactory<App>();

const storyIdOf = (c: Context<App>): string => c.req.param('id') ?? '';

function indexOf(c: Context<App>): number {
  const number = c.req.param('n') ?? '';
  if (!/^\d{1,6}$/.test(number)) throw new ApiError('not_found');
  return Number(number);
}

/** Changes a sentence of a story, or leaves it out. */
export const changeSentence = createHandlers(jsonBody(sentenceChange), async (c) => {
  const change = { index: indexOf(c), ...c.req.valid('json') };
  const saved = await c.get('home').changeSentence(storyIdOf(c), change);
  return c.json(await presentStory(saved, signerOf(c), Date.now()));
});

/** Proposes the other side of a changed sentence. Nothing is stored. */
export const proposeSide = createHandlers(jsonBody(sideRequest), async (c) => {
  indexOf(c);
  const { text } = await c.get('home').proposeSide(storyIdOf(c), c.req.valid('json').text);
  return c.json({ text } satisfies ProposedSide);
});

export const star = createHandlers(async (c) => {
  await c.get('home').setStar(storyIdOf(c), true);
  return c.body(null, 204);
});

export const unstar = createHandlers(async (c) => {
  await c.get('home').setStar(storyIdOf(c), false);
  return c.body(null, 204);
});
