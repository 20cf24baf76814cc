import { startTransition, useOptimistic } from 'react';
import { RadioGroup } from '../../ui/RadioGroup.tsx';

type FilterChipsProps<Value extends string> = {
  legend: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** Single choice as chips in a row that wraps. */
export function FilterChips<Value extends string>({
  legend,
  value,
  choices,
  onChange,
}: FilterChipsProps<Value>) {
  // The chip changes at once; the filtered list and the address bar follow a frame or two later.
  const [shown, show] = useOptimistic(value);
  const choose = (next: Value) =>
    startTransition(() => {
      show(next);
      onChange(next);
    });
  return (
    <RadioGroup
      legend={legend}
      value={shown}
      options={choices}
      onChange={choose}
      classNames={{ group: 'filter', options: 'filter-chips' }}
    >
      {({ label }) => <span className="filter-chip">{label}</span>}
    </RadioGroup>
  );
}
