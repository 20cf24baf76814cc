import { useMutation, useQuery } from '@tanstack/react-query';
import type { Link } from '../../../../contract/schemas/links.ts';
import { queryClient } from '../../api/query-client.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../profile/Section.tsx';
import { notify, notifyThrown } from '../toasts/notify.ts';
import { closeLink, linksQuery } from './link-requests.ts';

/** Open links to stories, with what became of each. Empty, and without a place on the page, for a user without any. */
export function LinksSection({ userId }: { userId: string }) {
  const { t } = useWords('profile');
  const { data } = useQuery(linksQuery(userId), queryClient);
  const closing = useMutation(
    {
      mutationFn: closeLink,
      onSuccess: () => notify(t('profile.links.closed'), 'success'),
      onError: notifyThrown,
      // A link that is closed elsewhere is gone as well.
      onSettled: () => queryClient.invalidateQueries({ queryKey: linksQuery(userId).queryKey }),
    },
    queryClient,
  );
  if (!data || data.links.length === 0) return null;
  return (
    <Section title={t('profile.links.title')}>
      <ul>
        {data.links.map((link) => (
          <Row
            key={link.id}
            link={link}
            busy={closing.isPending && closing.variables === link.id}
            onClose={() => closing.mutate(link.id)}
          />
        ))}
      </ul>
    </Section>
  );
}

function Row({ link, busy, onClose }: { link: Link; busy: boolean; onClose: () => void }) {
  const { t } = useWords('profile');
  const { title, opened, showsNames, endsAt, scope } = link;
  const date = new Date(endsAt).toLocaleDateString(currentLocale(), { dateStyle: 'long' });
  const facts = [
    ...(scope === 'series' ? [t('profile.links.allNights')] : []),
    opened === 0 ? t('profile.links.unopened') : t('profile.links.opened', { count: opened }),
    t('profile.links.until', { date }),
    ...(showsNames ? [t('profile.links.withNames')] : []),
  ];
  return (
    <li className="device">
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <strong>{title}</strong>
        </p>
        <p className="field-hint">{facts.join(' · ')}</p>
      </div>
      <Button busy={busy} aria-label={t('profile.links.closeOne', { title })} onClick={onClose}>
        {t('profile.links.close')}
      </Button>
    </li>
  );
}
