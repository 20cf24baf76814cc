import { type ReactElement, useState } from 'react';
import type { Account } from '../../../../contract/schemas/account.ts';
import { errorWords } from '../../api/error-words.ts';
import type { ProblemFacts } from '../../api/problem.ts';
import { useWords } from '../../i18n/words.ts';
import type { Fields } from '../../lib/form-fields.ts';
import { PasswordField } from '../account/sign-in/PasswordField.tsx';

const NAME = 'current-password';

type CurrentPassword = {
  /** Typed password; undefined for an account without one, which is not asked. */
  in: (fields: Fields) => string | undefined;
  /** Shows a missing password at its field, and returns false then. */
  check: (fields: Fields) => boolean;
  /** Shows a wrong password at its field, and returns whether that was the refusal. */
  showAtField: (facts: ProblemFacts) => boolean;
  /** Its field; null for an account without a password. */
  field: (label: string) => ReactElement | null;
};

/** Current password, required before an irreversible change. */
export function useCurrentPassword({ hasPassword }: Account, missing: string): CurrentPassword {
  const { t } = useWords('errors');
  const [error, setError] = useState<string | null>(null);
  return {
    in: (fields) => (hasPassword ? fields(NAME) : undefined),
    check(fields) {
      const isMissing = hasPassword && fields(NAME) === '';
      setError(isMissing ? missing : null);
      return !isMissing;
    },
    showAtField(facts) {
      if (facts.code !== 'wrong_password') return false;
      setError(errorWords(t, facts));
      return true;
    },
    field: (label) =>
      hasPassword ? (
        <PasswordField label={label} name={NAME} autoComplete="current-password" error={error} />
      ) : null,
  };
}
