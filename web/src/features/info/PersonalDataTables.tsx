import { currentLanguage } from '../../i18n/language.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/words.ts';
import { LegalTable } from './LegalTable.tsx';
import { KEPT, PROCESSORS } from './personal-data.ts';

/** What is kept, and for how long. */
export function KeptTable() {
  const { t } = useWords('legal');
  const language = currentLanguage();
  return (
    <LegalTable
      caption={t('privacy.data.caption')}
      headings={[t('privacy.data.name'), t('privacy.data.what'), t('privacy.data.kept')]}
      rows={KEPT.map(({ id, name, what, kept }) => ({
        id,
        cells: [name[language], what[language], kept[language]],
      }))}
    />
  );
}

/** Companies that receive data, what of them, and their own terms. */
export function ProcessorsTable() {
  const { t } = useWords('legal');
  const language = currentLanguage();
  const dated = (day: string) =>
    new Date(day).toLocaleDateString(currentLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  const named = (name: string, terms: string, revised: string) => (
    <>
      <a className="link" href={terms} rel="noreferrer">
        {name}
      </a>
      <span className="legal-note">{t('privacy.dataUse.revised', { date: dated(revised) })}</span>
    </>
  );
  return (
    <LegalTable
      caption={t('privacy.dataUse.caption')}
      headings={[t('privacy.dataUse.name'), t('privacy.dataUse.does'), t('privacy.dataUse.receives')]}
      rows={PROCESSORS.map(({ id, name, does, receives, terms, revised }) => ({
        id,
        cells: [named(name, terms, revised), does[language], receives[language]],
      }))}
    />
  );
}
