import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { User } from '../../../../contract/schemas/auth.ts';
import { useWords } from '../../i18n/words.ts';
import { steadyNow } from '../../lib/clock.ts';
import { paths } from '../../paths.ts';
import { SmallBook } from '../../ui/SmallBook.tsx';
import { useSecondsUntil } from '../../ui/use-seconds-until.ts';
import type { CameFrom } from '../account/session/guards.tsx';

/** Milliseconds, long enough to read the confirmation. */
const REDIRECT_MS = 5_000;

type CardProps = { title: string; body: string; children: ReactNode };

function Card({ title, body, children }: CardProps) {
  return (
    <SmallBook aria-live="polite">
      <h1 className="text-3xl">{title}</h1>
      <p>{body}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </SmallBook>
  );
}

export function PaymentConfirmed({ user, drawing }: { user: User; drawing: ReactElement | null }) {
  const { t } = useWords('subscription');
  const navigate = useNavigate();
  const [until] = useState(() => steadyNow() + REDIRECT_MS);
  const seconds = useSecondsUntil(until);
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.home(), { replace: true }), until - steadyNow());
    return () => clearTimeout(timer);
  }, [until, navigate]);
  return (
    <SmallBook>
      {drawing}
      <div role="status">
        <h1 className="text-3xl">{t('success.confirmed.title')}</h1>
      </div>
      {/* Not announced every second. */}
      <p aria-live="off">{t('success.confirmed.body', { count: user.storiesRemaining, seconds })}</p>
      <Link className="button button-primary self-start" to={paths.home()} replace>
        {t('success.confirmed.home')}
      </Link>
    </SmallBook>
  );
}

export function PaymentProcessing() {
  const { t } = useWords('subscription');
  return (
    <Card title={t('success.processing.title')} body={t('success.processing.body')}>
      <Link className="button button-quiet" to={paths.profile()}>
        {t('success.profile')}
      </Link>
    </Card>
  );
}

/** No session id, or an unknown one: only support can help. */
export function PaymentUnknown() {
  const { t } = useWords('subscription');
  return (
    <Card title={t('success.unknown.title')} body={t('success.unknown.body')}>
      <Link className="button button-primary" to={paths.contact()}>
        {t('success.support')}
      </Link>
      <Link className="button button-quiet" to={paths.profile()}>
        {t('success.profile')}
      </Link>
    </Card>
  );
}

/** Payment of a visitor: made in another browser, or signed out meanwhile. */
export function PaymentOfVisitor() {
  const { t } = useWords('subscription');
  const { pathname, search } = useLocation();
  const from: CameFrom = { from: pathname + search };
  return (
    <Card title={t('success.visitor.title')} body={t('success.visitor.body')}>
      <Link className="button button-primary" to={paths.login()} state={from}>
        {t('common.login')}
      </Link>
    </Card>
  );
}
