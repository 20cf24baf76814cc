import { type ReactNode, type Ref, useId } from 'react';
import { FieldError } from './FieldError.tsx';

type CheckboxProps = {
  label: ReactNode;
  name?: string;
  /** Absent where the form's own field is read. */
  checked?: boolean;
  disabled?: boolean;
  /** Whether the form requires it. */
  required?: boolean;
  error?: string | null;
  /** Of the input, where a form focuses it. */
  ref?: Ref<HTMLInputElement>;
  onChange?: (checked: boolean) => void;
};

/** Checkbox with a pressable label. */
export function Checkbox({ label, error = null, onChange, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className="flex items-start gap-3 py-2.5">
        <input
          type="checkbox"
          className="mt-0.5 size-5 flex-none accent-accent"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
          {...input}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} text={error} />
    </div>
  );
}
