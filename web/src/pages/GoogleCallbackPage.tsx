import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { errorWords } from '../api/error-words.ts';
import { asProblem, isAbort, type ProblemFacts, problemFromBody } from '../api/problem.ts';
import { session } from '../api/session.ts';
import { userOfToken } from '../features/account/google/google-requests.ts';
import { beganHere, endAttempt } from '../features/account/google/redirect-attempt.ts';
import { SigningIn } from '../features/account/google/SigningIn.tsx';
import { ErrorReference } from '../features/problems/ErrorReference.tsx';
import { useWords } from '../i18n/words.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Notice } from '../ui/Notice.tsx';
import ConfigurationErrorPage from './ConfigurationErrorPage.tsx';

function Refused({ problem }: { problem: ProblemFacts }) {
  const { t } = useWords('account');
  const { t: tErrors } = useWords('errors');
  if (problem.code === 'google_not_configured') return <ConfigurationErrorPage />;
  return (
    <>
      <h1 className="my-6 text-3xl">{t('google.continue')}</h1>
      <Notice kind="problem">
        <p>{errorWords(tErrors, problem)}</p>
        <Link className="link inline-flex min-h-11 items-center" to={paths.login()}>
          {t('google.backToLogin')}
        </Link>
        <ErrorReference problem={problem} className="" />
      </Notice>
    </>
  );
}

/** End of the redirect flow started in this browser: the address has a token, or an error. */
export default function GoogleCallbackPage() {
  const { t } = useWords('account');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<ProblemFacts | null>(null);
  const attempt = search.get('attempt');
  const [isOurs] = useState(() => beganHere(attempt));
  const token = search.get('token');
  const refusal = search.get('error');
  usePageTitle(t('google.signingIn'));

  useEffect(() => {
    if (!token || !isOurs) return;
    const controller = new AbortController();
    userOfToken(token, controller.signal).then(
      (user) => {
        endAttempt(attempt);
        session.begin({ token, user });
        // Replaces this page, so that the token is not in the history.
        navigate(paths.home(), { replace: true });
      },
      (thrown) => {
        if (isAbort(thrown)) return;
        const { facts } = asProblem(thrown);
        // An invalid token: the visitor wanted to sign in with Google.
        setProblem(facts.status === 401 ? { ...facts, code: 'google_sign_in_refused' } : facts);
      },
    );
    return () => controller.abort();
  }, [token, attempt, isOurs, navigate]);

  if (problem) return <Refused problem={problem} />;
  if (token && !isOurs) {
    return <Refused problem={problemFromBody({ code: 'google_sign_in_expired' }, 0).facts} />;
  }
  if (token) return <SigningIn />;
  if (refusal) return <Refused problem={problemFromBody({ code: refusal }, 0).facts} />;
  return <Navigate to={paths.login()} replace />;
}
