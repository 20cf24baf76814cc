import { z } from 'zod';

/** Ways in which a service of speech can be told to fail: by a refusal, or by an answer that is none. */
export const FAULTS = [
  '429',
  'quota',
  '500',
  /** Headers, and then nothing. */
  'hang',
  /** Some sound, and then a broken connection. */
  'die',
  'html',
  'silence',
  'nothing',
  /** Sound, but for half of its last sample. */
  'odd',
] as const;
export type Fault = (typeof FAULTS)[number];

const order = z.strictObject({ kind: z.enum(FAULTS), times: z.int().min(1).max(1_000_000) });

/** What a service has been told to do to the next requests. */
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
