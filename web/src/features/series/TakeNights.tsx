import { useMutation } from '@tanstack/react-query';
import type { BookAddress } from '../../../../contract/schemas/books.ts';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { useReadingWay } from '../bilingual/reading-way.ts';
import { notify, notifyThrown } from '../toasts/notify.ts';

/** Time limit in milliseconds: the book is made only when its address is opened. */
const TIMEOUT_MS = 15_000;

type TakeNightsProps = { seriesId: string; feedUrl: string | null };

/** All nights of a series as a book in the current reading mode, and the address of its podcast where there is one. */
export function TakeNights({ seriesId, feedUrl }: TakeNightsProps) {
  const { t } = useWords('series');
  const way = useReadingWay();
  const book = useMutation(
    {
      mutationFn: () =>
        api.call<BookAddress>(
          `/api/series/${encodeURIComponent(seriesId)}/book?${new URLSearchParams({ way })}`,
          { timeoutMs: TIMEOUT_MS },
        ),
      // A file, so that the page stays.
      onSuccess: ({ url }) => location.assign(url),
      onError: notifyThrown,
    },
    queryClient,
  );
  return (
    <>
      <Button variant="plain" busy={book.isPending} onClick={() => book.mutate()}>
        {t('series.book')}
      </Button>
      {feedUrl ? (
        <Button
          variant="plain"
          onClick={() =>
            void navigator.clipboard.writeText(feedUrl).then(
              () => notify(t('series.feedCopied'), 'success'),
              () => notify(t('series.feedNotCopied'), 'error'),
            )
          }
        >
          {t('series.feed')}
        </Button>
      ) : null}
    </>
  );
}
