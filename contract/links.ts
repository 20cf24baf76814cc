/** Days that a link to a story stays open. `term`: the longest school term, with its holidays. */
export const LINK_DAYS = { week: 7, month: 30, term: 120 } as const;
/** What a link is for: hearing a story, reading it aloud for the family, or hearing all nights of a series. */
export const LINK_SCOPES = ['read', 'record', 'series'] as const;
export type LinkScope = (typeof LINK_SCOPES)[number];

export type LinkTerm = keyof typeof LINK_DAYS;
export const LINK_TERMS = Object.keys(LINK_DAYS) as [LinkTerm, ...LinkTerm[]];

/** Open links of one user. */
export const OPEN_LINKS = 20;
