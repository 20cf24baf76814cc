import { useMutation } from '@tanstack/react-query';
import type { Story } from '../../../../../contract/schemas/stories.ts';
import { api } from '../../../api/client.ts';
import { asProblem } from '../../../api/problem.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { showStory } from '../../story/show-story.ts';
import { notifyThrown } from '../../toasts/notify.ts';

/** Time limit in milliseconds, longer than the server's (`TRANSLATION_DEADLINE_MS`). */
const TIMEOUT_MS = 120_000;

type OneSidedProps = { story: Pick<Story, 'id' | 'language' | 'options' | 'translation'> };

/** Notice for a story whose translation failed, with the button that requests it again. Empty for every other story. */
export function OneSided({ story }: OneSidedProps) {
  const { t } = useWords('bilingual');
  const making = useMutation(
    {
      mutationFn: () =>
        api.call<Story>(`/api/stories/${encodeURIComponent(story.id)}/translation`, {
          method: 'POST',
          timeoutMs: TIMEOUT_MS,
        }),
      onSuccess: showStory,
      onError: notifyThrown,
    },
    queryClient,
  );
  const { secondLanguage } = story.options;
  if (!secondLanguage || secondLanguage === story.language || story.translation) return null;
  const own = t(`bilingual.languages.${story.language}`);
  const other = t(`bilingual.languages.${secondLanguage}`);
  const isOver = making.isError && asProblem(making.error).code === 'translation_limit_reached';
  return (
    <Notice>
      <p>{t('bilingual.oneSided', { own, other })}</p>
      {isOver ? null : (
        <Button className="mt-3" busy={making.isPending} onClick={() => making.mutate()}>
          {making.isPending ? t('bilingual.making') : t('bilingual.make', { other })}
        </Button>
      )}
    </Notice>
  );
}
