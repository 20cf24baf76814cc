import type { Language } from '../../../../contract/options.ts';
import { WIDE_PIXELS } from '../../../../contract/picture.ts';
import { useWords } from '../../i18n/words.ts';
import { ArrowLeftIcon } from '../../ui/drawings/action-icons.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { WrittenText } from '../bilingual/WrittenText.tsx';
import { WrittenTitle } from '../bilingual/WrittenTitle.tsx';
import { MadeByAi, STORY_ITEM } from '../story-text/MadeByAi.tsx';
import type { KeptPicture, KeptStory } from './kept/kept-stories.ts';

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

const KeptDrawing = ({ url, alt }: KeptPicture) => (
  <div className="story-picture">
    <img src={url} alt={alt} {...WIDE_PIXELS} />
  </div>
);

/** Pictures and text of a kept story. */
export function KeptPage({
  kept: { story, picture, laterPictures = [] },
  spoken,
  heard,
  onHear,
  onClose,
}: KeptPageProps) {
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
      <WrittenTitle title={title} language={language} translation={translation} inheritsFocus />
      <WrittenText
        sentences={sentences}
        language={language}
        translation={translation}
        spoken={spoken}
        spokenLanguage={heard}
        onHear={onHear}
        onPlayFrom={onHear && ((index) => onHear(index, heard))}
        drawings={
          new Map(laterPictures.map((one) => [one.paragraph, <KeptDrawing key={one.url} {...one} />]))
        }
      />
      <p className="field-hint">{t('story.byAi')}</p>
    </article>
  );
}
