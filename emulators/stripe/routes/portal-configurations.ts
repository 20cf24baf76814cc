import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { parameters } from '../form-body.ts';
import { newId } from '../ids.ts';
import { answer, answerList, common, listing, metadata } from './answers.ts';

const flag = z.stringbool({ truthy: ['true'], falsy: ['false'] });
const enabled = z.strictObject({ enabled: flag });
const creation = z.strictObject({
  ...common,
  metadata,
  features: z.strictObject({
    customer_update: z
      .strictObject({
        enabled: flag,
        allowed_updates: z.array(z.enum(['address', 'email', 'name', 'phone', 'shipping', 'tax_id'])),
      })
      .optional(),
    invoice_history: enabled.optional(),
    payment_method_update: enabled.optional(),
    subscription_cancel: z
      .strictObject({ enabled: flag, mode: z.enum(['at_period_end', 'immediately']).optional() })
      .optional(),
  }),
});
const query = z.strictObject({ ...listing, active: flag.optional(), is_default: flag.optional() });

/** Settings of the portal. The emulator's pages do not read them. */
export function portalConfigurationRoutes(books: Books): Hono {
  const { portalConfigurations } = books.world;
  return new Hono()
    .post('/', async (c) => {
      const { features, metadata: marks, expand } = await parameters(c, creation);
      const made = {
        id: newId('bpc', 24),
        object: 'billing_portal.configuration',
        active: true,
        application: null,
        created: books.clock(null),
        default_return_url: null,
        features,
        is_default: false,
        livemode: false,
        metadata: marks ?? {},
      };
      portalConfigurations[made.id] = made;
      return answer(c, books, made, expand);
    })
    .get('/', async (c) => {
      const { active, is_default, ...asked } = await parameters(c, query);
      const found = Object.values(portalConfigurations).filter(
        (one) =>
          (active === undefined || one.active === active) &&
          (is_default === undefined || one.is_default === is_default),
      );
      return answerList(c, books, found, asked);
    });
}
