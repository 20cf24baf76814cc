import type { ReactElement, ReactNode } from 'react';
import type { SessionAnswer } from '../../../../../contract/schemas/auth.ts';
import { session } from '../../../api/session.ts';
import type { Fields } from '../../../lib/form-fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNotice } from '../../problems/ProblemNotice.tsx';
import { useSubmit } from '../../problems/use-submit.ts';

type AuthFormProps = {
  title: string;
  lead?: string;
  above?: ReactElement;
  submitLabel: string;
  busyLabel: string;
  /** Text for a failure on the server's side, where its own words would not help. */
  fallbackError: string;
  /** Shows errors at their fields; false when nothing may be sent. */
  check: (fields: Fields) => boolean;
  send: (fields: Fields) => Promise<SessionAnswer>;
  onDone?: () => void;
  footer: ReactNode;
  children: ReactNode;
};

/** Shared form of sign-in and registration: layout, submission and refusals. */
export function AuthForm(props: AuthFormProps) {
  const { title, lead, above, submitLabel, busyLabel, fallbackError, check, send, onDone, footer, children } =
    props;
  const { busy, problem, submit } = useSubmit({
    check,
    async send(fields) {
      session.begin(await send(fields));
      onDone?.();
    },
  });

  return (
    <form className="book auth-book" noValidate onSubmit={submit}>
      <div className="page flex flex-col gap-6">
        <header>
          <h1 className="text-4xl">{title}</h1>
          {lead ? <p className="mt-2 text-ink-soft">{lead}</p> : null}
        </header>
        {above}
        <div className="contents">{children}</div>
        {problem ? <ProblemNotice facts={problem} fallback={fallbackError} /> : null}
        <Button type="submit" variant="primary" size="large" busy={busy}>
          {busy ? busyLabel : submitLabel}
        </Button>
        <p className="text-center">{footer}</p>
      </div>
    </form>
  );
}
