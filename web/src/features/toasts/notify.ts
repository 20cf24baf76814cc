import i18next from 'i18next';
import { createElement } from 'react';
import { errorWords } from '../../api/error-words.ts';
import { asProblem, type Problem } from '../../api/problem.ts';
import { loadWords } from '../../i18n/words.ts';
import type { ToastAction } from './ToastWithAction.tsx';

// Loaded with the first toast.
const toasts = () => import('react-hot-toast/headless');

/** Toast for four seconds (a success for two), without moving the page. */
export async function notify(text: string, kind: 'blank' | 'success' | 'error' = 'blank'): Promise<void> {
  const { toast } = await toasts();
  if (kind === 'blank') toast(text);
  else toast[kind](text);
}

/** Time to undo, in milliseconds. */
export const UNDO_MS = 8_000;

/** Toast with an undo action. */
export async function notifyWithAction(text: string, action: ToastAction): Promise<void> {
  const [{ toast }, { ToastWithAction }] = await Promise.all([toasts(), import('./ToastWithAction.tsx')]);
  toast(({ id }) => createElement(ToastWithAction, { text, ...action, onDone: () => toast.dismiss(id) }), {
    duration: action.forMs,
  });
}

export function notifyProblem(problem: Problem): void {
  loadWords('errors').then(() =>
    notify(errorWords(i18next.getFixedT(null, 'errors'), problem.facts), 'error'),
  );
}

/** Reports what a task threw. */
export const notifyThrown = (thrown: unknown): void => notifyProblem(asProblem(thrown));
