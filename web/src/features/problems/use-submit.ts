import { type FormEvent, useState } from 'react';
import { asProblem, type ProblemFacts } from '../../api/problem.ts';

type Sending = {
  /** Shows what is wrong next to its field; false when nothing may be sent. */
  check: () => boolean;
  send: () => Promise<void>;
  /** Shows a refusal at the field that it is about. False when it needs its own place. */
  showAtField?: (problem: ProblemFacts) => boolean;
};

/** Submission of a form: checks, sends once at a time, and keeps the refusal for the page. */
export function useSubmit({ check, send, showAtField }: Sending) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemFacts | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    const form = event.currentTarget;
    if (!check()) {
      // After the errors are on the page, the first of them gets the focus.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBusy(true);
    try {
      await send();
    } catch (thrown) {
      const { facts } = asProblem(thrown);
      if (!showAtField?.(facts)) setProblem(facts);
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, submit };
}
