/** A claim of a JWT; undefined without it. Only the server verifies tokens. */
function claimOf(token: string, claim: 'exp' | 'iat' | 'sub'): unknown {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))[claim];
  } catch {
    return undefined;
  }
}

/** Time claim of a JWT in milliseconds since 1970; null without it. */
export function timeIn(token: string, claim: 'exp' | 'iat'): number | null {
  const time = claimOf(token, claim);
  return typeof time === 'number' ? time * 1000 : null;
}

/** Whether the token is certainly of another user than the one with this id. */
export function isOfAnother(token: string, userId: string): boolean {
  const subject = claimOf(token, 'sub');
  return typeof subject === 'string' && subject !== userId;
}
