import type { Env } from '../env.ts';

/** Which pages may use the API with credentials, and where people may be sent from it. */

type OriginSettings = Pick<Env, 'APP_ORIGINS' | 'ENVIRONMENT'>;

/** Whether a browser page of this origin may call the API with credentials. */
export function isAllowedOrigin(env: OriginSettings, origin: string): boolean {
  if (env.APP_ORIGINS.split(',').includes(origin)) return true;
  return env.ENVIRONMENT === 'development' && /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin);
}

/** Whether pages of the app are on this host. */
export function isHostOfApp(env: OriginSettings, hostname: string): boolean {
  if (env.APP_ORIGINS.split(',').some((origin) => new URL(origin).hostname === hostname)) return true;
  return env.ENVIRONMENT === 'development' && (hostname === 'localhost' || hostname === '127.0.0.1');
}

/**
 * The address of a page of the app in the form that browsers use, so that what was checked is what people are sent to.
 * @returns null when the address is on another site, or carries a user name or password
 */
export function pageOfApp(env: OriginSettings, address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, username, password, href } = new URL(address);
  return isAllowedOrigin(env, origin) && username === '' && password === '' ? href : null;
}
