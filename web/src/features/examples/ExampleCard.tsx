import type { Language } from '../../../../contract/options.ts';
import type { Example } from '../../../../contract/schemas/examples.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { BookIcon, HeadphonesIcon } from '../../ui/drawings/action-icons.tsx';
import { ExampleImage } from './ExampleImage.tsx';
import { languageOf } from './filters.ts';
import type { ExampleMode } from './open-example.ts';

type ExampleCardProps = {
  example: Example;
  Heading: 'h2' | 'h3';
  /** Whether its picture is part of the page instead of being loaded near the window. */
  served: boolean;
  onOpen: (mode: ExampleMode) => void;
};

function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

/** Card of one example: picture, labels, and buttons to read or listen. */
export function ExampleCard({ example, Heading, served, onOpen }: ExampleCardProps) {
  const { t } = useWords('examples');
  const { title, protagonista, age, level, language, type, country } = example;
  const lang = languageOf(example);
  const way = (mode: ExampleMode, label: string) => ({
    'aria-label': `${label}: ${title}`,
    onClick: () => onOpen(mode),
    children: label,
  });
  return (
    <li className="example-card">
      <ExampleImage example={example} served={served} />
      <div className="example-about">
        <Heading lang={lang} className="example-title">
          {title}
        </Heading>
        {protagonista ? (
          <p className="example-protagonist">{t('examples.protagonist', { name: protagonista })}</p>
        ) : null}
        <ul className="example-labels" aria-label={t('examples.labels')}>
          <li>{t(`examples.ages.${age}`)}</li>
          <li>
            {country
              ? t('examples.spanishOf', { country: countryName(country, currentLanguage()) })
              : t(`examples.languages.${language}`)}
          </li>
          <li>{t(`storyForm.levels.${level}`)}</li>
          {/* A list cached for a day may be older than the type field. */}
          {type ? <li>{t(`storyForm.types.${type}`)}</li> : null}
        </ul>
        <div className="example-ways">
          {example.textPath ? (
            <Button icon={<BookIcon width={20} height={20} />} {...way('read', t('examples.read'))} />
          ) : null}
          {example.audioPath ? (
            <Button
              icon={<HeadphonesIcon width={20} height={20} />}
              {...way('listen', t('examples.listen'))}
            />
          ) : null}
        </div>
      </div>
    </li>
  );
}
