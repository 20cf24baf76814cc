import { expect, test } from 'vitest';
import type { ExampleDocument } from '../../../../contract/schemas/examples.ts';
import { paragraphsOf } from '../story-text/paragraphs.ts';
import { type ExampleText, loadText, type TextSteps } from './text-loading.ts';

const SENTENCES = [{ index: 0, paragraph: 0, text: 'Érase una vez.' }];
const document = {
  content: 'Érase una vez.',
  sentences: SENTENCES,
  narration: null,
} as Partial<ExampleDocument>;
const KEPT: ExampleText = { sentences: [{ index: 0, paragraph: 0, text: 'Guardado.' }], narration: null };

/**
 * Runs the loader with these steps working and all others failing; returns the result and the order of the attempts.
 */
async function load(open: Partial<TextSteps>) {
  const tried: string[] = [];
  const kept: ExampleText[] = [];
  const closed = (name: string) => async () => {
    throw new Error(`${name} is closed`);
  };
  const steps: TextSteps = {
    storage: closed('storage'),
    direct: closed('direct'),
    proxy: closed('proxy'),
    bundled: closed('bundled'),
    readKept: async () => null,
    keep: async (text) => void kept.push(text),
    ...open,
  };
  for (const name of ['storage', 'direct', 'proxy', 'bundled'] as const) {
    const step = steps[name] as () => Promise<never>;
    steps[name] = () => {
      tried.push(name);
      return step();
    };
  }
  const reasons: unknown[] = [];
  const text = await loadText(steps, new AbortController().signal, (reason) => reasons.push(reason));
  return { text, tried, kept, reasons };
}

// @spec 4.40
test('the story comes from storage with its sentences, and is cached', async () => {
  const { text, tried, kept } = await load({ storage: async () => document as ExampleDocument });
  expect(text).toEqual({ kind: 'own', sentences: SENTENCES, narration: null });
  expect(tried).toEqual(['storage']);
  expect(kept).toHaveLength(1);
});

test('storage without the text counts as failed', async () => {
  const storage = async () => ({ ...document, content: null }) as ExampleDocument;
  const { text, tried } = await load({ storage, direct: async () => 'Del archivo.' });
  expect(text).toMatchObject({ kind: 'own', sentences: [{ text: 'Del archivo.' }] });
  expect(tried).toEqual(['storage', 'direct']);
});

// @spec 4.40
test('the file is fetched directly, then by the hidden page', async () => {
  const { text, tried, reasons } = await load({ proxy: async () => 'Uno.\n\nDos.\n' });
  expect(text).toMatchObject({ kind: 'own', sentences: [{ text: 'Uno.' }, { text: 'Dos.', paragraph: 1 }] });
  expect(tried).toEqual(['storage', 'direct', 'proxy']);
  expect(reasons).toHaveLength(2);
});

test('an empty file counts as failed', async () => {
  const { text } = await load({ direct: async () => ' \n', proxy: async () => 'Uno.' });
  expect(text).toMatchObject({ kind: 'own', sentences: [{ text: 'Uno.' }] });
});

test('a recently cached text is shown without a request', async () => {
  const { text, tried } = await load({ readKept: async () => ({ text: KEPT, isFresh: true }) });
  expect(text).toEqual({ kind: 'own', ...KEPT });
  expect(tried).toEqual([]);
});

test('an old cached text is requested again, and preferred to another story', async () => {
  const readKept = async () => ({ text: KEPT, isFresh: false });
  const bundled = async () => ({ title: 'Brasa', language: 'es', content: 'Otro.' }) as const;
  const { text, tried } = await load({ readKept, bundled });
  expect(text).toEqual({ kind: 'own', ...KEPT });
  expect(tried).toEqual(['storage', 'direct', 'proxy']);
});

// @spec 3.30, 4.40
test('a bundled story replaces an unavailable one, and is never cached in its place', async () => {
  const bundled = async () => ({ title: 'Brasa', language: 'es', content: 'Brasa no volaba.' }) as const;
  const { text, kept } = await load({ bundled });
  expect(text).toMatchObject({ kind: 'bundled', title: 'Brasa', sentences: [{ text: 'Brasa no volaba.' }] });
  expect(kept).toEqual([]);
});

// @spec 4.40, 4.41
test('an apology remains when every step fails', async () => {
  const { text, tried } = await load({});
  expect(text).toEqual({ kind: 'failed' });
  expect(tried).toEqual(['storage', 'direct', 'proxy', 'bundled']);
});

test('paragraphs are lines, without empty ones', () => {
  expect(paragraphsOf('a\r\n\r\n  b \n').map(({ text }) => text)).toEqual(['a', 'b']);
});

test('a closed story ends the search', async () => {
  const closed = new AbortController();
  const tried: string[] = [];
  const fail = (name: string) => async () => {
    tried.push(name);
    closed.abort(new Error('closed'));
    throw new Error(name);
  };
  const steps: TextSteps = {
    storage: fail('storage'),
    direct: fail('direct'),
    proxy: fail('proxy'),
    bundled: fail('bundled'),
    readKept: async () => null,
    keep: async () => {},
  };
  const loading = loadText(steps, closed.signal, () => {});
  await expect(loading).rejects.toThrow('closed');
  expect(tried).toEqual(['storage']);
});
