import { PREMIUM_PRICE } from '../../../../contract/limits.ts';
import { moneyInWords } from '../../i18n/money.ts';
import { useWords } from '../../i18n/words.ts';
import { CheckIcon } from '../../ui/drawings/action-icons.tsx';

/** Words for the price's interval. Another one also changes `legal.json`, `info.json` and the built-in checkout. */
const PER = { month: 'subscribe.perMonth' } as const satisfies Record<typeof PREMIUM_PRICE.interval, string>;

/** Premium's price as `5 €` or `€5`. */
export function Price() {
  const { t } = useWords('subscription');
  return (
    <p className="price">
      <strong>{moneyInWords(PREMIUM_PRICE)}</strong> <span>{t(PER[PREMIUM_PRICE.interval])}</span>
    </p>
  );
}

/** Features of Premium. */
export function Features() {
  const { t } = useWords('subscription');
  const features = [
    t('subscribe.features.stories'),
    t('subscribe.features.audio'),
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
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
