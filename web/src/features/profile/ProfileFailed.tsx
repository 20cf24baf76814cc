import { useTranslation } from 'react-i18next';
import { errorReference, errorWords } from '../../api/error-words.ts';
import { asProblem } from '../../api/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** In place of what could not be loaded of the profile. */
export function ProfileFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const { facts } = asProblem(error);
  return (
    <Notice kind="problem" title={t('profile.error')}>
      <p>{errorWords(t, facts)}</p>
      <Button className="mt-3" onClick={onRetry}>
        {t('common.retry')}
      </Button>
      <p className="error-code mt-2">{errorReference(t, facts)}</p>
    </Notice>
  );
}
