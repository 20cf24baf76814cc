import i18next from 'i18next';
import { errorWords } from '../../api/error-words.ts';
import type { Problem } from '../../api/problem.ts';

// The library comes with the first toast: nobody needs it before.
const toasts = () => import('react-hot-toast/headless');

/** Says something for four seconds (a success for two), without moving what is on the page. */
export async function notify(text: string, kind: 'blank' | 'success' | 'error' = 'blank'): Promise<void> {
  const { toast } = await toasts();
  if (kind === 'blank') toast(text);
  else toast[kind](text);
}

export function notifyProblem(problem: Problem): void {
  notify(errorWords(i18next.t, problem.facts), 'error');
}
