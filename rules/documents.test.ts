import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { TOOLS } from '../scripts/tool.ts';
import { DOCUMENT_WIDTH } from '../tools/documents/wrap.ts';
import { filesNamed } from './source-files.ts';

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

test.each(DOCUMENTS)('%s links to and names only files and headings that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const links = matches(text, /\]\((?!https?:)([^)\s]+)\)/g);
  const files = matches(
    text,
    /`((?:contract|picture|words|worker|web|emulators|storyteller|content|scripts|rules|testkit|tools|studio|e2e|bench)\/[\w./-]+\.\w+)`/g,
  );
  expect(links.filter((link) => !isLinked(document, link))).toEqual([]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('documents, comments, mails and errors name only commands that exist', () => {
  const files = [
    ...DOCUMENTS,
    ...filesNamed(/\.(tsx?|json|toml|md)$/),
    '.ci/run',
    '.ci/weekly',
    '.dev.vars.example',
    'web/.env.development',
  ];
  const unknown = [...new Set(files)].flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/\n[\s*/#]*/g, ' ');
    const commands = matches(text, /npm run (?:--silent )?([\w:-]+)/g).filter((name) => !(name in scripts));
    const tools = matches(text, /npm run tool -- ([a-z][\w-]*)/g).filter((name) => !(name in TOOLS));
    return [...commands, ...tools].map((name) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

/** Shell commands of a document: lines of its blocks, and inline code. */
function commandsOf(document: string): string[] {
  const text = readFileSync(document, 'utf8').replaceAll('\\\n', ' ');
  const blocks = matches(text, /^ *```sh\n([^]*?)```/gm).flatMap((block) => block.split('\n'));
  const prose = text.replaceAll(/^ *```[^]*?```/gm, '').replaceAll(/\s*\n\s*/g, ' ');
  return [...blocks, ...matches(prose, /`([^`]+)`/g)];
}

test('no document has wrangler ask the placeholder database of wrangler.toml', () => {
  const commands = DOCUMENTS.flatMap(commandsOf).filter((command) => command.includes('npx wrangler '));
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((command) => !/wrangler login|--local|--config |\$CONFIG/.test(command))).toEqual(
    [],
  );
});

test('documents are found, with names of files', () => {
  expect(DOCUMENTS).toContain('docs/decisions/001-one-durable-object-per-user.md');
  expect(readFileSync('docs/threat-model.md', 'utf8')).toMatch(/`worker\/[\w/]*hardening\.test\.ts`/);
});
