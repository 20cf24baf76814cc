import { Link } from 'react-router-dom';
import { errorWords } from '../../api/error-words.ts';
import { hasTrait, type ProblemFacts } from '../../api/problem.ts';
import { useWords } from '../../i18n/words.ts';
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

/** Words for a problem. Some differ between narrations and stories. */
function useProblemWords(): (problem: ProblemFacts) => string {
  const { t } = useWords('player');
  const { t: tErrors } = useWords('errors');
  return (problem) => {
    switch (problem.code) {
      case 'quota_exceeded':
        return tErrors('error.speech_quota_exceeded');
      case 'network':
        return tErrors('error.connection_error');
      case 'generation_in_progress':
        return t('player.busy');
      case 'invalid_request':
        return t('player.invalidText');
      default:
        return errorWords(tErrors, problem);
    }
  };
}

/** Reason for a missing narration and the way out: log in, confirm the email, wait, or retry. */
export function NarrationProblem({ problem, retryAt }: { problem: ProblemFacts; retryAt: number | null }) {
  const { t } = useWords('player');
  const wordsFor = useProblemWords();
  const { runner, choice, isForSleep } = useNarration();
  const standsOut = useBriefly(problem);
  // `LimitNote` shows this one, also on later visits.
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
        <p>{wordsFor(problem)}</p>
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
        <p>{wordsFor(problem)}</p>
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
        <span>{wordsFor(problem)}</span> {retry}
      </p>
    );
  }
  return (
    <Notice kind="problem" className="narration-notice">
      <p>{wordsFor(problem)}</p>
      {retry}
      <ErrorReference problem={problem} className="" />
    </Notice>
  );
}

/** Reason why the sound does not play, with a retry. */
export function PlaybackProblem({ failure, onRetry }: { failure: PlaybackFailure; onRetry: () => void }) {
  const { t } = useWords('player');
  return (
    <Notice kind="problem" className="narration-notice">
      <p>{t(`player.failure.${failure.code}`, { answer: '', ...failure.details })}</p>
      <Button variant="plain" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Notice>
  );
}

/** Reason why a single sentence does not play: daily limit, unconfirmed email, or a failure. */
export function SentenceProblem() {
  const { t } = useWords('player');
  const wordsFor = useProblemWords();
  const { state } = useSentenceSpeech();
  const problem = state.name === 'failed' ? state : null;
  const standsOut = useBriefly(problem);
  if (!problem) return null;
  const words = problem.problem ? wordsFor(problem.problem) : t('player.sentenceFailed');
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
