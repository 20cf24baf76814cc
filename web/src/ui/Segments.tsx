import { classNames } from './class-names.ts';
import { RadioGroup } from './RadioGroup.tsx';

export type Segment<Value extends string> = { value: Value; label: string; detail?: string; lang?: string };

export type SegmentsProps<Value extends string> = {
  legend: string;
  /** Whether the legend is visible; otherwise it is for assistive technology. */
  hasHeading?: boolean;
  hint?: string;
  value: Value;
  options: readonly Segment<Value>[];
  onChange: (value: Value) => void;
};

/** Single choice among a few words in one row. */
export function Segments<Value extends string>({ hasHeading, ...group }: SegmentsProps<Value>) {
  return (
    <RadioGroup
      {...group}
      classNames={{ group: classNames('choices', !hasHeading && 'legend-hidden'), options: 'segments' }}
    >
      {({ label, detail, lang }) => (
        <span className="segment" lang={lang}>
          <span>{label}</span>
          {detail ? <span className="segment-detail">{detail}</span> : null}
        </span>
      )}
    </RadioGroup>
  );
}
