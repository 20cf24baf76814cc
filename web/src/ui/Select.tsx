import * as Radix from '@radix-ui/react-select';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { CheckIcon, ChevronDownIcon } from './drawings/action-icons.tsx';

export type SelectOption<Value extends string> = { value: Value; label: string; detail?: string };

export type SelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  icon?: ReactNode;
  disabled?: boolean;
  /** Shows the label to assistive technology only. */
  hideLabel?: boolean;
  className?: string;
};

/** Labelled list to choose one value from. Opens above or below, by the available space. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  icon,
  disabled,
  hideLabel,
  className,
}: SelectProps<Value>) {
  const id = useId();
  return (
    <div className={classNames('select', className)}>
      <span id={id} className={hideLabel ? 'sr-only' : 'field-label'}>
        {label}
      </span>
      <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} disabled={disabled}>
        <Radix.Trigger className="select-trigger" aria-labelledby={`${id} ${id}-value`}>
          {icon}
          <span id={`${id}-value`} className="select-value">
            <Radix.Value />
          </span>
          <Radix.Icon asChild>
            <ChevronDownIcon width={20} height={20} />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="select-list" position="popper" sideOffset={8} collisionPadding={8}>
            <Radix.Viewport>
              {options.map((option) => (
                <Radix.Item key={option.value} value={option.value} className="select-option">
                  <span>
                    <Radix.ItemText>{option.label}</Radix.ItemText>
                    {option.detail ? <span className="select-detail">{option.detail}</span> : null}
                  </span>
                  <Radix.ItemIndicator>
                    <CheckIcon width={20} height={20} />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </div>
  );
}
