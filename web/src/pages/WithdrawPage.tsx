import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';
import { useUser } from '../api/use-user.ts';
import { useHumanCheck } from '../features/human-check/use-human-check.tsx';
import {
  confirmWithdrawal,
  withdraw,
  withdrawAsVisitor,
} from '../features/withdrawal/withdrawal-requests.ts';
import { WithdrawalForm } from '../features/withdrawal/WithdrawalForm.tsx';
import { WithdrawalResult } from '../features/withdrawal/WithdrawalResult.tsx';
import { useWords } from '../i18n/words.ts';
import { hasPart } from '../lib/parts.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Notice } from '../ui/Notice.tsx';
import { SmallBook } from '../ui/SmallBook.tsx';

const never = () => () => {};
const tokenInAddress = () => new URLSearchParams(window.location.search).get('token') ?? '';

/**
 * Withdrawal from the contract of Premium: a user confirms their statement, a visitor states name and address, and the
 * link of a visitor's mail is confirmed by a button. Opening the page or the link changes nothing.
 */
export default function WithdrawPage() {
  const { t } = useWords('withdrawal');
  const user = useUser();
  // The prerendered page has no query.
  const token = useSyncExternalStore(never, tokenInAddress, () => '');
  const [result, setResult] = useState<Withdrawal | null>(null);
  usePageTitle(t('withdrawal.title'), t('withdrawal.description'));

  // Contracts that were made before payments were switched off go on.
  if (!hasPart('payments') && (user?.subscriptionState ?? 'none') === 'none' && token === '') {
    return (
      <SmallBook>
        <h1 className="text-3xl">{t('withdrawal.title')}</h1>
        <Notice>{t('withdrawal.notSold')}</Notice>
      </SmallBook>
    );
  }
  if (result) {
    return (
      <SmallBook>
        <h1 className="text-3xl">{t('withdrawal.title')}</h1>
        <WithdrawalResult withdrawal={result} />
      </SmallBook>
    );
  }
  const terms = (
    <Link className="link inline-flex min-h-11 items-center" to={`${paths.terms()}#subscription`}>
      {t('withdrawal.terms')}
    </Link>
  );
  if (token !== '') {
    return (
      <WithdrawalForm
        key="link"
        lead={t('withdrawal.leadLink')}
        fields={false}
        footer={terms}
        send={async () => setResult(await confirmWithdrawal(token))}
      />
    );
  }
  if (user) {
    return (
      <WithdrawalForm
        key="user"
        lead={t('withdrawal.leadUser')}
        statement={t('withdrawal.statement', { holder: user.email })}
        fields={false}
        footer={terms}
        send={async () => setResult(await withdraw())}
      />
    );
  }
  return <VisitorsForm footer={terms} onStated={setResult} />;
}

type VisitorsFormProps = { footer: ReactNode; onStated: (withdrawal: Withdrawal) => void };

function VisitorsForm({ footer, onStated }: VisitorsFormProps) {
  const { t } = useWords('withdrawal');
  const human = useHumanCheck('withdrawal');
  return (
    <WithdrawalForm
      lead={t('withdrawal.leadVisitor')}
      fields={hasPart('mail')}
      humanCheck={human.widget}
      footer={footer}
      send={async (visitor) =>
        onStated(
          visitor ? await human.sending((headers) => withdrawAsVisitor(visitor, headers)) : await withdraw(),
        )
      }
    />
  );
}
