import type { Language } from './options.ts';

// Frequent words of one language only ("no", "me", "a", "he", "come" are in both).
const spanishWords = new Set(
  (
    'el la los las un una unos unas de del y que en con por para se su sus al lo le les te nos mi tu sin hasta desde ' +
    'era es está están son fue había hay muy pero como más cuando todo todos esta este ese esa eso aquí allí ya si sí ' +
    'porque qué quién dónde cómo cuento sobre niño niña noche día casa dijo hola gracias buenas adiós también nunca ' +
    'siempre entonces luego después yo tú él ella ellos vez mamá papá bien mal uno dos tres colorín'
  ).split(' '),
);
const englishWords = new Set(
  (
    'the an of and that in with by for to his her its was were is are be been had has have do did does but how more ' +
    'when all this these those then there here because what who where why story about boy girl my your our without ' +
    'until from once upon hello yes said good night day house also never always it they she we you i not now so very ' +
    'thank thanks goodbye little big home one two three mum mom dad well away back up down out'
  ).split(' '),
);

/** Score of a word: above zero for Spanish, below for English. */
function leaning(word: string): number {
  if (spanishWords.has(word)) return 1;
  if (englishWords.has(word)) return -1;
  if (word.length === 1) return 0;
  if (/[ñáéíóúü]/u.test(word)) return 0.8;
  if (/'(?:s|t|re|ll|ve|d|m)$/u.test(word) || /th|wh|sh|ck|ee|oo|gh|[kw]/u.test(word)) return -0.6;
  if (/(?:ing|ed|ly|tion|ness|[bcdfghjkmpqtvwxy])$/u.test(word)) return -0.4;
  if (/(?:[oa]s?|[aei]r|ción|aban?|ieron|aron)$/u.test(word)) return 0.4;
  return 0;
}

/** Language of a text, or `null` when there is too little evidence. */
export function detectLanguage(text: string): Language | null {
  const words = text.replaceAll('’', "'").match(/[\p{L}']+/gu) ?? [];
  let balance = /[¿¡]/u.test(text) ? 2 : 0;
  for (const [index, original] of words.entries()) {
    const word = original.toLowerCase();
    const known = spanishWords.has(word) || englishWords.has(word);
    // A capitalised unknown word may be a name, which has no language.
    const name = !known && original !== word;
    balance += leaning(word) * (name ? (index === 0 ? 0.5 : 0) : 1);
  }
  if (Math.abs(balance) < 0.5) {
    return null;
  }
  return balance > 0 ? 'es' : 'en';
}
