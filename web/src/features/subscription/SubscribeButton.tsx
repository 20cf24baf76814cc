import { useEffect, useRef, useState } from 'react';
import type { User } from '../../../../contract/schemas/auth.ts';
import { api } from '../../api/client.ts';
import { refreshUser } from '../../api/current-user.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { type Checkout, openCheckout } from './checkout.ts';
import { leaveFor, useLeaving } from './leaving.ts';
import { loadStripe } from './stripe-script.ts';

type Refusal = Exclude<Checkout, { ok: true }>;

function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const { t } = useWords('subscription');
  const { t: tErrors } = useWords('errors');
  switch (refusal.reason) {
    case 'email_missing':
      return <Notice kind="problem">{tErrors('error.email_required')}</Notice>;
    case 'no_url':
      return <Notice kind="problem">{t('subscribe.noUrl')}</Notice>;
    case 'stripe_missing':
      return (
        <Notice kind="problem">
          <p>{t('subscribe.stripeFailed')}</p>
          <p className="field-hint mt-1">{t('subscribe.stripeHint')}</p>
        </Notice>
      );
    case 'refused':
      return <ProblemNotice facts={refusal.problem} fallback={t('subscribe.failed')} />;
  }
}

/** Opens the payment page, or shows why it cannot. */
export function SubscribeButton({ user }: { user: User }) {
  const { t } = useWords('subscription');
  const [leaving, setLeaving] = useLeaving();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // Asked for once the API wants it: after a withdrawal in the last twelve months.
  const [start, setStart] = useState<'not asked' | 'asked' | 'requested'>('not asked');
  const isAsked = start !== 'not asked';
  const box = useRef<HTMLInputElement>(null);
  // The pressed button, which had the focus, is disabled from here on.
  useEffect(() => {
    if (isAsked) box.current?.focus();
  }, [isAsked]);

  // Preloaded while the page is read; a failure is reported here, and the press tries again.
  useEffect(() => {
    let isHere = true;
    loadStripe().catch(() => isHere && setRefusal({ ok: false, reason: 'stripe_missing' }));
    return () => {
      isHere = false;
    };
  }, []);

  async function subscribe() {
    setRefusal(null);
    setLeaving(true);
    const deps = { client: api, loadStripe, origin: window.location.origin };
    const checkout = await openCheckout(deps, user, start === 'requested');
    if (checkout.ok) {
      leaveFor(checkout.url);
      return;
    }
    setLeaving(false);
    if (checkout.reason === 'refused' && checkout.problem.code === 'start_request_required') {
      setStart('asked');
      return;
    }
    setRefusal(checkout);
    // Mostly refused after a change elsewhere: the refetched user shows the current plan.
    if (checkout.reason === 'refused') await refreshUser();
  }

  return (
    <>
      {refusal ? <RefusalNotice refusal={refusal} /> : null}
      {isAsked ? (
        <Notice>
          <p>{t('subscribe.start.why')}</p>
          <div className="mt-2">
            <Checkbox
              ref={box}
              label={t('subscribe.start.request')}
              checked={start === 'requested'}
              onChange={(isChecked) => setStart(isChecked ? 'requested' : 'asked')}
            />
          </div>
        </Notice>
      ) : null}
      <Button
        variant="primary"
        size="large"
        className="w-full"
        busy={leaving}
        disabled={start === 'asked'}
        onClick={subscribe}
      >
        {leaving ? t('subscribe.opening') : t('subscribe.action')}
      </Button>
    </>
  );
}
