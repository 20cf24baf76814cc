import { PERSON_NAME_MAX_LENGTH } from '../../../../contract/limits.ts';
import type { Account } from '../../../../contract/schemas/account.ts';
import type { User } from '../../../../contract/schemas/auth.ts';
import { refreshUser } from '../../api/current-user.ts';
import { queryClient } from '../../api/query-client.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { useWords } from '../../i18n/words.ts';
import { hasPart } from '../../lib/parts.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckIcon } from '../../ui/drawings/action-icons.tsx';
import { WarningIcon } from '../../ui/drawings/icons.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ResendVerification } from '../account/verification/ResendVerification.tsx';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { useSubmit } from '../problems/use-submit.ts';
import { notify } from '../toasts/notify.ts';
import { accountQuery, changeName } from './account-queries.ts';
import { PasswordChange } from './PasswordChange.tsx';
import { Section } from './Section.tsx';

function NameForm({ account }: { account: Account }) {
  const { t } = useWords('profile');
  const { busy, problem, submit } = useSubmit({
    check: () => true,
    async send(fields) {
      const answer = await changeName(fields('name').trim());
      queryClient.setQueryData(accountQuery(answer.id).queryKey, answer);
      notify(t('profile.account.nameSaved'), 'success');
      await refreshUser();
    },
  });
  return (
    <form className="flex flex-col items-start gap-3" onSubmit={submit}>
      <div className="w-full">
        <TextField
          label={t('profile.account.name')}
          name="name"
          autoComplete="name"
          maxLength={PERSON_NAME_MAX_LENGTH}
          defaultValue={account.name ?? ''}
        />
      </div>
      {problem ? <ProblemNotice facts={problem} /> : null}
      <Button type="submit" busy={busy}>
        {t('profile.account.saveName')}
      </Button>
    </form>
  );
}

function Email({ user }: { user: User }) {
  const { t } = useWords('profile');
  return (
    <div>
      <p className="field-label">{t('profile.account.email')}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 break-all">{user.email}</span>
        <span className="account-mark">
          {user.emailVerified ? (
            <CheckIcon width={16} height={16} className="text-accent" />
          ) : (
            <WarningIcon width={16} height={16} className="text-danger" />
          )}
          <span>{user.emailVerified ? t('profile.account.verified') : t('profile.account.unverified')}</span>
        </span>
      </p>
      {user.emailVerified || !hasPart('mail') ? null : (
        <>
          <p className="field-hint my-3">{t('profile.account.unverifiedBody')}</p>
          <ResendVerification email={user.email} />
        </>
      )}
    </div>
  );
}

/** Name, email and sign-in methods of the account. */
export function AccountSection({ user, account }: { user: User; account: Account }) {
  const { t } = useWords('profile');
  return (
    <Section title={t('profile.account.title')}>
      <Email user={user} />
      <NameForm account={account} />
      <PasswordChange account={account} />
      <p className="field-hint flex flex-wrap gap-x-3">
        <span>{t('profile.account.since', { date: dayInWords(account.createdAt) })}</span>
        {account.hasGoogle ? <span>{`· ${t('profile.account.google')}`}</span> : null}
      </p>
    </Section>
  );
}
