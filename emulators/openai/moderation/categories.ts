export const categories = [
  'harassment',
  'harassment/threatening',
  'hate',
  'hate/threatening',
  'illicit',
  'illicit/violent',
  'self-harm',
  'self-harm/intent',
  'self-harm/instructions',
  'sexual',
  'sexual/minors',
  'violence',
  'violence/graphic',
] as const;

export type Category = (typeof categories)[number];

/** Regular expressions over folded text, matched as whole words, that raise these categories to this score. */
export type Rule = { raises: readonly Category[]; score: number; patterns: readonly string[] };
