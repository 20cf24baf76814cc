import { useWords } from '../../../i18n/words.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { LoginErrors } from './validation.ts';

/** Field `email`, for the account's address. */
export function EmailField({ error }: { error: LoginErrors['email'] }) {
  const { t } = useWords('account');
  return (
    <TextField
      label={t('common.email')}
      type="email"
      name="email"
      autoComplete="email"
      required
      error={error ? t(error) : null}
    />
  );
}
