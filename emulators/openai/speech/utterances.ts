const longest = 320;
const betweenSentences = 0.3;
const betweenParagraphs = 0.55;
const betweenParts = 0.12;

/** Text that is synthesised at once, and the silence after it in seconds. */
export type Utterance = { text: string; pauseAfter: number };

const segmenter = new Intl.Segmenter('es', { granularity: 'sentence' });

/** Splits a text into sentences, and long sentences into parts. A text without a word gives an empty list. */
export function splitUtterances(input: string): Utterance[] {
  const utterances: Utterance[] = [];
  for (const paragraph of input.split(/\n+/)) {
    for (const { segment } of segmenter.segment(paragraph)) {
      const sentence = speakable(segment);
      if (!/[\p{L}\p{N}\p{S}]/u.test(sentence)) {
        continue;
      }
      for (const part of splitLong(sentence)) {
        utterances.push({ text: part, pauseAfter: betweenParts });
      }
      utterances[utterances.length - 1]!.pauseAfter = betweenSentences;
    }
    const last = utterances.at(-1);
    if (last !== undefined) {
      last.pauseAfter = betweenParagraphs;
    }
  }
  return utterances;
}

/** Removes markup and eSpeak's own commands, which would be obeyed or read aloud. */
function speakable(text: string): string {
  return text
    .replace(/[<>*_#`~|\\[\]{}]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function splitLong(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > longest) {
    const head = rest.slice(0, longest);
    const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '));
    const space = head.lastIndexOf(' ');
    const end = comma > 60 ? comma + 1 : space > 0 ? space : longest;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}
