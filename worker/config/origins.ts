import type { Env } from '../env.ts';

/** Origins that may use the API with credentials, and redirect targets. */

type OriginSettings = Pick<Env, 'APP_ORIGINS' | 'ENVIRONMENT'>;

/** Whether the app is served at this origin. */
export const isOriginOfApp = (
  { APP_ORIGINS }: Pick<OriginSettings, 'APP_ORIGINS'>,
  origin: string,
): boolean => APP_ORIGINS.split(',').includes(origin);

/** Origin of the app for addresses that outlive a request. */
export const mainOriginOfApp = ({ APP_ORIGINS }: Pick<OriginSettings, 'APP_ORIGINS'>): string =>
  APP_ORIGINS.split(',')[0]!;

/** Whether pages of this origin may call the API with credentials. */
export function isAllowedOrigin(env: OriginSettings, origin: string): boolean {
  if (isOriginOfApp(env, origin)) return true;
  return env.ENVIRONMENT === 'development' && /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin);
}

/** Whether this host serves the app. */
export function isHostOfApp(env: OriginSettings, hostname: string): boolean {
  if (env.APP_ORIGINS.split(',').some((origin) => new URL(origin).hostname === hostname)) return true;
  return env.ENVIRONMENT === 'development' && (hostname === 'localhost' || hostname === '127.0.0.1');
}

/**
 * Normalises the address of an app page as browsers do, so that the checked address is the used one.
 * @returns null for another site, or an address with a user name or password
 */
export function pageOfApp(env: OriginSettings, address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, username, password, href } = new URL(address);
  return isAllowedOrigin(env, origin) && username === '' && password === '' ? href : null;
}
