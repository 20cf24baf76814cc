import { newId } from './ids.ts';
import type { World } from './world.ts';

/** What a checkout session sells: one item of the price that it was opened with. */
export function lineItemsOf(world: World, sessionId: string) {
  const price = world.prices[world.checkoutOrders[sessionId]?.price ?? '']!;
  const amount = price.unit_amount ?? 0;
  const item = {
    id: newId('li', 24),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: 'Cuéntame Premium',
    metadata: null,
    price,
    quantity: 1,
  };
  return {
    object: 'list',
    data: [item],
    has_more: false,
    url: `/v1/checkout/sessions/${sessionId}/line_items`,
  };
}
