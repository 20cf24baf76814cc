import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { TERMS_VERSION } from '../../../../contract/terms.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/words.ts';
import './info.css';
import { Prose } from './Prose.tsx';

type LegalSectionData = { id: string; title: string; body: string; below?: ReactElement | null };
type LegalPageProps = { title: string; lead: string; sections: LegalSectionData[] };

/** Scrolls to the section in the address, after the scroll to the top of a new page. */
function useNamedSection() {
  const { hash, key } = useLocation();
  // With the key, a repeated press of the same link scrolls again.
  useEffect(() => {
    if (hash === '') return;
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}

/** Long text in sections, each with its own anchor. */
export function LegalPage({ title, lead, sections }: LegalPageProps) {
  const { t } = useWords('legal');
  useNamedSection();
  const date = new Date(TERMS_VERSION).toLocaleDateString(currentLocale(), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <article className="book prose-page">
      <h1>{title}</h1>
      <p className="prose-lead">{lead}</p>
      <p className="field-hint mt-2">{t('legal.updated', { date })}</p>
      {sections.map((section) => (
        <section key={section.id} id={section.id} className="prose" aria-labelledby={`${section.id}-title`}>
          <h2 id={`${section.id}-title`}>{section.title}</h2>
          <Prose text={section.body} />
          {section.below}
        </section>
      ))}
    </article>
  );
}
