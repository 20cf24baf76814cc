import { useId } from 'react';
import { useWords } from '../../i18n/words.ts';
import { ListeningMoon, OwnStory, TwoLanguages } from '../drawings/home-pictures.tsx';
import { ExamplesSection } from './ExamplesSection.tsx';

const FEATURES = [
  ['personal', OwnStory],
  ['aloud', ListeningMoon],
  ['languages', TwoLanguages],
] as const;

/** Lower part of the home page while no story is shown: example stories, then features. */
export default function HomeShowcase() {
  const { t } = useWords('examples');
  const id = useId();
  return (
    <>
      <section className="home-examples" aria-labelledby={id}>
        <h2 id={id} className="text-3xl">
          {t('examples.homeTitle')}
        </h2>
        <ExamplesSection Heading="h3" isComplete={false} />
      </section>
      <section className="showcase" aria-label={t('showcase.title')}>
        {FEATURES.map(([name, Drawing]) => (
          <article key={name} className="showcase-card">
            <Drawing />
            <h2>{t(`showcase.${name}.title`)}</h2>
            <p>{t(`showcase.${name}.body`)}</p>
          </article>
        ))}
      </section>
    </>
  );
}
