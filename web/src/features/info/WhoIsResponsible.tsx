import { useWords } from '../../i18n/words.ts';
import { RESPONSIBLE } from './responsible.ts';

/** Name, numbers, address, e-mail and telephone of who offers the service. */
export function WhoIsResponsible() {
  const { t } = useWords('legal');
  const { name, taxNumber, register, address, email, phone } = RESPONSIBLE;
  const facts: [string, string | null | undefined][] = [
    [t('responsible.name'), name],
    [t('responsible.taxNumber'), taxNumber],
    [t('responsible.register'), register],
    [t('responsible.address'), address],
  ];
  return (
    <dl className="facts">
      {facts.map(([what, fact]) =>
        fact ? (
          <div key={what} className="contents">
            <dt>{what}</dt>
            <dd>{fact}</dd>
          </div>
        ) : null,
      )}
      <dt>{t('responsible.email')}</dt>
      <dd>
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </dd>
      {phone ? (
        <>
          <dt>{t('responsible.phone')}</dt>
          <dd>
            <a className="link" href={`tel:${phone.replaceAll(/[ -]/g, '')}`}>
              {phone}
            </a>
          </dd>
        </>
      ) : null}
    </dl>
  );
}
