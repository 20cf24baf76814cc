import { useId } from 'react';
import type { Offer } from './narration/catalogue.ts';
import { SampleButton } from './SampleButton.tsx';

type OfferListProps<Id extends string> = {
  legend: string;
  offers: readonly Offer<Id>[];
  value: Id;
  nameOf: (id: Id) => string;
  onChange: (id: Id) => void;
  disabled: boolean;
};

/** List of voices or tracks, each with a button that plays a sample. */
export function OfferList<Id extends string>({
  legend,
  offers,
  value,
  nameOf,
  onChange,
  disabled,
}: OfferListProps<Id>) {
  const group = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className="offers">
        {offers.map(({ id, sampleUrl }) => (
          <div key={id} className="offer">
            <label className="choice flex-1">
              <input
                type="radio"
                name={group}
                value={id}
                checked={id === value}
                disabled={disabled}
                onChange={() => onChange(id)}
              />
              <span className="offer-name">{nameOf(id)}</span>
            </label>
            {sampleUrl ? <SampleButton url={sampleUrl} name={nameOf(id)} /> : null}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
