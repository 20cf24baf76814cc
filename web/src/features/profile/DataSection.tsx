import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '../../../../contract/schemas/account.ts';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { DownloadIcon, TrashIcon } from '../../ui/drawings/action-icons.tsx';
import { notifyThrown } from '../toasts/notify.ts';
import { fetchExport } from './account-queries.ts';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';
import { Section } from './Section.tsx';

function Export() {
  const { t } = useWords('profile');
  const download = useMutation(
    {
      mutationFn: fetchExport,
      onSuccess: (file) => saveFile(file, `cuentame-${new Date().toISOString().slice(0, 10)}.json`),
      onError: notifyThrown,
    },
    queryClient,
  );
  return (
    <div>
      <p className="mb-3">{t('profile.data.exportBody')}</p>
      <Button
        busy={download.isPending}
        icon={<DownloadIcon width={20} height={20} />}
        onClick={() => download.mutate()}
      >
        {download.isPending ? t('profile.data.exporting') : t('profile.data.export')}
      </Button>
    </div>
  );
}

/** Personal data: export and deletion. */
export function DataSection({ account }: { account: Account }) {
  const { t } = useWords('profile');
  const [deleting, setDeleting] = useState(false);
  return (
    <Section title={t('profile.data.title')}>
      <Export />
      <h3 className="mt-4">{t('profile.data.deleteTitle')}</h3>
      <p>{t('profile.data.deleteBody')}</p>
      {deleting ? (
        <DeleteAccountForm account={account} onClose={() => setDeleting(false)} />
      ) : (
        <Button
          variant="danger"
          className="self-start"
          icon={<TrashIcon width={20} height={20} />}
          onClick={() => setDeleting(true)}
        >
          {t('profile.data.deleteOpen')}
        </Button>
      )}
    </Section>
  );
}
