import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFarAbove } from '../../contract/level/bands.ts';
import { splitWords } from '../../contract/level/words.ts';
import type { Language } from '../../contract/options.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { HandClock } from '../../testkit/worker/hand-clock.ts';
import { runs } from '../../testkit/worker/runs.ts';
import type { ParsedPiece } from './pair-cutter.ts';
import {
  REWRITE_MS,
  type RewriteOutcome,
  type Rewriting,
  rewritePrompt,
  simplifyHardSentences,
} from './rewriting.ts';
import type { ProsePiece } from './story-cutter.ts';
import { splitStory } from './story-text.ts';

const LONG =
  'Casilda miró el sobre azul durante mucho tiempo y después lo dobló con cuidado y lo guardó debajo de la gorra con las otras tres cartas viejas.';
const EASY =
  'Casilda miró el sobre azul durante mucho tiempo. Después lo dobló con cuidado. Lo guardó debajo de la gorra con las otras tres cartas viejas.';
const SHORT = ['La tortuga anda.', 'El mar ríe.', 'Hoy ve a Casilda.'];

async function* cutsOf(sentences: readonly string[]): AsyncGenerator<ProsePiece> {
  yield { type: 'title', title: LONG };
  for (const [index, text] of sentences.entries()) yield { type: 'sentence', index, paragraph: 0, text };
}

/** Simplifies the sentences. @returns the emitted sentences, the outcomes and the prompts */
async function told(sentences: readonly string[], changes: Partial<Rewriting> = {}) {
  const outcomes: RewriteOutcome[] = [];
  const asked: string[] = [];
  const rewriting: Rewriting = {
    level: 'beginner',
    language: 'es',
    names: [],
    ask: async (prompt) => {
      asked.push(JSON.parse(prompt.user).sentence);
      return EASY;
    },
    areFit: async () => true,
    after: () => () => {},
    ...changes,
  };
  const cuts: ParsedPiece[] = [];
  for await (const cut of simplifyHardSentences(cutsOf(sentences), rewriting, (how) => outcomes.push(how)))
    cuts.push(cut);
  const texts = cuts.flatMap((cut) => (cut.type === 'sentence' ? cut.text : []));
  return { cuts, texts, outcomes, asked };
}

test('a sentence far above its level is replaced by shorter ones with new indices', async () => {
  const { cuts, texts, outcomes } = await told([...SHORT, LONG, 'Fin.']);
  expect(outcomes).toEqual(['rewritten']);
  expect(texts).toEqual([...SHORT, ...cutSentences(EASY, 'es'), 'Fin.']);
  expect(cuts.flatMap((cut) => (cut.type === 'sentence' ? cut.index : []))).toEqual(
    texts.map((_, index) => index),
  );
});

test('the prompt contains the sentence as data and no typed text', () => {
  const { system, user } = rewritePrompt('Un <|sistema|> y «otro».', 'beginner', 'es');
  expect(JSON.parse(user)).toEqual({ sentence: 'Un <|sistema|> y «otro».' });
  expect(user).not.toMatch(/[<>|]/);
  expect(system).toContain('14 palabras');
});

test('at most three sentences are rewritten, never the title or the first two', async () => {
  const { texts, asked, cuts } = await told(Array(8).fill(LONG));
  expect(asked).toHaveLength(3);
  expect(cuts[0]).toEqual({ type: 'title', title: LONG });
  expect(texts.slice(0, 2)).toEqual([LONG, LONG]);
  expect(texts.slice(-3)).toEqual([LONG, LONG, LONG]);
});

test('speech and sentences only slightly above the level stay', async () => {
  const hard = 'Casilda miró el sobre azul y lo dobló con cuidado y lo guardó debajo de la gorra vieja.';
  expect(isFarAbove(splitWords(hard).length, 'beginner')).toBe(false);
  const speech = `—${LONG} —dijo Ana—.`;
  expect(await told([...SHORT, hard, speech])).toMatchObject({ asked: [], texts: [...SHORT, hard, speech] });
  expect((await told([...SHORT, LONG], { level: 'advanced' })).asked).toEqual([]);
});

