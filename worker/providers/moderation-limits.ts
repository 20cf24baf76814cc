/**
 * Score limits per category, inclusive. The service's own flags are meant for conversations of adults: too late for
 * children in matters of bodies, self-harm and weapons, too early for the stuff of fairy tales, where wolves swallow
 * grandmothers and giants threaten to grind bones.
 */
export const MODERATION_LIMITS: Readonly<Record<string, number>> = {
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

export const isLimited = (category: string) => Object.hasOwn(MODERATION_LIMITS, category);

/** Whether a service weighed any category that has a limit. */
export const isWeighed = (scores: Readonly<Record<string, number>>): boolean =>
  Object.keys(scores).some(isLimited);
