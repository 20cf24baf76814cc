import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../../contract/schemas/account.ts';
import { errorWords } from '../../api/error-words.ts';
import { queryClient } from '../../api/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { LockIcon } from '../../ui/drawings/action-icons.tsx';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { changePassword } from '../password/password-requests.ts';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { useSending } from '../sending/use-sending.ts';
import { PasswordField } from '../session/PasswordField.tsx';
import { checkNewPassword, type NewPasswordErrors } from '../session/validation.ts';
import { notify } from '../toasts/notify.ts';

type Errors = NewPasswordErrors & { current?: string };

function PasswordForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState('');
  const [value, setValue] = useState({ password: '', confirmation: '' });
  const [errors, setErrors] = useState<Errors>({});
  const { busy, problem, submit } = useSending({
    check() {
      const found: Errors = checkNewPassword(value);
      if (account.hasPassword && current === '') found.current = t('profile.password.currentRequired');
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    async send() {
      await changePassword(account.hasPassword ? current : undefined, value.password);
      notify(t('profile.password.saved'), 'success');
      queryClient.invalidateQueries({ queryKey: ['account'] });
      queryClient.invalidateQueries({ queryKey: ['devices'] });
      onClose();
    },
    showAtField(facts) {
      if (facts.code !== 'wrong_password') return false;
      setErrors({ current: errorWords(t, facts) });
      return true;
    },
  });

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
      {problem ? <ProblemNotice facts={problem} /> : null}
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
