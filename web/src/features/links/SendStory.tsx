import * as Radix from '@radix-ui/react-dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LINK_DAYS, LINK_TERMS, type LinkTerm } from '../../../../contract/links.ts';
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
import { ChoiceLine } from '../../ui/ChoiceLine.tsx';
import { giveFocusBack } from '../../ui/dialog-focus.ts';
import { ShareIcon } from '../../ui/drawings/action-icons.tsx';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { makeLink } from './link-requests.ts';
import { MadeLink } from './MadeLink.tsx';
import { canShare, shareLink } from './share-link.ts';

/** Day on which a link that is made now ends, in words. The server counts from its own clock. */
function lastDay(term: LinkTerm): string {
  const now = Date.now() - (session.clockAhead() ?? 0);
  return dayInWords(new Date(now + LINK_DAYS[term] * DAY_MS).toISOString());
}

type TermProps = { term: LinkTerm; onChange: (term: LinkTerm) => void };

/** Until when the link is open, behind a line with the present choice. */
function TermLine(props: TermProps) {
  const { t } = useWords('story');
  return (
    <ChoiceLine name={t('send.until')} choice={t(`send.terms.${props.term}`)}>
      <TermChips {...props} isNamed />
    </ChoiceLine>
  );
}

/** @param isNamed whether something above says what is chosen */
function TermChips({ term, onChange, isNamed = false }: TermProps & { isNamed?: boolean }) {
  const { t } = useWords('story');
  const day = t('send.untilDay', { day: lastDay(term) });
  return (
    <Chips
      {...(isNamed ? { legend: day } : { legend: t('send.until'), hint: day })}
      value={term}
      options={LINK_TERMS.map((value) => ({ value, label: t(`send.terms.${value}`) }))}
      onChange={onChange}
    />
  );
}

/** What is sent of a series. */
const SENT = ['read', 'series'] as const;

type SendStoryProps = {
  story: Story;
  /** Whether it is a night of a series. */
  isNight: boolean;
  onClose: () => void;
};

/** Dialog that makes a link to a story, or to all nights of its series, and hands it over. */
export default function SendStory({ story, isNight, onClose }: SendStoryProps) {
  const { t } = useWords('story');
  const { t: tSeries } = useWords('series');
  const [opener] = useState(() => document.activeElement);
  const [term, setTerm] = useState<LinkTerm>('week');
  const [showsNames, setShowsNames] = useState(false);
  const [scope, setScope] = useState<(typeof SENT)[number]>('read');
  const isAll = isNight && scope === 'series';
  // Another night may have names.
  const hasNames = story.options.childNames !== '' || isAll;
  const making = useMutation(
    {
      mutationFn: () => makeLink({ storyId: story.id, term, showsNames, ...(isAll && { scope }) }),
      onSuccess: async (link) => {
        void queryClient.invalidateQueries({ queryKey: ['links'] });
        if (canShare()) await shareLink(link);
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
          <Radix.Title className="text-2xl">{isNight ? tSeries('series.send') : t('send.title')}</Radix.Title>
          <Radix.Description>{isAll ? tSeries('series.sendAll') : t('send.body')}</Radix.Description>
          {making.data ? (
            <MadeLink link={making.data} label={t('send.ready', { date: dayInWords(making.data.endsAt) })} />
          ) : (
            <>
              {isNight ? (
                <>
                  <Chips
                    legend={tSeries('series.sent')}
                    value={scope}
                    options={SENT.map((value) => ({ value, label: tSeries(`series.sentAs.${value}`) }))}
                    onChange={setScope}
                  />
                  <TermLine term={term} onChange={setTerm} />
                </>
              ) : (
                <TermChips term={term} onChange={setTerm} />
              )}
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
