/** Longest topic that is told word for word; beyond it only the first words are used. */
const MOST_WORDS = 9;

/** Free text to one plain line: no markup, no control or decorative characters, no shouting, no marker words. */
export function cleanTopic(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}'’\-,.;:!?¿¡ \n]/gu, ' ');
  const sentence = plain.split(/[.;:!?¿¡\n]+/).find((part) => /\p{L}{2}/u.test(part)) ?? '';
  const words = sentence
    .replace(/\s*,\s*/g, ', ')
    .replace(/(^|\s)[-'’,]+|[-'’,]+(?=\s|$)/g, (match) => (match.startsWith(',') ? ',' : ' '))
    .replace(/,+/g, ',')
    .trim()
    .replace(/^[,\s]+|[,\s]+$/g, '')
    .split(/\s+/)
    .map((word) => word.slice(0, 30))
    .filter((word) => word !== ',');
  const line = words.join(' ');
  return line === line.toLocaleUpperCase() && line.length > 4 ? line.toLocaleLowerCase() : line;
}

/** The first words, never ending in a word that promises more ("the", "de", "y"). */
export function shorten(words: string[], dangling: Set<string>, most = MOST_WORDS): string[] {
  const kept = words.slice(0, most);
  if (words.length > most) {
    while (kept.length > 1 && dangling.has((kept.at(-1) ?? '').toLocaleLowerCase())) kept.pop();
  }
  const last = kept.at(-1);
  if (last?.endsWith(',')) kept[kept.length - 1] = last.slice(0, -1);
  return kept;
}

/** The longest word that is not a function word: what a parent would look for in the story. */
export function keyword(words: string[], functionWords: Set<string>): string {
  const plain = words.map((word) => word.replace(/[^\p{L}\p{M}\p{N}'’-]/gu, ''));
  const content = plain.filter((word) => !functionWords.has(word.toLocaleLowerCase()));
  return [...(content.length > 0 ? content : plain)].sort((a, b) => b.length - a.length)[0] ?? '';
}
