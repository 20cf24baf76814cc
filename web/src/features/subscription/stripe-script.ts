import { loadScript } from '../../lib/script-element.ts';

/** Loads Stripe's script, which tells buyers from bots before the checkout page. Rejects when it cannot be loaded. */
export async function loadStripe(): Promise<void> {
  await loadScript(import.meta.env.VITE_STRIPE_SCRIPT);
  if (!('Stripe' in window)) throw new Error('Stripe’s script came without Stripe.');
}
