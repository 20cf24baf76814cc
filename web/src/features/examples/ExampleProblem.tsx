import { useTranslation } from 'react-i18next';
import { errorReference, errorWords } from '../../api/error-words.ts';
import { asProblem } from '../../api/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { RefreshIcon } from '../../ui/drawings/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** There are no examples: why, where that is known, and the way to load the page again. */
export function ExampleProblem({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const facts = error ? asProblem(error).facts : null;
  return (
    <Notice kind="problem" className="my-6" title={t('examples.noneFound')}>
      {facts ? <p>{errorWords(t, facts)}</p> : null}
      <Button
        className="mt-3"
        icon={<RefreshIcon width={20} height={20} />}
        onClick={() => window.location.reload()}
      >
        {t('common.retry')}
      </Button>
      {facts ? <p className="error-code mt-2">{errorReference(t, facts)}</p> : null}
    </Notice>
  );
}
