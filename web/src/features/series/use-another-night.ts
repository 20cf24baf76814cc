import { useNavigate } from 'react-router-dom';
import type { Night } from '../../../../contract/schemas/series.ts';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { queryClient } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { EMPTY_DRAFT } from '../draft/draft.ts';
import { keepDraft } from '../draft/use-draft.ts';
import { rememberShownStory } from '../story/shown-story.ts';
import { storyRunner } from '../story/story-store.ts';
import { nightQuery } from './series-queries.ts';

type Told = Pick<Story, 'id' | 'language' | 'options'>;

/**
 * Opens the form for another night after a story: all as that night had it, the topic one of its proposals.
 * @returns a function of the story and the chosen proposal, by default the first that is known
 */
export function useAnotherNight() {
  const navigate = useNavigate();
  return ({ id, language, options }: Told, chosen?: string) => {
    const { secondLanguage, language: _, variety: __, targetWords: ___, ...as } = options;
    const known = queryClient.getQueryData<Night>(nightQuery(id).queryKey);
    keepDraft({
      ...EMPTY_DRAFT,
      ...as,
      topic: chosen ?? known?.proposals[0]?.text ?? options.topic,
      inBoth: secondLanguage !== undefined,
      continues: id,
      language,
    });
    rememberShownStory(null);
    storyRunner()?.dismiss();
    navigate(paths.home());
    window.scrollTo({ top: 0 });
  };
}
