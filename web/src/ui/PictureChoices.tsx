import { type ComponentType, Suspense, type SVGProps, useId } from 'react';

export type PictureChoice<Value extends string> = {
  value: Value;
  label: string;
  Drawing: ComponentType<SVGProps<SVGSVGElement>>;
};

export type PictureChoicesProps<Value extends string> = {
  legend: string;
  value: Value;
  choices: readonly PictureChoice<Value>[];
  onChange: (value: Value) => void;
};

/** One of a few, each a card with a drawing: a native radio group, so arrow keys and readers need nothing more. */
export function PictureChoices<Value extends string>({
  legend,
  value,
  choices,
  onChange,
}: PictureChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className="picture-choices">
        {choices.map(({ value: choice, label, Drawing }) => (
          <label key={choice} className="choice">
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            <span className="picture-card">
              <Suspense fallback={<svg aria-hidden="true" />}>
                <Drawing />
              </Suspense>
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
