import i18next from 'i18next';
import { useNavigate } from 'react-router-dom';
import type { Night } from '../../../../contract/schemas/series.ts';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { queryClient } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { type Draft, EMPTY_DRAFT } from '../draft/draft.ts';
import { keepDraft, keptDraft } from '../draft/use-draft.ts';
import { rememberShownStory } from '../story/shown-story.ts';
import { storyRunner } from '../story/story-store.ts';
import { notifyWithAction, UNDO_MS } from '../toasts/notify.ts';
import { nightQuery } from './series-queries.ts';

type Told = Pick<Story, 'id' | 'language' | 'options'>;

/** What was typed before can be had back. */
function offer(before: Draft): void {
  notifyWithAction(i18next.t('series.replaced', { ns: 'series', topic: before.topic.trim() }), {
    label: i18next.t('series.putBack', { ns: 'series' }),
    forMs: UNDO_MS,
    run: () => keepDraft(before),
  });
}

/**
 * Opens the form for another night after a story: all as that night had it, the topic one of its proposals.
 * @returns a function of the story and the chosen proposal, by default the first that is known
 */
export function useAnotherNight() {
  const navigate = useNavigate();
  return ({ id, language, options }: Told, chosen?: string) => {
    const { secondLanguage, language: _, variety: __, targetWords: ___, ...as } = options;
    const known = queryClient.getQueryData<Night>(nightQuery(id).queryKey);
    const before = keptDraft();
    const draft: Draft = {
      ...EMPTY_DRAFT,
      ...as,
      topic: chosen ?? known?.proposals[0]?.text ?? options.topic,
      inBoth: secondLanguage !== undefined,
      continues: id,
      language,
    };
    keepDraft(draft);
    if (before.topic.trim() !== '' && before.topic !== draft.topic) offer(before);
    rememberShownStory(null);
    storyRunner()?.dismiss();
    navigate(paths.home());
    window.scrollTo({ top: 0 });
  };
}
