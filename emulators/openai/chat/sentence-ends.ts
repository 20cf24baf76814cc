/** Offsets (UTF-16) just after the title line, and just after each sentence that follows. */
export function findSentenceEnds(text: string): { title: number | null; sentences: number[] } {
  const title = /^# .*/u.exec(text)?.[0].length ?? null;
  const sentences: number[] = [];
  const pattern = /[.!?…]+["'»”’)\]]*(?=\s|$)/gu;
  pattern.lastIndex = title ?? 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    sentences.push(match.index + match[0].length);
  }
  return { title, sentences };
}
