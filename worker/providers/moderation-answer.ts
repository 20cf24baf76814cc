import { z } from 'zod';
import type { Finding } from '../story/story-provider.ts';
import { isWeighed } from './moderation-limits.ts';
import { unusableAnswer } from './provider-error.ts';

/** Rounding tolerance of a score beyond 0 and 1. */
const ROUNDING = 1e-3;

const score = z
  .number()
  .min(-ROUNDING)
  .max(1 + ROUNDING)
  .transform((value) => Math.min(1, Math.max(0, value)));
const result = z
  .object({
    flagged: z.boolean(),
    // Null for a category that does not apply to this kind of input.
    categories: z.record(z.string(), z.boolean().nullable()).default({}),
    category_scores: z.record(z.string(), score),
  })
  // Our limits apply to scores: a text without one of them is not weighed, and fit only by the service's own measure.
  .refine(
    ({ flagged, category_scores: scores }) =>
      isWeighed(scores) || (flagged && Object.keys(scores).length > 0),
  );
const answer = z.object({ results: z.array(result) });

/**
 * The findings in a moderation service's answer, in the order of the texts.
 * @throws ProviderError when the answer is invalid or not about exactly these texts, which are then unchecked
 */
export function findingsIn(body: unknown, texts: number): Finding[] {
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw unusableAnswer('no moderation answer');
  const { results } = parsed.data;
  if (results.length !== texts) throw unusableAnswer(`${results.length} verdicts on ${texts} texts`);
  return results.map(({ flagged, categories, category_scores: scores }) => ({
    flagged,
    raised: Object.keys(categories).filter((category) => categories[category]),
    scores,
  }));
}
