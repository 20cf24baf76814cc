import { z } from 'zod';
import type { Finding } from '../story/story-provider.ts';

const score = z.number().min(0).max(1);
const result = z.object({
  flagged: z.boolean(),
  // Null for a category that does not apply to this kind of input.
  categories: z.record(z.string(), z.boolean().nullable()).default({}),
  category_scores: z.record(z.string(), score).default({}),
});
const answer = z.object({ results: z.array(result) });

/**
 * The findings of an answer of the moderation service, in the order of the texts.
 * @throws Error when it is none, or not about exactly these many texts: then nobody has checked anything
 */
export function findingsIn(body: unknown, texts: number): Finding[] {
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw new Error(`no moderation answer: ${parsed.error.issues[0]?.path.join('.')}`);
  const { results } = parsed.data;
  if (results.length !== texts) throw new Error(`${results.length} verdicts on ${texts} texts`);
  return results.map(({ flagged, categories, category_scores: scores }) => ({
    flagged,
    raised: Object.keys(categories).filter((category) => categories[category]),
    scores,
  }));
}
