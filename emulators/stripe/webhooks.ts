import type { Knobs } from './knobs.ts';
import type { StripeEvent } from './objects/event.ts';
import { signatureOf } from './signature.ts';

/** Stripe retries for three days; a developer's server is back sooner. */
const RETRY_AFTER_MS = [1_000, 5_000, 30_000, 120_000, 600_000];

export type Delivery = {
  event: StripeEvent;
  state: 'kept' | 'waiting' | 'delivered' | 'failed';
  attempts: number;
  /** Status of the last response, or the error. */
  lastAnswer: number | string | null;
};

/** A signed event, to be posted by the test that took it. */
export type SignedEvent = { id: string; type: string; body: string; headers: Record<string, string> };

/** Delivers events to the endpoint, or keeps them until they are taken. */
export class Webhooks {
  readonly deliveries: Delivery[] = [];
  #batch: StripeEvent[] = [];
  readonly #secret: string;
  readonly #knobs: () => Knobs;
  readonly #customerOf: (event: StripeEvent) => string | null;
  readonly #now: () => number;

  constructor(
    secret: string,
    knobs: () => Knobs,
    customerOf: (event: StripeEvent) => string | null,
    now: () => number,
  ) {
    this.#secret = secret;
    this.#knobs = knobs;
    this.#customerOf = customerOf;
    this.#now = now;
  }

  add(event: StripeEvent): void {
    this.#batch.push(event);
  }

  /**
   * Ends an operation: sends its events as configured.
   * @returns their number
   */
  flush(): number {
    const { webhookCopies, webhookDelayMs, webhookOrder, webhookUrl } = this.#knobs();
    const batch = this.#batch;
    this.#batch = [];
    if (webhookOrder === 'reversed') batch.reverse();
    if (webhookOrder === 'shuffled') shuffle(batch);
    const deliveries = Array.from({ length: webhookCopies }, () => batch)
      .flat()
      .map((event): Delivery => ({
        event,
        state: webhookUrl === null ? 'kept' : 'waiting',
        attempts: 0,
        lastAnswer: null,
      }));
    this.deliveries.push(...deliveries);
    if (webhookUrl !== null && deliveries.length > 0) {
      this.#later(webhookDelayMs, async () => {
        for (const delivery of deliveries) await this.#send(delivery);
      });
    }
    return batch.length;
  }

  /** Takes the kept events of a customer, or all, signed at a time in milliseconds since 1970. */
  take(customer: string | null, at: number | null): SignedEvent[] {
    const kept = this.deliveries.filter(
      ({ state, event }) => state === 'kept' && (customer === null || this.#customerOf(event) === customer),
    );
    const signed = kept.map(({ event }) => this.sign(event, at ?? this.#now()));
    for (const delivery of kept) delivered(delivery);
    return signed;
  }

  /** Delivers an event again. */
  again(event: StripeEvent): void {
    const delivery: Delivery = { event, state: 'waiting', attempts: 0, lastAnswer: null };
    this.deliveries.push(delivery);
    this.#later(0, () => this.#send(delivery));
  }

  sign(event: StripeEvent, at: number): SignedEvent {
    const body = JSON.stringify(event);
    const signature = signatureOf(body, this.#secret, Math.floor(at / 1000));
    return {
      id: event.id,
      type: event.type,
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    };
  }

  async #send(delivery: Delivery): Promise<void> {
    const url = this.#knobs().webhookUrl;
    if (url === null) return;
    // Real time: signatures expire after five minutes, whatever the simulated clock says.
    const { body, headers } = this.sign(delivery.event, Date.now());
    try {
      const answer = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) });
      await answer.body?.cancel();
      delivery.lastAnswer = answer.status;
      if (answer.ok) delivered(delivery);
    } catch (error) {
      delivery.lastAnswer = String(error);
    }
    if (delivery.state === 'delivered') return;
    const wait = RETRY_AFTER_MS[delivery.attempts];
    delivery.attempts += 1;
    if (wait === undefined) delivery.state = 'failed';
    else this.#later(wait, () => this.#send(delivery));
  }

  /** Unawaited; a pending delivery does not keep the process alive. */
  #later(ms: number, task: () => Promise<void>): void {
    setTimeout(() => {
      task().catch((error) => console.error('a webhook was not sent', error));
    }, ms).unref();
  }
}

/** The endpoint has accepted the event: nothing of it is pending. */
function delivered(delivery: Delivery): void {
  delivery.state = 'delivered';
  delivery.event.pending_webhooks = 0;
}

function shuffle(events: StripeEvent[]): void {
  for (let last = events.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [events[last], events[other]] = [events[other]!, events[last]!];
  }
}
