import { useWords } from '../../i18n/words.ts';
import { KEPT_IN_BROWSER } from './browser-storage-inventory.ts';
import { LegalTable } from './LegalTable.tsx';

/** Table of the data in the visitor's browser, from the code's own list. */
export function StorageTable() {
  const { t } = useWords('legal');
  return (
    <LegalTable
      caption={t('privacy.cookies.caption')}
      headings={[t('privacy.cookies.name'), t('privacy.cookies.purpose'), t('privacy.cookies.kept')]}
      rows={KEPT_IN_BROWSER.map(({ name, where, purpose, kept, optional }) => ({
        id: name,
        cells: [
          <>
            <span>{name}</span>
            <span className="legal-note">
              {`${t(`privacy.storage.where.${where}`)} · ${t(optional ? 'privacy.cookies.optional' : 'privacy.cookies.necessary')}`}
            </span>
          </>,
          t(`privacy.storage.purpose.${purpose}`),
          t(`privacy.storage.kept.${kept}`),
        ],
      }))}
    />
  );
}
