import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Makes `.dev.vars`, the Worker's local settings, from the example the first time, with secrets of this machine's own.
 * @returns whether it was made now
 */
export function ensureLocalSettings(): boolean {
  if (existsSync('.dev.vars')) return false;
  const example = readFileSync('.dev.vars.example', 'utf8');
  const settings = example
    .replace(/^#.*Never committed\.\n/, '')
    .replace(/^((?:TOKEN|FILE)_SECRET)=$/gm, (_, name) => `${name}=${randomBytes(32).toString('base64url')}`);
  writeFileSync('.dev.vars', settings, { mode: 0o600 });
  return true;
}
