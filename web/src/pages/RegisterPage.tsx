import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FREE_STORIES } from '../../../contract/limits.ts';
import { api } from '../api/client.ts';
import { GoogleSignIn } from '../features/account/google/GoogleSignIn.tsx';
import { AcceptTerms } from '../features/account/sign-in/AcceptTerms.tsx';
import { AuthForm } from '../features/account/sign-in/AuthForm.tsx';
import { EmailField } from '../features/account/sign-in/EmailField.tsx';
import { NewPasswordFields } from '../features/account/sign-in/NewPasswordFields.tsx';
import { register } from '../features/account/sign-in/sign-in.ts';
import { checkRegistration, type RegistrationErrors } from '../features/account/sign-in/validation.ts';
import { useHumanCheck } from '../features/human-check/use-human-check.tsx';
import { usePageTitle } from '../features/layout/use-page-title.ts';
import { notify } from '../features/toasts/notify.ts';
import { useWords } from '../i18n/words.ts';
import { paths } from '../paths.ts';
import { Moon } from '../ui/drawings/brand.tsx';

function FreeStoriesBanner() {
  const { t } = useWords('account');
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
  const { t } = useWords('account');
  const [email, setEmail] = useState('');
  const [passwords, setPasswords] = useState({ password: '', confirmation: '' });
  const [accepts, setAccepts] = useState(false);
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
      check={() => {
        const found = checkRegistration({ email, ...passwords, accepts });
        setErrors(found);
        return Object.keys(found).length === 0;
      }}
      send={() =>
        human.sending((headers) =>
          register(api, { email: email.trim(), password: passwords.password }, headers),
        )
      }
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
      <EmailField value={email} error={errors.email} onChange={setEmail} />
      <NewPasswordFields
        label={t('common.password')}
        name="password"
        value={passwords}
        errors={errors}
        onChange={setPasswords}
      />
      {human.widget}
      <AcceptTerms checked={accepts} error={errors.accepts} onChange={setAccepts} />
    </AuthForm>
  );
}
