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

/** Never the ones that switch web security off: CORS and the content security policy are what is tested. */
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
 * The Chromium from npm, with the libraries and the font that a bare machine lacks, in a folder that is gone with this
 * process. What it needs in the environment is set for this process and those that it starts.
 */
async function unpack(): Promise<string> {
  // It brings its libraries along when it believes to be in a certain kind of cloud function.
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
  // Its own settings look for the font where that cloud function would have it. Without any, Chromium ends at the first
  // field whose web font has not come yet.
  writeFileSync(
    join(folder, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  return path;
}

/**
 * A Chromium: the one of `CHROMIUM_PATH`; where it runs, the one from npm, which needs nothing on the machine, is the same
 * everywhere and paints in half the time of a whole browser; else an installed one.
 * @throws Error when there is none
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

/** @param args further switches, such as one that lets audio play without a click */
export async function launchBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = await chromiumPath();
  // After the path, since the packed Chromium sets where its libraries are. Without a UTF-8 locale it cannot save a file
  // under a name with an accent.
  const env = { ...process.env, LANG: 'C.UTF-8' } as Record<string, string>;
  return chromium.launch({ executablePath, args: [...ARGS, ...args], env });
}
