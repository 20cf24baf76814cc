import { escapeMarkup } from '../escaping/markup.ts';

/** A paragraph of small print. */
export const smallPrint = (words: string) =>
  `<p style="margin:24px 0 0;color:#61566a;font-size:14px">${escapeMarkup(words)}</p>`;

/** End of every letter's HTML, before which its foot stands. */
export const FRAME_END = `
</td></tr></table>
</body>
</html>
`;

/**
 * A letter with a foot: who offers the service.
 * @throws Error for HTML that `composeLetter` did not make
 */
export function withFoot<Written extends { text: string; html: string }>(
  letter: Written,
  foot: string,
): Written {
  if (!letter.html.endsWith(FRAME_END)) throw new Error('a letter without the frame of composeLetter');
  return {
    ...letter,
    text: `${letter.text}\n-- \n${foot}\n`,
    html: letter.html.slice(0, -FRAME_END.length) + smallPrint(foot) + FRAME_END,
  };
}
