import type { Language } from '../../../../contract/options.ts';
import { useWords } from '../../i18n/words.ts';
import { ArrowLeftIcon } from '../../ui/drawings/action-icons.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PairedText } from '../bilingual/PairedText.tsx';
import { PairedTitle } from '../bilingual/PairedTitle.tsx';
import { MadeByAi, STORY_ITEM } from '../story-text/MadeByAi.tsx';
import { StoryText } from '../story-text/StoryText.tsx';
import type { KeptStory } from './kept/kept-stories.ts';

type KeptPageProps = {
  kept: KeptStory;
  /** Index of the spoken sentence, or null. */
  spoken: number | null;
  /** Language of the sound. */
  heard: Language;
  /** Plays from a sentence; absent without sound. */
  onHear?: (index: number, language: Language) => void;
  onClose: () => void;
};

/** Picture and text of a kept story. */
export function KeptPage({ kept: { story, picture }, spoken, heard, onHear, onClose }: KeptPageProps) {
  const { t } = useWords('library');
  const { language, sentences, title, translation } = story;
  return (
    <article className="tonight-reader" {...STORY_ITEM}>
      <MadeByAi />
      <IconButton label={t('tonight.back')} onClick={onClose}>
        <ArrowLeftIcon />
      </IconButton>
      <img
        className="tonight-picture"
        src={picture.url}
        alt=""
        width={picture.pixels}
        height={picture.pixels}
      />
      {translation ? (
        <>
          <PairedTitle
            title={title}
            language={language}
            translated={translation.title}
            other={translation.language}
          />
          <PairedText
            sentences={sentences}
            language={language}
            translated={translation.sentences}
            other={translation.language}
            spoken={spoken}
            spokenLanguage={heard}
            onHear={onHear}
          />
        </>
      ) : (
        <>
          <h1 className="story-title" lang={language} itemProp="name">
            {title || t('story.untitled')}
          </h1>
          <StoryText
            sentences={sentences}
            language={language}
            spoken={spoken}
            onPlayFrom={onHear && ((index) => onHear(index, heard))}
          />
        </>
      )}
      <p className="field-hint">{t('story.byAi')}</p>
    </article>
  );
}
