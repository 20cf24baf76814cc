import { useTranslation } from 'react-i18next';
import {
  AUDIO_VERSIONS_PER_STORY,
  PREMIUM_PRICE,
  PREMIUM_STORIES_PER_MONTH,
} from '../../../../contract/limits.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { CheckIcon } from '../../ui/drawings/icons.tsx';

/** Premium's price as `5 €` or `€5`. */
export function Price() {
  const { t } = useTranslation();
  const price = new Intl.NumberFormat(currentLanguage(), {
    style: 'currency',
    currency: PREMIUM_PRICE.currency,
    minimumFractionDigits: 0,
  }).format(PREMIUM_PRICE.amount / 100);
  return (
    <p className="price">
      <strong>{price}</strong> <span>{t('subscribe.perMonth')}</span>
    </p>
  );
}

/** What Premium gives. */
export function Features() {
  const { t } = useTranslation();
  const count = PREMIUM_STORIES_PER_MONTH;
  const features = [
    t('subscribe.features.stories', { count }),
    t('subscribe.features.audio', { count, versions: AUDIO_VERSIONS_PER_STORY }),
    t('subscribe.features.voices'),
    t('subscribe.features.library'),
    t('subscribe.features.support'),
  ];
  return (
    <section>
      <h2 className="text-xl">{t('subscribe.featuresTitle')}</h2>
      <ul className="mt-4 flex flex-col gap-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <CheckIcon className="mt-0.5 flex-none text-accent" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
