/** Characters of chat templates' roles, turns and fences. */
const SIGNS = /[<>|`[\]]/g;

/**
 * Quotes a text for a prompt as a JSON string with these characters escaped, so that it cannot imitate a role or leave
 * the string.
 */
export const escapeForPrompt = (text: string): string =>
  JSON.stringify(text).replace(SIGNS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
