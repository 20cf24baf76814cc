import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorWords } from '../../api/error-words.ts';
import { hasTrait, type ProblemFacts } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DayOver } from '../problems/DayOver.tsx';
import { ErrorReference } from '../problems/ErrorReference.tsx';
import { useNarration } from './narration-context.ts';
import type { PlaybackFailure } from './playback/failure.ts';
import { useSentenceSpeech } from './sentence-speech.ts';
import { useBriefly } from './use-briefly.ts';

/** In a narration some problems have other words than in a story. */
function wordsFor(t: TFunction, problem: ProblemFacts): string {
  switch (problem.code) {
    case 'quota_exceeded':
      return t('player.unavailable');
    case 'network':
      return t('error.connection_error');
    case 'generation_in_progress':
      return t('player.busy');
    case 'invalid_request':
      return t('player.invalidText');
    default:
      return errorWords(t, problem);
  }
}

/** Why there is no narration, and what can be done: to log in, to confirm the address, to wait until a time, or to try again. */
export function NarrationProblem({ problem, retryAt }: { problem: ProblemFacts; retryAt: number | null }) {
  const { t } = useTranslation();
  const { runner, choice, isForSleep } = useNarration();
  const standsOut = useBriefly(problem);
  // The bar says that by itself, as it does on every later visit.
  if (problem.code === 'audio_limit_reached') return null;
  if (problem.code === 'not_authenticated') {
    return (
      <Notice kind="problem" className="narration-notice">
        <p>{t('player.loginRequired')}</p>
        <Link className="link inline-flex min-h-11 items-center" to={paths.login()}>
          {t('player.loginLink')}
        </Link>
      </Notice>
    );
  }
  if (retryAt !== null) {
    return (
      <Notice className="narration-notice">
        <p>{wordsFor(t, problem)}</p>
        {problem.code === 'daily_limit_reached' ? (
          <DayOver until={retryAt} />
        ) : (
          <Countdown
            until={retryAt}
            render={(time) => (time === null ? t('player.retryNow') : t('player.retryIn', { time }))}
          />
        )}
      </Notice>
    );
  }
  if (problem.code === 'unconfirmed_limit_reached') {
    return (
      <Notice className="narration-notice">
        <p>{wordsFor(t, problem)}</p>
        <Link className="link inline-flex min-h-11 items-center" to={paths.profile()}>
          {t('player.confirmLink')}
        </Link>
      </Notice>
    );
  }
  const mayRetry = !hasTrait(problem.code, 'final');
  const retry = mayRetry ? (
    <Button variant="plain" onClick={() => runner.listen(choice, isForSleep)}>
      {t('common.retry')}
    </Button>
  ) : null;
  if (!standsOut) {
    return (
      <p className="narration-quiet">
        {wordsFor(t, problem)} {retry}
      </p>
    );
  }
  return (
    <Notice kind="problem" className="narration-notice">
      <p>{wordsFor(t, problem)}</p>
      {retry}
      <ErrorReference problem={problem} className="" />
    </Notice>
  );
}

/** Why the sound cannot be heard. */
export function PlaybackProblem({ failure, onRetry }: { failure: PlaybackFailure; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice kind="problem" className="narration-notice">
      <p>{t(`player.failure.${failure.code}`, { status: '', statusText: '', ...failure.details })}</p>
      <Button variant="plain" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Notice>
  );
}

/** Why a sentence that was to be heard alone is not: that today's are used up, that the address is to be confirmed, or what failed. */
export function SentenceProblem() {
  const { t } = useTranslation();
  const { state } = useSentenceSpeech();
  const problem = state.name === 'failed' ? state : null;
  const standsOut = useBriefly(problem);
  if (!problem) return null;
  const words = problem.problem ? wordsFor(t, problem.problem) : t('player.sentenceFailed');
  return (
    <Notice kind={standsOut ? 'problem' : undefined} className="narration-notice">
      <p>{words}</p>
      {problem.problem?.code === 'unconfirmed_limit_reached' ? (
        <Link className="link inline-flex min-h-11 items-center" to={paths.profile()}>
          {t('player.confirmLink')}
        </Link>
      ) : null}
    </Notice>
  );
}
