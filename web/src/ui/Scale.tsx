import { useId } from 'react';

export type ScaleStop<Value extends string> = { value: Value; label: string; detail?: string };

export type ScaleProps<Value extends string> = {
  legend: string;
  value: Value;
  /** From little to much. */
  stops: readonly ScaleStop<Value>[];
  onChange: (value: Value) => void;
};

/** A dial with a few named stops. Looks like a slider, is a radio group: one tap, and no value is hard to hit. */
export function Scale<Value extends string>({ legend, value, stops, onChange }: ScaleProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className="scale">
        {stops.map(({ value: stop, label, detail }) => (
          <label key={stop} className="choice">
            <input
              type="radio"
              name={name}
              value={stop}
              checked={stop === value}
              onChange={() => onChange(stop)}
            />
            <span className="scale-stop">
              <span>
                {label}
                {detail ? <span className="scale-detail">{detail}</span> : null}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
