import { useWords } from '../../../i18n/words.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { LoginErrors } from './validation.ts';

type EmailFieldProps = {
  value: string;
  error: LoginErrors['email'];
  onChange: (value: string) => void;
};

/** Field for the account's email. */
export function EmailField({ value, error, onChange }: EmailFieldProps) {
  const { t } = useWords('account');
  return (
    <TextField
      label={t('common.email')}
      type="email"
      name="email"
      autoComplete="email"
      required
      value={value}
      error={error ? t(error) : null}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
