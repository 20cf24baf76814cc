import { useWords } from '../../i18n/words.ts';
import { RESPONSIBLE } from './responsible.ts';

/** Name, tax number, address and e-mail of who offers the service. */
export function WhoIsResponsible() {
  const { t } = useWords('legal');
  const { name, taxNumber, address, email } = RESPONSIBLE;
  return (
    <dl className="facts">
      <dt>{t('responsible.name')}</dt>
      <dd>{name}</dd>
      {taxNumber === null ? null : (
        <>
          <dt>{t('responsible.taxNumber')}</dt>
          <dd>{taxNumber}</dd>
        </>
      )}
      <dt>{t('responsible.address')}</dt>
      <dd>{address}</dd>
      <dt>{t('responsible.email')}</dt>
      <dd>
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </dd>
    </dl>
  );
}
