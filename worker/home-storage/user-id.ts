const IN_EU = 'eu-';

/**
 * Id of a new user: `<uuid>`, or `eu-<uuid>` for a user whose home must be in the EU. A Durable Object cannot change
 * its jurisdiction, so the id says it for good.
 */
export const newUserId = ({ isEU }: { isEU: boolean }): string =>
  `${isEU ? IN_EU : ''}${crypto.randomUUID()}`;

/** The jurisdiction that a user's id names; null for none. */
export const jurisdictionOf = (userId: string): 'eu' | null => (userId.startsWith(IN_EU) ? 'eu' : null);
