import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { noSuch } from '../errors.ts';
import { parameters } from '../form-body.ts';
import { newId } from '../ids.ts';
import { end } from '../lifecycle.ts';
import { newCustomer } from '../objects/customer.ts';
import { isLive } from '../objects/subscription.ts';
import { answer, answerList, common, listing, metadata } from './answers.ts';

const fields = {
  ...common,
  email: z.string().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  preferred_locales: z.array(z.string()).optional(),
  metadata,
};
const creation = z.strictObject(fields);
const listQuery = z.strictObject({ ...listing, email: z.string().optional() });

export function customerRoutes(books: Books): Hono {
  const { customers, deletedCustomers, subscriptions } = books.world;
  const deleted = (id: string) => ({ id, object: 'customer', deleted: true });
  const customer = (id: string) => {
    const found = customers[id];
    if (!found) throw noSuch('customer', id);
    return found;
  };
  return new Hono()
    .post('/', async (c) => {
      const { email, name, description, preferred_locales, metadata, expand } = await parameters(c, creation);
      const now = books.clock(null);
      const made = newCustomer({
        id: newId('cus'),
        email: email ?? null,
        name: name ?? null,
        description: description ?? null,
        locales: preferred_locales ?? [],
        metadata: metadata ?? {},
        now,
      });
      customers[made.id] = made;
      books.announce('customer.created', made, now);
      return answer(c, books, made, expand);
    })
    .get('/', async (c) => {
      const query = await parameters(c, listQuery);
      const found = Object.values(customers).filter(
        ({ email }) => query.email === undefined || email === query.email,
      );
      return answerList(c, books, found, query);
    })
    .get('/:id', async (c) => {
      const { expand } = await parameters(c, z.strictObject(common));
      // A deleted customer can be read, with its id only.
      const id = c.req.param('id');
      if (deletedCustomers[id] !== undefined) return c.json(deleted(id));
      return answer(c, books, customer(c.req.param('id')), expand);
    })
    .post('/:id', async (c) => {
      const { expand, metadata, preferred_locales, ...changes } = await parameters(c, creation);
      const changed = customer(c.req.param('id'));
      Object.assign(changed, changes);
      if (preferred_locales) changed.preferred_locales = preferred_locales;
      Object.assign(changed.metadata, metadata);
      return answer(c, books, changed, expand);
    })
    .delete('/:id', (c) => {
      const gone = customer(c.req.param('id'));
      const now = books.clock(gone.id);
      for (const subscription of Object.values(subscriptions)) {
        if (subscription.customer === gone.id && isLive(subscription)) {
          end(books, subscription, 'cancellation_requested', now);
        }
      }
      delete customers[gone.id];
      deletedCustomers[gone.id] = now;
      books.announce('customer.deleted', gone, now);
      return c.json(deleted(gone.id));
    });
}
