import { LegalPage } from '../features/info/LegalPage.tsx';
import { WhoIsResponsible } from '../features/info/WhoIsResponsible.tsx';
import { useWords } from '../i18n/words.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

const SECTIONS = ['goal', 'service', 'measured', 'missing', 'tell'] as const;

/**
 * Accessibility statement (Directive (EU) 2019/882, annex V). It says what tests measure; see docs/accessibility.md.
 */
export default function AccessibilityPage() {
  const { t } = useWords('legal');
  usePageTitle(t('accessibility.title'), t('accessibility.description'));
  return (
    <LegalPage
      title={t('accessibility.title')}
      lead={t('accessibility.lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`accessibility.${id}.title`),
        body: t(`accessibility.${id}.body`),
        below: id === 'tell' ? <WhoIsResponsible /> : null,
      }))}
    />
  );
}
