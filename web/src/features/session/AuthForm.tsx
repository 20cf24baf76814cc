import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionAnswer } from '../../../../contract/auth.ts';
import { errorReference, errorWords } from '../../api/error-words.ts';
import { asProblem, type ProblemFacts } from '../../api/problem.ts';
import { session } from '../../api/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

type AuthFormProps = {
  title: string;
  lead?: string;
  above?: ReactNode;
  submitLabel: string;
  busyLabel: string;
  /** For a failure on the server's side, where its own words would help nobody. */
  fallbackError: string;
  /** Shows what is wrong next to its field; false when nothing may be sent. */
  check: () => boolean;
  send: () => Promise<SessionAnswer>;
  onDone?: () => void;
  footer: ReactNode;
  children: ReactNode;
};

/** What signing in and signing up share: one page of the book, the sending and its refusals. */
export function AuthForm(props: AuthFormProps) {
  const { title, lead, above, submitLabel, busyLabel, fallbackError, check, send, onDone, footer, children } =
    props;
  const { t } = useTranslation();
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
      session.begin(await send());
      onDone?.();
    } catch (thrown) {
      setProblem(asProblem(thrown).facts);
      setBusy(false);
    }
  }

  const words = problem && (problem.code === 'internal_error' ? fallbackError : errorWords(t, problem));
  return (
    <form className="book auth-book" noValidate onSubmit={submit}>
      <div className="page flex flex-col gap-6">
        <header>
          <h1 className="text-4xl">{title}</h1>
          {lead ? <p className="mt-2 text-ink-soft">{lead}</p> : null}
        </header>
        {above}
        {children}
        {problem ? (
          <Notice kind="problem">
            <p>{words}</p>
            <p className="error-code mt-2">{errorReference(t, problem)}</p>
          </Notice>
        ) : null}
        <Button type="submit" variant="primary" size="large" busy={busy}>
          {busy ? busyLabel : submitLabel}
        </Button>
        <p className="text-center">{footer}</p>
      </div>
    </form>
  );
}
