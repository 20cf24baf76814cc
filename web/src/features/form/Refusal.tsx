import { Suspense, useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorWords, isUnexplained } from '../../api/error-words.ts';
import type { ProblemFacts } from '../../api/problem.ts';
import { session } from '../../api/session.ts';
import { useWords, withWords } from '../../i18n/words.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useSecondsUntil } from '../../ui/use-seconds-until.ts';
import { SleepingLamp } from '../drawings/SleepingLamp.tsx';
import { DayOver } from '../problems/DayOver.tsx';
import { ErrorReference } from '../problems/ErrorReference.tsx';
import { pauseWords } from '../story/pause-words.ts';
import type { StoryState } from '../story/story-state.ts';
import { storyRunner } from '../story/story-store.ts';

/** Milliseconds, long enough to read the reason. */
const LOGIN_REDIRECT_MS = 3_000;

const WantedRefusal = lazyPart(() => withWords(import('../wanted/WantedRefusal.tsx'), 'sayings'));
const LimitReached = lazyPart(() => import('../subscription/LimitReached.tsx'));

const lamp = <SleepingLamp width={72} height={72} />;

/** Busy server: when to return, and something to do until then. */
function ServerBusy({ problem, retryAt }: { problem: ProblemFacts; retryAt: number }) {
  const { t } = useWords('errors');
  // For a session that could not be renewed because of too many sign-ins from one network.
  const isEntrance = problem.code === 'too_many_attempts';
  return (
    <Notice title={isEntrance ? t('refusal.entrance.title') : t('refusal.busy.title')} drawing={lamp}>
      <p>{isEntrance ? t('refusal.entrance.body') : errorWords(t, problem)}</p>
      <Countdown
        until={retryAt}
        render={(time) => (time ? t('refusal.busy.countdown', { time }) : t('refusal.busy.ready'))}
      />
      {isEntrance ? null : <p className="text-ink-soft">{t('refusal.busy.tip')}</p>}
      <ErrorReference problem={problem} />
    </Notice>
  );
}

function ServiceUnavailable({ problem }: { problem: ProblemFacts }) {
  const { t } = useWords('errors');
  return (
    <Notice kind="problem" title={t('refusal.unavailable.title')} drawing={lamp}>
      <p>{errorWords(t, problem)}</p>
      <Link className="link mr-4 inline-flex min-h-11 items-center" to={paths.contact()}>
        {t('refusal.unavailable.contact')}
      </Link>
      <Button className="mt-3" onClick={() => storyRunner()?.dismiss()}>
        {t('common.retry')}
      </Button>
      <ErrorReference problem={problem} />
    </Notice>
  );
}

/** The daily limit of all users together is reached. */
function ClosedForToday({ problem, retryAt }: { problem: ProblemFacts; retryAt: number }) {
  const { t } = useWords('errors');
  // A page left open overnight becomes usable again.
  if (useSecondsUntil(retryAt) === 0) return null;
  return (
    <Notice title={t('dayOver.title')} drawing={lamp}>
      <p>{errorWords(t, problem)}</p>
      <DayOver until={retryAt} />
      <ErrorReference problem={problem} />
    </Notice>
  );
}

/** The session ended during a story: shows a message, then the login page. */
function SessionEnded({ problem }: { problem: ProblemFacts }) {
  const { t } = useWords('errors');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => {
      storyRunner()?.dismiss();
      navigate(paths.login());
    }, LOGIN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Notice kind="problem">
      <p>{errorWords(t, problem)}</p>
      {/* The draft of a session ended elsewhere is not kept. */}
      {session.expiry() === 'session_ended' ? null : <p>{t('refusal.draftKept')}</p>}
    </Notice>
  );
}

/** Pause between two attempts: its reason and its length. */
function Pausing({ state }: { state: Extract<StoryState, { name: 'pausing' }> }) {
  const { t } = useWords('errors');
  return (
    <Notice title={pauseWords(t, state.code)}>
      <Countdown
        until={state.until}
        render={(time) => t('refusal.pausing.countdown', { time: time ?? '0:00' })}
      />
      <Button variant="plain" onClick={() => storyRunner()?.stop()}>
        {t('common.cancel')}
      </Button>
    </Notice>
  );
}

/** Reason for a missing story with the next step. Empty without a reason. */
export default function Refusal({ state }: { state: StoryState }) {
  const { t } = useWords('errors');
  if (state.name === 'pausing') return <Pausing state={state} />;
  if (state.name !== 'failed') return null;
  const { problem, retryAt } = state;
  if (problem.code === 'session_ended' || problem.code === 'token_expired')
    return <SessionEnded problem={problem} />;
  if (problem.code === 'story_limit_reached' || problem.code === 'month_limit_reached') {
    return (
      <Suspense fallback={<Spinner label={t('common.loading')} />}>
        <LimitReached />
      </Suspense>
    );
  }
  if (problem.code === 'quota_exceeded') return <ServiceUnavailable problem={problem} />;
  if (problem.code === 'daily_limit_reached' && retryAt !== null) {
    return <ClosedForToday problem={problem} retryAt={retryAt} />;
  }
  if (retryAt !== null) return <ServerBusy problem={problem} retryAt={retryAt} />;
  const field = Object.keys(problem.fields).find((one) => one.startsWith('targetWords'));
  return (
    <Notice kind="problem">
      {field === undefined ? (
        <p>{isUnexplained(problem) ? t('refusal.failed') : errorWords(t, problem)}</p>
      ) : (
        <WantedRefusal field={field} otherwise={errorWords(t, problem)} />
      )}
      <ErrorReference problem={problem} />
    </Notice>
  );
}
