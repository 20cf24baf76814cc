import { useTranslation } from 'react-i18next';
import { asProblem } from '../../api/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';

type LoadFailedProps = { error: unknown; title?: string; onRetry: () => void };

/** Replaces content that failed to load, with a retry. */
export function LoadFailed({ error, title, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  const { facts } = asProblem(error);
  return (
    <ProblemNotice facts={facts} title={title}>
      {/* A retry does not bring back deleted content. */}
      {facts.code === 'not_found' ? null : (
        <Button className="mt-3" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </ProblemNotice>
  );
}
