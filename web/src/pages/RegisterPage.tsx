import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FREE_STORIES } from '../../../contract/limits.ts';
import { api } from '../api/client.ts';
import { GoogleSignIn } from '../features/account/google/GoogleSignIn.tsx';
import { AcceptTerms } from '../features/account/sign-in/AcceptTerms.tsx';
import { AuthForm } from '../features/account/sign-in/AuthForm.tsx';
import { EmailField } from '../features/account/sign-in/EmailField.tsx';
import { NewPasswordFields } from '../features/account/sign-in/NewPasswordFields.tsx';
import { credentialsIn, register } from '../features/account/sign-in/sign-in.ts';
import { checkRegistration, type RegistrationErrors } from '../features/account/sign-in/validation.ts';
import { useHumanCheck } from '../features/human-check/use-human-check.tsx';
import { notify } from '../features/toasts/notify.ts';
import { useWords } from '../i18n/words.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Moon } from '../ui/drawings/brand.tsx';

function FreeStoriesBanner() {
  const { t } = useWords('account');
  return (
    <p className="notice items-center">
      <Moon width={48} height={48} />
      <span>
        <strong className="notice-title block">{t('register.banner', { count: FREE_STORIES })}</strong>
        <span>{t('register.bannerDetail')}</span>
      </span>
    </p>
  );
}

export default function RegisterPage() {
  const { t } = useWords('account');
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const human = useHumanCheck('register');
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
      check={(fields) => {
        const found = checkRegistration({
          ...credentialsIn(fields),
          confirmation: fields('confirmation'),
          accepts: fields('accepts') !== '',
        });
        setErrors(found);
        return Object.keys(found).length === 0;
      }}
      send={(fields) => human.sending((headers) => register(api, credentialsIn(fields), headers))}
      onDone={() => notify(t('register.welcome'), 'success')}
      footer={
        <>
          <span>{t('register.haveAccount')} </span>
          <Link className="link inline-flex min-h-11 items-center" to={paths.login()}>
            {t('common.login')}
          </Link>
        </>
      }
    >
      <EmailField error={errors.email} />
      <NewPasswordFields label={t('common.password')} name="password" errors={errors} />
      {human.widget}
      <AcceptTerms error={errors.accepts} />
    </AuthForm>
  );
}
