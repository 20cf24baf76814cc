import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

/** No switch that disables web security: CORS and the content security policy are tested. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let unpacked: Promise<string> | undefined;

/**
 * Unpacks the Chromium from npm, with libraries and a font that a bare machine lacks, into a folder deleted with this
 * process. Sets the environment variables that it needs.
 */
async function unpack(): Promise<string> {
  // The package brings its libraries when it detects AWS Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // It unpacks itself into the folder for temporary files.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  const { default: packed } = await import('@sparticuz/chromium');
  const path = await packed.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  // Its own settings look for the font at Lambda's path. Without any font, Chromium crashes at the first field whose
  // web font is not loaded.
  writeFileSync(
    join(folder, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  return path;
}

/**
 * Path of a Chromium: `CHROMIUM_PATH`; else the one from npm, where it runs, which is the same everywhere and paints
 * twice as fast as a full browser; else an installed one.
 * @throws Error without any
 */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') {
    unpacked ??= unpack();
    return unpacked;
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  if (!installed) throw new Error('There is no Chromium on this machine: set CHROMIUM_PATH to one.');
  return installed;
}

/** @param args further switches, for example audio without a click */
export async function launchBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = await chromiumPath();
  // After `chromiumPath`, which sets the library path. Without a UTF-8 locale Chromium cannot save a file name with an
  // accent.
  const env = { ...process.env, LANG: 'C.UTF-8' } as Record<string, string>;
  return chromium.launch({ executablePath, args: [...ARGS, ...args], env });
}
