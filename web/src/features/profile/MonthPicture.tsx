import { FREE_STORIES, PREMIUM_STORIES_PER_MONTH } from '../../../../contract/limits.ts';
import type { User } from '../../../../contract/schemas/auth.ts';
import { useWords } from '../../i18n/words.ts';
import { StorySky } from '../subscription/StorySky.tsx';
import { hasPremiumQuota } from './stories-left.ts';

type MonthPictureProps = { user: User; left: number; hasCaption?: boolean; className?: string };

/** Night sky with a star for each story of the month, or of the free ones. */
export default function MonthPicture({ user, left, hasCaption, className }: MonthPictureProps) {
  const { t } = useWords('profile');
  const isMonth = hasPremiumQuota(user);
  const count = isMonth ? PREMIUM_STORIES_PER_MONTH : FREE_STORIES;
  const told = Math.max(0, count - left);
  return (
    <figure>
      <StorySky
        total={count}
        lit={told}
        label={t('profile.plan.sky', { told, count })}
        className={className}
      />
      {hasCaption ? (
        <figcaption className="field-hint mt-2">
          {isMonth ? t('profile.plan.skyMonth') : t('profile.plan.skyFree')}
        </figcaption>
      ) : null}
    </figure>
  );
}
