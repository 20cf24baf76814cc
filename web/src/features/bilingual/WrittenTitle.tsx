import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/options.ts';
import { classNames } from '../../ui/class-names.ts';
import { useReadingWay } from './reading-way.ts';

type PairedTitleProps = {
  title: string;
  language: Language;
  /** Null when missing or pending. */
  translated: string | null;
  other: Language;
  arriving?: boolean;
};

/** Title in the reading language, in the mode with both languages followed by the other one. */
export function PairedTitle({ title, language, translated, other, arriving }: PairedTitleProps) {
  const { t } = useTranslation();
  const way = useReadingWay();
  const isOther = way === 'other' && translated !== null;
  const ink = arriving && 'inking';
  return (
    <div translate="no">
      <h1 className={classNames('story-title', ink)} lang={isOther ? other : language} itemProp="name">
        {isOther ? translated : title || t('story.untitled')}
      </h1>
      {way === 'both' && translated !== null ? (
        <p className={classNames('story-title-other', ink)} lang={other}>
          {translated}
        </p>
      ) : null}
    </div>
  );
}
