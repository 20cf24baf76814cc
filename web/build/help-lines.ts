import { readFileSync } from 'node:fs';

const FILE = new URL('../../content/help-lines.json', import.meta.url);

/**
 * Helplines of this build, as JSON in the form of `content/help-lines.json`: those of the file, and the owner's by
 * country in place of them.
 * @param env the `VITE_…` settings of this build
 */
export function helpLines(env: Record<string, string>): string {
  const file: object = JSON.parse(readFileSync(FILE, 'utf8'));
  return JSON.stringify({ ...file, ...JSON.parse(env.VITE_HELP_LINES || '{}') });
}
