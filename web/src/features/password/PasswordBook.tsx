import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorReference, errorWords } from '../../api/error-words.ts';
import { asProblem, type ProblemFacts } from '../../api/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

type PasswordBookProps = {
  title: string;
  lead: string;
  submitLabel: string;
  busyLabel: string;
  /** Shows what is wrong next to its field; false when nothing may be sent. */
  check: () => boolean;
  send: () => Promise<void>;
  /** Beside the words of a refusal, when there is something to do about it. */
  afterProblem?: (problem: ProblemFacts) => ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** A page of the book with one thing to send. */
export function PasswordBook(props: PasswordBookProps) {
  const { title, lead, submitLabel, busyLabel, check, send, afterProblem, footer, children } = props;
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemFacts | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    const form = event.currentTarget;
    if (!check()) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBusy(true);
    try {
      await send();
    } catch (thrown) {
      setProblem(asProblem(thrown).facts);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="book auth-book" noValidate onSubmit={submit}>
      <div className="page flex flex-col gap-6 pb-8">
        <header>
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-2 text-ink-soft">{lead}</p>
        </header>
        {children}
        {problem ? (
          <Notice kind="problem">
            <p>{errorWords(t, problem)}</p>
            {afterProblem?.(problem)}
            <p className="error-code mt-2">{errorReference(t, problem)}</p>
          </Notice>
        ) : null}
        <Button type="submit" variant="primary" size="large" busy={busy}>
          {busy ? busyLabel : submitLabel}
        </Button>
        {footer ? <p className="text-center">{footer}</p> : null}
      </div>
    </form>
  );
}
