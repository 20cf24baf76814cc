import { useEffect, useState } from 'react';
import { LANGUAGE_TABLE, LANGUAGES, LEVELS, STORY_TYPES } from '../../../../contract/options.ts';
import type { ShelfView } from '../../api/shelf-view.ts';
import { useWords } from '../../i18n/words.ts';
import { HeadphonesIcon } from '../../ui/drawings/action-icons.tsx';
import { NativeSelect } from '../../ui/NativeSelect.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** Debounce time of the search in milliseconds. */
const PAUSE_MS = 300;

type ShelfControlsProps = { view: ShelfView; onChange: (changes: Partial<ShelfView>) => void };

/** Search, sound and order of the library; the rarer filters behind a line. */
export function ShelfControls({ view, onChange }: ShelfControlsProps) {
  const { t } = useWords('library');
  const { language, type, level } = view;
  return (
    <search className="shelf-controls">
      <Search words={view.q} onChange={(q) => onChange({ q })} />
      <div className="shelf-row">
        <label className="choice">
          <input
            type="checkbox"
            checked={view.audio === 'with'}
            onChange={(event) => onChange({ audio: event.target.checked ? 'with' : undefined })}
          />
          <span className="chip">
            <HeadphonesIcon width={20} height={20} />
            <span>{t('library.withAudio')}</span>
          </span>
        </label>
        <NativeSelect
          label={t('library.sort')}
          value={view.sort}
          options={(['newest', 'starred', 'oldest', 'title'] as const).map((value) => ({
            value,
            label: t(`library.sorts.${value}`),
          }))}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      <details open={[language, type, level].some(Boolean)}>
        <summary className="link shelf-more">{t('library.filters')}</summary>
        <div className="shelf-filters">
          <NativeSelect
            label={t('library.language')}
            value={language ?? ''}
            options={[
              { value: '', label: t('library.any') },
              ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_TABLE[value].name })),
            ]}
            onChange={(value) => onChange({ language: value || undefined })}
          />
          <NativeSelect
            label={t('library.type')}
            value={type ?? ''}
            options={[
              { value: '', label: t('library.anyType') },
              ...STORY_TYPES.map((value) => ({ value, label: t(`storyForm.types.${value}`) })),
            ]}
            onChange={(value) => onChange({ type: value || undefined })}
          />
          <NativeSelect
            label={t('storyForm.level')}
            value={level ?? ''}
            options={[
              { value: '', label: t('library.anyType') },
              ...LEVELS.map((value) => ({ value, label: t(`storyForm.levels.${value}`) })),
            ]}
            onChange={(value) => onChange({ level: value || undefined })}
          />
        </div>
      </details>
    </search>
  );
}

/** Debounced search field, which also follows outside changes of its words. */
function Search({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const { t } = useWords('library');
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  if (known !== words) {
    setKnown(words);
    if (typed.trim() !== words) setTyped(words);
  }
  useEffect(() => {
    if (typed.trim() === words) return;
    const timer = setTimeout(() => onChange(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only typing starts the timer, not a new function.
  }, [typed, words]);
  return (
    <TextField
      label={t('library.search')}
      type="search"
      placeholder={t('library.searchPlaceholder')}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
