import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmailField } from '../features/account/sign-in/EmailField.tsx';
import { askForReset } from '../features/account/sign-in/password-requests.ts';
import { PasswordHelp } from '../features/account/sign-in/PasswordHelp.tsx';
import { checkEmail, type LoginErrors } from '../features/account/sign-in/validation.ts';
import { useWords } from '../i18n/words.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Notice } from '../ui/Notice.tsx';

export default function ForgotPasswordPage() {
  const { t } = useWords('account');
  const [error, setError] = useState<LoginErrors['email']>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  usePageTitle(t('password.forgotTitle'));

  return (
    <PasswordHelp
      title={t('password.forgotTitle')}
      lead={t('password.forgotLead')}
      submitLabel={sentTo === null ? t('password.send') : t('password.sendAgain')}
      busyLabel={t('password.sending')}
      check={(fields) => {
        const found = checkEmail(fields('email'));
        setError(found);
        return found === undefined;
      }}
      send={async (fields) => {
        const email = fields('email').trim();
        await askForReset(email);
        setSentTo(email);
      }}
      footer={
        <Link className="link inline-flex min-h-11 items-center" to={paths.login()}>
          {t('password.backToLogin')}
        </Link>
      }
    >
      <EmailField error={error} />
      {sentTo === null ? null : (
        <Notice title={t('password.sentTitle')}>{t('password.sentBody', { email: sentTo })}</Notice>
      )}
    </PasswordHelp>
  );
}
