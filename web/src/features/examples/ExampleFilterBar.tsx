import { useTranslation } from 'react-i18next';
import { FilterChips } from './FilterChips.tsx';
import { AGE_FILTERS, type ExampleFilters, LANGUAGE_FILTERS, LEVEL_FILTERS } from './filters.ts';

type ExampleFilterBarProps = {
  filters: ExampleFilters;
  withAge: boolean;
  onChange: (changes: Partial<ExampleFilters>) => void;
};

export function ExampleFilterBar({ filters, withAge, onChange }: ExampleFilterBarProps) {
  const { t } = useTranslation();
  return (
    <div className="filters">
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
      {withAge ? (
        <FilterChips
          legend={t('examples.filters.age')}
          value={filters.age}
          choices={AGE_FILTERS.map((value) => ({ value, label: t(`examples.ages.${value}`) }))}
          onChange={(age) => onChange({ age })}
        />
      ) : null}
    </div>
  );
}
