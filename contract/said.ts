/**
 * Characters of a word as it is said: a service may read others as marks of its own. Only its first letter ends the
 * first part, so that a long text is read once.
 */
export const SAID =
  /^(?:(?!\p{Script=Latin})[\p{M}\p{N} '’-])*\p{Script=Latin}[\p{Script=Latin}\p{M}\p{N} '’-]*$/u;
