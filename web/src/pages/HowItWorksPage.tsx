import { Link } from 'react-router-dom';
import { PREMIUM_PRICE } from '../../../contract/limits.ts';
import { Choosing, Listening, Reading } from '../features/info/drawings.tsx';
import { InfoPage } from '../features/info/InfoPage.tsx';
import { moneyInWords } from '../i18n/money.ts';
import { useWords } from '../i18n/words.ts';
import { paths } from '../paths.ts';
import { CheckIcon } from '../ui/drawings/action-icons.tsx';

const STEPS = [
  ['choose', Choosing],
  ['read', Reading],
  ['listen', Listening],
] as const;

export default function HowItWorksPage() {
  const { t } = useWords('info');
  const price = moneyInWords(PREMIUM_PRICE);
  return (
    <InfoPage title={t('how.title')} description={t('how.description')} lead={t('how.lead')}>
      <ol className="steps">
        {STEPS.map(([name, Drawing]) => (
          <li key={name} className="info-card step">
            <div className="step-head">
              <Drawing />
            </div>
            <h2>{t(`how.${name}.title`)}</h2>
            <p>{t(`how.${name}.body`)}</p>
            <ul className="step-features">
              {t(`how.${name}.features`)
                .split('\n')
                .map((feature) => (
                  <li key={feature}>
                    <CheckIcon width={20} height={20} />
                    <span>{feature}</span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      <section className="mt-8">
        <h2 className="text-3xl">{t('how.plansTitle')}</h2>
        <p className="mt-3 max-w-2xl">{t('how.plans', { price })}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link className="button button-primary" to={paths.home()}>
            {t('how.start')}
          </Link>
          <Link className="button button-quiet" to={paths.examples()}>
            {t('how.examples')}
          </Link>
        </div>
      </section>
    </InfoPage>
  );
}
