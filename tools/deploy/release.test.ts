import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { browserReport } from '../../contract/schemas/browser-report.ts';
import { releaseOf } from './release.ts';

test('a release is the tag or the commit, and each changed tree has a name of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.org', ...args], { cwd: folder });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  git('init', '--quiet');
  expect(() => releaseOf(folder)).toThrow('it needs a clone of the repository');
  write('.gitignore', 'owner.json\n');
  write('code.ts', '1');
  git('add', '.');
  git('commit', '--quiet', '-m', 'a');
  const { name: commit } = releaseOf(folder);
  expect(commit).toMatch(/^[0-9a-f]{12}$/);
  git('tag', 'try-it');
  git('tag', 'v1.9.0');
  git('tag', 'v1.10.0');
  write('owner.json', '{}');
  expect(releaseOf(folder)).toEqual({ name: 'v1.10.0', changed: [] });

  const names = new Set<string>();
  const changes: [file: string, text: string][] = [
    ['code.ts', '2'],
    ['code.ts', '3'],
    ['new one.ts', '1'],
    ['new one.ts', '2'],
  ];
  for (const [file, text] of changes) {
    write(file, text);
    const { name, changed } = releaseOf(folder);
    expect(name).toMatch(/^v1\.10\.0-changed-[0-9a-f]{8}$/);
    expect(changed).toContain(file);
    const report = { what: 'error', route: '/', release: name } as const;
    expect(browserReport.parse(report).release).toBe(name);
    names.add(name);
  }
  expect(names.size).toBe(changes.length);
  git('add', '.');
  expect(releaseOf(folder).changed).toEqual(['code.ts', 'new one.ts']);
  git('commit', '--quiet', '-m', 'b');
  expect(releaseOf(folder).name).toMatch(/^[0-9a-f]{12}$/);
});

test('links and repositories among the files that git does not know are part of the name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.org', ...args], { cwd: folder });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '-m', 'a');
  const names = new Set<string>();
  for (const [file, make] of Object.entries({
    node_modules: (path: string) => symlinkSync(folder, path),
    dangling: (path: string) => symlinkSync('nowhere', path),
    'inside/': (path: string) => {
      mkdirSync(path);
      execFileSync('git', ['init', '--quiet'], { cwd: path });
    },
  })) {
    make(join(folder, file));
    const { name, changed } = releaseOf(folder);
    expect(changed).toContain(file);
    names.add(name);
  }
  rmSync(join(folder, 'dangling'));
  symlinkSync('elsewhere', join(folder, 'dangling'));
  names.add(releaseOf(folder).name);
  expect(names.size).toBe(4);
});