describe('the original stays when the rewrite', () => {
  test.each<[string, string, RewriteOutcome]>([
    ['has another number', EASY.replace('tres', 'cuatro'), 'numbers'],
    ['has a number more', EASY.replace('Después', 'Después, a las 5,'), 'numbers'],
    ['loses a name', EASY.replace('Casilda', 'Ella'), 'names'],
    ['has another name', EASY.replace('Casilda', 'Matilda'), 'names'],
    ['has a name more', EASY.replace('con cuidado', 'con Pedro'), 'names'],
    ['begins a sentence with a name more', EASY.replace('Después lo', 'Pedro lo'), 'names'],
    ['is no easier', LONG, 'not easier'],
    ['has lost half of it', 'Casilda miró el sobre azul. Tenía tres cartas.', 'not plain'],
    ['has become a dialogue', EASY.replace('Después', '—Después'), 'not plain'],
    ['is two lines of explanation', `Claro:\n${EASY}\n${EASY}`, 'not plain'],
    ['is nothing', '', 'not plain'],
  ])('%s', async (_, answer, how) => {
    const { texts, outcomes } = await told([...SHORT, LONG], { ask: async () => answer });
    expect({ texts, outcomes }).toEqual({ texts: [...SHORT, LONG], outcomes: [how] });
  });

  test('is unfit for children', async () => {
    const checked: string[][] = [];
    const { texts, outcomes } = await told([...SHORT, LONG], {
      areFit: async (some) => {
        checked.push(some);
        return false;
      },
    });
    expect({ texts, outcomes }).toEqual({ texts: [...SHORT, LONG], outcomes: ['unfit'] });
    expect(checked).toEqual([cutSentences(EASY, 'es')]);
  });

  test.each<[string, Partial<Rewriting>]>([
    ['cannot be had', { ask: () => Promise.reject(new Error('down')) }],
    ['cannot be checked', { areFit: () => Promise.reject(new Error('down')) }],
  ])('%s', async (_, changes) => {
    const { texts, outcomes } = await told([...SHORT, LONG], changes);
    expect({ texts, outcomes }).toEqual({ texts: [...SHORT, LONG], outcomes: ['failed'] });
  });

  test('is late, and its request ends', async () => {
    const clock = new HandClock(0);
    let wasHungUpOn = false;
    const telling = told([...SHORT, LONG], {
      ask: (_, signal) =>
        new Promise(() => {
          signal.addEventListener('abort', () => {
            wasHungUpOn = true;
          });
          setImmediate(() => clock.advance(REWRITE_MS));
        }),
      after: (ms, callback) => clock.after(ms, callback),
    });
    const { texts, outcomes } = await telling;
    expect({ texts, outcomes, wasHungUpOn }).toEqual({
      texts: [...SHORT, LONG],
      outcomes: ['late'],
      wasHungUpOn: true,
    });
  });
});

test('no answer changes a name or number, and sentences stay single sentences', async () => {
  const word = fc.constantFrom(
    'Casilda',
    'Pedro',
    'tres',
    'cuatro',
    'mira',
    'el',
    'sobre',
    'azul',
    'y',
    'Luego',
    '5',
  );
  const sentence = fc
    .array(word, { minLength: 3, maxLength: 14 })
    .map((words) => `${words.join(' ').replace(/^./u, (first) => first.toUpperCase())}.`);
  await fc.assert(
    fc.asyncProperty(fc.array(sentence, { minLength: 1, maxLength: 3 }), async (answer) => {
      const { texts, cuts } = await told([...SHORT, LONG, 'Fin.'], { ask: async () => answer.join(' ') });
      const text = texts.join(' ');
      const numbers = (of: string) => of.match(/\b(?:tres|cuatro|\d+)\b/g) ?? [];
      expect(numbers(text)).toEqual(numbers([...SHORT, LONG, 'Fin.'].join(' ')));
      expect(text).not.toContain('Pedro');
      const indices = cuts.flatMap((cut) => (cut.type === 'sentence' ? cut.index : []));
      expect(indices).toEqual(texts.map((_, index) => index));
    }),
    { numRuns: runs(500) },
  );
});

/** Advanced text in answer to a beginner order: our own advanced examples. */
const TOO_HARD: Record<Language, string[]> = {
  es: [
    'el-turno-de-noche',
    'la-croqueta-de-la-verguenza',
    'la-casa-que-cruzo-el-mar',
    'trescientos-doce-compases',
  ],
  en: [
    'the-night-bus-to-anywhere',
    'the-girl-who-saw-nothing',
    'the-marrow-spy',
    'the-bear-who-missed-the-snow',
  ],
};

