import type { Finding } from './story-provider.ts';

/**
 * From which score on a text is not for a child. The service's own flags are drawn for adults' conversations: for
 * children they come too late in what touches bodies, self-harm and weapons, and too early in what stories are made
 * of, where wolves swallow grandmothers, queens insult mirrors and giants threaten to grind bones.
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

/** The reason when a service flags a text without saying what for. */
export const UNNAMED = 'flagged';

/**
 * Why a text may not be shown to a child, as categories; none when it may. A score is weighed by our limit; a category
 * that has no score, or that we know no limit for, by the service's own flag.
 */
export function reasonsAgainst({ flagged, raised, scores }: Finding): string[] {
  const weighed = Object.keys(scores).filter((category) => category in LIMITS);
  const tooHigh = weighed.filter((category) => scores[category]! >= LIMITS[category]!);
  const unweighed = raised.filter((category) => !weighed.includes(category));
  const reasons = [...tooHigh, ...unweighed];
  return flagged && raised.length === 0 && reasons.length === 0 ? [UNNAMED] : reasons;
}
