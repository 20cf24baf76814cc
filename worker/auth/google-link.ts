import { signJwt, verifyJwt } from '../providers/jwt.ts';

/** Pending link of a Google account, until the user types the password of the account with the same address. */
export type WaitingLink = { googleId: string; email: string };

/** Time to find and type a password. */
export const LINK_LIFETIME_S = 600;
const PARTIES = { issuer: 'https://cuentame/api', audience: 'cuentame-google-link' };

export const sealLink = (link: WaitingLink, secret: string, now: number): Promise<string> =>
  signJwt({ googleId: link.googleId, email: link.email }, { secret, ...PARTIES }, LINK_LIFETIME_S, now);

/** @returns null when the seal is not ours or too old */
export async function openLink(
  sealed: string,
  secrets: readonly string[],
  now: number,
): Promise<WaitingLink | null> {
  const opened = await verifyJwt(sealed, ['googleId', 'email'], { secrets, ...PARTIES }, now);
  return opened.ok ? { googleId: opened.googleId, email: opened.email } : null;
}
