import { type ReactNode, useState } from 'react';
import { EMAIL_MAX_LENGTH, PERSON_NAME_MAX_LENGTH } from '../../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { checkEmail } from '../account/sign-in/validation.ts';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { useSubmit } from '../problems/use-submit.ts';

type Visitor = { name: string; email: string };

type WithdrawalFormProps = {
  lead: string;
  /** What the user is about to state. */
  statement?: string;
  /** Whether a visitor states name and address. */
  fields: boolean;
  /** Widget of the human check. */
  humanCheck?: ReactNode;
  footer: ReactNode;
  /** @param visitor null without fields */
  send: (visitor: Visitor | null) => Promise<void>;
};

/** The second step of a withdrawal: the statement, and the button that sends it. */
export function WithdrawalForm({ lead, statement, fields, humanCheck, footer, send }: WithdrawalFormProps) {
  const { t } = useWords('withdrawal');
  const { t: tAccount } = useWords('account');
  const [errors, setErrors] = useState<{ name: string | null; email: string | null }>({
    name: null,
    email: null,
  });
  const { busy, problem, submit } = useSubmit({
    check(typed) {
      if (!fields) return true;
      const email = checkEmail(typed('email'));
      const name = typed('name').trim() === '' ? t('withdrawal.nameRequired') : null;
      setErrors({ name, email: email ? tAccount(email) : null });
      return name === null && !email;
    },
    send: (typed) => send(fields ? { name: typed('name').trim(), email: typed('email').trim() } : null),
    showAtField(facts) {
      if (facts.code !== 'invalid_request' || !fields) return false;
      setErrors({ name: t('withdrawal.nameLetters'), email: null });
      return true;
    },
  });
  return (
    <form className="book auth-book" noValidate onSubmit={submit}>
      <div className="page flex flex-col gap-6 pb-8">
        <header>
          <h1 className="text-3xl">{t('withdrawal.title')}</h1>
          <p className="mt-2 text-ink-soft">{lead}</p>
        </header>
        {statement ? <blockquote className="notice">{statement}</blockquote> : null}
        {fields ? (
          <>
            <TextField
              label={t('withdrawal.name')}
              name="name"
              autoComplete="name"
              required
              maxLength={PERSON_NAME_MAX_LENGTH}
              error={errors.name}
            />
            <TextField
              label={t('common.email')}
              hint={t('withdrawal.emailHint')}
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={EMAIL_MAX_LENGTH}
              error={errors.email}
            />
          </>
        ) : null}
        <p className="text-ink-soft">{t('withdrawal.consequence')}</p>
        {humanCheck ? <div>{humanCheck}</div> : null}
        {problem ? <ProblemNotice facts={problem} /> : null}
        <Button type="submit" variant="primary" size="large" busy={busy}>
          {busy ? t('withdrawal.sending') : t('withdrawal.confirm')}
        </Button>
        <p className="text-center">{footer}</p>
      </div>
    </form>
  );
}
