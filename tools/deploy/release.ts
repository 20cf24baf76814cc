import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** `name` is in `/health`, logs and reports of browsers; `changed` are files that differ from the commit. */
export type Release = { name: string; changed: string[] };

/**
 * What git would keep of a file: of a link its target; of a repository inside, which it lists as a folder, its name.
 */
function contentOf(path: string): string | Buffer {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return readlinkSync(path);
  return found.isDirectory() ? '' : readFileSync(path);
}

/**
 * The release that is checked out: its tag (`v1.0.0`) or its commit. Files that differ from it are marked by a digest,
 * so that a name stands for one code: `v1.0.0-changed-1a2b3c4d`.
 * @param folder of the repository
 * @throws Error where git knows no commit, as in a downloaded archive
 */
export function releaseOf(folder = '.'): Release {
  const git = (...args: string[]) => {
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', args, { ...options, maxBuffer: 256 * 1024 * 1024 });
  };
  const lines = (text: string) => text.split('\0').filter((line) => line !== '');
  let commit: string;
  try {
    commit = git('rev-parse', '--short=12', 'HEAD').trim();
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new Error(
      `A deployment is named after its commit, so it needs a clone of the repository: ${(stderr || message).trim()}`,
    );
  }
  const tags = git('tag', '--points-at', 'HEAD', '--sort=-version:refname').split('\n');
  const name = tags.find((tag) => /^v\d+\.\d+\.\d+$/.test(tag)) ?? commit;
  const made = lines(git('ls-files', '--others', '--exclude-standard', '-z'));
  const changed = [...lines(git('diff', 'HEAD', '--name-only', '-z')), ...made];
  if (changed.length === 0) return { name, changed };
  const digest = createHash('sha256').update(git('diff', 'HEAD', '--binary'));
  for (const file of made) digest.update(`\0${file}\0`).update(contentOf(join(folder, file)));
  return { name: `${name}-changed-${digest.digest('hex').slice(0, 8)}`, changed };
}
