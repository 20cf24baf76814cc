import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/options.ts';
import type { StoryTranslation } from '../../../../contract/schemas/stories.ts';
import { classNames } from '../../ui/class-names.ts';
import { useInheritedFocus } from '../../ui/use-inherited-focus.ts';
import { useReadingWay } from './reading-way.ts';

type WrittenTitleProps = {
  title: string;
  language: Language;
  /** The other language, with null for a missing or pending title; absent for a story in one language. */
  translation: Pick<StoryTranslation, 'language' | 'title'> | null | undefined;
  arriving?: boolean;
  /** Whether the title takes the focus of what it replaces. */
  inheritsFocus?: boolean;
};

/** Title of a story, in the reading language; in the mode with both languages followed by the other one. */
export function WrittenTitle({
  title,
  language,
  translation,
  arriving,
  inheritsFocus = false,
}: WrittenTitleProps) {
  const heading = useInheritedFocus<HTMLHeadingElement>(inheritsFocus);
  const { t } = useTranslation();
  const way = useReadingWay();
  const other = translation?.title == null ? null : { text: translation.title, lang: translation.language };
  const isOther = way === 'other' && other !== null;
  const ink = arriving && 'inking';
  return (
    // A translator would make one language of two.
    <div translate={translation ? 'no' : undefined}>
      <h1
        ref={heading}
        tabIndex={inheritsFocus ? -1 : undefined}
        className={classNames('story-title', ink)}
        lang={isOther ? other.lang : language}
        itemProp="name"
      >
        {isOther ? other.text : title || t('story.untitled')}
      </h1>
      {way === 'both' && other !== null ? (
        <p className={classNames('story-title-other', ink)} lang={other.lang}>
          {other.text}
        </p>
      ) : null}
    </div>
  );
}
