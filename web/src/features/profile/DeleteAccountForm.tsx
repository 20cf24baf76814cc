import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Account } from '../../../../contract/schemas/account.ts';
import { errorWords } from '../../api/error-words.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { useSending } from '../sending/use-sending.ts';
import { PasswordField } from '../session/PasswordField.tsx';
import { signOut } from '../session/sign-out.ts';
import { notify } from '../toasts/notify.ts';
import { deleteAccount } from './account-queries.ts';

type Errors = { word?: string; password?: string };

/** The last questions before everything is gone: a word typed by hand, and the password where there is one. */
export function DeleteAccountForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const word = t('profile.data.word');

  const { busy, problem, submit } = useSending({
    check() {
      const found: Errors = {};
      if (typed.trim().toUpperCase() !== word) found.word = t('profile.data.wordMissing', { word });
      if (account.hasPassword && password === '') found.password = t('login.passwordRequired');
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    async send() {
      await deleteAccount(account.hasPassword ? password : undefined);
      await signOut();
      // After the guard of this page, which sends whoever is signed out to the login page.
      navigate(paths.home(), { replace: true });
      await notify(t('profile.data.deleted'));
    },
    showAtField(facts) {
      if (facts.code !== 'wrong_password') return false;
      setErrors({ password: errorWords(t, facts) });
      return true;
    },
  });

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={submit}>
      <TextField
        label={t('profile.data.typeWord', { word })}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        error={errors.word ?? null}
        onChange={(event) => setTyped(event.target.value)}
      />
      {account.hasPassword ? (
        <PasswordField
          label={t('profile.data.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          error={errors.password ?? null}
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : null}
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
