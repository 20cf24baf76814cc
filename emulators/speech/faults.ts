import { z } from 'zod';

/** Faults that a speech service can simulate: refusals, and invalid answers. */
export const FAULTS = [
  '429',
  'quota',
  '500',
  /** Headers without a body that ends. */
  'hang',
  /** Some sound, then a broken connection. */
  'die',
  'html',
  'silence',
  'nothing',
  /** Sound without the last half of its last sample. */
  'odd',
] as const;
export type Fault = (typeof FAULTS)[number];

const order = z.strictObject({ kind: z.enum(FAULTS), times: z.int().min(1).max(1_000_000) });

/** The fault of the next requests. */
export class FaultBoard {
  #next: z.output<typeof order> | null = null;

  /** @throws ZodError */
  set(body: unknown): void {
    this.#next = order.nullable().parse(body);
  }

  take(): Fault | null {
    const now = this.#next;
    if (now) this.#next = now.times > 1 ? { ...now, times: now.times - 1 } : null;
    return now?.kind ?? null;
  }
}
