import { RadioGroup } from './RadioGroup.tsx';

export type ScaleStop<Value extends string> = { value: Value; label: string; detail?: string };

export type ScaleProps<Value extends string> = {
  legend: string;
  hint?: string;
  value: Value;
  /** In ascending order. */
  stops: readonly ScaleStop<Value>[];
  onChange: (value: Value) => void;
};

/** Scale with a few named stops. Looks like a slider, is a radio group: one press, and no value is hard to hit. */
export function Scale<Value extends string>({ stops, ...group }: ScaleProps<Value>) {
  return (
    <RadioGroup {...group} options={stops} classNames={{ group: 'choices', options: 'scale' }}>
      {({ label, detail }) => (
        <span className="scale-stop">
          <span>
            {label}
            {detail ? <span className="scale-detail">{detail}</span> : null}
          </span>
        </span>
      )}
    </RadioGroup>
  );
}
