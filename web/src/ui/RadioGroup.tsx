import { type ReactNode, useId } from 'react';

export type RadioGroupProps<Value extends string, Option extends { value: Value }> = {
  legend: string;
  hint?: string;
  value: Value;
  options: readonly Option[];
  onChange: (value: Value) => void;
  /** Of the fieldset, and of the box around the options. */
  classNames: { group: string; options: string };
  /** What an option looks like: the native button itself is there for keys and readers only. */
  children: (option: Option) => ReactNode;
};

/** One of a few: a native radio group, so arrow keys and screen readers need nothing more. */
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
            {children(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
