import { ExamplesSection } from '../features/examples/ExamplesSection.tsx';
import { useWords } from '../i18n/words.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function StoryExamplesPage() {
  const { t } = useWords('examples');
  usePageTitle(t('examples.title'), t('examples.description'));
  return (
    <>
      <h1 className="mt-6 text-4xl">{t('examples.title')}</h1>
      <p className="mt-2 text-ink-soft">{t('examples.lead')}</p>
      <ExamplesSection Heading="h2" isComplete />
    </>
  );
}
