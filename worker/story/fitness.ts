import type { Finding } from './story-provider.ts';

/**
 * Score limits per category, inclusive. The service's own flags are meant for conversations of adults: too late for
 * children in matters of bodies, self-harm and weapons, too early for the stuff of fairy tales, where wolves swallow
 * grandmothers and giants threaten to grind bones.
 */
const LIMITS: Readonly<Record<string, number>> = {
  sexual: 0.3,
  'sexual/minors': 0.1,
  'self-harm': 0.3,
  'self-harm/intent': 0.3,
  'self-harm/instructions': 0.2,
  illicit: 0.5,
  'illicit/violent': 0.4,
  hate: 0.4,
  'hate/threatening': 0.3,
  harassment: 0.7,
  'harassment/threatening': 0.75,
  violence: 0.8,
  'violence/graphic': 0.4,
};

const isLimited = (category: string) => Object.hasOwn(LIMITS, category);

/** Whether a service weighed any category that has a limit. */
export const isWeighed = (scores: Finding['scores']): boolean => Object.keys(scores).some(isLimited);

/** Reason for a flag without a category. */
export const UNNAMED = 'flagged';

/**
 * Categories that make a text unfit for a child; empty when it is fit. Scores are compared with our limits; a category
 * without a score or limit counts when the service raises it.
 */
export function reasonsAgainst({ flagged, raised, scores }: Finding): string[] {
  const weighed = Object.keys(scores).filter(isLimited);
  const tooHigh = weighed.filter((category) => scores[category]! >= LIMITS[category]!);
  const unweighed = raised.filter((category) => !weighed.includes(category));
  const reasons = [...tooHigh, ...unweighed];
  return flagged && raised.length === 0 && reasons.length === 0 ? [UNNAMED] : reasons;
}
