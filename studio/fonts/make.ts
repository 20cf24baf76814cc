import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Subsets the app's fonts from their packages: Fraunces in the one weight of titles, and both in Latin-1 with
 * typographic punctuation. Needs fonttools 4.38 and brotli (Debian: fonttools python3-brotli).
 */

const OUT = 'web/src/styles/fonts';
const CHARACTERS =
  'U+20-7E,U+A0,U+A1,U+A9-AB,U+B0,U+B7,U+BA,U+BB,U+BF-FF,U+152,U+153,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+20AC,U+2060';

const FRAUNCES = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/fraunces/package.json')));
const ANDIKA = dirname(fileURLToPath(import.meta.resolve('@fontsource/andika/package.json')));

function cut(font: string, name: string): void {
  execFileSync('pyftsubset', [
    font,
    `--unicodes=${CHARACTERS}`,
    '--layout-features=kern,liga',
    // Keeps copyright and licence only: the name Andika is reserved for its publisher's files.
    '--name-IDs=0,13,14',
    '--flavor=woff2',
    `--output-file=${join(OUT, `${name}.woff2`)}`,
  ]);
}

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
const titles = join(folder, 'fraunces-600.ttf');
const variable = join(FRAUNCES, 'files/fraunces-latin-wght-normal.woff2');
execFileSync('fonttools', ['varLib.instancer', '-q', '-o', titles, variable, 'wght=600']);
cut(titles, 'fraunces-600');
for (const weight of [400, 700])
  cut(join(ANDIKA, `files/andika-latin-${weight}-normal.woff2`), `andika-${weight}`);
copyFileSync(join(FRAUNCES, 'LICENSE'), join(OUT, 'fraunces-LICENSE.txt'));
copyFileSync(join(ANDIKA, 'LICENSE'), join(OUT, 'andika-LICENSE.txt'));
rmSync(folder, { recursive: true });
