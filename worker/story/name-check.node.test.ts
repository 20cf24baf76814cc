import { describe, expect, test } from 'vitest';
import { hasUnfitName, topicWithoutNames } from './name-check.ts';
import { INSULTS, NO_NAMES, PHRASES } from './name-words.ts';
import { fold } from './search-words.ts';

describe('the name check refuses a list of names', () => {
  test.each([
    ['an insult', 'un faro', 'Gilipollas'],
    ['an insult among names', 'un faro', 'Lucía, Puta y Marcos'],
    ['an insult with capitals and accents', 'a lighthouse', 'CABRÓN'],
    ['an insult in English', 'a lighthouse', 'Ana and Asshole'],
    ['a phrase', 'un faro', 'hijo de puta'],
    ['a phrase that begins in the topic', 'Querido hijo de', 'puta madre'],
    ['a phrase that begins in the topic, of words that are harmless alone', 'a song: kill', 'Yourself'],
    ['a phrase that ends in the topic', 'yourself is a bad idea', 'Kill'],
    ['the name of a criminal', 'un faro', 'Adolf Hitler'],
  ])('for %s', (_, topic, childNames) => {
    expect(hasUnfitName({ topic, childNames })).toBe(true);
  });

  test.each([
    ['una ballena', ''],
    ['una ballena', 'Lucía, Marcos y Zoë'],
    ['una niña que mata el tiempo', 'Dolores'],
    ['a lighthouse', 'Dick and Randy'],
    ['un hijo de la luna', 'Concha, Rosario, Mar'],
    ['hijo de puta', 'Ana'],
    ['un reputado pirata', 'Escarlata'],
  ])('not for ordinary ones: %s, %s', (topic, childNames) => {
    expect(hasUnfitName({ topic, childNames })).toBe(false);
  });
});

describe('topicWithoutNames', () => {
  test.each([
    ['un cuento para Nicolás y su perro', 'Nicolás', 'un cuento para … y su perro'],
    ['NICOLÁS, nicolas y Nicolasa', 'Nicolás', '…, … y Nicolasa'],
    ["Lucía's boat and Ana María", 'Lucía, Ana María', "…'s boat and … …"],
    ['un faro de María de la Luz', 'María de la Luz', 'un faro de … de la …'],
    ['un faro', 'Nicolás', 'un faro'],
    ['un faro', '', 'un faro'],
  ])('has no names: %s', (topic, childNames, sent) => {
    expect(topicWithoutNames({ topic, childNames })).toBe(sent);
  });

  test('keeps words that are no names, even when typed as names', () => {
    const topic = 'su tío y un baño secreto con lejía';
    for (const childNames of ['Tío, Baño, Secreto, Lejía', 'tío, baño, secreto, lejía', 'su, con, un'])
      expect(topicWithoutNames({ topic, childNames })).toBe(topic);
  });

  test('keeps words too long for a name', () => {
    const word = 'Desconocidodelinternet';
    expect(topicWithoutNames({ topic: `va con ${word}`, childNames: word })).toBe(`va con ${word}`);
  });
});

test('the word lists have no duplicates after folding', () => {
  for (const list of [INSULTS, PHRASES, NO_NAMES]) {
    expect(new Set(list.map(fold)).size).toBe(list.length);
    for (const entry of list) expect(entry).toBe(entry.toLowerCase().trim());
  }
});
