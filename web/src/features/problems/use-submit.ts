import { type FormEvent, useState } from 'react';
import { asProblem, type ProblemFacts } from '../../api/problem.ts';

type Sending = {
  /** Shows what is wrong next to its field; false when nothing may be sent. */
  check: () => boolean;
  send: () => Promise<void>;
  /** Whether a refusal was shown next to the field it is about, so that it needs no place of its own. */
  showAtField?: (problem: ProblemFacts) => boolean;
};

/** A form's way to the server: checked first, one at a time, and its refusal kept for the page to show. */
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
