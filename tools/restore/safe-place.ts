import { existsSync, realpathSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** Names that CI services set in every job, with services that do not set `CI`. */
const CI_NAMES = [
  'CI',
  'CONTINUOUS_INTEGRATION',
  'GITHUB_ACTIONS',
  'GITLAB_CI',
  'BUILDKITE',
  'CIRCLECI',
  'TRAVIS',
  'TF_BUILD',
  'TEAMCITY_VERSION',
  'JENKINS_URL',
  'BITBUCKET_BUILD_NUMBER',
  'CODEBUILD_BUILD_ID',
];

/** The path with links resolved, as far as it exists. */
function realPath(path: string): string {
  const full = resolve(path);
  if (existsSync(full)) return realpathSync(full);
  return resolve(realPath(dirname(full)), relative(dirname(full), full));
}

/**
 * Why all texts and addresses of the deployed product must not be copied here; null for a safe place.
 * @param folder that the backup is for
 * @param repository checked-out folder, whose files are committed, packed into artefacts and cached
 */
export function refusalOfPlace(
  folder: string,
  repository: string,
  env: Record<string, string | undefined>,
): string | null {
  const ci = CI_NAMES.find((name) => !['', '0', 'false'].includes((env[name] ?? '').toLowerCase()));
  if (ci)
    return `${ci} is set: a backup is not made on a CI host, whose disks, caches and artefacts belong to others.`;
  const within = relative(realPath(repository), realPath(folder));
  if (within === '' || !(within.startsWith('..') || resolve(within) === within))
    return `${folder} is in the repository, from which files are committed and packed: choose a folder outside.`;
  return null;
}
