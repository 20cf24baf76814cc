import { useId, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { FilterChips } from './FilterChips.tsx';
import {
  AGE_FILTERS,
  type ExampleFilters,
  LANGUAGE_FILTERS,
  LEVEL_FILTERS,
  TYPE_FILTERS,
} from './filters.ts';

type ExampleFilterBarProps = {
  filters: ExampleFilters;
  /** Whether age and type are included, for which the home page has no room. */
  isComplete: boolean;
  onChange: (changes: Partial<ExampleFilters>) => void;
};

/** Filters of the examples; on a phone behind a button that shows the current ones. */
export function ExampleFilterBar({ filters, isComplete, onChange }: ExampleFilterBarProps) {
  const { t } = useWords('examples');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const chosen = [
    filters.language === 'all' ? null : t(`examples.languages.${filters.language}`),
    filters.level === 'all' ? null : t(`storyForm.levels.${filters.level}`),
    filters.age === 'all' ? null : t(`examples.ages.${filters.age}`),
    filters.type === 'all' ? null : t(`storyForm.types.${filters.type}`),
  ].filter((each) => each !== null);
  return (
    <div className="filters" id={id} data-open={isOpen}>
      <button
        type="button"
        className="filters-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {[t('examples.filters.toggle'), ...chosen].join(' · ')}
      </button>
      <FilterChips
        legend={t('examples.filters.language')}
        value={filters.language}
        choices={LANGUAGE_FILTERS.map((value) => ({ value, label: t(`examples.languages.${value}`) }))}
        onChange={(language) => onChange({ language })}
      />
      <FilterChips
        legend={t('storyForm.level')}
        value={filters.level}
        choices={LEVEL_FILTERS.map((value) => ({
          value,
          label: value === 'all' ? t('examples.levels.all') : t(`storyForm.levels.${value}`),
        }))}
        onChange={(level) => onChange({ level })}
      />
      {isComplete ? (
        <>
          <FilterChips
            legend={t('examples.filters.age')}
            value={filters.age}
            choices={AGE_FILTERS.map((value) => ({ value, label: t(`examples.ages.${value}`) }))}
            onChange={(age) => onChange({ age })}
          />
          <FilterChips
            legend={t('examples.filters.type')}
            value={filters.type}
            choices={TYPE_FILTERS.map((value) => ({
              value,
              label: value === 'all' ? t('examples.types.all') : t(`storyForm.types.${value}`),
            }))}
            onChange={(type) => onChange({ type })}
          />
        </>
      ) : null}
    </div>
  );
}
