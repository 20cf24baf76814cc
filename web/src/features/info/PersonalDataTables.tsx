import { currentLanguage } from '../../i18n/language.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/words.ts';
import { KEPT, PROCESSORS } from './personal-data.ts';

/** What is kept, and for how long. */
export function KeptTable() {
  const { t } = useWords('legal');
  const language = currentLanguage();
  return (
    <table className="storage-table">
      <caption>{t('privacy.data.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('privacy.data.name')}</th>
          <th scope="col">{t('privacy.data.what')}</th>
          <th scope="col">{t('privacy.data.kept')}</th>
        </tr>
      </thead>
      <tbody>
        {KEPT.map(({ id, name, what, kept }) => (
          <tr key={id}>
            <th scope="row">{name[language]}</th>
            <td>{what[language]}</td>
            <td>{kept[language]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Companies that receive data, what of them, and their own terms. */
export function ProcessorsTable() {
  const { t } = useWords('legal');
  const language = currentLanguage();
  const dated = (day: string) =>
    new Date(day).toLocaleDateString(currentLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <table className="storage-table">
      <caption>{t('privacy.dataUse.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('privacy.dataUse.name')}</th>
          <th scope="col">{t('privacy.dataUse.does')}</th>
          <th scope="col">{t('privacy.dataUse.receives')}</th>
        </tr>
      </thead>
      <tbody>
        {PROCESSORS.map(({ id, name, does, receives, terms, revised }) => (
          <tr key={id}>
            <th scope="row">
              <a className="link" href={terms} rel="noreferrer">
                {name}
              </a>
              <span className="storage-kind">{t('privacy.dataUse.revised', { date: dated(revised) })}</span>
            </th>
            <td>{does[language]}</td>
            <td>{receives[language]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
