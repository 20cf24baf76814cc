import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { invalidRequest, noSuch } from '../errors.ts';
import { parameters } from '../form-body.ts';
import { newId } from '../ids.ts';
import { newPrice, newProduct } from '../objects/price.ts';
import { answer, answerList, common, listing } from './answers.ts';

const productCreation = z.strictObject({ ...common, name: z.string() });
const priceCreation = z.strictObject({
  ...common,
  currency: z.string().length(3),
  unit_amount: z.coerce.number().int().min(0),
  product: z.string(),
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
});
const priceQuery = z.strictObject({ ...listing, product: z.string().optional() });

export function productRoutes(books: Books): Hono {
  const { products } = books.world;
  return new Hono()
    .post('/', async (c) => {
      const { name, expand } = await parameters(c, productCreation);
      const made = newProduct({ id: newId('prod'), name, now: books.clock(null) });
      products[made.id] = made;
      return answer(c, books, made, expand);
    })
    .get('/', async (c) =>
      answerList(c, books, Object.values(products), await parameters(c, z.strictObject(listing))),
    )
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
      const { currency, unit_amount, product, recurring, expand } = await parameters(c, priceCreation);
      if (!products[product]) throw noSuch('product', product, 'product', 400);
      if (unit_amount === 0) throw invalidRequest('This emulator sells nothing for free.', 'unit_amount');
      const made = newPrice({
        id: newId('price', 24),
        product,
        amount: unit_amount,
        currency: currency.toLowerCase(),
        interval: recurring.interval,
        now: books.clock(null),
      });
      prices[made.id] = made;
      return answer(c, books, made, expand);
    })
    .get('/', async (c) => {
      const query = await parameters(c, priceQuery);
      const found = Object.values(prices).filter(
        ({ product }) => query.product === undefined || product === query.product,
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
