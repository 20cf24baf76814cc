import { useTranslation } from 'react-i18next';
import { asProblem } from '../../api/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';

type LoadFailedProps = { error: unknown; title?: string; onRetry: () => void };

/** In place of what did not come, with the way to ask for it again. */
export function LoadFailed({ error, title, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  const { facts } = asProblem(error);
  return (
    <ProblemNotice facts={facts} title={title}>
      {/* What is gone does not come back by asking again. */}
      {facts.code === 'not_found' ? null : (
        <Button className="mt-3" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </ProblemNotice>
  );
}
