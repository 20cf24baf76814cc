import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { queryClient } from '../../api/query-client.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { EmptyLibrary } from '../drawings/EmptyLibrary.tsx';
import { ExampleDialog } from './example-dialog.ts';
import { exampleListQuery } from './example-queries.ts';
import { ExampleCard } from './ExampleCard.tsx';
import { ExampleFilterBar } from './ExampleFilterBar.tsx';
import { ExampleProblem } from './ExampleProblem.tsx';
import {
  type ExampleFilters,
  matching,
  narratedFirst,
  NO_FILTERS,
  ownLanguageFirst,
  readFilters,
  withFilters,
} from './filters.ts';
import './examples.css';
import { useOpenExample } from './open-example.ts';
import { wasServed } from './served-list.ts';

/** Cards shown at first, and added by each press of *see all*. */
const PAGE_SIZE = 6;

type ExamplesSectionProps = {
  /** Heading level of the cards, one below that of the section. */
  Heading: 'h2' | 'h3';
  /** Whether all filters are shown: on the page of the examples, not on the home page. */
  isComplete: boolean;
};

/** Filters, matching cards and the open story, all stored in the address bar. */
export function ExamplesSection({ Heading, isComplete }: ExamplesSectionProps) {
  const { t } = useWords('examples');
  const [params, setParams] = useSearchParams();
  // Read from the address itself, which is newer than the rendered parameters.
  const filterBy = (changes: Partial<ExampleFilters>) =>
    setParams(withFilters(new URLSearchParams(window.location.search), changes), {
      replace: true,
      preventScrollReset: true,
    });
  const { open, wasPressed, show, close } = useOpenExample();
  const list = useQuery(exampleListQuery, queryClient);
  const all = list.data ?? [];
  const filters: ExampleFilters = {
    ...readFilters(params),
    ...(isComplete ? {} : { age: 'all', type: 'all' }),
  };
  const key = Object.values(filters).join();
  const matches = matching(all, filters);
  // The home page offers them to be heard.
  const found = ownLanguageFirst(isComplete ? matches : narratedFirst(matches), currentLanguage());
  const firstServed = useFirstServed(found[0]?.id);
  const opened = open && all.find(({ id }) => id === open.id);

  // Shown already during the two minutes of retries; the stories replace it when they arrive. Examples that the page
  // was served with are better than an error.
  const problem = list.error ?? (list.failureCount > 1 ? list.failureReason : null);
  if (all.length === 0 && (problem || list.isSuccess)) return <ExampleProblem error={problem} />;
  return (
    <>
      <ExampleFilterBar filters={filters} isComplete={isComplete} onChange={filterBy} />
      {list.isPending ? (
        <Skeletons />
      ) : found.length === 0 ? (
        <div className="flex flex-col items-center gap-4 py-8 text-center" role="status">
          <EmptyLibrary className="h-auto w-48" />
          <p>{t('examples.noMatch')}</p>
          <Button onClick={() => filterBy(NO_FILTERS)}>{t('examples.clearFilters')}</Button>
        </div>
      ) : (
        <Cards key={key} total={found.length}>
          {(shown) =>
            found
              .slice(0, shown)
              .map((example) => (
                <ExampleCard
                  key={example.id}
                  example={example}
                  Heading={Heading}
                  served={example.id === firstServed}
                  onOpen={(mode) => show({ id: example.id, mode })}
                />
              ))
          }
        </Cards>
      )}
      {open && list.isSuccess ? (
        <ErrorBoundary key={open.id} fallback={<ExampleProblem error={null} />}>
          <Suspense>
            <ExampleDialog
              example={opened ?? null}
              mode={open.mode}
              wasPressed={wasPressed}
              onMode={(mode) => show({ id: open.id, mode })}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}

/**
 * Example whose picture was served with the page, without filters: the largest element of the first screen. Constant
 * while the page is open, because a picture does not change how it was loaded.
 */
function useFirstServed(first: string | undefined): string | null {
  const [id] = useState(() => (wasServed() ? (first ?? null) : null));
  return id;
}

type CardsProps = { total: number; children: (shown: number) => ReactNode };

/** Six cards, and six more with each press. */
function Cards({ total, children }: CardsProps) {
  const { t } = useWords('examples');
  const [shown, setShown] = useState(PAGE_SIZE);
  const list = useRef<HTMLUListElement>(null);

  function showMore() {
    const first = shown;
    setShown(shown + PAGE_SIZE);
    // The focus moves to the first of the new cards.
    requestAnimationFrame(() => list.current?.children[first]?.querySelector('button')?.focus());
  }

  const visible = Math.min(shown, total);
  return (
    <>
      <p className="example-count" role="status">
        {t('examples.count', { count: total, visible })}
      </p>
      <ul ref={list} className="example-list">
        {children(shown)}
      </ul>
      {shown < total ? (
        <div className="mt-8 text-center">
          <Button onClick={showMore}>{t('examples.seeAll', { count: total })}</Button>
        </div>
      ) : null}
    </>
  );
}

function Skeletons() {
  const { t } = useTranslation();
  return (
    <>
      <p className="example-count" role="status">
        {t('common.loading')}
      </p>
      <div className="example-list" aria-hidden="true">
        {Array.from({ length: PAGE_SIZE }, (_, index) => (
          <div key={index} className="example-card">
            <div className="example-image" data-phase="loading" />
            <div className="example-about">
              <div className="skeleton-line w-3/4" />
              <div className="skeleton-line w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
