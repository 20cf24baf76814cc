import { isLimited, MODERATION_LIMITS } from '../providers/moderation-limits.ts';
import type { Finding } from './story-provider.ts';

/** Reason for a flag without a category. */
export const UNNAMED = 'flagged';

/**
 * Categories that make a text unfit for a child; empty when it is fit. Scores are compared with our limits; a category
 * without a score or limit counts when the service raises it.
 */
export function reasonsAgainst({ flagged, raised, scores }: Finding): string[] {
  const weighed = Object.keys(scores).filter(isLimited);
  const tooHigh = weighed.filter((category) => scores[category]! >= MODERATION_LIMITS[category]!);
  const unweighed = raised.filter((category) => !weighed.includes(category));
  const reasons = [...tooHigh, ...unweighed];
  return flagged && raised.length === 0 && reasons.length === 0 ? [UNNAMED] : reasons;
}
