import { type ComponentType, Suspense, type SVGProps } from 'react';
import { RadioGroup } from './RadioGroup.tsx';

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

/** Single choice among cards with a drawing. */
export function PictureChoices<Value extends string>({ choices, ...group }: PictureChoicesProps<Value>) {
  return (
    <RadioGroup {...group} options={choices} classNames={{ group: 'choices', options: 'choice-cards' }}>
      {({ label, Drawing }) => (
        <span className="picture-card">
          <Suspense fallback={<svg aria-hidden="true" />}>
            <Drawing />
          </Suspense>
          <span>{label}</span>
        </span>
      )}
    </RadioGroup>
  );
}
