import * as Radix from '@radix-ui/react-slider';
import { classNames } from './class-names.ts';

export type SliderProps = {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  /** Called while the thumb is dragged. */
  onChange: (value: number) => void;
  /** Called when the thumb is released, or moved by a key. */
  onCommit?: (value: number) => void;
  /** The value in words for screen readers: `1:05 of 4:20`. */
  valueText?: string;
  disabled?: boolean;
  className?: string;
};

/** Single-thumb slider from `min` (0) to `max` (100). A press on the track jumps there. */
export function Slider({
  label,
  value,
  min = 0,
  max = 100,
  step = 0.1,
  onChange,
  onCommit,
  valueText,
  disabled,
  className,
}: SliderProps) {
  return (
    <Radix.Root
      className={classNames('slider', className)}
      value={[value]}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={([next]) => next !== undefined && onChange(next)}
      onValueCommit={([next]) => next !== undefined && onCommit?.(next)}
    >
      <Radix.Track className="slider-track">
        <Radix.Range className="slider-range" />
      </Radix.Track>
      <Radix.Thumb
        className="slider-thumb"
        aria-label={label}
        aria-valuetext={valueText}
        aria-disabled={disabled || undefined}
        // A disabled one stays focusable: the focus would be lost while the sound loads.
        tabIndex={0}
      />
    </Radix.Root>
  );
}
