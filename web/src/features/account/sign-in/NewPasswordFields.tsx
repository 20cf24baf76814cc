import { PASSWORD_MIN_LENGTH } from '../../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { PasswordField } from './PasswordField.tsx';
import type { NewPasswordErrors } from './validation.ts';

type NewPasswordFieldsProps = {
  /** Label of the first field. */
  label: string;
  name: string;
  value: { password: string; confirmation: string };
  errors: NewPasswordErrors;
  onChange: (value: { password: string; confirmation: string }) => void;
};

/** New password, typed twice. */
export function NewPasswordFields({ label, name, value, errors, onChange }: NewPasswordFieldsProps) {
  const { t } = useWords('account');
  const count = PASSWORD_MIN_LENGTH;
  return (
    <>
      <PasswordField
        label={label}
        hint={t('register.passwordHint', { count })}
        name={name}
        autoComplete="new-password"
        value={value.password}
        error={errors.password ? t(errors.password, { count }) : null}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
      />
      <PasswordField
        label={t('register.confirmPassword')}
        name="confirmation"
        autoComplete="new-password"
        value={value.confirmation}
        error={errors.confirmation ? t(errors.confirmation) : null}
        onChange={(event) => onChange({ ...value, confirmation: event.target.value })}
      />
    </>
  );
}
