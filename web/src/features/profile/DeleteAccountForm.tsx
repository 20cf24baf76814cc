import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Account } from '../../../../contract/schemas/account.ts';
import { useWords } from '../../i18n/words.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { signOut } from '../account/session/sign-out.ts';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { useSubmit } from '../problems/use-submit.ts';
import { notify } from '../toasts/notify.ts';
import { deleteAccount } from './account-queries.ts';
import { useCurrentPassword } from './use-current-password.tsx';

/** Confirmation of the account's deletion: a typed word, and the password if there is one. */
export function DeleteAccountForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useWords('profile');
  const { t: tAccount } = useWords('account');
  const navigate = useNavigate();
  const [wordError, setWordError] = useState<string | null>(null);
  const current = useCurrentPassword(account, tAccount('login.passwordRequired'));
  const word = t('profile.data.word');

  const { busy, problem, submit } = useSubmit({
    check(fields) {
      const isTyped = fields('confirmation').trim().toUpperCase() === word;
      setWordError(isTyped ? null : t('profile.data.wordMissing', { word }));
      return current.check(fields) && isTyped;
    },
    async send(fields) {
      await deleteAccount(current.in(fields));
      await signOut();
      // After this page's guard, which redirects visitors to the login page.
      navigate(paths.home(), { replace: true });
      await notify(t('profile.data.deleted'));
    },
    showAtField: current.showAtField,
  });

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={submit}>
      <TextField
        label={t('profile.data.typeWord', { word })}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="characters"
        error={wordError}
      />
      <div className="contents">{current.field(t('profile.data.password'))}</div>
      {problem ? <ProblemNotice facts={problem} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" busy={busy}>
          {busy ? t('profile.data.deleting') : t('profile.data.delete')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
}
