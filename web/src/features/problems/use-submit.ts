import { type FormEvent, useState } from 'react';
import { asProblem, type ProblemFacts } from '../../api/problem.ts';
import { type Fields, fieldsIn } from '../../lib/form-fields.ts';
import { painted } from '../../lib/painted.ts';

type Sending = {
  /** Shows errors at their fields; false when nothing may be sent. */
  check: (fields: Fields) => boolean;
  send: (fields: Fields, form: HTMLFormElement) => Promise<void>;
  /** Shows a refusal at its field. False when it has no field. */
  showAtField?: (problem: ProblemFacts) => boolean;
};

/** A field with an error; of a group of radio buttons its first button. */
const INVALID = 'fieldset[aria-invalid="true"] input, [aria-invalid="true"]:not(fieldset)';

/**
 * Submission of a form: reads its fields, validates, sends one request at a time, and keeps the refusal for the page.
 * Fields keep their texts themselves: one that is rendered from a state would be emptied of what was filled in silently.
 */
export function useSubmit({ check, send, showAtField }: Sending) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemFacts | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    const form = event.currentTarget;
    const fields = fieldsIn(form);
    if (!check(fields)) {
      // The first error gets the focus after it has rendered.
      requestAnimationFrame(() => form.querySelector<HTMLElement>(INVALID)?.focus());
      return;
    }
    setBusy(true);
    try {
      // The busy button is painted before the request, which takes its time to begin.
      await painted();
      await send(fields, form);
    } catch (thrown) {
      const { facts } = asProblem(thrown);
      if (!showAtField?.(facts)) setProblem(facts);
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, submit };
}
