/** Longest line of a document. */
export const DOCUMENT_WIDTH = 120;

/** Markdown text in lines of at most `DOCUMENT_WIDTH` characters. @param indent of every line but the first */
export const wrap = (text: string, indent = ''): string =>
  (text.match(new RegExp(`\\S.{0,${DOCUMENT_WIDTH - indent.length - 1}}(?=\\s|$)`, 'g')) ?? []).join(
    `\n${indent}`,
  );
