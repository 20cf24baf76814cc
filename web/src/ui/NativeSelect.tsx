import { useId } from 'react';

export type NativeSelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** Labelled native select: for filters, where a phone's wheel is better than a custom list. */
export function NativeSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
}: NativeSelectProps<Value>) {
  const id = useId();
  return (
    <div className="native-select">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
