import { type ReactNode, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TOPIC_MAX_LENGTH } from '../../../../contract/limits.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { TopicIdeas } from '../ideas/TopicIdeas.tsx';

type TopicFieldProps = {
  topic: string;
  onChange: (topic: string) => void;
  /** Whether the form was submitted without a topic. */
  missing: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** In place of the day's ideas. */
  children: ReactNode;
};

/** Topic field, the only required one, with three ideas. */
export function TopicField({ topic, onChange, missing, field, children }: TopicFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="topic-label">
        {t('storyForm.topic')}
      </label>
      <textarea
        ref={field}
        id={id}
        className="text-field topic-field"
        rows={2}
        required
        maxLength={TOPIC_MAX_LENGTH}
        placeholder={t('storyForm.topicPlaceholder')}
        value={topic}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? `${id}-error` : undefined}
        onChange={(event) => {
          event.target.setCustomValidity('');
          onChange(event.target.value);
        }}
        onBlur={(event) => {
          const empty = event.target.value.trim() === '';
          event.target.setCustomValidity(empty ? t('storyForm.alertTopicRequired') : '');
        }}
      />
      <FieldError id={`${id}-error`} text={missing ? t('storyForm.alertTopicRequired') : null} />
      {children ? (
        <div>{children}</div>
      ) : (
        <>
          <p id={`${id}-ideas`} className="field-hint ideas-label">
            {t('storyForm.ideas')}
          </p>
          <TopicIdeas labelledBy={`${id}-ideas`} topic={topic} onChoose={onChange} />
        </>
      )}
    </div>
  );
}
