import { useState } from 'react';
import { TARGET_WORDS, TOPIC_MAX_LENGTH } from '../../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useCatalogue } from '../player/narration/catalogue.ts';
import { problemOfTyped, separated } from './wanted-words.ts';

/** The words that a parent wants in the story, in one field; what is wrong with one is said when the field is left. */
export default function WantedField({
  typed,
  onChange,
}: {
  typed: string;
  onChange: (typed: string) => void;
}) {
  const { t } = useWords('sayings');
  const [isLeft, setLeft] = useState(typed !== '');
  const isDemo = useCatalogue().data?.builtInStories === true;
  return (
    <TextField
      label={t('wanted.label')}
      hint={isDemo ? t('wanted.demo') : t('wanted.hint', { most: TARGET_WORDS })}
      placeholder={t('wanted.placeholder')}
      maxLength={TOPIC_MAX_LENGTH}
      autoComplete="off"
      autoCapitalize="none"
      error={isLeft ? problemOfTyped(t, typed) : null}
      value={typed}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        setLeft(true);
        if (separated(typed) !== typed) onChange(separated(typed));
      }}
    />
  );
}
