import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { BookIcon, DownloadIcon } from '../../ui/drawings/action-icons.tsx';
import { textIn } from '../bilingual/pairs.ts';
import { useReadingWay } from '../bilingual/reading-way.ts';
import { useVersions } from '../player/narration-context.ts';
import { downloadName, downloadUrl } from '../player/playback/audio-source.ts';
import { useVersionWords } from '../player/version-words.ts';
import { Practice } from '../practice/Practice.tsx';
import { notifyThrown } from '../toasts/notify.ts';
import { KeepTonight } from '../tonight/KeepTonight.tsx';
import { bookAddress } from './book-address.ts';
import { Booklet, type Paper } from './booklet/Booklet.tsx';
import { Colouring } from './colouring/Colouring.tsx';
import { CopyText } from './CopyText.tsx';
import { downloadStory } from './story-file.ts';

const PAPERS = ['a4', 'letter'] as const satisfies readonly Paper[];

/** All ways to take a story along: paper, book, sound and text. */
export default function StoryExport({ story }: { story: Story }) {
  return (
    <div className="take-away">
      <Tonight story={story} />
      <Booklets story={story} />
      <Books story={story} />
      <Sounds story={story} />
      <Practice story={story} />
      <Text story={story} />
    </div>
  );
}

/** The story on this device, for a shelf that needs no line. */
function Tonight({ story: { id } }: { story: Story }) {
  const { t } = useWords('library');
  return (
    <section>
      <h2 className="text-lg">{t('tonight.section')}</h2>
      <KeepTonight storyId={id} hasSound={useVersions().length > 0} />
    </section>
  );
}

/** Finished narrations as files. */
function Sounds({ story: { title } }: { story: Story }) {
  const { t } = useWords('export');
  const versions = useVersions();
  const wordsOf = useVersionWords();
  return (
    <section>
      <h2 className="text-lg">{t('export.soundTitle')}</h2>
      {versions.length === 0 ? <p className="field-hint">{t('export.noSound')}</p> : null}
      {versions.map((version) => {
        const href = downloadUrl(version.audioUrl, location.href);
        return href === null ? null : (
          <a key={version.id} className="button button-quiet" href={href} download={downloadName(title)}>
            <DownloadIcon width={20} height={20} className="flex-none" />
            <span>{t('export.sound', wordsOf(version))}</span>
          </a>
        );
      })}
    </section>
  );
}

/** Text in the current reading mode: a file, or copied. */
function Text({ story }: { story: Story }) {
  const { t } = useWords('export');
  const { title, content } = textIn(useReadingWay(), story);
  return (
    <section>
      <h2 className="text-lg">{t('export.textTitle')}</h2>
      <Button
        icon={<DownloadIcon width={20} />}
        onClick={() => downloadStory(title, content, t('story.byAi'))}
      >
        {t('export.text')}
      </Button>
      <CopyText story={story} />
    </section>
  );
}

/** Booklets to fold once, and the picture to colour in. The browser prints the page itself, unfolded. */
function Booklets({ story }: { story: Story }) {
  const { t } = useWords('export');
  const [paper, setPaper] = useState<Paper | null>(null);
  const close = useCallback(() => setPaper(null), []);
  const [isColouring, setColouring] = useState(false);
  const closeColouring = useCallback(() => setColouring(false), []);
  const { scene } = story;
  return (
    <section>
      <h2 className="text-lg">{t('export.paperTitle')}</h2>
      <p className="field-hint">{t('export.paperBody')}</p>
      <div className="take-away-papers">
        {PAPERS.map((one) => (
          <Button key={one} disabled={paper !== null} onClick={() => setPaper(one)}>
            {t(`export.papers.${one}`)}
          </Button>
        ))}
        {scene ? (
          <Button disabled={isColouring} onClick={() => setColouring(true)}>
            {t('export.papers.colouring')}
          </Button>
        ) : null}
      </div>
      {scene && isColouring ? <Colouring story={{ ...story, scene }} onPrinted={closeColouring} /> : null}
      {paper === null ? null : <Booklet story={story} paper={paper} onPrinted={close} />}
    </section>
  );
}

function Books({ story: { id: storyId, translation } }: { story: Story }) {
  const { t } = useWords('export');
  const versions = useVersions();
  const wordsOf = useVersionWords();
  return (
    <section>
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
      onError: notifyThrown,
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
