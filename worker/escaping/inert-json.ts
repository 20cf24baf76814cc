/** What a server's chat template could read as a role, a turn or a fence. */
const SIGNS = /[<>|`[\]]/g;

/**
 * A text as a JSON string in which no such sign is left: they travel as escapes, which mean the same in JSON. Quotes and line
 * ends cannot leave the string either.
 */
export const inertString = (text: string): string =>
  JSON.stringify(text).replace(SIGNS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
