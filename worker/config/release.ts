import type { Env } from '../env.ts';

/**
 * Name of the release: the commit that `npm run deploy` gives as a tag, otherwise the platform's id of the version.
 * `dev` locally, where the platform makes up an id at each start.
 */
export function releaseOf({ ENVIRONMENT, VERSION }: Pick<Env, 'ENVIRONMENT' | 'VERSION'>): string {
  return (ENVIRONMENT === 'development' ? null : VERSION?.tag || VERSION?.id) ?? 'dev';
}
