import { createMiddleware } from 'hono/factory';
import { ownerOf } from '../admin/owner.ts';
import { isAllowedOrigin } from '../config/origins.ts';
import { ApiError } from '../errors/refusal.ts';
import type { App } from './context.ts';
import { declareRefusals } from './refusals.ts';

const REFUSALS = ['not_found', 'origin_not_allowed'] as const;

/**
 * Guard of the owner's pages: an assertion of Cloudflare Access, and for a form the origin of the app, since a browser
 * sends the assertion with forms of other sites as well. Any other caller gets the answer of a missing page.
 */
export const requireOwner = declareRefusals(
  REFUSALS,
  createMiddleware<App>(async (c, next) => {
    const owner = await ownerOf(c.env, c.req.header('cf-access-jwt-assertion'), Date.now());
    if (owner === null) throw new ApiError('not_found');
    const isForm = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    if (isForm && !isAllowedOrigin(c.env, c.req.header('origin') ?? ''))
      throw new ApiError('origin_not_allowed');
    c.set('owner', owner);
    await next();
  }),
);
