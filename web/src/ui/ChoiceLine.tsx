import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from './drawings/action-icons.tsx';

type ChoiceLineProps = {
  name: string;
  /** The present choice, in words. */
  choice: string;
  /** Controls that change it, mounted while the line is open. */
  children: ReactNode;
};

/** Choices behind one line that names them and what is chosen. */
export function ChoiceLine({ name, choice, children }: ChoiceLineProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        className="choice-line"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <strong>{name}</strong>
        <span className="chosen">{choice}</span>
        <ChevronDownIcon width={20} height={20} className={isOpen ? 'rotate-180' : undefined} />
      </button>
      {isOpen ? <div id={id}>{children}</div> : null}
    </div>
  );
}
