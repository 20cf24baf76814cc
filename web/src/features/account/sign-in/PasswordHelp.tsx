import type { ReactNode } from 'react';
import type { ProblemFacts } from '../../../api/problem.ts';
import type { Fields } from '../../../lib/form-fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNotice } from '../../problems/ProblemNotice.tsx';
import { useSubmit } from '../../problems/use-submit.ts';

type PasswordBookProps = {
  title: string;
  lead: string;
  submitLabel: string;
  busyLabel: string;
  /** Shows errors at their fields; false when nothing may be sent. */
  check: (fields: Fields) => boolean;
  send: (fields: Fields) => Promise<void>;
  /** Actions below a refusal. */
  afterProblem?: (problem: ProblemFacts) => ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** Frame of a form for a forgotten or new password. */
export function PasswordHelp(props: PasswordBookProps) {
  const { title, lead, submitLabel, busyLabel, check, send, afterProblem, footer, children } = props;
  const { busy, problem, submit } = useSubmit({ check, send });

  return (
    <form className="book auth-book" noValidate onSubmit={submit}>
      <div className="page flex flex-col gap-6 pb-8">
        <header>
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-2 text-ink-soft">{lead}</p>
        </header>
        <div className="contents">{children}</div>
        {problem ? <ProblemNotice facts={problem}>{afterProblem?.(problem)}</ProblemNotice> : null}
        <Button type="submit" variant="primary" size="large" busy={busy}>
          {busy ? busyLabel : submitLabel}
        </Button>
        {footer ? <p className="text-center">{footer}</p> : null}
      </div>
    </form>
  );
}
