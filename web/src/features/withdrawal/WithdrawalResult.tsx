import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Withdrawal } from '../../../../contract/schemas/withdrawal.ts';
import { dayInWords, momentInWords } from '../../i18n/dates.ts';
import { moneyInWords } from '../../i18n/money.ts';
import { useWords } from '../../i18n/words.ts';
import { hasPart } from '../../lib/parts.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/Notice.tsx';

/** What a withdrawal has led to, with its date, second and amount. Takes the focus, which its form had. */
export function WithdrawalResult({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useWords('withdrawal');
  const { statedAt, email, outcome, refund, endsAt } = withdrawal;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const money = refund ? moneyInWords(refund) : '';
  const date = endsAt ? dayInWords(endsAt) : '';
  const words: Record<Withdrawal['outcome'], string> = {
    unconfirmed: t('withdrawal.result.unconfirmed', { email }),
    pending: t('withdrawal.result.pending'),
    refunded: t('withdrawal.result.refunded', { money }),
    ended: t('withdrawal.result.ended'),
    cancelled: t('withdrawal.result.cancelled', { date }),
    nothing: t('withdrawal.result.nothing'),
  };
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-5">
      <Notice title={t('withdrawal.received', { moment: momentInWords(statedAt) })}>
        <p>{words[outcome]}</p>
      </Notice>
      {outcome === 'unconfirmed' || !hasPart('mail') ? null : <p>{t('withdrawal.mailed', { email })}</p>}
      {outcome === 'nothing' && hasPart('mail') ? (
        <Link className="link inline-flex min-h-11 items-center" to={paths.contact()}>
          {t('withdrawal.contact')}
        </Link>
      ) : null}
    </div>
  );
}
