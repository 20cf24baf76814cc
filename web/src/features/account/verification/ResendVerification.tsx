import { useMutation } from '@tanstack/react-query';
import { queryClient } from '../../../api/query-client.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { MailIcon } from '../../../ui/drawings/action-icons.tsx';
import { notify, notifyThrown } from '../../toasts/notify.ts';
import { resendVerification } from './verification-requests.ts';

export function ResendVerification({ email }: { email: string }) {
  const { t } = useWords('account');
  const resend = useMutation(
    {
      mutationFn: resendVerification,
      onSuccess: () => notify(t('verifyEmail.sent', { email }), 'success'),
      onError: notifyThrown,
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
