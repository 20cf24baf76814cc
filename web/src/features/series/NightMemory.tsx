import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { MEMORY_MAX_LENGTH, MEMORY_MAX_WORDS } from '../../../../contract/limits.ts';
import type { Language } from '../../../../contract/options.ts';
import { wordsIn } from '../../../../contract/paragraphs.ts';
import { asProblem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { useInheritedFocus } from '../../ui/use-inherited-focus.ts';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { changeMemory } from './series-queries.ts';

type NightMemoryProps = { storyId: string; memory: string | null; language: Language };

/** What is remembered of a night. A parent may change or delete it. */
export function NightMemory(night: NightMemoryProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return isOpen ? (
    <MemoryForm {...night} onDone={() => setOpen(false)} />
  ) : (
    <Memory {...night} wasOpen={isOpen !== null} onChange={() => setOpen(true)} />
  );
}

function Memory({
  memory,
  language,
  wasOpen,
  onChange,
}: NightMemoryProps & { wasOpen: boolean; onChange: () => void }) {
  const { t } = useWords('series');
  const button = useInheritedFocus<HTMLButtonElement>(wasOpen);
  return (
    <div className="night-memory">
      {memory ? <p lang={language}>{memory}</p> : <p className="field-hint">{t('series.nothing')}</p>}
      <Button ref={button} variant="plain" onClick={onChange}>
        {t('series.change')}
      </Button>
    </div>
  );
}

function MemoryForm({ storyId, memory, language, onDone }: NightMemoryProps & { onDone: () => void }) {
  const { t } = useWords('series');
  const id = useId();
  const field = useInheritedFocus<HTMLTextAreaElement>();
  const [typed, setTyped] = useState(memory ?? '');
  const changing = useMutation(
    { mutationFn: (next: string | null) => changeMemory(storyId, next), onSuccess: onDone },
    queryClient,
  );
  const tooMany = wordsIn(typed) - MEMORY_MAX_WORDS;
  function save(event: FormEvent) {
    event.preventDefault();
    if (tooMany > 0) return field.current?.focus();
    const next = typed.trim();
    if (next === (memory ?? '')) onDone();
    else if (!changing.isPending) changing.mutate(next === '' ? null : next);
  }
  return (
    <form className="night-memory" onSubmit={save}>
      <label htmlFor={id} className="field-label">
        {t('series.happened')}
      </label>
      <textarea
        ref={field}
        id={id}
        className="text-field"
        rows={6}
        lang={language}
        maxLength={MEMORY_MAX_LENGTH}
        aria-describedby={`${id}-hint`}
        aria-invalid={tooMany > 0 || undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {tooMany > 0 ? (
        <FieldError id={`${id}-hint`} text={t('series.tooLong', { count: tooMany })} />
      ) : (
        <p id={`${id}-hint`} className="field-hint">
          {t('series.hint', { max: MEMORY_MAX_WORDS })}
        </p>
      )}
      {changing.isError ? <ProblemNotice facts={asProblem(changing.error).facts} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={changing.isPending}>
          {t('series.save')}
        </Button>
        <Button variant="plain" disabled={changing.isPending} onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </div>
      {memory ? (
        <Button variant="plain" disabled={changing.isPending} onClick={() => changing.mutate(null)}>
          {t('series.forget')}
        </Button>
      ) : null}
    </form>
  );
}
