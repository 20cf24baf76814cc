import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { loadWords, withWords } from '../../i18n/words.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { CheckIcon } from '../../ui/drawings/action-icons.tsx';
import { WrittenText } from '../bilingual/WrittenText.tsx';
import { WrittenTitle } from '../bilingual/WrittenTitle.tsx';
import { MadeByAi, STORY_ITEM } from '../story-text/MadeByAi.tsx';
import { laterDrawings, StoryCover } from '../story-text/StoryPicture.tsx';
import { rememberShownStory } from '../story/shown-story.ts';
import { type Helped, type InTheBook, isUnkept, type StoryState, type Unkept } from '../story/story-state.ts';
import { storyRunner } from '../story/story-store.ts';
import { LiveStory } from './LiveStory.tsx';
import { UnkeptStory } from './UnkeptStory.tsx';

const FinishedStory = lazyPart(() => withWords(import('./finished/FinishedStory.tsx'), 'player', 'story'));

const HelpInstead = lazyPart(() => withWords(import('../help/HelpInstead.tsx'), 'story'));

type StoryDisplayProps = { state: InTheBook | Helped | Unkept | Extract<StoryState, { name: 'done' }> };

/** Finished story until the player has loaded: the text stays on the screen. */
function WrittenStory({ story, beingDrawn }: { story: Story; beingDrawn: boolean }) {
  return (
    <article className="book story-book" {...STORY_ITEM}>
      <MadeByAi />
      <div className="story-page flex flex-col gap-6">
        <div className="story-status" />
        <StoryCover options={story.options} scene={story.scene} alt={story.picture?.alt} />
        <WrittenTitle title={story.title} language={story.language} translation={story.translation} />
        <WrittenText
          sentences={story.sentences}
          language={story.language}
          translation={story.translation}
          drawings={laterDrawings(story.laterPictures, beingDrawn)}
        />
      </div>
    </article>
  );
}

/** This tab's story, while it is written and when it is finished. */
export default function StoryDisplay({ state }: StoryDisplayProps) {
  const { t } = useTranslation();
  // Preloads the player, which the home page does without.
  useEffect(() => FinishedStory.preload(), []);
  if (isUnkept(state)) return <UnkeptStory state={state} />;
  if (state.name === 'failed')
    return (
      <Suspense>
        <HelpInstead />
      </Suspense>
    );
  if (state.name !== 'done') return <LiveStory state={state} />;

  function another() {
    rememberShownStory(null);
    storyRunner()?.dismiss();
    window.scrollTo({ top: 0 });
  }

  const { story, beingDrawn = false } = state;
  async function remove() {
    const [{ deleteWithUndo }] = await Promise.all([
      import('../library/story-deletion.ts'),
      loadWords('library', 'errors'),
    ]);
    deleteWithUndo(story);
  }

  return (
    <Suspense fallback={<WrittenStory story={story} beingDrawn={beingDrawn} />}>
      <FinishedStory
        story={story}
        beingDrawn={beingDrawn}
        above={
          <p className="story-status">
            <CheckIcon width={20} height={20} className="text-accent" />
            <span>{t('story.saved')}</span>
          </p>
        }
        isFresh={state.fresh}
        onAnother={another}
        onDelete={remove}
      />
    </Suspense>
  );
}
