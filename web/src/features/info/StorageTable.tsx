import { useWords } from '../../i18n/words.ts';
import { KEPT_IN_BROWSER } from './browser-storage-inventory.ts';

/** Table of the data in the visitor's browser, from the code's own list. */
export function StorageTable() {
  const { t } = useWords('legal');
  return (
    <table className="storage-table">
      <caption>{t('privacy.cookies.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('privacy.cookies.name')}</th>
          <th scope="col">{t('privacy.cookies.purpose')}</th>
          <th scope="col">{t('privacy.cookies.kept')}</th>
        </tr>
      </thead>
      <tbody>
        {KEPT_IN_BROWSER.map(({ name, where, purpose, kept, optional }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className="storage-kind">
                {t(`privacy.storage.where.${where}`)}
                {' · '}
                {optional ? t('privacy.cookies.optional') : t('privacy.cookies.necessary')}
              </span>
            </th>
            <td>{t(`privacy.storage.purpose.${purpose}`)}</td>
            <td>{t(`privacy.storage.kept.${kept}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
