import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/words.ts';
import { paths } from '../../../paths.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import type { RegistrationErrors } from './validation.ts';

/** Link in a new tab, so that the form keeps its content. */
function TermsLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="link inline-flex min-h-11 items-center" to={to} target="_blank">
      {children}
    </Link>
  );
}

type AcceptTermsProps = {
  checked: boolean;
  error: RegistrationErrors['accepts'];
  onChange: (checked: boolean) => void;
};

/** Acceptance of the terms by an adult, with links to the texts. */
export function AcceptTerms({ checked, error, onChange }: AcceptTermsProps) {
  const { t } = useWords('account');
  return (
    <div>
      <Checkbox
        label={t('register.adults')}
        name="accepts"
        required
        checked={checked}
        error={error ? t(error) : null}
        onChange={onChange}
      />
      <p className="field-hint">
        {t('register.readThem')} <TermsLink to={paths.terms()}>{t('register.terms')}</TermsLink> ·{' '}
        <TermsLink to={paths.privacy()}>{t('register.privacy')}</TermsLink>
      </p>
    </div>
  );
}
