import { type ReactElement, Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../../contract/options.ts';
import type { Story } from '../../../../../contract/schemas/stories.ts';
import { useWords, withWords } from '../../../i18n/words.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { WrittenText } from '../../bilingual/WrittenText.tsx';
import { WrittenTitle } from '../../bilingual/WrittenTitle.tsx';
import { OtherTopics } from '../../demo/OtherTopics.tsx';
import { HearSentence } from '../../player/HearSentence.tsx';
import { ListenAtOnce } from '../../player/ListenAtOnce.tsx';
import { useNarratedSentence } from '../../player/narration-context.ts';
import { NarrationBar } from '../../player/NarrationBar.tsx';
import { NarrationProvider } from '../../player/NarrationProvider.tsx';
import { useSentenceAlone, useSentenceSpeech } from '../../player/sentence-speech.ts';
import { WordMarks } from '../../player/WordMarks.tsx';
import { AiIcon } from '../../story-text/AiIcon.tsx';
import { MadeByAi, STORY_ITEM } from '../../story-text/MadeByAi.tsx';
import { StoryLevel } from '../../story-text/StoryLevel.tsx';
import { laterDrawings, StoryCover } from '../../story-text/StoryPicture.tsx';
import { OneSided } from './OneSided.tsx';
import { StoryActions, type StoryActionsProps } from './StoryActions.tsx';

const HelpCard = lazyPart(() => import('../../help/HelpCard.tsx'));
const StoryLesson = lazyPart(() => withWords(import('../../lesson/StoryLesson.tsx'), 'lesson'));

const WantedWords = lazyPart(() => withWords(import('../../wanted/WantedWords.tsx'), 'sayings'));

type FinishedStoryProps = {
  story: Story;
  /** A line above the picture, such as that it is saved. */
  above?: ReactElement;
  /** Plays its newest narration without another press. */
  listenAtOnce?: boolean;
  /** It was written here just now: its title takes the focus from what told so. */
  isFresh?: boolean;
  /** Its later pictures are still being chosen. */
  beingDrawn?: boolean;
} & Pick<StoryActionsProps, 'onAnother' | 'onDelete'>;

/** Text of the story with the spoken sentence marked. */
function HeardText({ story, beingDrawn }: Pick<FinishedStoryProps, 'story' | 'beingDrawn'>) {
  const { index, language, saidIn, canPlayFrom, playFrom } = useNarratedSentence();
  const alone = useSentenceAlone();
  const { hear } = useSentenceSpeech();
  const onHear = useCallback(
    (sentence: number, side: Language) => {
      // A sound in both languages has either side.
      if (canPlayFrom && (saidIn !== null || side === language)) playFrom(sentence);
      else hear({ storyId: story.id, index: sentence, language: side });
    },
    [canPlayFrom, saidIn, language, playFrom, hear, story.id],
  );
  return (
    <WordMarks isSilent={alone !== null}>
      <WrittenText
        sentences={story.sentences}
        language={story.language}
        translation={story.translation}
        spoken={index}
        spokenLanguage={language}
        alone={alone}
        Hear={HearSentence}
        onHear={onHear}
        onPlayFrom={canPlayFrom ? playFrom : undefined}
        drawings={laterDrawings(story.laterPictures, beingDrawn)}
      />
    </WordMarks>
  );
}

/**
 * Finished story to read and listen to: the same on the home page and in the library. Its end waits for what stands above
 * the buttons: arriving later, that would push them away under a finger.
 */
export default function FinishedStory(props: FinishedStoryProps) {
  const { story, above, listenAtOnce = false, isFresh, beingDrawn, onAnother, onDelete } = props;
  const { t } = useTranslation();
  const { t: tStory } = useWords('story');
  const mayGetLesson = !story.translation && Boolean(story.options.secondLanguage);
  useEffect(() => {
    if (mayGetLesson) StoryLesson.preload();
  }, [mayGetLesson]);
  return (
    <NarrationProvider key={story.id} story={story}>
      <article className="book story-book" {...STORY_ITEM}>
        <MadeByAi />
        <div className="story-page flex flex-col gap-6">
          {above}
          <StoryCover options={story.options} scene={story.scene} alt={story.picture?.alt} />
          <WrittenTitle
            title={story.title}
            language={story.language}
            translation={story.translation}
            inheritsFocus={isFresh}
          />
          <OneSided story={story} />
          <HeardText story={story} beingDrawn={beingDrawn} />
          <Suspense>
            {story.options.targetWords ? (
              <ErrorBoundary fallback={null}>
                <WantedWords story={story} />
              </ErrorBoundary>
            ) : null}
            {story.translation || story.cast ? (
              <ErrorBoundary fallback={null}>
                <StoryLesson story={story} />
              </ErrorBoundary>
            ) : null}
            {story.help ? <HelpCard /> : null}
            <hr className="border-line" />
            <StoryActions story={story} onAnother={onAnother} onDelete={onDelete} />
            {story.understood === false ? <OtherTopics /> : null}
            <div className="field-hint">
              <StoryLevel story={story} />
              <p>
                <AiIcon />
                <span>{story.editedAt ? tStory('storyActions.byAiEdited') : t('story.byAi')}</span>
              </p>
            </div>
          </Suspense>
        </div>
      </article>
      {listenAtOnce ? <ListenAtOnce /> : null}
      <NarrationBar />
    </NarrationProvider>
  );
}
