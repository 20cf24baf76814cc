import { z } from 'zod';
import { type ChatRequest, dataIn } from './request.ts';

/** Rewrites one sentence of a story as shorter ones. */
const asked = z.strictObject({ sentence: z.string().min(1) });

/**
 * Places where a long sentence can end without another word: before a clause that begins with *and*, *but* or *while*,
 * or after a semicolon.
 */
const SEAM = /;\s+|,?\s+(?=(?:y|pero|mientras|and|but|while)\s)/u;

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** @returns the shorter sentences; null for any other request */
export function rewriteFor(messages: ChatRequest['messages']): string | null {
  const given = asked.safeParse(dataIn(messages));
  if (!given.success) return null;
  const [, body = '', end = '.'] = /^(.*?)([.!?…]+)?$/su.exec(given.data.sentence) ?? [];
  return `${body.split(SEAM).map(capital).join('. ')}${end}`;
}
