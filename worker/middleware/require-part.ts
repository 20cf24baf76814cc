import { createMiddleware } from 'hono/factory';
import { hasPart, servesContracts } from '../config/parts.ts';
import { ApiError } from '../errors/refusal.ts';
import type { App } from './context.ts';
import { declareRefusals } from './refusals.ts';

const CODES = { payments: 'payments_not_configured', mail: 'mail_not_configured' } as const;

/** Guard: refuses what needs a part that this deployment does without. */
export const requirePart = (part: keyof typeof CODES) =>
  declareRefusals(
    [CODES[part]],
    createMiddleware<App>(async (c, next) => {
      if (!hasPart(c.env, part)) throw new ApiError(CODES[part]);
      await next();
    }),
  );

/** Guard: refuses what is about contracts where none was ever sold. */
export const requireContracts = declareRefusals(
  ['payments_not_configured'],
  createMiddleware<App>(async (c, next) => {
    if (!servesContracts(c.env)) throw new ApiError('payments_not_configured');
    await next();
  }),
);
