import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { invalidRequest, noSuch } from '../errors.ts';
import { parameters } from '../form-body.ts';
import { newId } from '../ids.ts';
import { newPrice, newProduct } from '../objects/price.ts';
import { answer, answerList, common, listing, metadata } from './answers.ts';

const productCreation = z.strictObject({
  ...common,
  name: z.string(),
  tax_code: z.string().optional(),
  metadata,
});
const productChange = z.strictObject({
  ...common,
  name: z.string().optional(),
  tax_code: z.string().optional(),
});
const flag = z.stringbool({ truthy: ['true'], falsy: ['false'] });
const productQuery = z.strictObject({ ...listing, active: flag.optional() });
const priceCreation = z.strictObject({
  ...common,
  currency: z.string().length(3),
  unit_amount: z.coerce.number().int().min(0),
  product: z.string(),
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
  tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
  lookup_key: z.string().optional(),
  transfer_lookup_key: flag.optional(),
});
const priceQuery = z.strictObject({
  ...listing,
  product: z.string().optional(),
  lookup_keys: z.array(z.string()).max(10).optional(),
  active: flag.optional(),
});

export function productRoutes(books: Books): Hono {
  const { products } = books.world;
  return new Hono()
    .post('/', async (c) => {
      const { name, tax_code = null, metadata: marks = {}, expand } = await parameters(c, productCreation);
      const made = {
        ...newProduct({ id: newId('prod'), name, now: books.clock(null) }),
        tax_code,
        metadata: marks,
      };
      products[made.id] = made;
      return answer(c, books, made, expand);
    })
    .post('/:id', async (c) => {
      const { expand, ...changed } = await parameters(c, productChange);
      const found = products[c.req.param('id')];
      if (!found) throw noSuch('product', c.req.param('id'));
      Object.assign(found, changed);
      return answer(c, books, found, expand);
    })
    .get('/', async (c) => {
      const { active, ...asked } = await parameters(c, productQuery);
      const found = Object.values(products).filter((one) => active === undefined || one.active === active);
      return answerList(c, books, found, asked);
    })
    .get('/:id', async (c) => {
      const { expand } = await parameters(c, z.strictObject(common));
      const found = products[c.req.param('id')];
      if (!found) throw noSuch('product', c.req.param('id'));
      return answer(c, books, found, expand);
    });
}

export function priceRoutes(books: Books): Hono {
  const { prices, products } = books.world;
  return new Hono()
    .post('/', async (c) => {
      const given = await parameters(c, priceCreation);
      const { currency, unit_amount, product, recurring, expand, lookup_key = null } = given;
      if (!products[product]) throw noSuch('product', product, 'product', 400);
      if (unit_amount === 0) throw invalidRequest('This emulator sells nothing for free.', 'unit_amount');
      const holder = Object.values(prices).find(
        (price) => lookup_key !== null && price.lookup_key === lookup_key,
      );
      if (holder && !given.transfer_lookup_key)
        throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
      if (holder) holder.lookup_key = null;
      const made = {
        ...newPrice({
          id: newId('price', 24),
          product,
          amount: unit_amount,
          currency: currency.toLowerCase(),
          interval: recurring.interval,
          now: books.clock(null),
        }),
        lookup_key,
        tax_behavior: given.tax_behavior ?? ('unspecified' as const),
      };
      prices[made.id] = made;
      return answer(c, books, made, expand);
    })
    .get('/', async (c) => {
      const query = await parameters(c, priceQuery);
      const found = Object.values(prices).filter(
        ({ product, active, lookup_key }) =>
          (query.product === undefined || product === query.product) &&
          (query.active === undefined || active === query.active) &&
          (query.lookup_keys === undefined ||
            (lookup_key !== null && query.lookup_keys.includes(lookup_key))),
      );
      return answerList(c, books, found, query);
    })
    .get('/:id', async (c) => {
      const { expand } = await parameters(c, z.strictObject(common));
      const found = prices[c.req.param('id')];
      if (!found) throw noSuch('price', c.req.param('id'));
      return answer(c, books, found, expand);
    });
}
