import { useState } from 'react';
import type { Account } from '../../../../contract/schemas/account.ts';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { LockIcon } from '../../ui/drawings/action-icons.tsx';
import { NewPasswordFields } from '../account/sign-in/NewPasswordFields.tsx';
import { changePassword } from '../account/sign-in/password-requests.ts';
import { checkNewPassword, type NewPasswordErrors, newPasswordIn } from '../account/sign-in/validation.ts';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { useSubmit } from '../problems/use-submit.ts';
import { notify } from '../toasts/notify.ts';
import { useCurrentPassword } from './use-current-password.tsx';

function PasswordForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useWords('profile');
  const { t: tAccount } = useWords('account');
  const current = useCurrentPassword(account, t('profile.password.currentRequired'));
  const [errors, setErrors] = useState<NewPasswordErrors>({});
  const { busy, problem, submit } = useSubmit({
    check(fields) {
      const found = checkNewPassword(newPasswordIn(fields));
      setErrors(found);
      return current.check(fields) && Object.keys(found).length === 0;
    },
    async send(fields) {
      await changePassword(current.in(fields), newPasswordIn(fields).password);
      notify(t('profile.password.saved'), 'success');
      queryClient.invalidateQueries({ queryKey: ['account'] });
      queryClient.invalidateQueries({ queryKey: ['devices'] });
      onClose();
    },
    showAtField: current.showAtField,
  });

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={submit}>
      <div>
        {current.field(t('profile.password.current')) ?? (
          <p className="field-hint">{t('profile.password.createBody')}</p>
        )}
      </div>
      <NewPasswordFields label={tAccount('password.newPassword')} name="new-password" errors={errors} />
      {problem ? <ProblemNotice facts={problem} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? tAccount('password.saving') : tAccount('password.save')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
}

/** Changes the password, or sets the first one of a Google account. */
export function PasswordChange({ account }: { account: Account }) {
  const { t } = useWords('profile');
  const [open, setOpen] = useState(false);
  if (open) return <PasswordForm account={account} onClose={() => setOpen(false)} />;
  return (
    <Button className="self-start" icon={<LockIcon width={20} height={20} />} onClick={() => setOpen(true)}>
      {account.hasPassword ? t('profile.password.change') : t('profile.password.create')}
    </Button>
  );
}
