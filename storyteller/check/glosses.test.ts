import { expect, test } from 'vitest';
import { TEMPLATES } from '../engine/templates.ts';

/** The displayed word of an entry, without its forms. */
const shown = (entry: string) => entry.split(':')[0]!;
const all = TEMPLATES.flatMap(({ id, words }) =>
  words.map(([es, en]) => ({ id, es: shown(es), en: shown(en), gloss: `${shown(es)} = ${shown(en)}` })),
);

test('verbs are glossed by verbs, and nouns with an article by nouns with one', () => {
  const isVerb = ({ es }: (typeof all)[number]) =>
    /^(?!el |la |los |las ).*[aeií]r(?:se)?(?: de menos)?$/u.test(es);
  const hasArticle = ({ es }: (typeof all)[number]) => /^(?:el|la|los|las) /u.test(es);
  expect(all.filter((word) => /^to /u.test(word.en) !== isVerb(word)).map(({ gloss }) => gloss)).toEqual([]);
  expect(all.filter((word) => /^the /u.test(word.en) && !hasArticle(word)).map(({ gloss }) => gloss)).toEqual(
    [],
  );
});

test('plurals are glossed by plurals', () => {
  const oneSided = all.filter(({ es, en }) => /\bmás\b/u.test(es) !== /\bmore\b/u.test(en));
  expect(oneSided.map(({ gloss }) => gloss)).toEqual([]);
});

test('no template glosses a word twice', () => {
  for (const side of ['es', 'en'] as const) {
    const names = all.map((word) => `${word.id}: ${word[side]}`);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  }
});
