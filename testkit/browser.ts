import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
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

/** The Chromium from npm, with the libraries and the font that a bare machine lacks, in a folder of this process's own. */
async function unpack(): Promise<string> {
  // It brings its libraries along when it believes to be in a certain kind of cloud function.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  process.env.TMPDIR = folder;
  const { default: packed } = await import('@sparticuz/chromium');
  const path = await packed.executablePath();
  // Its own settings look for the font where that cloud function would have it. Without any, Chromium ends at the first
  // field whose web font has not come yet.
  writeFileSync(
    join(folder, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  return path;
}

/** A Chromium: the one of `CHROMIUM_PATH`, an installed one, or the one from npm, which needs nothing on the machine. */
export function chromiumPath(): Promise<string> {
  const found = [process.env.CHROMIUM_PATH, ...INSTALLED].find((path) => path && existsSync(path));
  if (found) return Promise.resolve(found);
  unpacked ??= unpack();
  return unpacked;
}

/** @param args further switches, such as one that lets audio play without a click */
export async function launchBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = await chromiumPath();
  // After the path, since the packed Chromium sets where its libraries are. Without a UTF-8 locale it cannot save a file
  // under a name with an accent.
  const env = { ...process.env, LANG: 'C.UTF-8' } as Record<string, string>;
  return chromium.launch({ executablePath, args: [...ARGS, ...args], env });
}
