import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { asProblem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { BookIcon } from '../../ui/drawings/action-icons.tsx';
import { useReadingWay } from '../bilingual/reading-way.ts';
import { useVersions, useVersionWords } from '../player/index.ts';
import { notifyProblem } from '../toasts/notify.ts';
import { bookAddress } from './book-address.ts';
import { Booklet, type Paper } from './booklet/Booklet.tsx';

const PAPERS = ['a4', 'letter'] as const satisfies readonly Paper[];

/** Export of a story: books and booklets. */
export default function StoryExport({ story }: { story: Story }) {
  const { t } = useWords('export');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="take-away w-full">
      <button
        type="button"
        className="link inline-flex min-h-11 items-center gap-2 text-sm"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <BookIcon width={18} height={18} />
        {t('export.open')}
      </button>
      {isOpen ? (
        <>
          <Books story={story} />
          <Booklets story={story} />
        </>
      ) : null}
    </div>
  );
}

/** Booklets to fold once; the page itself prints unfolded. */
function Booklets({ story }: { story: Story }) {
  const { t } = useWords('export');
  const [paper, setPaper] = useState<Paper | null>(null);
  const close = useCallback(() => setPaper(null), []);
  return (
    <section className="mt-6 flex flex-col items-start gap-2">
      <h2 className="text-lg">{t('export.paperTitle')}</h2>
      <p className="field-hint">{t('export.paperBody')}</p>
      <div className="flex flex-wrap gap-2">
        {PAPERS.map((one) => (
          <Button key={one} disabled={paper !== null} onClick={() => setPaper(one)}>
            {t(`export.papers.${one}`)}
          </Button>
        ))}
        <Button onClick={() => window.print()}>{t('export.papers.plain')}</Button>
      </div>
      {paper === null ? null : <Booklet story={story} paper={paper} onPrinted={close} />}
    </section>
  );
}

function Books({ story: { id: storyId, translation } }: { story: Story }) {
  const { t } = useWords('export');
  const versions = useVersions();
  const wordsOf = useVersionWords();
  return (
    <section className="mt-3 flex flex-col items-start gap-2">
      <h2 className="text-lg">{t('export.bookTitle')}</h2>
      <p className="field-hint">{t('export.bookBody')}</p>
      {translation ? <p className="field-hint">{t('export.bookLanguages')}</p> : null}
      <BookButton storyId={storyId} narrationId={null}>
        {t('export.read')}
      </BookButton>
      {versions.length > 0 ? <p className="field-hint">{t('export.readAlongBody')}</p> : null}
      {versions.map((version) => (
        <BookButton key={version.id} storyId={storyId} narrationId={version.id}>
          {t('export.readAlong', wordsOf(version))}
        </BookButton>
      ))}
    </section>
  );
}

type BookButtonProps = { storyId: string; narrationId: string | null; children: string };

/** Book in the current reading mode. Its address downloads a file, so that the page stays. */
function BookButton({ storyId, narrationId, children }: BookButtonProps) {
  const { t } = useWords('export');
  const way = useReadingWay();
  const book = useMutation(
    {
      mutationFn: () => bookAddress({ storyId, narrationId, way }),
      onSuccess: (url) => location.assign(url),
      onError: (thrown) => notifyProblem(asProblem(thrown)),
    },
    queryClient,
  );
  return (
    <Button
      busy={book.isPending}
      icon={<BookIcon width={20} height={20} className="flex-none" />}
      onClick={() => book.mutate()}
    >
      {book.isPending ? t('export.preparing') : children}
    </Button>
  );
}
