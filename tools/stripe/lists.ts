import type Stripe from 'stripe';

/** All items of a list of Stripe, newest first, by pages of a hundred. */
export async function all<Item extends { id: string }>(
  list: (query: { limit: number; starting_after?: string }) => Promise<Stripe.ApiList<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const last = items.at(-1);
    const page = await list({ limit: 100, ...(last && { starting_after: last.id }) });
    items.push(...page.data);
    if (!page.has_more) return items;
  }
}
