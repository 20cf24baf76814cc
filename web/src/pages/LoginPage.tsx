import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../api/client.ts';
import { GoogleSignIn } from '../features/account/google/GoogleSignIn.tsx';
import { AuthForm } from '../features/account/sign-in/AuthForm.tsx';
import { EmailField } from '../features/account/sign-in/EmailField.tsx';
import { PasswordField } from '../features/account/sign-in/PasswordField.tsx';
import { credentialsIn, logIn } from '../features/account/sign-in/sign-in.ts';
import { checkLogin, type LoginErrors } from '../features/account/sign-in/validation.ts';
import { useWords } from '../i18n/words.ts';
import { hasPart } from '../lib/parts.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';

export default function LoginPage() {
  const { t } = useWords('account');
  const [errors, setErrors] = useState<LoginErrors>({});
  usePageTitle(t('login.title'));

  return (
    <AuthForm
      title={t('login.title')}
      lead={t('login.lead')}
      above={<GoogleSignIn purpose="signin" fallbackError={t('google.loginFailed')} />}
      submitLabel={t('login.submit')}
      busyLabel={t('login.submitting')}
      fallbackError={t('login.error')}
      check={(fields) => {
        const found = checkLogin(credentialsIn(fields));
        setErrors(found);
        return Object.keys(found).length === 0;
      }}
      send={(fields) => logIn(api, credentialsIn(fields))}
      footer={
        <>
          <span>{t('login.noAccount')} </span>
          <Link className="link inline-flex min-h-11 items-center" to={paths.register()}>
            {t('common.register')}
          </Link>
        </>
      }
    >
      <EmailField error={errors.email} />
      <PasswordField
        label={t('common.password')}
        name="password"
        autoComplete="current-password"
        error={errors.password ? t(errors.password) : null}
      />
      {hasPart('mail') ? (
        <Link className="link inline-flex min-h-11 items-center self-start" to={paths.forgotPassword()}>
          {t('password.forgot')}
        </Link>
      ) : null}
    </AuthForm>
  );
}
