import { useMutation, useQuery } from '@tanstack/react-query';
import { LANGUAGE_TABLE } from '../../../../contract/options.ts';
import type { Sayings } from '../../../../contract/schemas/sayings.ts';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../profile/Section.tsx';
import { notify, notifyThrown } from '../toasts/notify.ts';
import { deleteSaying, sayingsQuery } from './saying-requests.ts';

/** How voices say the user's words. Empty, and without a place on the page, for a user without any. */
export function SayingsSection({ userId }: { userId: string }) {
  const { data } = useQuery(sayingsQuery(userId), queryClient);
  return data && data.sayings.length > 0 ? <Listed {...data} /> : null;
}

function Listed({ sayings }: Sayings) {
  const { t } = useWords('sayings');
  const deleting = useMutation(
    {
      mutationFn: deleteSaying,
      onSuccess: () => notify(t('said.forgotten'), 'success'),
      onError: notifyThrown,
      onSettled: () => queryClient.invalidateQueries({ queryKey: ['sayings'] }),
    },
    queryClient,
  );
  return (
    <Section title={t('said.section')}>
      <ul>
        {sayings.map(({ id, word, said, language }) => (
          <li key={id} className="device">
            <div className="min-w-0 flex-1">
              <p className="break-words">
                <strong lang={language}>{word}</strong>
              </p>
              <p className="field-hint">{t('said.row', { said, language: LANGUAGE_TABLE[language].name })}</p>
            </div>
            <Button
              busy={deleting.isPending && deleting.variables === id}
              aria-label={t('said.deleteOne', { word })}
              onClick={() => deleting.mutate(id)}
            >
              {t('said.delete')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
