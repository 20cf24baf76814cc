import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StorySummary } from '../../../../contract/stories.ts';
import { asProblem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { rememberShownStory, shownStory } from '../story/shown-story.ts';
import { storySession } from '../story/story.ts';
import { notify, notifyProblem } from '../toasts/notify.ts';
import { deleteStory } from './library-queries.ts';

type DeleteStoryProps = {
  story: Pick<StorySummary, 'id' | 'title'>;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Takes one story off the shelf, once the person has said so twice. */
export function DeleteStory({ story, onClose, onDeleted }: DeleteStoryProps) {
  const { t } = useTranslation();
  const deletion = useMutation(
    {
      mutationFn: () => deleteStory(story.id),
      onSuccess: () => {
        // The home page must not keep showing what is gone.
        const shown = storySession.read();
        if (shown.name === 'done' && shown.story.id === story.id) storySession.dismiss();
        if (shownStory() === story.id) rememberShownStory(null);
        // Not removed: the page that shows it now would ask for it again.
        queryClient.invalidateQueries({ queryKey: ['stories', 'one', story.id], refetchType: 'none' });
        queryClient.invalidateQueries({ queryKey: ['stories', 'list'] });
        notify(t('library.deleted'), 'success');
        onClose();
        onDeleted?.();
      },
      onError: (thrown) => notifyProblem(asProblem(thrown)),
    },
    queryClient,
  );
  return (
    <ConfirmDialog
      title={t('library.deleteTitle')}
      body={t('library.deleteBody', { title: story.title })}
      confirmLabel={t('library.deleteConfirm')}
      cancelLabel={t('common.cancel')}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
