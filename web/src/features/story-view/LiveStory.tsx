import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { middlePlace } from '../../../../contract/picture-places.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import { useRootMark } from '../../lib/root-mark.ts';
import { Button } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { StopIcon } from '../../ui/drawings/action-icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useInheritedFocus } from '../../ui/use-inherited-focus.ts';
import { WrittenText } from '../bilingual/WrittenText.tsx';
import { WrittenTitle } from '../bilingual/WrittenTitle.tsx';
import { OtherTopics } from '../demo/OtherTopics.tsx';
import { WritingFeather } from '../drawings/WritingFeather.tsx';
import { MadeByAi, STORY_ITEM } from '../story-text/MadeByAi.tsx';
import { roomAfter, StoryCover } from '../story-text/StoryPicture.tsx';
import { pauseWords } from '../story/pause-words.ts';
import { type InTheBook, NOTHING_TOLD } from '../story/story-state.ts';
import { storyRunner } from '../story/story-store.ts';
import { storyProgress } from './progress.ts';

/** Current step, also between two attempts: the reason for the delay, and its length. */
function Doing({ state, begun }: { state: InTheBook; begun: boolean }) {
  const { t } = useWords('errors');
  if (state.name !== 'pausing') {
    return <p className="field-hint mb-2">{begun ? t('story.writing') : t('story.beginning')}</p>;
  }
  return (
    <div className="field-hint mb-2">
      <p role="status">{pauseWords(t, state.code)}</p>
      <Countdown
        until={state.until}
        render={(time) => t('refusal.pausing.countdown', { time: time ?? '0:00' })}
      />
    </div>
  );
}

type LiveStoryProps = { state: InTheBook };

/** A story while it is being written, sentence by sentence. */
export function LiveStory({ state }: LiveStoryProps) {
  const { t } = useTranslation();
  const { submission } = state;
  const partial = 'partial' in state ? state.partial : NOTHING_TOLD;
  const request = 'request' in state ? state.request : state.submission.request;
  const language = request?.language ?? currentLanguage();
  const other = request?.secondLanguage;
  const translation = other && { language: other, ...partial.translation };
  const stopping = 'stopping' in state && state.stopping;
  const begun = partial.title !== null || partial.sentences.length > 0;
  const progress = storyProgress(partial.sentences, request?.storyLength ?? 'medium');
  // The pressed button went with its form. A story that is joined later was not begun by a press.
  const status = useInheritedFocus<HTMLDivElement>(submission !== null);
  useRootMark('writing');
  // The form was scrolled; a story begins at its top.
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <article className="book story-book turning" aria-busy="true" {...STORY_ITEM}>
      <MadeByAi />
      <div className="story-page flex flex-col gap-6">
        <div className="story-status">
          <div ref={status} tabIndex={-1} className="flex-1">
            <Doing state={state} begun={begun} />
            <div
              className="ink-line"
              role="progressbar"
              aria-label={t('a11y.storyProgress')}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(progress * 100)}
            >
              <div style={{ transform: `scaleX(${progress})` }} />
            </div>
          </div>
          <Button
            icon={<StopIcon width={20} />}
            busy={stopping}
            disabled={state.name === 'admitting'}
            onClick={() => storyRunner()?.stop()}
          >
            {stopping ? t('story.stopping') : t('story.stop')}
          </Button>
        </div>
        {/* Until the story is told it may still come. */}
        <StoryCover options={request} scene={partial.scene} isAwaited={!partial.scene} />
        {submission === null && !begun ? <p className="field-hint">{t('story.joined')}</p> : null}
        {begun ? null : <WritingFeather className="breathing mx-auto" width={120} height={120} />}
        <div aria-live="polite" className="flex flex-col gap-6">
          {partial.title === null ? null : (
            <WrittenTitle title={partial.title} language={language} translation={translation} arriving />
          )}
          {partial.understood === false ? (
            <Suspense>
              <OtherTopics isWriting />
            </Suspense>
          ) : null}
          {begun ? (
            <WrittenText
              sentences={partial.sentences}
              language={language}
              translation={translation}
              drawings={roomAfter(
                request && partial.scene ? middlePlace(partial.sentences, request.storyLength) : null,
              )}
              arriving
            />
          ) : null}
        </div>
        {state.name === 'reconnecting' ? <Notice>{t('story.reconnecting')}</Notice> : null}
      </div>
    </article>
  );
}
