import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { refreshUser } from '../api/current-user.ts';
import { NewPasswordFields } from '../features/account/sign-in/NewPasswordFields.tsx';
import { resetPassword } from '../features/account/sign-in/password-requests.ts';
import { PasswordHelp } from '../features/account/sign-in/PasswordHelp.tsx';
import {
  checkNewPassword,
  type NewPasswordErrors,
  newPasswordIn,
} from '../features/account/sign-in/validation.ts';
import { useWords } from '../i18n/words.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Notice } from '../ui/Notice.tsx';
import { SmallBook } from '../ui/SmallBook.tsx';

function AskAgain() {
  const { t } = useWords('account');
  return (
    <Link className="link inline-flex min-h-11 items-center" to={paths.forgotPassword()}>
      {t('password.askAgain')}
    </Link>
  );
}

export default function ResetPasswordPage() {
  const { t } = useWords('account');
  const [search] = useSearchParams();
  const [errors, setErrors] = useState<NewPasswordErrors>({});
  const [saved, setSaved] = useState(false);
  const token = search.get('token') ?? '';
  usePageTitle(t('password.resetTitle'));

  if (token === '') {
    return (
      <SmallBook>
        <h1 className="text-3xl">{t('password.resetTitle')}</h1>
        <Notice kind="problem">
          <p>{t('password.linkMissing')}</p>
          <AskAgain />
        </Notice>
      </SmallBook>
    );
  }
  if (saved) {
    return (
      <SmallBook>
        <h1 className="text-3xl">{t('password.resetTitle')}</h1>
        <Notice title={t('password.savedTitle')}>
          <p className="mb-4">{t('password.savedBody')}</p>
          <Link className="button button-primary" to={paths.login()}>
            {t('common.login')}
          </Link>
        </Notice>
      </SmallBook>
    );
  }
  return (
    <PasswordHelp
      title={t('password.resetTitle')}
      lead={t('password.resetLead')}
      submitLabel={t('password.save')}
      busyLabel={t('password.saving')}
      check={(fields) => {
        const found = checkNewPassword(newPasswordIn(fields));
        setErrors(found);
        return Object.keys(found).length === 0;
      }}
      send={async (fields) => {
        await resetPassword(token, newPasswordIn(fields).password);
        setSaved(true);
        // A new password ends all sessions of the account, possibly also this browser's.
        await refreshUser();
      }}
      afterProblem={({ code }) => (code === 'link_invalid' ? <AskAgain /> : null)}
    >
      <NewPasswordFields label={t('password.newPassword')} name="new-password" errors={errors} />
    </PasswordHelp>
  );
}
