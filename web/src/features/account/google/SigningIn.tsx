import { useWords } from '../../../i18n/words.ts';
import { Logo } from '../../../ui/drawings/brand.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import './google.css';

/** Overlay while a Google sign-in is being completed. */
export function SigningIn() {
  const { t } = useWords('account');
  return (
    <div className="signing-in">
      <Logo width={72} height={72} />
      <p role="status">
        <Spinner /> <span>{t('google.signingIn')}</span>
      </p>
    </div>
  );
}
