import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './FieldError.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string;
  hint?: string;
  error?: string | null;
  /** Control at the end of the field, such as the eye of a password. */
  end?: ReactNode;
};

/** Labelled text input with its hint and error. */
export function TextField({ label, hint, error = null, end, ...input }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('field', hint ? 'field-hinted' : null)}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          className={classNames('text-field', end ? 'pr-14' : null)}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...input}
        />
        {end ? <div className="absolute right-0.5 top-0.5">{end}</div> : null}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="field-hint mt-1.5">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