/** Cuts a sentence where it can be cut without another word, as a careful model does, and takes its time. */
function cutAtSeams(sentence: string): string {
  const [, body = '', end = ''] = /^(.*?)([.!?…]+)$/su.exec(sentence) ?? [];
  const parts = body.split(/;\s+|,?\s+(?=(?:y|pero|mientras|and|but|while)\s)/u);
  return parts.map((part) => part.replace(/^\p{Ll}/u, (first) => first.toUpperCase())).join('. ') + end;
}

test.each(['es', 'en'] as const)(
  'of a model that writes two levels too hard in %s, fewer sentences are far above, none waits longer than 800 ms',
  async (language) => {
    const tally = { before: 0, after: 0, rewritten: 0, asked: 0, longestWaitMs: 0 };
    for (const id of TOO_HARD[language]) {
      const text = readFileSync(`content/stories/texts/${id}.txt`, 'utf8').trim();
      const sentences = splitStory(text, language);
      const clock = new HandClock(0);
      let wait = 0;
      async function* cuts(): AsyncGenerator<ProsePiece> {
        for (const sentence of sentences) yield { type: 'sentence', ...sentence };
      }
      const rewriting: Rewriting = {
        level: 'beginner',
        language,
        names: [],
        // Each model takes longer than the one before, the fourth too long.
        ask: async (prompt) => {
          wait = 300 * ((tally.asked++ % 4) + 1);
          clock.advance(Math.min(wait, REWRITE_MS));
          if (wait > REWRITE_MS) return new Promise<never>(() => {});
          return cutAtSeams(JSON.parse(prompt.user).sentence);
        },
        areFit: async () => true,
        after: (ms, callback) => clock.after(ms, callback),
      };
      let at = clock.now();
      const told: ParsedPiece[] = [];
      const far = (texts: string[]) =>
        texts.filter((each) => isFarAbove(splitWords(each).length, 'beginner')).length;
      for await (const cut of simplifyHardSentences(cuts(), rewriting, (how) => {
        if (how === 'rewritten') tally.rewritten += 1;
      })) {
        told.push(cut);
        tally.longestWaitMs = Math.max(tally.longestWaitMs, clock.now() - at);
        at = clock.now();
      }
      const texts = told.flatMap((cut) => (cut.type === 'sentence' ? cut.text : []));
      tally.before += far(sentences.map((sentence) => sentence.text));
      tally.after += far(texts);
      // All words are present in order.
      expect(splitWords(texts.join(' ').toLowerCase())).toEqual(
        splitWords(
          sentences
            .map((sentence) => sentence.text)
            .join(' ')
            .toLowerCase(),
        ),
      );
    }
    expect(tally.rewritten).toBeGreaterThan(0);
    expect(tally.after).toBeLessThan(tally.before);
    expect(tally.longestWaitMs).toBeLessThanOrEqual(REWRITE_MS);
  },
);

test('a rewritten sentence loses its translation', async () => {
  const one =
    'Casilda miró el sobre azul mucho tiempo y después lo guardó debajo de la gorra con las otras tres cartas viejas.';
  async function* cuts(): AsyncGenerator<ParsedPiece> {
    for (const [index, text] of [...SHORT, LONG].entries()) {
      yield { type: 'sentence', index, paragraph: 0, text };
      yield { type: 'pair', indices: [index], text: `Side ${index}.` };
    }
  }
  const sides: Record<string, string | null> = {};
  const texts: string[] = [];
  const rewriting: Rewriting = {
    level: 'beginner',
    language: 'es',
    names: [],
    ask: async () => one,
    areFit: async () => true,
    after: () => () => {},
  };
  for await (const cut of simplifyHardSentences(cuts(), rewriting, (how) => expect(how).toBe('rewritten'))) {
    if (cut.type === 'sentence') texts.push(cut.text);
    if (cut.type === 'pair') sides[cut.indices.join()] = cut.text;
  }
  expect(texts).toEqual([...SHORT, one]);
  expect(sides).toEqual({ 0: 'Side 0.', 1: 'Side 1.', 2: 'Side 2.', 3: null });
});
