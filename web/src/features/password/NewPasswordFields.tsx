import { useTranslation } from 'react-i18next';
import { PASSWORD_MIN_LENGTH } from '../../../../contract/limits.ts';
import { PasswordField } from '../session/PasswordField.tsx';
import type { NewPasswordErrors } from '../session/validation.ts';

type NewPasswordFieldsProps = {
  value: { password: string; confirmation: string };
  errors: NewPasswordErrors;
  onChange: (value: { password: string; confirmation: string }) => void;
};

/** A new password, written twice. */
export function NewPasswordFields({ value, errors, onChange }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const count = PASSWORD_MIN_LENGTH;
  return (
    <>
      <PasswordField
        label={t('password.newPassword')}
        hint={t('register.passwordHint', { count })}
        name="new-password"
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
