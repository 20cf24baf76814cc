import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { DOCUMENT_WIDTH } from '../tools/documents/wrap.ts';

const DOCUMENTS = globSync(['*.md', '{docs,bench,content,emulators,storyteller,studio,tools}/**/*.md'], {
  exclude: ['**/node_modules'],
});
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

/** Anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (document: string) =>
  matches(readFileSync(document, 'utf8'), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

const isLinked = (document: string, link: string) => {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  return existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
};

test.each(DOCUMENTS)('%s has lines of at most 120 characters', (document) => {
  const lines = readFileSync(document, 'utf8').split('\n');
  expect(lines.filter((line) => line.length > DOCUMENT_WIDTH)).toEqual([]);
});

test.each(DOCUMENTS)('%s links to and names only files, headings and commands that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const links = matches(text, /\]\((?!https?:)([^)\s]+)\)/g);
  const files = matches(
    text,
    /`((?:contract|picture|worker|web|emulators|storyteller|content|scripts|rules|testkit|tools|studio|e2e|bench)\/[\w./-]+\.\w+)`/g,
  );
  const commands = matches(text, /npm run ([\w:-]+)/g);
  expect(links.filter((link) => !isLinked(document, link))).toEqual([]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});

test('documents are found, with names of files', () => {
  expect(DOCUMENTS).toContain('docs/decisions/001-one-durable-object-per-user.md');
  expect(readFileSync('docs/threat-model.md', 'utf8')).toMatch(/`worker\/[\w/]*hardening\.test\.ts`/);
});
