import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { joinPunctuation } from '../../../../../contract/join-punctuation.ts';
import { svgPath } from '../../../../../contract/picture.ts';
import type { Scene } from '../../../../../contract/scene.ts';
import { useWords } from '../../../i18n/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useReadingWay } from '../../bilingual/reading-way.ts';
import { TYPE_DRAWINGS } from '../../drawings/type-drawings.ts';
import { useTalk } from '../../lesson/talk.ts';
import { AiIcon } from '../../story-text/AiIcon.tsx';
import { usePrint } from '../use-print.ts';
import {
  type PrintedParagraph,
  type PrintedQuestion,
  type PrintedStory,
  printedParagraphs,
  printedQuestions,
  printedTitles,
} from './booklet-text.ts';
import { cutEvenly, type PagePart } from './page-cutting.ts';
import { bookletPageOrder, emptyPagesOf } from './page-order.ts';
import './booklet.css';

/** Folded once, A4 gives A5 pages and Letter gives half-letter pages. */
export type Paper = 'a4' | 'letter';

type BookletProps = { story: PrintedStory; paper: Paper; onPrinted: () => void };

/** Prints a story as a booklet in the current reading mode; `onPrinted` is called when the print dialog is closed. */
export function Booklet({ story, paper, onPrinted }: BookletProps) {
  const [pages, setPages] = useState<PagePart[][] | null>(null);
  const way = useReadingWay();
  const text = printedParagraphs(way, story);
  return createPortal(
    pages === null ? (
      <Measured text={text} paper={paper} onMeasured={setPages} />
    ) : (
      <Sheets
        story={story}
        text={text}
        titles={printedTitles(way, story)}
        paper={paper}
        pages={pages}
        onPrinted={onPrinted}
      />
    ),
    document.body,
  );
}

type Text = readonly PrintedParagraph[];

type MeasuredProps = { text: Text; paper: Paper; onMeasured: (pages: PagePart[][]) => void };

/** Class of a paragraph, on the page and in the measuring column: translations are set smaller. */
const besideClass = (paragraph: PrintedParagraph | undefined) =>
  classNames(paragraph?.isBeside && 'booklet-beside');

/** Off-screen layout of the text in columns of a page's size, once the font has loaded. */
function Measured({ text, paper, onMeasured }: MeasuredProps) {
  const flow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    document.fonts.ready.then(() => {
      if (isGone || !flow.current) return;
      const { columnGap, columnWidth } = getComputedStyle(flow.current);
      onMeasured(cutEvenly(flow.current, Number.parseFloat(columnWidth), Number.parseFloat(columnGap)));
    });
    return () => {
      isGone = true;
    };
  }, [onMeasured]);
  return (
    <div className={`booklet-measure booklet-${paper}`} aria-hidden="true">
      <div ref={flow} className="booklet-text booklet-columns">
        {text.map((paragraph, place) =>
          paragraph.picture ? (
            <div key={paragraph.picture.part} className="booklet-picture">
              <span />
            </div>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- paragraphs never move
            <p key={place} lang={paragraph.lang} className={besideClass(paragraph)}>
              {paragraph.text}
            </p>
          ),
        )}
      </div>
    </div>
  );
}

type Printed = { story: PrintedStory; text: Text; titles: readonly string[]; pages: readonly PagePart[][] };
type SheetsProps = BookletProps & Printed;

/**
 * Cover, pages of the text, the story's pictures to colour in where a page would be empty, back cover with the questions
 * and the AI mark.
 */
function Sheets({ paper, onPrinted, ...printed }: SheetsProps) {
  const { story, pages } = printed;
  const { scene, laterPictures = [] } = story;
  const scenes = [...(scene ? [scene] : []), ...laterPictures.map((later) => later.scene)];
  const outlines = scenes.slice(0, emptyPagesOf(pages.length + 2));
  const booklet = useRef<HTMLDivElement>(null);
  usePrint('booklet', booklet, onPrinted);
  return (
    <div ref={booklet} className={`booklet booklet-${paper}`} lang={story.language} translate="no">
      {bookletPageOrder(pages.length + 2 + outlines.length).map((side) => (
        <section key={side.join()} className="booklet-side">
          {side.map((page, half) => (
            // oxlint-disable-next-line react/no-array-index-key -- a side has a left and a right half
            <Page key={half} {...printed} outlines={outlines} page={page} />
          ))}
        </section>
      ))}
    </div>
  );
}

type PageProps = Printed & { outlines: readonly Scene[]; page: number | null };

function Page({ story, text, titles, pages, outlines, page }: PageProps) {
  if (page === null) return <div className="booklet-page" />;
  if (page === 0) return <Cover story={story} titles={titles} />;
  const outline = outlines[page - pages.length - 1];
  if (outline)
    return (
      <div className="booklet-page booklet-outline">
        <img src={svgPath(outline, '-outline')} alt="" />
      </div>
    );
  if (page > pages.length) return <BackCover story={story} />;
  return (
    <div className="booklet-page">
      <div className="booklet-text">
        {pages[page - 1]?.map((part) => (
          <PrintedPart key={part.paragraph} part={part} paragraph={text[part.paragraph]} />
        ))}
      </div>
      <span className="booklet-number">{page}</span>
    </div>
  );
}

/** The questions, unless the parent has turned them off, and the AI mark. */
function BackCover({ story }: { story: PrintedStory }) {
  const { t } = useTranslation();
  const way = useReadingWay();
  const [isTalkOn] = useTalk();
  const questions = isTalkOn ? printedQuestions(way, story) : [];
  return (
    <div className="booklet-page booklet-back">
      {questions.length > 0 ? <Questions questions={questions} /> : null}
      <p className="booklet-mark">
        <AiIcon />
        <span>{t('story.byAi')}</span>
      </p>
    </div>
  );
}

/** Their words have come with the story's page, where it has questions. */
function Questions({ questions }: { questions: readonly PrintedQuestion[] }) {
  const { t } = useWords('lesson');
  return (
    <div className="booklet-questions">
      <h2>{t('lesson.talk')}</h2>
      <ol>
        {questions.map((question) => (
          <li key={question[0]?.text}>
            {question.map(({ text, lang }, place) => (
              <p key={lang} lang={lang} className={classNames(place > 0 && 'booklet-beside')}>
                {joinPunctuation(text)}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function PrintedPart({ part, paragraph }: { part: PagePart; paragraph: PrintedParagraph | undefined }) {
  if (paragraph?.picture) {
    const { scene, picture } = paragraph.picture;
    return <img className="booklet-picture" src={svgPath(scene, '-wide')} alt={picture.alt} />;
  }
  return (
    <p lang={paragraph?.lang} className={besideClass(paragraph)}>
      {part.text}
    </p>
  );
}

function Cover({ story, titles }: Pick<Printed, 'story' | 'titles'>) {
  const { t } = useTranslation();
  const [isMissing, setMissing] = useState(false);
  const Drawing = TYPE_DRAWINGS[story.options.storyType];
  return (
    <div className="booklet-page booklet-cover">
      {story.scene && !isMissing ? (
        <img src={svgPath(story.scene)} alt={story.picture?.alt ?? ''} onError={() => setMissing(true)} />
      ) : (
        <Suspense>
          <Drawing />
        </Suspense>
      )}
      {titles.map((title) => (
        <p key={title} className="booklet-title">
          {title || t('story.untitled')}
        </p>
      ))}
    </div>
  );
}
