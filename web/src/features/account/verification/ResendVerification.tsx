import { useMutation } from '@tanstack/react-query';
import { asProblem } from '../../../api/problem.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { MailIcon } from '../../../ui/drawings/action-icons.tsx';
import { notify, notifyProblem } from '../../toasts/notify.ts';
import { resendVerification } from './verification-requests.ts';

export function ResendVerification({ email }: { email: string }) {
  const { t } = useWords('account');
  const resend = useMutation(
    {
      mutationFn: resendVerification,
      onSuccess: () => notify(t('verifyEmail.sent', { email }), 'success'),
      onError: (thrown) => notifyProblem(asProblem(thrown)),
    },
    queryClient,
  );
  return (
    <Button
      busy={resend.isPending}
      icon={<MailIcon width={20} height={20} />}
      onClick={() => resend.mutate()}
    >
      {t('verifyEmail.resend')}
    </Button>
  );
}
