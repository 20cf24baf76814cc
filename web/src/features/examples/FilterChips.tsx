import { startTransition, useId, useOptimistic } from 'react';

type FilterChipsProps<Value extends string> = {
  legend: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** One of a few, in a row that wraps: a native radio group that looks like chips. */
export function FilterChips<Value extends string>({
  legend,
  value,
  choices,
  onChange,
}: FilterChipsProps<Value>) {
  const name = useId();
  // The chip answers at once; what it filters, and the address bar, follow a frame or two later.
  const [shown, show] = useOptimistic(value);
  const choose = (next: Value) =>
    startTransition(() => {
      show(next);
      onChange(next);
    });
  return (
    <fieldset className="filter">
      <legend>{legend}</legend>
      <div className="filter-chips">
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === shown}
              onChange={() => choose(choice.value)}
            />
            <span className="filter-chip">{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
