import { type ReactNode, useState } from 'react';
import type { Account } from '../../../../contract/schemas/account.ts';
import { errorWords } from '../../api/error-words.ts';
import type { ProblemFacts } from '../../api/problem.ts';
import { useWords } from '../../i18n/words.ts';
import { PasswordField } from '../account/sign-in/PasswordField.tsx';

type CurrentPassword = {
  /** Typed password; undefined for an account without one, which is not asked. */
  password: string | undefined;
  /** Shows a missing password at its field, and returns false then. */
  check: () => boolean;
  /** Shows a wrong password at its field, and returns whether that was the refusal. */
  showAtField: (facts: ProblemFacts) => boolean;
  field: (texts: { label: string; name: string }) => ReactNode;
};

/** Current password, required before an irreversible change. */
export function useCurrentPassword(account: Account, missing: string): CurrentPassword {
  const { t } = useWords('errors');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  return {
    password: account.hasPassword ? password : undefined,
    check() {
      const isMissing = account.hasPassword && password === '';
      setError(isMissing ? missing : null);
      return !isMissing;
    },
    showAtField(facts) {
      if (facts.code !== 'wrong_password') return false;
      setError(errorWords(t, facts));
      return true;
    },
    field: ({ label, name }) =>
      account.hasPassword ? (
        <PasswordField
          label={label}
          name={name}
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : null,
  };
}
