import * as Radix from '@radix-ui/react-dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LINK_DAYS, LINK_TERMS, type LinkTerm } from '../../../../contract/links.ts';
import type { Link } from '../../../../contract/schemas/links.ts';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { DAY_MS } from '../../../../contract/time.ts';
import { asProblem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { session } from '../../api/session.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { giveFocusBack } from '../../ui/dialog-focus.ts';
import { CopyIcon, ShareIcon } from '../../ui/drawings/action-icons.tsx';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { notify } from '../toasts/notify.ts';
import { makeLink } from './link-requests.ts';

/** The phone's share sheet. A browser without one, or that has forgotten the press, leaves the link on the page. */
async function share({ url, title }: Pick<Link, 'url' | 'title'>): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch {
    // Closed by the user, or refused: both leave the button.
  }
}

/** Day on which a link that is made now ends, in words. The server counts from its own clock. */
function lastDay(term: LinkTerm): string {
  const now = Date.now() - (session.clockAhead() ?? 0);
  return dayInWords(new Date(now + LINK_DAYS[term] * DAY_MS).toISOString());
}

const canShare = () => typeof navigator.share === 'function';

/** Dialog that makes a link to a story and hands it over. */
export default function SendStory({ story, onClose }: { story: Story; onClose: () => void }) {
  const { t } = useWords('story');
  const [opener] = useState(() => document.activeElement);
  const [term, setTerm] = useState<LinkTerm>('week');
  const [showsNames, setShowsNames] = useState(false);
  const hasNames = story.options.childNames !== '';
  const making = useMutation(
    {
      mutationFn: () => makeLink({ storyId: story.id, term, showsNames }),
      onSuccess: async (link) => {
        void queryClient.invalidateQueries({ queryKey: ['links'] });
        // The title of a link without names is the page's to say.
        if (canShare()) await share({ url: link.url, title: 'Cuéntame' });
      },
    },
    queryClient,
  );
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-shade" />
        <Radix.Content
          className="dialog rising flex flex-col gap-4"
          onCloseAutoFocus={(event) => giveFocusBack(event, opener)}
        >
          <Radix.Title className="text-2xl">{t('send.title')}</Radix.Title>
          <Radix.Description>{t('send.body')}</Radix.Description>
          {making.data ? (
            <Made link={making.data} />
          ) : (
            <>
              <Chips
                legend={t('send.until')}
                hint={t('send.untilDay', { day: lastDay(term) })}
                value={term}
                options={LINK_TERMS.map((value) => ({ value, label: t(`send.terms.${value}`) }))}
                onChange={setTerm}
              />
              {hasNames ? (
                <div>
                  <Checkbox label={t('send.showsNames')} checked={showsNames} onChange={setShowsNames} />
                  <p className="field-hint">{t('send.standIns')}</p>
                </div>
              ) : null}
              <Button
                variant="primary"
                icon={<ShareIcon width={20} />}
                busy={making.isPending}
                onClick={() => making.mutate()}
              >
                {making.isPending ? t('send.making') : t('send.make')}
              </Button>
              {making.error ? (
                <ProblemNotice facts={asProblem(making.error).facts} title={t('send.failed')} />
              ) : null}
            </>
          )}
          <div className="flex border-line border-t pt-4">
            <Button className="ml-auto" onClick={onClose}>
              {making.data ? t('send.done') : t('common.cancel')}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The link that was made. */
function Made({ link }: { link: Link }) {
  const { t } = useWords('story');
  return (
    <>
      <label className="field-label flex flex-col gap-2">
        <span>{t('send.ready', { date: dayInWords(link.endsAt) })}</span>
        <input
          className="text-field"
          readOnly
          value={link.url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <div className="flex flex-wrap gap-2">
        {canShare() ? (
          <Button
            variant="primary"
            icon={<ShareIcon width={20} />}
            onClick={() => share({ url: link.url, title: 'Cuéntame' })}
          >
            {t('send.share')}
          </Button>
        ) : null}
        <Button
          icon={<CopyIcon width={20} />}
          onClick={() => {
            navigator.clipboard.writeText(link.url).then(
              () => notify(t('send.copied'), 'success'),
              () => notify(t('send.copyFailed'), 'error'),
            );
          }}
        >
          {t('send.copy')}
        </Button>
      </div>
    </>
  );
}
