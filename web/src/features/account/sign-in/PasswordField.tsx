import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField, type TextFieldProps } from '../../../ui/TextField.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

/** Password field with a button that shows its content. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end' | 'value'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      required
      end={
        <IconButton
          label={shown ? t('a11y.hidePassword') : t('a11y.showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
