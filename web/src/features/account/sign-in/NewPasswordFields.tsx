import { PASSWORD_MIN_LENGTH } from '../../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { PasswordField } from './PasswordField.tsx';
import type { NewPasswordErrors } from './validation.ts';

type NewPasswordFieldsProps = {
  /** Label and name of the first field. */
  label: string;
  name: string;
  errors: NewPasswordErrors;
};

/** New password, typed twice: a field of that name, and `confirmation`. */
export function NewPasswordFields({ label, name, errors }: NewPasswordFieldsProps) {
  const { t } = useWords('account');
  const count = PASSWORD_MIN_LENGTH;
  return (
    <>
      <PasswordField
        label={label}
        hint={t('register.passwordHint', { count })}
        name={name}
        autoComplete="new-password"
        error={errors.password ? t(errors.password, { count }) : null}
      />
      <PasswordField
        label={t('register.confirmPassword')}
        name="confirmation"
        autoComplete="new-password"
        error={errors.confirmation ? t(errors.confirmation) : null}
      />
    </>
  );
}
