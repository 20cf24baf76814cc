import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../../contract/account.ts';
import { errorReference, errorWords } from '../../api/error-words.ts';
import { asProblem, type ProblemFacts } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { LockIcon } from '../../ui/drawings/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { changePassword } from '../password/password-requests.ts';
import { PasswordField } from '../session/PasswordField.tsx';
import { checkNewPassword, type NewPasswordErrors } from '../session/validation.ts';
import { notify } from '../toasts/notify.ts';

type Errors = NewPasswordErrors & { current?: string };

function PasswordForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState('');
  const [value, setValue] = useState({ password: '', confirmation: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<ProblemFacts | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const found: Errors = checkNewPassword(value);
    if (account.hasPassword && current === '') found.current = t('profile.password.currentRequired');
    setErrors(found);
    setProblem(null);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBusy(true);
    try {
      await changePassword(account.hasPassword ? current : undefined, value.password);
      notify(t('profile.password.saved'), 'success');
      queryClient.invalidateQueries({ queryKey: ['account'] });
      queryClient.invalidateQueries({ queryKey: ['devices'] });
      onClose();
    } catch (thrown) {
      const { facts } = asProblem(thrown);
      if (facts.code === 'wrong_password') setErrors({ current: errorWords(t, facts) });
      else setProblem(facts);
      setBusy(false);
    }
  }

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={submit}>
      {account.hasPassword ? (
        <PasswordField
          label={t('profile.password.current')}
          name="current-password"
          autoComplete="current-password"
          value={current}
          error={errors.current ?? null}
          onChange={(event) => setCurrent(event.target.value)}
        />
      ) : (
        <p className="field-hint">{t('profile.password.createBody')}</p>
      )}
      <NewPasswordFields value={value} errors={errors} onChange={setValue} />
      {problem ? (
        <Notice kind="problem">
          <p>{errorWords(t, problem)}</p>
          <p className="error-code mt-2">{errorReference(t, problem)}</p>
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? t('password.saving') : t('password.save')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
}

/** Changes the password, or sets the first one of somebody who came with Google. */
export function PasswordChange({ account }: { account: Account }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (open) return <PasswordForm account={account} onClose={() => setOpen(false)} />;
  return (
    <Button className="self-start" icon={<LockIcon width={20} height={20} />} onClick={() => setOpen(true)}>
      {account.hasPassword ? t('profile.password.change') : t('profile.password.create')}
    </Button>
  );
}
