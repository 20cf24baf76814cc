import {
  LANGUAGE_TABLE,
  type Language,
  READING_WAYS,
  type ReadingWay,
} from '../../../../contract/options.ts';
import { useWords } from '../../i18n/words.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { readingWay, useReadingWay } from './reading-way.ts';

type WaySwitchProps = { language: Language; other: Language };

/**
 * Reading mode of a story: one language, the other, or both. Sticky, so that it can be changed anywhere in the story.
 */
export function WaySwitch({ language, other }: WaySwitchProps) {
  const { t } = useWords('bilingual');
  const way = useReadingWay();
  const languages: Record<ReadingWay, Language | null> = { own: language, other, both: null };
  return (
    <RadioGroup
      legend={t('bilingual.ways')}
      value={way}
      options={READING_WAYS.map((value) => ({ value, language: languages[value] }))}
      onChange={readingWay.set}
      classNames={{ group: 'ways', options: 'ways-row' }}
    >
      {(option) =>
        option.language ? (
          <span className="way" lang={option.language}>
            {LANGUAGE_TABLE[option.language].name}
          </span>
        ) : (
          <span className="way">{t('bilingual.both')}</span>
        )
      }
    </RadioGroup>
  );
}
