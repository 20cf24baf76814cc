import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FREE_STORIES, PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import { api } from '../api/client.ts';
import { GoogleSignIn } from '../features/google/GoogleSignIn.tsx';
import { useHumanCheck } from '../features/human-check/use-human-check.tsx';
import { usePageTitle } from '../features/layout/use-page-title.ts';
import { AuthForm } from '../features/session/AuthForm.tsx';
import { PasswordField } from '../features/session/PasswordField.tsx';
import { register } from '../features/session/sign-in.ts';
import { checkRegistration, type RegistrationErrors } from '../features/session/validation.ts';
import { notify } from '../features/toasts/notify.ts';
import { paths } from '../paths.ts';
import { Moon } from '../ui/drawings/brand.tsx';
import { TextField } from '../ui/TextField.tsx';

function FreeStoriesBanner() {
  const { t } = useTranslation();
  return (
    <p className="notice items-center">
      <Moon width={48} height={48} />
      <span>
        <strong className="notice-title block">{t('register.banner', { count: FREE_STORIES })}</strong>
        {t('register.bannerDetail')}
      </span>
    </p>
  );
}

export default function RegisterPage() {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const human = useHumanCheck('register');
  const count = PASSWORD_MIN_LENGTH;
  usePageTitle(t('register.title'));

  return (
    <AuthForm
      title={t('register.title')}
      above={
        <>
          <FreeStoriesBanner />
          <GoogleSignIn purpose="signup" fallbackError={t('google.signUpFailed')} />
        </>
      }
      submitLabel={t('register.submit')}
      busyLabel={t('register.submitting')}
      fallbackError={t('register.error')}
      check={() => {
        const found = checkRegistration({ email, password, confirmation });
        setErrors(found);
        return Object.keys(found).length === 0;
      }}
      send={() => human.sending((headers) => register(api, { email: email.trim(), password }, headers))}
      onDone={() => notify(t('register.welcome'), 'success')}
      footer={
        <>
          {t('register.haveAccount')}{' '}
          <Link className="link inline-flex min-h-11 items-center" to={paths.login()}>
            {t('common.login')}
          </Link>
        </>
      }
    >
      <TextField
        label={t('common.email')}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        error={errors.email ? t(errors.email) : null}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={t('common.password')}
        hint={t('register.passwordHint', { count })}
        name="password"
        autoComplete="new-password"
        value={password}
        error={errors.password ? t(errors.password, { count }) : null}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label={t('register.confirmPassword')}
        name="confirmation"
        autoComplete="new-password"
        value={confirmation}
        error={errors.confirmation ? t(errors.confirmation) : null}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      {human.widget}
    </AuthForm>
  );
}
