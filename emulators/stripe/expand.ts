import { invalidRequest } from './errors.ts';
import { lineItemsOf } from './line-items.ts';
import type { World } from './world.ts';

/** The object with this id, in any collection. */
function objectOf(world: World, id: string): object | undefined {
  return (
    world.customers[id] ??
    world.subscriptions[id] ??
    world.invoices[id] ??
    world.invoicePayments[id] ??
    world.refunds[id] ??
    world.products[id] ??
    world.prices[id] ??
    world.checkoutSessions[id] ??
    world.paymentMethods[id]
  );
}

function expandPath(world: World, target: unknown, path: string[], whole: string): void {
  const [key, ...rest] = path;
  if (key === undefined || typeof target !== 'object' || target === null) return;
  if (Array.isArray(target)) {
    for (const item of target) expandPath(world, item, path, whole);
    return;
  }
  const fields = target as Record<string, unknown>;
  // Absent from every answer that does not expand them.
  if (fields.object === 'checkout.session' && key === 'line_items')
    fields[key] ??= lineItemsOf(world, String(fields.id));
  if (!(key in fields)) {
    throw invalidRequest(`This property cannot be expanded (${whole}).`, 'expand');
  }
  const value = fields[key];
  if (typeof value === 'string') fields[key] = structuredClone(objectOf(world, value)) ?? value;
  expandPath(world, fields[key], rest, whole);
}

/** A copy in which the ids at paths such as `data.latest_invoice` are replaced by objects. */
export function expanded<Answer extends object>(world: World, answer: Answer, paths: string[]): Answer {
  const copy = structuredClone(answer);
  for (const path of paths) expandPath(world, copy, path.split('.'), path);
  return copy;
}
