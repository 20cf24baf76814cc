import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { RadioGroup } from './RadioGroup.tsx';

export type ChipsProps<Value extends string> = {
  legend: string;
  hint?: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode; lang?: string }[];
  onChange: (value: Value) => void;
  /** Whether they stay in one row, which scrolls sideways. */
  isRow?: boolean;
};

/** Single choice among names. */
export function Chips<Value extends string>({ isRow, ...group }: ChipsProps<Value>) {
  return (
    <RadioGroup
      {...group}
      classNames={{ group: 'choices', options: classNames('chips', isRow && 'chips-row') }}
    >
      {({ label, lang }) => (
        <span className="chip" lang={lang}>
          {label}
        </span>
      )}
    </RadioGroup>
  );
}
