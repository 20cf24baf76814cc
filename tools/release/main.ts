import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { checkFigures } from '../../bench/report.ts';
import { type HelpLines, staleLines } from '../../contract/help-lines.ts';
import { inContent } from '../content/in-content.ts';

/**
 * `npm run release -- X.Y.Z`: versions and tags the checked-out commit. Stores the state of this version, dates the
 * `Unreleased` part of `CHANGELOG.md`, names helplines that were read too long ago, commits and tags; pushes nothing.
 * @throws Error when the version is not higher or tagged already, the tree is not clean or not the measured one, or there
 * is nothing to release
 */

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });
const parts = (version: string) => version.split('.').map(Number);

const [version = ''] = process.argv.slice(2);
const { version: last } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('name the version: npm run release -- X.Y.Z');
const [next, before] = [parts(version), parts(last)];
const differs = next.findIndex((number, place) => number !== before[place]);
if (differs < 0 || next[differs]! < before[differs]!) throw new Error(`${version} is not above ${last}`);
if (git('tag', '--list', `v${version}`) !== '') throw new Error(`the tag v${version} is there already`);
if (git('status', '--porcelain') !== '') throw new Error('commit or stash what has changed first');
checkFigures();

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const [, notes = ''] = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? [];
if (notes.trim() === '') throw new Error('CHANGELOG.md says nothing below "## Unreleased"');

run('node', 'tools/release/fixture.ts');
const today = new Date().toISOString().slice(0, 10);
const helpLines: HelpLines = JSON.parse(readFileSync(inContent('help-lines.json'), 'utf8'));
for (const line of staleLines(helpLines, today))
  console.warn(`Read again: ${line.country} ${line.number} (${line.read}), ${line.source}`);
writeFileSync(
  'CHANGELOG.md',
  changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${version} (${today})\n`),
);
run('npm', 'version', version, '--no-git-tag-version');
git('add', '-A');
git('commit', '-m', `Release ${version}`, '-m', notes.trim());
git('tag', '-a', `v${version}`, '-m', notes.trim());
console.log(`Release ${version} is committed and tagged v${version}. Push it with: git push --follow-tags`);
