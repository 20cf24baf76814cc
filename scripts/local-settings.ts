import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Local settings of the Worker, derived from one example. */

const EXAMPLE = '.dev.vars.example';
const EXAMPLE_PORTS = { providers: 5002, api: 5001, app: 5173 };

export type Ports = typeof EXAMPLE_PORTS;

/** The example's settings with fresh secrets, for a stack on these ports. */
function settingsFor(ports: Ports, overrides: Record<string, string>): string {
  const example = readFileSync(EXAMPLE, 'utf8')
    .replace(/^#.*Never committed\.\n/, '')
    .replace(/^(\w+_SECRET)=$/gm, (_, name) => `${name}=${randomBytes(32).toString('base64url')}`)
    .replaceAll(`:${EXAMPLE_PORTS.providers}`, `:${ports.providers}`)
    .replaceAll(`:${EXAMPLE_PORTS.api}`, `:${ports.api}`)
    .replaceAll(`:${EXAMPLE_PORTS.app}`, `:${ports.app}`);
  const overridden = Object.keys(overrides).map((name) => new RegExp(`^${name}=.*\\n?`, 'm'));
  const kept = overridden.reduce((text, line) => text.replace(line, ''), example.trimEnd());
  return [kept, ...Object.entries(overrides).map((pair) => pair.join('=')), ''].join('\n');
}

/**
 * Writes settings for `wrangler dev --env-file`.
 * @param overrides values that replace the example's
 */
export function writeSettings(path: string, ports: Ports, overrides: Record<string, string> = {}): void {
  writeFileSync(path, settingsFor(ports, overrides), { mode: 0o600 });
}

/**
 * Creates `.dev.vars` if missing.
 * @returns whether it was created
 */
export function ensureLocalSettings(): boolean {
  if (existsSync('.dev.vars')) return false;
  writeSettings('.dev.vars', EXAMPLE_PORTS);
  return true;
}
