import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Account } from '../../../../contract/account.ts';
import { errorReference, errorWords } from '../../api/error-words.ts';
import { asProblem, type ProblemFacts } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
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
  const [problem, setProblem] = useState<ProblemFacts | null>(null);
  const [busy, setBusy] = useState(false);
  const word = t('profile.data.word');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const found: Errors = {};
    if (typed.trim().toUpperCase() !== word) found.word = t('profile.data.wordMissing', { word });
    if (account.hasPassword && password === '') found.password = t('login.passwordRequired');
    setErrors(found);
    setProblem(null);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBusy(true);
    try {
      await deleteAccount(account.hasPassword ? password : undefined);
      navigate(paths.home(), { replace: true });
      await signOut();
      await notify(t('profile.data.deleted'));
    } catch (thrown) {
      const { facts } = asProblem(thrown);
      if (facts.code === 'wrong_password') setErrors({ password: errorWords(t, facts) });
      else setProblem(facts);
      setBusy(false);
    }
  }

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
      {problem ? (
        <Notice kind="problem">
          <p>{errorWords(t, problem)}</p>
          <p className="error-code mt-2">{errorReference(t, problem)}</p>
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" busy={busy}>
          {busy ? t('profile.data.deleting') : t('profile.data.delete')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
}
