import { type ReactElement, useId } from 'react';

export type RadioGroupProps<Value extends string, Option extends { value: Value }> = {
  legend: string;
  hint?: string;
  value: Value;
  options: readonly Option[];
  onChange: (value: Value) => void;
  /** Class names of the fieldset, and of the box around the options. */
  classNames: { group: string; options: string };
  /** Look of an option: the native button itself serves only keyboards and screen readers. */
  children: (option: Option) => ReactElement;
};

/** Single choice: a native radio group, so that arrow keys and screen readers work. */
export function RadioGroup<Value extends string, Option extends { value: Value }>(
  props: RadioGroupProps<Value, Option>,
) {
  const { legend, hint, value, options, onChange, classNames, children } = props;
  const name = useId();
  return (
    <fieldset className={classNames.group} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend>{legend}</legend>
      {hint ? (
        <p id={`${name}-hint`} className="field-hint mb-2">
          {hint}
        </p>
      ) : null}
      <div className={classNames.options}>
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {/* oxlint-disable-next-line texts/own-element -- An element, by its type: styles want it beside its button. */}
            {children(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
