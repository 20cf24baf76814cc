import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesNamed } from './source-graph.ts';

/** What has one place in the Worker, beside what the imports say (`dependencies.test.ts`). */

/** The Worker's own sources that say this. */
const saying = (pattern: RegExp) =>
  filesNamed(/^worker\/.*\.tsx?$/).filter(
    (path) => !path.endsWith('.test.ts') && pattern.test(readFileSync(path, 'utf8')),
  );

describe('one place for each outside thing', () => {
  test('one file names the Durable Object', () => {
    expect(saying(/\.STORYTELLER\b/)).toEqual(['worker/storyteller/client.ts']);
  });

  test('one file writes to the log', () => {
    expect(saying(/\bconsole\b/)).toEqual(['worker/log.ts']);
  });

  test('the entry exports the handler and classes only', () => {
    const exported = [...readFileSync('worker/index.ts', 'utf8').matchAll(/^export (.*)$/gm)].map(
      ([, what]) => what,
    );
    expect(exported).toEqual([
      "{ Storyteller } from './storyteller/storyteller.ts';",
      'default { fetch: app.fetch, scheduled } satisfies ExportedHandler<Env>;',
    ]);
  });
});
