import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { paragraphs } from '../../../../../contract/paragraphs.ts';
import type { Story } from '../../../../../contract/schemas/stories.ts';
import { TYPE_DRAWINGS } from '../../story/type-drawings.ts';
import { imposed } from './imposition.ts';
import { cutIntoPages } from './page-cutting.ts';
import './booklet.css';

/** Folded once, A4 makes A5 pages and Letter makes half-letter ones. */
export type Paper = 'a4' | 'letter';

export type PrintedStory = Pick<Story, 'title' | 'sentences' | 'language' | 'options'>;

type BookletProps = { story: PrintedStory; paper: Paper; onPrinted: () => void };

/** Lays a story out as a booklet and opens the browser's print dialog; `onPrinted` when that was closed. */
export function Booklet({ story, paper, onPrinted }: BookletProps) {
  const [pages, setPages] = useState<string[][] | null>(null);
  return createPortal(
    pages === null ? (
      <Measured story={story} paper={paper} onMeasured={setPages} />
    ) : (
      <Sheets story={story} paper={paper} pages={pages} onPrinted={onPrinted} />
    ),
    document.body,
  );
}

type MeasuredProps = { story: PrintedStory; paper: Paper; onMeasured: (pages: string[][]) => void };

/** The text in columns of a page's size, off the screen, once its typeface is there. */
function Measured({ story, paper, onMeasured }: MeasuredProps) {
  const flow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    document.fonts.ready.then(() => {
      if (isGone || !flow.current) return;
      const { columnGap, columnWidth } = getComputedStyle(flow.current);
      onMeasured(cutIntoPages(flow.current, parseFloat(columnWidth) + parseFloat(columnGap)));
    });
    return () => {
      isGone = true;
    };
  }, [onMeasured]);
  return (
    <div className={`booklet-measure booklet-${paper}`} aria-hidden="true">
      <div ref={flow} className="booklet-text booklet-columns" lang={story.language}>
        {paragraphs(story.sentences).map((paragraph) => (
          <p key={paragraph[0]?.index}>{paragraph.map(({ text }) => text).join(' ')}</p>
        ))}
      </div>
    </div>
  );
}

type SheetsProps = BookletProps & { pages: readonly string[][] };

/** A cover, the pages of the text, and a back cover that says who wrote it. */
function Sheets({ story, paper, pages, onPrinted }: SheetsProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.print = 'booklet';
    const done = () => onPrinted();
    window.addEventListener('afterprint', done);
    // Painted once, so that the drawing of the cover has come.
    const timer = setTimeout(() => window.print(), 300);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', done);
      delete dataset.print;
    };
  }, [onPrinted]);
  return (
    <div className={`booklet booklet-${paper}`} lang={story.language}>
      {imposed(pages.length + 2).map((side) => (
        <section key={side.join()} className="booklet-side">
          {side.map((page, half) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a side has a left and a right half
            <Page key={half} story={story} pages={pages} page={page} />
          ))}
        </section>
      ))}
    </div>
  );
}

type PageProps = { story: PrintedStory; pages: readonly string[][]; page: number | null };

function Page({ story, pages, page }: PageProps) {
  const { t } = useTranslation();
  if (page === null) return <div className="booklet-page" />;
  if (page === 0) return <Cover story={story} />;
  if (page === pages.length + 1) return <div className="booklet-page booklet-back">{t('story.byAi')}</div>;
  return (
    <div className="booklet-page">
      <div className="booklet-text">
        {pages[page - 1]?.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a page stay where they are
          <p key={place}>{text}</p>
        ))}
      </div>
      <span className="booklet-number">{page}</span>
    </div>
  );
}

function Cover({ story }: { story: PrintedStory }) {
  const { t } = useTranslation();
  const Drawing = TYPE_DRAWINGS[story.options.storyType];
  return (
    <div className="booklet-page booklet-cover">
      <Suspense>
        <Drawing />
      </Suspense>
      <p className="booklet-title">{story.title || t('story.untitled')}</p>
    </div>
  );
}
