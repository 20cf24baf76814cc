import { z } from 'zod';
import { classify } from '../moderation/classify.ts';
import { type ChatRequest, dataIn } from './request.ts';

/** Verdicts on numbered texts, a line for each. */
const judged = z.strictObject({ texts: z.array(z.string()).min(1) });

/** @returns the verdicts that a request asks for, a line for each text; null for any other request */
export function verdictsFor(messages: ChatRequest['messages']): string | null {
  const asked = judged.safeParse(dataIn(messages));
  if (!asked.success) return null;
  return asked.data.texts.map((text, position) => `${position + 1} ${verdictOn(text)}`).join('\n');
}

function verdictOn(text: string): string {
  const { flagged, scores } = classify(text);
  if (!flagged) return 'fit';
  const [[worst] = ['violence']] = Object.entries(scores).sort(([, one], [, other]) => other - one);
  // The product's rubric has the main categories only.
  return `unfit ${worst.split('/')[0]}`;
}
