import type { Env } from '../env.ts';
import { logStrangersLine } from '../logging/stranger-line.ts';
import { verifyIdToken } from '../providers/jwt.ts';

type Settings = Pick<Env, 'ACCESS_TEAM' | 'ACCESS_AUDIENCE' | 'ACCESS_EMAILS'>;

/** Settings of Access; null when one is missing. */
function accessOf({ ACCESS_TEAM, ACCESS_AUDIENCE, ACCESS_EMAILS }: Settings) {
  const owners = (ACCESS_EMAILS ?? '').split(',').flatMap((address) => address.trim().toLowerCase() || []);
  if (!ACCESS_TEAM || !ACCESS_AUDIENCE || owners.length === 0) return null;
  return { team: ACCESS_TEAM, audience: ACCESS_AUDIENCE, owners };
}

/** Whether this deployment has the owner's pages. */
export const hasAdmin = (settings: Settings): boolean => accessOf(settings) !== null;

/**
 * The owner of an assertion of Cloudflare Access: signed by the team, for this application, of its people, and of an
 * address in the settings. The log says why another was refused, without its words.
 * @param assertion header `Cf-Access-Jwt-Assertion`
 * @param now milliseconds since the epoch
 * @returns the address; null for anything else, and when Access is not configured or does not answer
 */
export async function ownerOf(
  settings: Settings,
  assertion: string | undefined,
  now: number,
): Promise<string | null> {
  const access = accessOf(settings);
  if (!access) return refused(now, 'not configured');
  if (!assertion) return refused(now, 'no assertion');
  const verified = await verifyIdToken(
    assertion,
    {
      keysUrl: `${access.team}/cdn-cgi/access/certs`,
      issuers: [access.team],
      audience: access.audience,
    },
    now,
  );
  if (!verified.ok) return refused(now, verified.detail);
  const { email, type } = verified.payload;
  // A service token has no address.
  if (type !== 'app' || typeof email !== 'string') return refused(now, 'no person');
  const owner = email.toLowerCase();
  return access.owners.includes(owner) ? owner : refused(now, 'another address');
}

function refused(now: number, why: string): null {
  logStrangersLine('admin', { admin: 'refused', why }, now);
  return null;
}
